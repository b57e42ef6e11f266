"""What happened, as typed values: the log, the screen reader and the sounds are made of these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wondertable.core.state import Journal
from wondertable.core.typed import Kinds, Reader, typed_by
from wondertable.games.duel.actions import CARD_IDS, TOKEN_IDS, WONDER_IDS
from wondertable.games.duel.codes import (
    CIVILIAN,
    E_AGAIN,
    E_AGAIN_LOST,
    E_BUILT,
    E_DEALT,
    E_DESTROYED,
    E_DISCARDED,
    E_DRAFTED,
    E_DREW,
    E_GAINED,
    E_LAID_OUT,
    E_LOOTED,
    E_LOST,
    E_MOVED,
    E_PAID,
    E_PLACED_GUILD,
    E_RAISED,
    E_REMOVED,
    E_REVEALED,
    E_SHOWN_TOKEN,
    E_SHOWN_WONDER,
    E_STARTED,
    E_TOOK,
    E_WON,
    MILITARY,
    SCIENCE,
)

ENDINGS = {MILITARY: "military", SCIENCE: "science", CIVILIAN: "civilian"}
WAYS = ("paid", "chain", "mausoleum")


@dataclass(frozen=True, slots=True)
class ShownToken:
    token: str


@dataclass(frozen=True, slots=True)
class ShownWonder:
    wonder: str


@dataclass(frozen=True, slots=True)
class Drafted:
    seat: int
    wonder: str


@dataclass(frozen=True, slots=True)
class LaidOut:
    age: int


@dataclass(frozen=True, slots=True)
class PlacedGuild:
    slot: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """A card that lies face up when the structure is laid out."""

    slot: int
    card: str


@dataclass(frozen=True, slots=True)
class Revealed:
    """A card turned up after a turn."""

    slot: int
    card: str


@dataclass(frozen=True, slots=True)
class Built:
    seat: int
    card: str
    way: str


@dataclass(frozen=True, slots=True)
class Paid:
    """Coins of the printed cost, coins for resources, and how many of these the opponent got."""

    seat: int
    coins: int
    traded: int
    received: int


@dataclass(frozen=True, slots=True)
class Discarded:
    seat: int
    card: str
    coins: int


@dataclass(frozen=True, slots=True)
class Raised:
    seat: int
    wonder: str
    card: str


@dataclass(frozen=True, slots=True)
class Gained:
    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class Lost:
    """The seat that lost coins to the bank by the other player's wonder."""

    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class Moved:
    """The pawn, seen from the seat that moved it."""

    seat: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Looted:
    """The seat that lost coins, how many, and the number on the looting token."""

    seat: int
    coins: int
    token: int


@dataclass(frozen=True, slots=True)
class Took:
    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class Drew:
    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class Destroyed:
    """The seat that destroyed a card of the other city."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Removed:
    seat: int
    wonder: str


@dataclass(frozen=True, slots=True)
class PlaysAgain:
    seat: int


@dataclass(frozen=True, slots=True)
class AgainLost:
    seat: int


@dataclass(frozen=True, slots=True)
class Started:
    seat: int
    age: int


@dataclass(frozen=True, slots=True)
class Won:
    """The winner's seat, or 2 when both win; and how."""

    seat: int
    ending: str


Event = (
    ShownToken
    | ShownWonder
    | Drafted
    | LaidOut
    | PlacedGuild
    | Dealt
    | Revealed
    | Built
    | Paid
    | Discarded
    | Raised
    | Gained
    | Lost
    | Moved
    | Looted
    | Took
    | Drew
    | Destroyed
    | Removed
    | PlaysAgain
    | AgainLost
    | Started
    | Won
)


CARD: Final[Reader] = CARD_IDS.__getitem__
ENDING: Final[Reader] = ENDINGS.__getitem__
TOKEN: Final[Reader] = TOKEN_IDS.__getitem__
WAY: Final[Reader] = WAYS.__getitem__
WONDER: Final[Reader] = WONDER_IDS.__getitem__

KINDS: Final[Kinds[Event]] = {
    E_SHOWN_TOKEN: (ShownToken, (TOKEN,)),
    E_SHOWN_WONDER: (ShownWonder, (WONDER,)),
    E_DRAFTED: (Drafted, (int, WONDER)),
    E_LAID_OUT: (LaidOut, (int,)),
    E_PLACED_GUILD: (PlacedGuild, (int,)),
    E_DEALT: (Dealt, (int, CARD)),
    E_REVEALED: (Revealed, (int, CARD)),
    E_BUILT: (Built, (int, CARD, WAY)),
    E_PAID: (Paid, (int, int, int, int)),
    E_DISCARDED: (Discarded, (int, CARD, int)),
    E_RAISED: (Raised, (int, WONDER, CARD)),
    E_GAINED: (Gained, (int, int)),
    E_LOST: (Lost, (int, int)),
    E_MOVED: (Moved, (int, int, int)),
    E_LOOTED: (Looted, (int, int, int)),
    E_TOOK: (Took, (int, TOKEN)),
    E_DREW: (Drew, (int, TOKEN)),
    E_DESTROYED: (Destroyed, (int, CARD)),
    E_REMOVED: (Removed, (int, WONDER)),
    E_AGAIN: (PlaysAgain, (int,)),
    E_AGAIN_LOST: (AgainLost, (int,)),
    E_STARTED: (Started, (int, int)),
    E_WON: (Won, (int, ENDING)),
}
"""What the entries of a journal tell: of each its numbers, in order."""


def typed(event: tuple[int, ...]) -> list[Event]:
    """The typed form of a journal entry."""
    return [typed_by(KINDS, event)]


def seen_by(journal: Journal, viewer: int) -> list[Event]:
    """The events of a journal that a viewer may know."""
    return [found for event in journal.seen_by(viewer) for found in typed(event)]
