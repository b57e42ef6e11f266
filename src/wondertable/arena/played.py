"""One game of a match: how it is played, and what is kept of it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from wondertable.arena.match import Match
from wondertable.bots import Bot
from wondertable.bots.asking import any_choice, ask
from wondertable.bots.errors import ForeignError
from wondertable.bots.foreign import ForeignBot
from wondertable.core.game import Game
from wondertable.core.outcome import Outcome
from wondertable.core.play import Play
from wondertable.core.record import Record
from wondertable.core.rng import Rng
from wondertable.review.review import luck_in

GIVEN_UP: Final = 3
"""After so many failures in a row a program is not asked again in the same game."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a game; lists go by seats."""

    number: int
    ranks: tuple[int, ...]
    reason: str
    choices: tuple[int, ...]
    seconds: tuple[float, ...]
    """CPU time of a bot of ours; for a program of others, the time until its answer."""
    forfeits: tuple[int, ...]
    """Choices that a program did not make; a legal one was drawn by lot."""
    fault: str = ""
    """Why the first of them was forfeited."""
    luck: tuple[float, ...] = ()
    """What chance brought each seat, where that was asked for."""

    @property
    def outcome(self) -> Outcome:
        """Ranks and reason, as the engine has them."""
        return Outcome(self.ranks, self.reason)


@dataclass
class Chair:
    """A seat of one game, with the bot on it."""

    bot: Bot
    luck: Rng
    choices: int = 0
    seconds: float = 0.0
    forfeits: int = 0
    failures: int = 0
    """Those in a row."""
    fault: str = ""


@dataclass
class Playing:
    """A game under way, with who sits at it."""

    play: Play
    chairs: list[Chair]

    def choice(self, seat: int) -> int:
        """What the bot on a seat wants, or a legal default; both out of the seat's own view."""
        chair = self.chairs[seat]
        view = self.play.state.view(seat)
        chair.choices += 1
        if chair.failures < GIVEN_UP:
            clock = time.perf_counter if isinstance(chair.bot, ForeignBot) else time.process_time
            began = clock()
            try:
                action = ask(chair.bot, view, seat, lambda: self.play.seen_by(seat), chair.luck)
            except ForeignError as error:
                chair.failures += 1
                chair.fault = chair.fault or str(error)
            else:
                chair.failures = 0
                return action
            finally:
                chair.seconds += clock() - began
        chair.forfeits += 1
        return any_choice(view, seat, chair.luck)


def play_game(
    game: Game, match: Match, number: int, bots: Sequence[Bot], *, less_luck: bool = False
) -> tuple[Played, Record]:
    """Plays a game of a match with the bots that sit at it, seat by seat; luck may be measured."""
    names = [match.bots[bot] for bot in match.lineup(number)]
    play = Play(game, match.seats, match.deal_seed(number), match.options, names)
    chairs = [Chair(bot, match.luck(number, seat)) for seat, bot in enumerate(bots)]
    playing = Playing(play, chairs)
    for bot in bots:
        bot.begin()
    play.play_out(play.deal_on, playing.choice)
    played = result(number, playing)
    if less_luck:
        played = msgspec.structs.replace(played, luck=luck_in(game, play.record))
    return played, play.record


def result(number: int, playing: Playing) -> Played:
    """What is kept of a finished game."""
    outcome = playing.play.outcome
    assert outcome is not None
    chairs = playing.chairs
    return Played(
        number,
        outcome.ranks,
        outcome.reason,
        tuple(chair.choices for chair in chairs),
        tuple(round(chair.seconds, 6) for chair in chairs),
        tuple(chair.forfeits for chair in chairs),
        next((chair.fault for chair in chairs if chair.fault), ""),
    )
