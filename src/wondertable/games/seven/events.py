"""What happened, as typed values: the log, the screen reader and the sounds are made of these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wondertable.core.state import Journal
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


def typed(event: tuple[int, ...]) -> list[Event]:
    """The typed form of a journal entry; a victory is told of every winner."""
    match event:
        case (kind, seat, board) if kind == E_BOARD:
            return [TookBoard(seat, BOARD_IDS[board])]
        case (kind, seat, side) if kind == E_SIDE:
            return [TurnedSide(seat, SIDE_IDS[side])]
        case (kind, age) if kind == E_AGE:
            return [AgeBegan(age)]
        case (kind, seat, card) if kind == E_DEALT:
            return [Dealt(seat, CARD_IDS[card])]
        case (kind, seat) if kind == E_READY:
            return [Ready(seat)]
        case (kind, seat, card, way) if kind == E_BUILT:
            return [Built(seat, CARD_IDS[card], WAYS[way])]
        case (kind, seat, stage) if kind == E_STAGED:
            return [Staged(seat, stage)]
        case (kind, seat, coins) if kind == E_SOLD:
            return [Sold(seat, coins)]
        case (kind, seat, card) if kind == E_USED:
            return [Used(seat, CARD_IDS[card])]
        case (kind, seat, coins, left, right) if kind == E_PAID:
            return [Paid(seat, coins, left, right)]
        case (kind, seat, coins) if kind == E_GAINED:
            return [Gained(seat, coins)]
        case (kind, seat, coins, debt) if kind == E_LOST:
            return [Lost(seat, coins, debt)]
        case (kind, seat, debt) if kind == E_DEBT:
            return [Indebted(seat, debt)]
        case (kind, seat, age, tokens) if kind == E_TOKEN:
            return [TookToken(seat, age, tokens)]
        case (kind, seat) if kind == E_CLEARED:
            return [ClearedDefeats(seat)]
        case (kind, seat) if kind == E_DIPLOMACY:
            return [TookDiplomacy(seat)]
        case _:
            return typed_end(event)


def typed_end(event: tuple[int, ...]) -> list[Event]:
    """The typed form of what happens at the end of a turn, an age or the game."""
    match event:
        case (kind, seat, card) if kind == E_LEFT:
            return [LeftOver(seat, CARD_IDS[card])]
        case (kind, seat) if kind == E_EXTRA:
            return [PlaysLast(seat)]
        case (kind, seat) if kind == E_LOOKS:
            return [Looks(seat)]
        case (kind, seat, place, card) if kind == E_SHOWN:
            return [Shown(seat, place, CARD_IDS[card])]
        case (kind, seat) if kind == E_NOTHING:
            return [FoundNothing(seat)]
        case (kind, seat) if kind == E_ABSENT:
            return [Negotiated(seat)]
        case (kind, winner, loser, age, tokens) if kind == E_FOUGHT:
            return [Fought(winner, loser, age, tokens)]
        case (kind, age) if kind == E_PASSED:
            return [HandsPassed(age)]
        case (kind, winners) if kind == E_WON:
            seats = [seat for seat in range(7) if winners >> seat & 1]
            return [Won(seat, len(seats)) for seat in seats]
    raise AssertionError(f"no event {event}")


def seen_by(journal: Journal, viewer: int) -> list[Event]:
    """The events of a journal that a viewer may know."""
    return [found for event in journal.seen_by(viewer) for found in typed(event)]
