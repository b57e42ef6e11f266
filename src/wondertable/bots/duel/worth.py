"""What a construction is worth to a city now: the rules try it on a copy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from wondertable.core.bits import numbers
from wondertable.core.state import Journal
from wondertable.games.duel.actions import CARD_IDS
from wondertable.games.duel.codes import (
    E_AGAIN,
    E_GAINED,
    E_LOOTED,
    E_LOST,
    E_WON,
    TOKEN,
    TURN,
)
from wondertable.games.duel.cost import card_price, wonder_price
from wondertable.games.duel.military import ahead
from wondertable.games.duel.science import take_token
from wondertable.games.duel.state import Duel
from wondertable.games.duel.structure import take
from wondertable.games.duel.tables import SYMBOL
from wondertable.games.duel.turn import build, raise_wonder, rebuild

COINS_CATEGORY: Final = 6
MILITARY_CATEGORY: Final = 7


@dataclass(frozen=True)
class Gain:
    """What follows at once for the one who builds, and for the rival."""

    points: int
    """All categories except coins, which the price would blur, and military."""
    military: int
    rival_military: int
    coins: int
    before: int
    """The pawn, seen from the one who builds."""
    after: int
    looted: int
    taken: int
    """Coins that the rival loses otherwise."""
    token: bool
    """A pair of symbols, and a token to take for it."""
    new_symbol: bool
    pair: bool
    symbols: int
    """Different symbols afterwards."""
    again: bool
    wins: str
    """The supremacy that ends the game, or nothing."""

    @property
    def moves(self) -> int:
        """How far the pawn goes."""
        return self.after - self.before


@dataclass(frozen=True)
class Opened:
    """What a card uncovers when it is taken."""

    cards: tuple[str, ...]
    hidden: int


def card_gain(view: Duel, seat: int, card: int) -> Gain:
    """What building a card brings."""
    state = at_turn(view, seat)
    state.me.coins += card_price(state.me, card)
    return tried(view, state, seat, lambda: build(state, card), SYMBOL[card])


def rebuild_gain(view: Duel, seat: int, card: int) -> Gain:
    """What a card out of the discard pile brings."""
    state = at_turn(view, seat)
    return tried(view, state, seat, lambda: rebuild(state, card), SYMBOL[card])


def wonder_gain(view: Duel, seat: int, place: int) -> Gain:
    """What building the wonder at a place of the row brings."""
    state = at_turn(view, seat)
    state.me.coins += wonder_price(state.me, place)
    return tried(view, state, seat, lambda: raise_wonder(state, place, 0), None)


def token_gain(view: Duel, seat: int, token: int) -> Gain:
    """What taking a progress token brings."""
    state = at_turn(view, seat)
    return tried(view, state, seat, lambda: take_token(state, token), None)


def at_turn(view: Duel, seat: int) -> Duel:
    """A copy in which it is the seat's turn, without questions."""
    state = view.clone()
    state.pending = TURN
    state.again = 0
    if state.active != seat:
        state.swap()
    return state


def tried(view: Duel, state: Duel, seat: int, act: Callable[[], None], symbol: int | None) -> Gain:
    """Carries something out on a copy and tells what changed."""
    before = view.points(seat)
    rival_before = view.points(1 - seat)
    known = int(state.me.symbols)
    journal = Journal()
    state.journal = journal
    act()
    state.journal = None
    after = state.points(seat)
    rival_after = state.points(1 - seat)
    events = journal.events
    plain = [at for at in range(len(before)) if at not in (COINS_CATEGORY, MILITARY_CATEGORY)]
    won = [event for event in events if event[0] == E_WON]
    return Gain(
        points=sum(after[at] - before[at] for at in plain),
        military=after[MILITARY_CATEGORY] - before[MILITARY_CATEGORY],
        rival_military=rival_after[MILITARY_CATEGORY] - rival_before[MILITARY_CATEGORY],
        coins=sum(event[2] for event in events if event[0] == E_GAINED),
        before=int(ahead(view, seat)),
        after=int(ahead(state, seat)),
        looted=sum(event[2] for event in events if event[0] == E_LOOTED),
        taken=sum(event[2] for event in events if event[0] == E_LOST),
        token=state.question == TOKEN,
        new_symbol=int(state.city(seat).symbols) != known,
        pair=symbol is not None and symbol < 7 and bool(known >> symbol & 1),
        symbols=len(numbers(state.city(seat).symbols)),
        again=bool(state.again) or any(event[0] == E_AGAIN for event in events),
        wins=("military" if won[0][2] == 1 else "science") if won else "",
    )


def opened(view: Duel, slot: int) -> Opened:
    """What lies open after a card is taken, and did not before."""
    state = view.clone()
    take(state, slot)
    fresh = numbers(state.open & ~view.open)
    return Opened(
        cards=tuple(CARD_IDS[view.card_at(at)] for at in fresh if not view.hidden >> at & 1),
        hidden=sum(1 for at in fresh if view.hidden >> at & 1),
    )
