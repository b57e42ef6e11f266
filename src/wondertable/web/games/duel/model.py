"""What the Duel page shows, as values: the presenter fills them, the templates draw them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from wondertable.text.duel import Part
from wondertable.web.present.things import (
    Asked,
    Clock,
    Column,
    CostLine,
    Face,
    Glyph,
    Seated,
    Worth,
)

# Small things.


@dataclass(frozen=True)
class Badge:
    """What a thing costs: own goods, a chain, coins, or coins that are not there."""

    kind: Literal["own", "chain", "pay", "not"]
    coins: int


# What can be done.


@dataclass(frozen=True)
class Act:
    """A row of a sheet: something to do with a card, what it costs and brings."""

    key: str
    """The letter that stands for it."""
    verb: str
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
    acts: tuple[tuple[Act, str | None], ...]
    """With the notation that is posted, or None where it cannot be done now."""
    wonders: tuple[tuple[Act, str | None], ...]
    notes: tuple[str, ...]


@dataclass(frozen=True)
class About:
    """A wonder or a token explained."""

    id: str
    kind: Literal["wonder", "token"]
    name: str
    icon: str
    lines: tuple[str, ...]
    why: tuple[Part, ...]


# The structure.


@dataclass(frozen=True)
class Ghost:
    """What lay in an empty place until just now."""

    card: str
    name: str
    note: str
    """Who took it, and for what."""
    mine: bool
    """Whether it is the viewer who took it."""


@dataclass(frozen=True)
class Tile:
    """A place of the structure."""

    x: int
    y: int
    state: Literal["open", "covered", "down", "gone"]
    label: str = ""
    card: str = ""
    color: str = ""
    badge: Badge | None = None
    worth: Worth | None = None
    back: str = ""
    ghost: Ghost | None = None


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
    """A wonder, whoever has it."""

    id: str
    name: str
    glyphs: tuple[Glyph, ...]
    cost: CostLine
    label: str
    printed: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class OwnWonder:
    """A wonder in a city's row."""

    id: str
    state: Literal["unbuilt", "built", "removed"]
    label: str
    badge: Badge | None = None
    under: str = ""
    under_id: str = ""


@dataclass(frozen=True)
class City(Seated):
    """One player's side of the table."""

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
    wonders: tuple[OwnWonder, ...]
    tokens: tuple[str, ...]
    clock: Clock | None


# Around the table.


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
    was: bool = False
    """Whether the pawn stood here until just now."""


@dataclass(frozen=True)
class Track:
    """The military track and the progress tokens beside it."""

    label: str
    spaces: tuple[Space, ...]
    tokens: tuple[str, ...]
    no_tokens: str
    """Why none is there, if that is so."""


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
    cards: tuple[str, ...]


# Questions.


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
class Question(Asked):
    """What must be answered now, by whom, with which answers."""

    options: tuple[Option, ...]
