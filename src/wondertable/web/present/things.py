"""Small things that lie on every table, as values: pictures, faces of cards, clocks."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, Literal

from wondertable.table.clock import SeatClock

BANK: Final = "bank"
Flight = tuple[str, str, int]
"""Coins that fly: from where, to where, how many; a place is BANK or the id of a treasury."""

Goods = tuple[tuple[str, int], ...]
"""Resources with how many units of each."""


@dataclass(frozen=True)
class Glyph:
    """A picture on a card: an icon, a number on a coin, laurel or shield, goods, or bare text."""

    kind: Literal["icon", "coin", "points", "shield", "goods", "counts", "text", "symbols", "token"]
    icon: str = ""
    number: int = 0
    goods: tuple[str, ...] = ()
    either: bool = False
    """Goods of which one is to be chosen."""
    most: bool = False
    """Counted in the city that has most."""
    text: str = ""


@dataclass(frozen=True)
class CostLine:
    """A printed cost, and the chain symbol that replaces it."""

    coins: int
    goods: tuple[str, ...]
    chain: str | None = None


@dataclass(frozen=True)
class Face:
    """The face of a card."""

    id: str
    name: str
    title: str
    """The name with soft hyphens."""
    long: bool
    color: str
    glyphs: tuple[Glyph, ...]
    cost: CostLine
    gives: str | None
    about: str
    """Its effects in words."""
    picture: str
    """Its picture: a file of `static/` and a symbol in it."""


@dataclass(frozen=True)
class Worth:
    """What a thing is worth now: one bold phrase, one quiet one, and sentences that say it all."""

    bold: str
    quiet: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Column:
    """The cards of a colour in a city."""

    color: str
    label: str
    cards: tuple[str, ...]

    @property
    def width(self) -> int:
        """How many columns of four cards it takes."""
        return (len(self.cards) + 3) // 4


@dataclass(frozen=True)
class Clock:
    """A clock's reading."""

    seconds: int
    runs: bool
    text: str


def read_clock(clock: SeatClock) -> Clock:
    """A clock as hours, minutes and seconds; one begun is whole."""
    whole = math.ceil(clock.seconds)
    minutes, seconds = divmod(whole, 60)
    hours, minutes = divmod(minutes, 60)
    text = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    return Clock(whole, clock.runs, text)


@dataclass(frozen=True, eq=False)  # what is made of it may be told by itself
class Seated:
    """Somebody at the table, or what belongs to somebody."""

    seat: int
    name: str
    initial: str


@dataclass(frozen=True)
class Asked:
    """What must be answered now, and whether by the viewer."""

    kind: str
    id: str
    mine: bool
    title: str
    text: str


@dataclass(frozen=True)
class Bar:
    """What the bar says: what is left, what is waited for, the viewer's clock."""

    left: str
    turn: str
    more: str
    icon: str
    mine: bool
    clock: Clock | None


@dataclass(frozen=True)
class AgeBar(Bar):
    """The bar of a game of three ages."""

    age: int
    ages: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class ScoreRow:
    """A category with the points of all seats."""

    id: str
    name: str
    icon: str
    color: str
    points: tuple[int, ...]


@dataclass(frozen=True)
class Score:
    """Points by category, the near seat first."""

    names: tuple[str, ...]
    yours: int
    """The place of the viewer, or -1."""
    rows: tuple[ScoreRow, ...]
    totals: tuple[int, ...]
    leaders: tuple[int, ...]
    """The places of those who win."""


@dataclass(frozen=True)
class Ended(Score):
    """How a game ended."""

    title: str
    text: str
    won: bool
    seed: str
    digest: str


@dataclass(frozen=True)
class Explained:
    """What is told of a seat at the end: how something was counted, or what it still had."""

    name: str
    text: str


def treasury(seat: int) -> str:
    """The id of a seat's coins on the page."""
    return f"coins-{seat}"
