"""What a pad asks, what was entered, and what it comes to; the same shapes as in `static/pad`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from wondertable.core.game import Game

if TYPE_CHECKING:
    from wondertable.web.pad.words import Words

Way = Literal["", "sheet", "cards"]
"""How something is entered: numbers of the sheet, the cards themselves, or both."""

Value = int | str | list[str]


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from 0; `thing` names what it is the number of."""

    id: str
    most: int
    way: Way = ""
    flag: str = ""
    thing: str = ""
    start: int = 0
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of some words; `of_seats` if they are the numbers of seats."""

    id: str
    values: tuple[str, ...]
    way: Way = ""
    flag: str = ""
    thing: str = ""
    of_seats: bool = False
    turned: bool = False
    """Whether every seat begins with another value."""


@dataclass(frozen=True, slots=True)
class Section:
    """Fields under one heading."""

    id: str
    fields: tuple[Number | Choice, ...]
    folded: bool = False
    about: str = ""
    """The message that explains them."""


@dataclass(frozen=True, slots=True)
class Group:
    """Things of one colour to be ticked."""

    id: str
    things: tuple[str, ...]
    color: str
    way: Way = "cards"
    flag: str = ""


@dataclass(frozen=True, slots=True)
class Seat:
    """What was entered for a seat."""

    values: dict[str, int | str]
    has: tuple[str, ...] = ()

    def number(self, name: str) -> int:
        """A number; 0 if it was not asked."""
        return int(self.values.get(name, 0))


@dataclass(frozen=True, slots=True)
class Entry:
    """What was entered."""

    way: Way
    names: tuple[str, ...]
    flags: frozenset[str]
    table: Seat
    seats: tuple[Seat, ...]

    @property
    def by_cards(self) -> bool:
        """Whether the cards themselves were entered."""
        return self.way == "cards"


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence: the end of its message's id, and what it speaks of."""

    key: str
    args: dict[str, Value] = field(default_factory=dict)

    def data(self) -> list[Any]:
        """As a script reads it."""
        return [self.key, self.args]


def line(key: str, **args: Value) -> Line:
    """A line, written shortly."""
    return Line(key, args)


@dataclass(frozen=True, slots=True)
class Cell:
    """The points of a seat in a row of the sheet, and where they come from."""

    points: int
    lines: tuple[Line, ...] = ()

    def data(self) -> dict[str, Any]:
        """As a script reads it."""
        return {"points": self.points, "lines": [one.data() for one in self.lines]}


@dataclass(frozen=True, slots=True)
class Score:
    """What an entry comes to. `how` says what decided; `notes` what cannot be so in the box."""

    rows: dict[str, tuple[Cell, ...]]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    how: str
    teams: tuple[int, ...] = ()
    notes: tuple[Line, ...] = ()

    def data(self) -> dict[str, Any]:
        """As a script reads it."""
        return {
            "rows": {row: [cell.data() for cell in cells] for row, cells in self.rows.items()},
            "totals": list(self.totals),
            "ranks": list(self.ranks),
            "how": self.how,
            "teams": list(self.teams),
            "notes": [one.data() for one in self.notes],
        }


@dataclass(frozen=True, slots=True)
class Pad:
    """The pad of a game."""

    game: Game
    flags: tuple[str, ...]
    table: tuple[Section, ...]
    seat: tuple[Section, ...]
    groups: tuple[Group, ...]
    tables: Callable[[], dict[str, Any]]
    score: Callable[[Entry], Score]
    problems: Callable[[Entry], Sequence[Line]] = lambda entry: ()
    extra: tuple[str, ...] = ()
    """Rows that the engine does not know, such as those of other expansions; each is a flag too."""
    words: type[Words] | None = None
    """How the pad speaks of things that only this game has."""

    @property
    def rows(self) -> tuple[str, ...]:
        """All rows of the sheet."""
        return (*self.game.categories, *self.extra)

    @property
    def name(self) -> str:
        """The id of the game."""
        return self.game.name

    @property
    def seats(self) -> range:
        """How many can play."""
        return self.game.seats


def entered(points: int) -> Cell:
    """Points that stand on the sheet as they are."""
    return Cell(points, (line("entered", points=points),) if points else ())


def decided(totals: Sequence[int], ranks: Sequence[int], tie: str) -> str:
    """What decided between sides: points, what breaks a tie, or nothing."""
    most = max(totals)
    level = sum(total == most for total in totals)
    if level == 1:
        return "points"
    return tie if sum(rank == 1 for rank in ranks) < level else "shared"
