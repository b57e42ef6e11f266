"""One game of a match: how it is played, and what is kept of it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from wondertable.arena.match import Match
from wondertable.bots import Bot
from wondertable.bots.asking import any_choice, ask
from wondertable.bots.errors import ForeignError
from wondertable.bots.foreign import ForeignBot
from wondertable.core.game import Game
from wondertable.core.outcome import Outcome
from wondertable.core.play import deal
from wondertable.core.record import FORMAT, Header, Move, Record
from wondertable.core.replay import end_of, redact
from wondertable.core.rng import Rng
from wondertable.core.seed import seed_digest
from wondertable.core.state import State

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
    """A game under way."""

    game: Game
    state: State
    header: Header
    chairs: list[Chair]
    moves: list[Move] = field(default_factory=list)

    def choice(self, seat: int) -> int:
        """What the bot on a seat wants, or a legal default; both out of the seat's own view."""
        chair = self.chairs[seat]
        view = self.state.view(seat)
        chair.choices += 1
        if chair.failures < GIVEN_UP:
            clock = time.perf_counter if isinstance(chair.bot, ForeignBot) else time.process_time
            began = clock()
            try:
                action = ask(chair.bot, view, seat, lambda: self.seen_by(seat), chair.luck)
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

    def seen_by(self, seat: int) -> Record:
        """The record as a seat may have it."""
        return redact(self.game, Record(self.header, self.moves), seat)

    def carry_out(self, seat: int, action: int) -> None:
        """Writes a choice down and lets it happen."""
        self.moves.append(Move(seat, self.game.write(self.state, seat, action)))
        self.state.apply(seat, action)


def play_game(game: Game, match: Match, number: int, bots: Sequence[Bot]) -> tuple[Played, Record]:
    """Plays a game of a match with the bots that sit at it, seat by seat."""
    seed = match.deal_seed(number)
    names = tuple(match.bots[bot] for bot in match.lineup(number))
    header = Header(FORMAT, game.name, game.rules, match.options, names, seed_digest(seed))
    chairs = [Chair(bot, match.luck(number, seat)) for seat, bot in enumerate(bots)]
    playing = Playing(game, game.setup(match.seats, match.options), header, chairs)
    for bot in bots:
        bot.begin()
    run(playing, seed)
    record = Record(header, playing.moves, end_of(playing.state, match.seats, seed))
    return result(number, playing), record


def run(playing: Playing, seed: bytes) -> None:
    """Plays to the end; those who choose at the same time are all asked before anything happens."""
    game, state = playing.game, playing.state
    dealer = game.dealer(seed, len(playing.chairs), playing.header.options)
    while True:
        playing.moves += [Move("chance", words) for words in deal(game, state, dealer)]
        actors = state.actors()
        if not actors:
            return
        choices = [(seat, playing.choice(seat)) for seat in actors]
        for seat, action in choices:
            playing.carry_out(seat, action)


def result(number: int, playing: Playing) -> Played:
    """What is kept of a finished game."""
    outcome = playing.state.outcome()
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
