"""What happened, as typed values: the log, the screen reader and the sounds are made of these."""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.core.state import Journal
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


def typed(event: tuple[int, ...]) -> Event:
    """The typed form of a journal entry."""
    match event:
        case (kind, token) if kind == E_SHOWN_TOKEN:
            return ShownToken(TOKEN_IDS[token])
        case (kind, wonder) if kind == E_SHOWN_WONDER:
            return ShownWonder(WONDER_IDS[wonder])
        case (kind, seat, wonder) if kind == E_DRAFTED:
            return Drafted(seat, WONDER_IDS[wonder])
        case (kind, age) if kind == E_LAID_OUT:
            return LaidOut(age)
        case (kind, slot) if kind == E_PLACED_GUILD:
            return PlacedGuild(slot)
        case (kind, slot, card) if kind == E_DEALT:
            return Dealt(slot, CARD_IDS[card])
        case (kind, slot, card) if kind == E_REVEALED:
            return Revealed(slot, CARD_IDS[card])
        case (kind, seat, card, way) if kind == E_BUILT:
            return Built(seat, CARD_IDS[card], WAYS[way])
        case (kind, seat, coins, traded, received) if kind == E_PAID:
            return Paid(seat, coins, traded, received)
        case (kind, seat, card, coins) if kind == E_DISCARDED:
            return Discarded(seat, CARD_IDS[card], coins)
        case (kind, seat, wonder, card) if kind == E_RAISED:
            return Raised(seat, WONDER_IDS[wonder], CARD_IDS[card])
        case (kind, seat, coins) if kind == E_GAINED:
            return Gained(seat, coins)
        case (kind, seat, coins) if kind == E_LOST:
            return Lost(seat, coins)
        case (kind, seat, before, after) if kind == E_MOVED:
            return Moved(seat, before, after)
        case (kind, seat, coins, token) if kind == E_LOOTED:
            return Looted(seat, coins, token)
        case (kind, seat, token) if kind == E_TOOK:
            return Took(seat, TOKEN_IDS[token])
        case (kind, seat, token) if kind == E_DREW:
            return Drew(seat, TOKEN_IDS[token])
        case (kind, seat, card) if kind == E_DESTROYED:
            return Destroyed(seat, CARD_IDS[card])
        case (kind, seat, wonder) if kind == E_REMOVED:
            return Removed(seat, WONDER_IDS[wonder])
        case (kind, seat) if kind == E_AGAIN:
            return PlaysAgain(seat)
        case (kind, seat) if kind == E_AGAIN_LOST:
            return AgainLost(seat)
        case (kind, seat, age) if kind == E_STARTED:
            return Started(seat, age)
        case (kind, seat, ending) if kind == E_WON:
            return Won(seat, ENDINGS[ending])
    raise AssertionError(f"no event {event}")


def seen_by(journal: Journal, viewer: int) -> list[Event]:
    """The events of a journal that a viewer may know."""
    return [typed(event) for event in journal.seen_by(viewer)]
