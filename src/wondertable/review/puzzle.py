"""A puzzle: a position from a game in which one choice is clearly the best, as its seat saw it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal

import msgspec

from wondertable.bots.levels import weights_digest
from wondertable.core.game import Game
from wondertable.core.phrases import phrase
from wondertable.core.play import Play
from wondertable.core.state import CHANCE, Journal, State
from wondertable.core.why import Why
from wondertable.review.errors import DamagedPuzzles
from wondertable.review.parts import Option

FORMAT: Final = 1
ID_LENGTH: Final = 8
ELSEWHERE: Final = phrase("puzzles-elsewhere", "its choices lead elsewhere")

Came = Literal["solved", "nearly", "again"]
"""What came of an answer: the best choice, the next best one, any other one."""


@dataclass(frozen=True)
class Place:
    """A decision in a game, as the seat sees it, and how the game came there."""

    game: Game
    view: State
    seat: int
    ply: int
    """The decision, counted from 1."""
    seats: int
    options: dict[str, str]
    deal: str
    choices: tuple[tuple[int, str], ...]


class Puzzle(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="puzzle", tag_field="line"
):
    """The deal and the choices that lead to a position, and what every choice is worth there."""

    id: str
    """Made of what the seat sees, so that it names the position for ever."""
    options: dict[str, str]
    """The options of the game that are not as usual."""
    seats: int
    deal: str
    """The seed of the deal, in hexadecimal digits."""
    choices: tuple[tuple[int, str], ...]
    """What the seats chose until then, in notation; chance follows from the deal."""
    seat: int
    """Who is asked."""
    ply: int
    """The decision, counted from 1."""
    phase: str
    verdicts: tuple[Option, ...]
    """All legal choices with what the judge expects of them, the best first."""
    theme: str
    level: int
    found: dict[str, int]
    """How often each bot found the best choice, of `TRIES` times."""
    played: float
    """How much more often the best choice won than the next one, where both were played out."""
    proved: bool = False
    """Whether it is certain what the best choice comes to."""
    whys: tuple[Why, ...] = ()
    """What the best choice has that the next best one has not."""

    @property
    def best(self) -> str:
        """The solution, in notation."""
        return self.verdicts[0].do

    @property
    def margin(self) -> float:
        """What every other choice loses at least, as a part of the victory."""
        return self.verdicts[0].worth - self.verdicts[1].worth


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="about", tag_field="line"):
    """The first line of a collection."""

    puzzles: int
    game: str
    rules: int
    weights: str
    """The digest of the weights that judged."""


class Tally(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="searched", tag_field="line"
):
    """What was searched for a collection, with whom at the table; a later line replaces it."""

    bots: tuple[str, ...]
    seats: int
    options: dict[str, str]
    seed: int
    games: int = 0
    """So many games of the match were gone through, from its first one."""
    positions: int = 0
    """Decisions with enough to choose from."""
    promising: int = 0
    """Those in which one choice stood out at first sight."""
    looked: int = 0
    """Those that were looked at again: easy ones only while they were wanted, and none of a game
    that had its puzzle already."""
    kept: int = 0

    @property
    def run(self) -> tuple[object, ...]:
        """What tells one search from another."""
        return (self.bots, self.seats, tuple(sorted(self.options.items())), self.seed)


def about_of(game: Game) -> About:
    """The first line of a new collection."""
    return About(FORMAT, game.name, game.rules, weights_digest(game.name))


def puzzle_id(game: str, view: State, seat: int) -> str:
    """The name of a position as a seat sees it."""
    drawn = sha256(f"puzzle {game} {seat}\0".encode() + view.key())
    return drawn.hexdigest()[:ID_LENGTH]


Hear = Callable[[int, int, Journal], None]
"""Is told what happened: the ply, who chose, or CHANCE, and what that brought about."""


def unheard(ply: int, seat: int, journal: Journal) -> None:
    """For those who want the position alone."""


def play_of(game: Game, puzzle: Puzzle, hear: Hear = unheard) -> Play:
    """The game up to the position; raises DamagedPuzzles if it does not lead there."""
    play = Play(game, puzzle.seats, bytes.fromhex(puzzle.deal), puzzle.options)
    for seat, line in ((CHANCE, ""), *puzzle.choices):
        if seat != CHANCE:
            ply, chosen = play.number(seat), Journal()
            play.carry_out(seat, play.code_of(seat, line), chosen)
            hear(ply, seat, chosen)
        dealt = Journal()
        play.deal_on(dealt)
        hear(play.number(CHANCE), CHANCE, dealt)
    known = puzzle.seat in play.asked and play.ply + 1 == puzzle.ply
    if not known or puzzle_id(game.name, play.state.view(puzzle.seat), puzzle.seat) != puzzle.id:
        raise DamagedPuzzles(puzzle.id, puzzle.ply, ELSEWHERE)
    return play


def came_of(puzzle: Puzzle, answer: str) -> Came:
    """What a legal choice comes to as an answer."""
    if answer == puzzle.best:
        return "solved"
    return "nearly" if answer == puzzle.verdicts[1].do else "again"


def lost_by(puzzle: Puzzle, answer: str) -> float:
    """What a legal choice loses beside the best one, as a part of the victory."""
    worth = next(option.worth for option in puzzle.verdicts if option.do == answer)
    return puzzle.verdicts[0].worth - worth
