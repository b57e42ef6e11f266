"""What the page of 7 Wonders shows, as values: presenters fill them, templates draw them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from wondertable.web.present.things import (
    Asked,
    Clock,
    Column,
    CostLine,
    Ended,
    Explained,
    Face,
    Glyph,
    Seated,
    Worth,
)

# Cards and what they cost.


@dataclass(frozen=True)
class Part:
    """What one side gives: to whom coins go, for which goods, and why so few."""

    side: Literal["own", "bank", "left", "right"]
    name: str
    coins: int
    goods: tuple[str, ...]
    spoken: str
    note: str = ""


@dataclass(frozen=True)
class Way:
    """One way to pay."""

    action: str
    coins: int
    left: int
    right: int
    bank: int
    parts: tuple[Part, ...]
    kept: str
    """What is left to me, and what others would have."""
    label: str


@dataclass(frozen=True)
class Tag:
    """What something costs me, in the least room."""

    kind: Literal["own", "chain", "pay", "not"]
    text: str
    bank: int = 0
    left: int = 0
    right: int = 0


@dataclass(frozen=True)
class Act:
    """Something to do with a card, or why it cannot be done."""

    kind: Literal["build", "stage", "sell", "leave"]
    key: str
    """The letter that stands for it."""
    verb: str
    coins: int
    action: str | None
    ways: tuple[Way, ...] = ()
    """Several ways to pay, to choose from."""
    why: str = ""
    """Why it cannot be done."""
    title: str = ""
    """The heading over the ways to pay."""


@dataclass(frozen=True)
class HandCard:
    """A card of my hand."""

    id: str
    """Of its element; two copies of a card are told apart."""
    face: Face
    label: str
    tag: Tag
    pays: str
    """What it costs me in words, and whom I pay."""
    worth: Worth
    acts: tuple[Act, ...]
    down: bool
    """Whether it is the chosen one, which lies face down."""


@dataclass(frozen=True)
class Chosen:
    """My choice that lies face down."""

    text: str
    card: str
    """The card that it uses, or nothing."""


@dataclass(frozen=True)
class Hand:
    """My hand, and what is done with it."""

    label: str
    note: str
    cards: tuple[HandCard, ...]
    playable: bool
    chosen: Chosen | None
    age: int


# Cities.


@dataclass(frozen=True)
class Good:
    """How much a city makes of a resource."""

    id: str
    text: str
    none: bool
    label: str


@dataclass(frozen=True)
class StageRow:
    """A stage of a wonder."""

    number: int
    glyphs: tuple[Glyph, ...]
    cost: CostLine
    state: Literal["done", "next", "later"]
    tag: Tag
    label: str
    lines: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Board:
    """A wonder board; made once for each way it can stand, so told by itself."""

    id: str
    name: str
    side: str
    """day or night, or nothing while it is not turned yet."""
    about: str
    start: str
    stages: tuple[StageRow, ...]
    built: int

    @property
    def picture(self) -> str:
        """Its drawing, as far as it is built."""
        return self.drawn(self.built)

    @property
    def finished(self) -> str:
        """Its drawing as it will be."""
        return self.drawn(len(self.stages))

    def drawn(self, built: int) -> str:
        """The drawing of so many stages; whole while nobody has turned the board to a side."""
        stages = len(self.stages)
        stands = f"{stages}-{built}" if stages else "3-3"
        return f"seven/wonders.svg#s-w-{self.id}-{stands}"


@dataclass(frozen=True, eq=False)
class City(Seated):
    """A city of somebody, as everybody sees it; made once for each position, so told by itself."""

    board: Board | None
    did: str
    """What was done in the last turn."""
    coins: int
    coins_label: str
    shields: int
    shields_label: str
    debt: int
    debt_label: str
    diplomacy: int
    diplomacy_label: str
    tokens: tuple[tuple[str, int], ...]
    """Victory and defeat tokens by their value."""
    tokens_label: str
    sells: tuple[Glyph, ...]
    sells_label: str
    columns: tuple[Column, ...]
    goods: tuple[Good, ...]
    extras: tuple[Glyph, ...]
    extras_label: str
    points: int | None


@dataclass(frozen=True)
class Neighbour:
    """What a neighbour is to me."""

    side: Literal["left", "right"]
    partner: bool
    price: str
    versus: str
    versus_kind: Literal["win", "lose", "even", "none"]


# Around the table.


@dataclass(frozen=True)
class Readiness(Seated):
    """Whether somebody has chosen."""

    you: bool
    state: Literal["asked", "chosen", "idle"]
    text: str
    clock: Clock | None


@dataclass(frozen=True)
class Ring:
    """All seats in the order in which hands go, and who is still thinking."""

    way: Literal["left", "right"]
    label: str
    seats: tuple[Readiness, ...]


@dataclass(frozen=True)
class Strength:
    """A city in the next conflict."""

    name: str
    shields: int
    you: bool
    absent: bool
    part: int
    """Of the longest bar, in percent."""


@dataclass(frozen=True)
class Conflict:
    """The next conflict as it stands."""

    title: str
    worth: str
    rows: tuple[Strength, ...]
    notes: tuple[str, ...]


@dataclass(frozen=True)
class Held(Seated):
    """A hand, who holds it, and what I know of it."""

    you: bool
    note: str
    faces: tuple[Face, ...]
    count: str


@dataclass(frozen=True)
class Hands:
    """Who holds which hand."""

    way: Literal["left", "right"]
    pass_text: str
    rows: tuple[Held, ...]
    pile: str


@dataclass(frozen=True)
class Total:
    """Points of somebody, or of a team, so far."""

    name: str
    points: int
    you: bool


@dataclass(frozen=True)
class Totals:
    """Points so far."""

    seats: tuple[Total, ...]
    teams: tuple[Total, ...]


@dataclass(frozen=True)
class Team:
    """My partner."""

    name: str
    hand: tuple[Face, ...]
    hidden: bool
    points: int | None


# Questions and the end.


@dataclass(frozen=True)
class Option:
    """An answer to a question."""

    action: str | None
    label: str
    title: str
    lines: tuple[str, ...] = ()
    face: Face | None = None
    worth: Worth | None = None
    boards: tuple[Board, ...] = ()
    coins: int = 0
    debt: int = 0


@dataclass(frozen=True)
class Question(Asked):
    """What must be answered now, by whom, with which answers."""

    options: tuple[Option, ...]
    chosen: str = ""
    """My answer that lies face down."""


@dataclass(frozen=True)
class Fight:
    """What a seat took home from the conflicts of an age."""

    text: str
    kind: Literal["win", "lose", "none"]


@dataclass(frozen=True)
class Revealed:
    """What a seat has put under its wonder and sold."""

    name: str
    under: tuple[Face, ...]
    sold: tuple[Face, ...]
    left: tuple[Face, ...]


@dataclass(frozen=True)
class End(Ended):
    """How the game ended, with what was hidden before."""

    coins: tuple[int, ...]
    teams: tuple[tuple[str, int, bool], ...]
    fights: tuple[tuple[str, tuple[Fight, ...]], ...]
    science: tuple[Explained, ...]
    revealed: tuple[Revealed, ...]
