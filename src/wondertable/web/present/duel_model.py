"""What the Duel page shows, as values: the presenter fills them, the templates draw them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from wondertable.web.present.things import Clock, CostLine, Face, Glyph, Worth

# Small things.


@dataclass(frozen=True)
class Badge:
    """What a thing costs: own goods, a chain, coins, or coins that are not there."""

    kind: Literal["own", "chain", "pay", "not"]
    coins: int


@dataclass(frozen=True)
class Part:
    """A piece of an explanation: words, goods as pictures with their spoken form, words."""

    text: str
    goods: tuple[str, ...] = ()
    spoken: str = ""
    after: str = ""


# What can be done.


@dataclass(frozen=True)
class Act:
    """A row of a sheet: something one may do, or may not and why."""

    key: str
    """The letter that stands for it."""
    verb: str
    action: str | None
    """The notation that is posted; None where it cannot be done now."""
    icon: str
    art: bool
    coins: int
    gains: bool
    why: tuple[Part, ...]
    then: str
    main: bool = False


@dataclass(frozen=True)
class Sheet:
    """What an open card can be used for."""

    face: Face
    kind: str
    acts: tuple[Act, ...]
    wonders: tuple[Act, ...]
    notes: tuple[str, ...]


@dataclass(frozen=True)
class About:
    """A wonder or a token explained."""

    id: str
    kind: Literal["wonder", "token"]
    name: str
    icon: str
    glyphs: tuple[Glyph, ...]
    lines: tuple[str, ...]
    why: tuple[Part, ...]


# The structure.


@dataclass(frozen=True)
class Tile:
    """A place of the structure."""

    x: int
    y: int
    state: Literal["open", "covered", "down", "gone"]
    label: str = ""
    face: Face | None = None
    badge: Badge | None = None
    worth: Worth | None = None
    back: str = ""


@dataclass(frozen=True)
class Structure:
    """The cards of an age."""

    age: int
    label: str
    tiles: tuple[Tile, ...]


# Cities.


@dataclass(frozen=True)
class Good:
    """How much a city makes of a resource, and what one more costs it."""

    id: str
    units: int
    price: int
    label: str


@dataclass(frozen=True)
class Column:
    """The cards of a colour."""

    color: str
    label: str
    faces: tuple[Face, ...]

    @property
    def width(self) -> int:
        """How many columns of four cards it takes."""
        return (len(self.faces) + 3) // 4


@dataclass(frozen=True)
class TokenFace:
    """A progress token."""

    id: str
    name: str
    title: str
    glyphs: tuple[Glyph, ...]
    about: str
    label: str


@dataclass(frozen=True)
class WonderFace:
    """A wonder in a row or on offer."""

    id: str
    name: str
    glyphs: tuple[Glyph, ...]
    cost: CostLine
    state: Literal["unbuilt", "built", "removed"]
    label: str
    printed: str = ""
    badge: Badge | None = None
    under: str = ""
    under_id: str = ""
    lines: tuple[str, ...] = ()


@dataclass(frozen=True)
class City:
    """One player's side of the table."""

    seat: int
    name: str
    initial: str
    you: bool
    active: bool
    coins: int
    coins_label: str
    shields: int
    shields_label: str
    goods: tuple[Good, ...]
    choices: tuple[Glyph, ...]
    choices_label: str
    columns: tuple[Column, ...]
    wonders: tuple[WonderFace, ...]
    tokens: tuple[TokenFace, ...]
    clock: Clock | None


# Around the table.


@dataclass(frozen=True)
class Top:
    """What the bar says."""

    age: int
    ages: tuple[tuple[int, str], ...]
    left: str
    turn: str
    icon: str
    mine: bool
    clock: Clock | None


@dataclass(frozen=True)
class Space:
    """A space of the military track, from the far capital to the near one."""

    at: int
    zone: str
    edge: bool
    label: str
    points: int
    loot: int
    pawn: bool


@dataclass(frozen=True)
class Track:
    """The military track and the progress tokens beside it."""

    label: str
    spaces: tuple[Space, ...]
    tokens: tuple[TokenFace, ...]
    no_tokens: str
    """Why none is there, if that is so."""


@dataclass(frozen=True)
class ScoreRow:
    """A category with the points of both."""

    id: str
    name: str
    icon: str
    color: str
    points: tuple[int, int]


@dataclass(frozen=True)
class Score:
    """Points by category; the viewer's city first."""

    names: tuple[str, str]
    rows: tuple[ScoreRow, ...]

    @property
    def totals(self) -> tuple[int, int]:
        """All points of each."""
        return sum(row.points[0] for row in self.rows), sum(row.points[1] for row in self.rows)


@dataclass(frozen=True)
class Science:
    """Which symbols each city has, and how many of each."""

    symbols: tuple[tuple[str, str], ...]
    names: tuple[str, str]
    counts: tuple[tuple[int, ...], tuple[int, ...]]
    label: str


@dataclass(frozen=True)
class Group:
    """Cards that may lie face down, with how many of them do."""

    count: str
    faces: tuple[Face, ...]


# Questions and the end.


@dataclass(frozen=True)
class Option:
    """An answer to a question."""

    action: str | None
    face: Face | None = None
    wonder: WonderFace | None = None
    token: TokenFace | None = None
    worth: Worth | None = None
    label: str = ""
    text: str = ""


@dataclass(frozen=True)
class Question:
    """What must be answered now, by whom, with which answers."""

    kind: str
    id: str
    mine: bool
    title: str
    text: str
    options: tuple[Option, ...]


@dataclass(frozen=True)
class End:
    """How the game ended."""

    title: str
    text: str
    reason: str
    won: bool
    score: Score
    leader: int
    """0 or 1, the place of the winner in the score; 2 when both win; -1 when nobody does."""
    seed: str
    digest: str
