"""What a card or a stage does at once when it is built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.bits import BIT
from wondertable.games.seven.city import City
from wondertable.games.seven.codes import (
    E_CLEARED,
    E_DEBT,
    E_DIPLOMACY,
    E_GAINED,
    E_TOKEN,
)
from wondertable.games.seven.tables import (
    COINS_COLORS,
    COINS_DEFEAT,
    COINS_EACH,
    COINS_GAINED,
    COINS_SCOPE,
    COINS_STAGE,
    COINS_TOKEN,
    DEBT,
    DIPLOMACY,
    NEIGHBORS_GAIN,
    NEXT_DOOR,
    OTHERS_GAIN,
    OWN_CITY,
    REBUILDS,
    S_COINS,
    S_DIPLOMACY,
    S_REBUILDS,
    TOKEN_AGE,
)

if TYPE_CHECKING:
    from wondertable.games.seven.state import Seven


def gain(state: Seven, seat: i64, coins: i64) -> None:
    """Pays a seat out of the bank."""
    if coins:
        state.cities[seat].coins += coins
        if state.journal is not None:
            state.journal.add((E_GAINED, seat, coins))


def counted_coins(me: City, left: City, right: City, card: i64) -> i64:
    """The coins that a card brings for what stands in the cities now."""
    coins: i64 = COINS_GAINED[card]
    if COINS_EACH[card]:
        colors: i64 = COINS_COLORS[card]
        found: i64 = 0
        if COINS_SCOPE[card] & OWN_CITY:
            found += me.count_all(colors)
        if COINS_SCOPE[card] & NEXT_DOOR:
            found += left.count_all(colors) + right.count_all(colors)
        coins += COINS_EACH[card] * found
    coins += COINS_STAGE[card] * me.stages
    coins += COINS_TOKEN[card] * me.victories(0)
    return coins + COINS_DEFEAT[card] * me.defeats()


def act(state: Seven, seat: i64, card: i64) -> None:
    """Does what a new card does at once; every card of this turn stands already (2.4)."""
    me = state.cities[seat]
    left: i64 = state.left(seat)
    right: i64 = state.right(seat)
    gain(state, seat, counted_coins(me, state.cities[left], state.cities[right], card))
    if COINS_DEFEAT[card] and me.defeats():
        me.tokens -= me.defeats()
        if state.journal is not None:
            state.journal.add((E_CLEARED, seat))
    if OTHERS_GAIN[card]:
        for other in range(state.seats):
            if other != seat:
                gain(state, other, OTHERS_GAIN[card])
    if NEIGHBORS_GAIN[card]:
        gain(state, left, NEIGHBORS_GAIN[card])
        gain(state, right, NEIGHBORS_GAIN[card])
    if TOKEN_AGE[card]:
        me.tokens += BIT[8 * TOKEN_AGE[card]]
        if state.journal is not None:
            state.journal.add((E_TOKEN, seat, TOKEN_AGE[card], 1))
    if DEBT[card]:
        owe(state, left, DEBT[card])
        owe(state, right, DEBT[card])
    if DIPLOMACY[card]:
        negotiate(state, seat)
    if REBUILDS[card]:
        state.forger = seat + 1


def act_stage(state: Seven, seat: i64, stage: i64) -> None:
    """Does what a new stage does at once."""
    gain(state, seat, S_COINS[stage])
    if S_DIPLOMACY[stage]:
        negotiate(state, seat)
    if S_REBUILDS[stage]:
        state.digger = seat + 1


def owe(state: Seven, seat: i64, debt: i64) -> None:
    """Gives a seat debt, which no coins can replace."""
    state.cities[seat].debt += debt
    if state.journal is not None:
        state.journal.add((E_DEBT, seat, debt))


def negotiate(state: Seven, seat: i64) -> None:
    """Gives a seat a diplomacy token."""
    state.cities[seat].diplomacy += 1
    if state.journal is not None:
        state.journal.add((E_DIPLOMACY, seat))


def demand_coins(state: Seven) -> i64:
    """Counts what each owes for what others built; returns who owes, as bits (Cities 3.7)."""
    total: i64 = 0
    for city in state.cities:
        total += city.claim
    if total == 0:
        return 0
    owing: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        me = state.cities[seat]
        owed: i64 = total - me.claim
        coins: i64 = owed & 255
        coins += ((owed >> 8) & 15) * me.victories(0)
        coins += (owed >> 12) * me.stages
        me.owed = coins
        if coins:
            owing |= 1 << seat
        seat += 1
    for city in state.cities:
        city.claim = 0
    return owing
