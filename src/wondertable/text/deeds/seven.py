"""The deeds of 7 Wonders: what was built with its price and who got it, what a hand holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from wondertable.games.seven.actions import CARD_NUMBER
from wondertable.games.seven.cards import CARDS
from wondertable.games.seven.events import (
    Built,
    Dealt,
    Event,
    Paid,
    Shown,
    Sold,
    Staged,
    Used,
)
from wondertable.text.game_text import Deed

Known = Literal["known", "unknown"]


@dataclass(frozen=True, slots=True)
class Holds:
    """A hand, to those who see it."""

    seat: int
    things: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Saw:
    """What somebody found in the discard pile, to those who see it."""

    seat: int
    things: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BuiltFor:
    """A building, what it cost in all, what the neighbours got of it, and what made it free."""

    seat: int
    card: str
    way: str
    thanks: str
    coins: int
    left: int
    left_seat: int
    right: int
    right_seat: int


@dataclass(frozen=True, slots=True)
class StagedFor:
    """A stage, the card under it for those who know it, and its price."""

    seat: int
    stage: int
    seen: Known
    card: str
    coins: int
    left: int
    left_seat: int
    right: int
    right_seat: int


@dataclass(frozen=True, slots=True)
class SoldFor:
    """A sale; which card it was is known to those who saw it."""

    seat: int
    seen: Known
    card: str
    coins: int


@dataclass(frozen=True, slots=True)
class PaidTo:
    """A price of which it is not known what it was for."""

    seat: int
    coins: int
    left: int
    left_seat: int
    right: int
    right_seat: int


GATHERED: Final = {Dealt: Holds, Shown: Saw}
TOLD_OTHERWISE: Final = (*GATHERED, Built, Staged, Sold, Paid)
"""The events that no sentence of their own tells."""


def deeds(events: Sequence[Event], seats: int) -> list[Deed]:
    """What happened as it is told: a price and a card belong to what they were used for."""
    found: list[Deed] = []
    at = 0
    while at < len(events):
        event = events[at]
        told = together(events, at)
        at += len(told)
        match event:
            case Dealt(seat) | Shown(seat):
                cards = tuple(one.card for one in told if isinstance(one, Dealt | Shown))
                found.append((GATHERED[type(event)](seat, cards), told))
            case Built() | Staged() | Sold() | Paid():
                found.append((with_price(event, told, seats), told))
            case _:
                found.append((event, told))
    return found


def together(events: Sequence[Event], start: int) -> tuple[Event, ...]:
    """Those from one event on that are told with it."""
    first = events[start]
    more: tuple[type, ...] = ()
    if isinstance(first, Dealt | Shown):
        more = (type(first),)
    elif isinstance(first, Built | Staged | Sold):
        more = (Used, Paid)
    end = start + 1
    while end < len(events) and belongs(events[end], first, more):
        end += 1
    return tuple(events[start:end])


def belongs(event: Event, first: Event, more: tuple[type, ...]) -> bool:
    """Whether an event is told with one before it: of the same seat, and of a sort that may be."""
    return isinstance(event, more) and getattr(event, "seat", None) == getattr(first, "seat", None)


def with_price(
    event: Built | Staged | Sold | Paid, told: Sequence[Event], seats: int
) -> BuiltFor | StagedFor | SoldFor | PaidTo:
    """A deed with the card that was used and with what was paid for it."""
    seat = event.seat
    paid = next((one for one in told if isinstance(one, Paid)), Paid(seat, 0, 0, 0))
    total = paid.coins + paid.left + paid.right
    shares = (paid.left, (seat + 1) % seats, paid.right, (seat - 1) % seats)
    card = next((one.card for one in told if isinstance(one, Used)), "")
    seen: Known = "known" if card else "unknown"
    match event:
        case Built(_, built, way):
            givers = CARDS[CARD_NUMBER[built]].chain_from if way == "chain" else ()
            thanks = givers[0] if len(givers) == 1 else ""
            way = "chains" if way == "chain" and not thanks else way
            return BuiltFor(seat, built, way, thanks, total, *shares)
        case Staged(_, stage):
            return StagedFor(seat, stage, seen, card, total, *shares)
        case Sold(_, coins):
            return SoldFor(seat, seen, card, coins)
        case _:
            return PaidTo(seat, total, *shares)
