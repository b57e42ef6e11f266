"""What the page of Tower of Babel shows, as plain values; the templates read nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from wondertable.web.present.things import Asked, Clock, Ended, Explained, Seated

# On the board.


@dataclass(frozen=True)
class Disc:
    """A disc: one type of cards or two, with how many of each."""

    kinds: tuple[str, ...]
    numbers: tuple[int, ...]
    label: str


@dataclass(frozen=True)
class Space:
    """A space of a wonder."""

    number: int
    disc: Disc | None
    """None when it was taken."""
    label: str
    chosen: bool
    pick: str
    """What the choice of this disc is called in notation, where the viewer may choose it."""
    held: str
    """How many of the cards the viewer has."""


@dataclass(frozen=True)
class Stack:
    """Somebody's pieces on a wonder, and what they would score now."""

    seat: int
    initial: str
    units: int
    large: int
    small: int
    points: int
    label: str


@dataclass(frozen=True)
class Tile:
    """A wonder."""

    id: str
    name: str
    title: str
    taken: int
    spaces: tuple[Space, ...]
    stacks: tuple[Stack, ...]
    tower: int | None
    """The seat that builds here now."""
    finished: str
    """When it was finished; nothing before that."""
    scored: str


@dataclass(frozen=True)
class Turn:
    """A place on the turn track."""

    seat: int
    name: str
    you: bool
    active: bool


@dataclass(frozen=True)
class ValueRow:
    """A row of the value table."""

    label: str
    first: int
    second: int
    others: int
    state: Literal["past", "now", "later", "light"]


@dataclass(frozen=True)
class Left:
    """How many discs of a type lie on the board."""

    kind: str
    count: int
    label: str


# Around the board.


@dataclass(frozen=True)
class Collected:
    """The discs or cards of a type that somebody has."""

    kind: str
    count: int


@dataclass(frozen=True)
class Player(Seated):
    """Somebody at the table."""

    you: bool
    state: Literal["asked", "laid", "idle"]
    state_text: str
    cards: int
    cards_label: str
    known: tuple[Collected, ...]
    known_label: str
    actions: int
    actions_label: str
    discs: tuple[Collected, ...]
    discs_label: str
    points: int
    points_label: str
    now: int | None
    now_label: str
    clock: Clock | None


@dataclass(frozen=True)
class Collection:
    """The near seat's discs, and their bonus so far."""

    title: str
    discs: tuple[Disc, ...]
    bonus: str
    table: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Cards:
    """The building cards of a type in a hand."""

    kind: str
    name: str
    count: int
    label: str


@dataclass(frozen=True)
class ActionCard:
    """An action card in a hand."""

    id: str
    name: str
    effect: str
    when: str
    action: str | None
    """How it is played now, if it may be."""


@dataclass(frozen=True)
class Hand:
    """What the viewer holds."""

    label: str
    cards: tuple[Cards, ...]
    actions: tuple[ActionCard, ...]


@dataclass(frozen=True)
class Scoring:
    """A finished wonder: how it was scored, step by step."""

    wonder: str
    title: str
    row: int
    steps: tuple[str, ...]


# What is asked.


@dataclass(frozen=True)
class Amount:
    """A number of cards to choose."""

    id: str
    count: int
    value: str
    label: str


@dataclass(frozen=True)
class Stepper:
    """How many cards of a type are laid."""

    field: str
    kind: str
    name: str
    held: str
    amounts: tuple[Amount, ...]


@dataclass(frozen=True)
class OpenOffer(Seated):
    """An offer that lies open."""

    cards: tuple[str, ...]
    trader: bool
    text: str
    label: str


@dataclass(frozen=True)
class JokerWay:
    """What a joker may stand for."""

    way: int
    label: str


@dataclass(frozen=True)
class Sum:
    """What comes of some offers together."""

    classes: str
    meter: tuple[tuple[int, str], ...]
    """The seat that gives each card, with its letter; a seat of -1 for what is missing."""
    count: str
    text: str
    action: str | None


@dataclass(frozen=True)
class Ask(Asked):
    """What is asked now, and of whom."""

    note: str = ""
    disc: Disc | None = None
    picked: tuple[tuple[int, str], ...] = ()
    plays: tuple[ActionCard, ...] = ()
    steppers: tuple[Stepper, ...] = ()
    trader: str = ""
    laid: str = ""
    offers: tuple[OpenOffer, ...] = ()
    jokers: tuple[JokerWay, ...] = ()
    sums: tuple[Sum, ...] = ()
    decline: str = ""
    """The words of the button that declines."""
    rest: str = ""
    """The words of the button that plays no action card for the rest of the turn."""
    letting: str = ""
    """What is said to a viewer who does so."""


# The end, and the help.


@dataclass(frozen=True)
class End(Ended):
    """How the game ended, with every wonder step by step."""

    wonders: tuple[Scoring, ...]
    unfinished: tuple[Scoring, ...]
    discs: tuple[Explained, ...]
    hands: tuple[Explained, ...]


@dataclass(frozen=True)
class Figure:
    """A figure that no source confirms."""

    name: str
    id: str
    value: str
    source: str
