"""What learners choose from and what they see: numbers for choices, bytes for positions.

Nothing here needs a library of others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from mypy_extensions import u8  # not compiled: it finds what games have

from wondertable.bots.kits import find_kit
from wondertable.bots.search.brain import Features
from wondertable.core.found import found
from wondertable.core.game import Game, Options
from wondertable.core.numbering import Numbering
from wondertable.core.phrases import listed_or_none
from wondertable.core.rng import Rng
from wondertable.core.state import State
from wondertable.core.vecs import octets, vec
from wondertable.games import GAMES, find_game
from wondertable.gym.desk import Desk
from wondertable.gym.errors import NoSpaces
from wondertable.gym.part import Part

SEED_BITS: Final = 62


@cache
def part_of(game: str) -> Part | None:
    """What a game says of its observations; nothing if it says nothing."""
    module = found(f"wondertable.gym.games.{game}")
    return None if module is None else module.PART


def games() -> list[str]:
    """The games that learners can play."""
    return [game for game in GAMES if part_of(game) is not None]


@dataclass(frozen=True)
class Space:
    """A game with a number of seats and options, as learners see it."""

    game: Game
    seats: int
    options: Options
    part: Part
    numbering: Numbering

    @property
    def name(self) -> str:
        """The name with its version, such as wondertable_duel_v1."""
        return f"wondertable_{self.game.name}_v{self.part.version}"

    @property
    def actions(self) -> int:
        """How many numbers there are."""
        return int(self.numbering.size)

    @property
    def idle(self) -> int:
        """The number of no choice, for seats that wait."""
        return int(self.numbering.idle)

    @property
    def inputs(self) -> int:
        """How many bytes an observation has."""
        return self.part.inputs

    @property
    def layout(self) -> dict[str, slice]:
        """The parts of an observation by name."""
        return {each.name: each.slice for each in self.part.layout}

    @property
    def agents(self) -> list[str]:
        """The names of the seats."""
        return [f"seat_{seat}" for seat in range(self.seats)]

    def features(self) -> Features:
        """What describes positions; one for each game that goes on at the same time."""
        return find_kit(self.game.name).features()

    def start(self) -> State:
        """A game before anything is dealt."""
        return self.game.setup(self.seats, self.options)

    def number(self, state: State, seat: int, code: int) -> int:
        """The number of a legal code of the engine."""
        return int(self.numbering.number(state, seat, code))

    def code(self, state: State, seat: int, number: int) -> int:
        """The code of the engine for a number that is legal."""
        return int(self.numbering.code(state, seat, number))

    def write(self, state: State, seat: int, number: int) -> str:
        """A legal number in the notation of the game."""
        return self.game.write(state, seat, self.code(state, seat, number))


def space(
    game: str | Game, seats: int | None = None, options: Mapping[str, str] | None = None
) -> Space:
    """A game as learners see it; raises a SetupError or NoSpaces."""
    box = find_game(game) if isinstance(game, str) else game
    part = part_of(box.name)
    if part is None:
        raise NoSpaces(box.name, listed_or_none(games()))
    chosen = box.chosen(options or {})
    count = int(box.setup(seats, chosen).seat_count())
    return Space(box, count, chosen, part, part.numbering(chosen))


class Table:
    """A game under way at which every seat can look; what it shows stays until the next look."""

    def __init__(self, wanted: Space) -> None:
        self.space = wanted
        self.observation: vec[u8] = octets(wanted.inputs)
        self.mask: vec[u8] = octets(wanted.actions)
        self.desk = Desk(
            wanted.start(),
            wanted.numbering,
            wanted.features(),
            self.observation,
            0,
            self.mask,
            0,
        )

    def begin(self, seed: int) -> None:
        """A new game."""
        self.desk.begin(Rng(seed))

    @property
    def state(self) -> State:
        """Where the game is; it goes on."""
        return self.desk.state

    def asked(self) -> list[int]:
        """The seats that owe a choice."""
        return self.desk.state.actors()

    def look(self, seat: int) -> None:
        """Writes what a seat sees and may choose into the two rows."""
        self.desk.show(seat)

    def seen(self, seat: int) -> tuple[bytes, bytes]:
        """What a seat sees, and the mask of what it may choose."""
        self.look(seat)
        return bytes(self.observation), bytes(self.mask)

    def rewards(self) -> list[float]:
        """What every seat has won: its part of the victory; nothing while the game goes on."""
        outcome = self.desk.state.outcome()
        if outcome is None:
            return [0.0] * self.space.seats
        return [outcome.score(seat) for seat in range(self.space.seats)]
