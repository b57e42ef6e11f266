"""What happened, as typed values: the log, the screen reader and the sounds are made of these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wondertable.core.bits import numbers
from wondertable.core.state import Journal
from wondertable.core.typed import Kinds, Reader, typed_by
from wondertable.games.seven.actions import BOARD_IDS, CARD_IDS, SIDE_IDS
from wondertable.games.seven.codes import (
    E_ABSENT,
    E_AGE,
    E_BOARD,
    E_BUILT,
    E_CLEARED,
    E_DEALT,
    E_DEBT,
    E_DIPLOMACY,
    E_EXTRA,
    E_FOUGHT,
    E_GAINED,
    E_LEFT,
    E_LOOKS,
    E_LOST,
    E_NOTHING,
    E_PAID,
    E_PASSED,
    E_READY,
    E_SHOWN,
    E_SIDE,
    E_SOLD,
    E_STAGED,
    E_TOKEN,
    E_USED,
    E_WON,
)

WAYS: Final = ("paid", "chain", "olympia", "pile")


@dataclass(frozen=True, slots=True)
class TookBoard:
    seat: int
    board: str


@dataclass(frozen=True, slots=True)
class TurnedSide:
    seat: int
    side: str


@dataclass(frozen=True, slots=True)
class AgeBegan:
    age: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """A card that comes into a hand; only those who see the hand know of it."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Ready:
    """A choice lies face down."""

    seat: int


@dataclass(frozen=True, slots=True)
class Built:
    seat: int
    card: str
    way: str


@dataclass(frozen=True, slots=True)
class Staged:
    seat: int
    stage: int


@dataclass(frozen=True, slots=True)
class Sold:
    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class Used:
    """The card that was sold or lies under a stage; only its owner knows of it."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Paid:
    """Coins to the bank, to the left and to the right neighbour."""

    seat: int
    coins: int
    left: int
    right: int


@dataclass(frozen=True, slots=True)
class Gained:
    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class Lost:
    """Coins that were lost, and the debt taken instead of others."""

    seat: int
    coins: int
    debt: int


@dataclass(frozen=True, slots=True)
class Indebted:
    """Debt that no coins could replace."""

    seat: int
    debt: int


@dataclass(frozen=True, slots=True)
class TookToken:
    """Victory tokens of an age that did not come from a conflict."""

    seat: int
    age: int
    tokens: int


@dataclass(frozen=True, slots=True)
class ClearedDefeats:
    seat: int


@dataclass(frozen=True, slots=True)
class TookDiplomacy:
    seat: int


@dataclass(frozen=True, slots=True)
class LeftOver:
    """The last card of a hand, discarded unpaid; only its owner knows of it."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class PlaysLast:
    seat: int


@dataclass(frozen=True, slots=True)
class Looks:
    """A seat looks through the discard pile."""

    seat: int


@dataclass(frozen=True, slots=True)
class Shown:
    seat: int
    place: int
    card: str


@dataclass(frozen=True, slots=True)
class FoundNothing:
    seat: int


@dataclass(frozen=True, slots=True)
class Negotiated:
    """A diplomacy token was discarded in a conflict."""

    seat: int


@dataclass(frozen=True, slots=True)
class Fought:
    """A conflict: the winner, the loser, the age, and how many tokens each takes."""

    seat: int
    loser: int
    age: int
    tokens: int


@dataclass(frozen=True, slots=True)
class HandsPassed:
    age: int


@dataclass(frozen=True, slots=True)
class Won:
    """One who shares the victory, or has it alone; and how many do."""

    seat: int
    winners: int


Event = (
    TookBoard
    | TurnedSide
    | AgeBegan
    | Dealt
    | Ready
    | Built
    | Staged
    | Sold
    | Used
    | Paid
    | Gained
    | Lost
    | Indebted
    | TookToken
    | ClearedDefeats
    | TookDiplomacy
    | LeftOver
    | PlaysLast
    | Looks
    | Shown
    | FoundNothing
    | Negotiated
    | Fought
    | HandsPassed
    | Won
)


BOARD: Final[Reader] = BOARD_IDS.__getitem__
CARD: Final[Reader] = CARD_IDS.__getitem__
SIDE: Final[Reader] = SIDE_IDS.__getitem__
WAY: Final[Reader] = WAYS.__getitem__

KINDS: Final[Kinds[Event]] = {
    E_BOARD: (TookBoard, (int, BOARD)),
    E_SIDE: (TurnedSide, (int, SIDE)),
    E_AGE: (AgeBegan, (int,)),
    E_DEALT: (Dealt, (int, CARD)),
    E_READY: (Ready, (int,)),
    E_BUILT: (Built, (int, CARD, WAY)),
    E_STAGED: (Staged, (int, int)),
    E_SOLD: (Sold, (int, int)),
    E_USED: (Used, (int, CARD)),
    E_PAID: (Paid, (int, int, int, int)),
    E_GAINED: (Gained, (int, int)),
    E_LOST: (Lost, (int, int, int)),
    E_DEBT: (Indebted, (int, int)),
    E_TOKEN: (TookToken, (int, int, int)),
    E_CLEARED: (ClearedDefeats, (int,)),
    E_DIPLOMACY: (TookDiplomacy, (int,)),
    E_LEFT: (LeftOver, (int, CARD)),
    E_EXTRA: (PlaysLast, (int,)),
    E_LOOKS: (Looks, (int,)),
    E_SHOWN: (Shown, (int, int, CARD)),
    E_NOTHING: (FoundNothing, (int,)),
    E_ABSENT: (Negotiated, (int,)),
    E_FOUGHT: (Fought, (int, int, int, int)),
    E_PASSED: (HandsPassed, (int,)),
}
"""What the entries of a journal tell: of each its numbers, in order."""


def typed(event: tuple[int, ...]) -> list[Event]:
    """The typed form of a journal entry; a victory is told of every winner."""
    if event[0] == E_WON:
        seats = numbers(event[1])
        return [Won(seat, len(seats)) for seat in seats]
    return [typed_by(KINDS, event)]


def seen_by(journal: Journal, viewer: int) -> list[Event]:
    """The events of a journal that a viewer may know."""
    return [found for event in journal.seen_by(viewer) for found in typed(event)]
