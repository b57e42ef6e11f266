"""How Duel is shown to a network: both cities, the mover's first, and the table between them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wondertable.bots.duel.race import RACE_INPUTS, describe_race
from wondertable.bots.search.brain import ROW_BITS, Features
from wondertable.bots.search.net import Sink, at_most
from wondertable.core.bits import COUNT, INDEX, count_bits
from wondertable.core.state import State
from wondertable.games.duel.city import City
from wondertable.games.duel.codes import (
    BUILD,
    CARD_CODE,
    DISCARD,
    DRAFT_CODE,
    REBUILD,
    START_CODE,
    TOKEN_CODE,
    WONDER_AT,
)
from wondertable.games.duel.cost import card_price, wonder_price
from wondertable.games.duel.military import ahead
from wondertable.games.duel.scoring import score
from wondertable.games.duel.state import Duel
from wondertable.games.duel.tables import AGE_START, ALL_TOKENS, LOW_CARDS

CARDS: Final = 73
MAUSOLEUM: Final = 6

# A block of inputs for each city.
BUILT: Final = 0
TOKENS: Final = BUILT + CARDS
RAISED: Final = TOKENS + 10
LOOT: Final = RAISED + 12
UNBUILT: Final = LOOT + 2
COINS: Final = UNBUILT + 12
PURSE: Final = COINS + 1
PRODUCTION: Final = PURSE + 11
FIXED: Final = PRODUCTION + 5
CHOICE: Final = FIXED + 5
POINTS: Final = CHOICE + 2
SYMBOLS: Final = POINTS + 1
DISTINCT: Final = SYMBOLS + 7
COLORS: Final = DISTINCT + 7
PAYABLE: Final = COLORS + 7
MISSING: Final = PAYABLE + 12
CARD_PAYABLE: Final = MISSING + 12
CARD_PRICE: Final = CARD_PAYABLE + CARDS
CITY: Final = CARD_PRICE + CARDS

# The table.
ALWAYS: Final = 2 * CITY
AGAIN: Final = ALWAYS + 1
PAWN: Final = AGAIN + 1
AGE: Final = PAWN + 19
CARDS_LEFT: Final = AGE + 4
LEFT: Final = CARDS_LEFT + 1
QUESTION: Final = LEFT + 21
OPEN: Final = QUESTION + 8
COVERED: Final = OPEN + CARDS
UNSEEN: Final = COVERED + CARDS
DISCARDED: Final = UNSEEN + CARDS
BOARD: Final = DISCARDED + CARDS
DRAWN: Final = BOARD + 10
OFFER: Final = DRAWN + 10
WONDERS: Final = OFFER + 12
SLOT: Final = WONDERS + 8
LEAD: Final = SLOT + 60
FACE_DOWN: Final = LEAD + 31
RACE: Final = FACE_DOWN + 1
INPUTS: Final = RACE + RACE_INPUTS

# Rows of the policy; row 0 is none.
BUILD_ROW: Final = 1
DISCARD_ROW: Final = BUILD_ROW + CARDS
WONDER_ROW: Final = DISCARD_ROW + CARDS
UNDER_ROW: Final = WONDER_ROW + 12
TOKEN_ROW: Final = UNDER_ROW + CARDS
REBUILD_ROW: Final = TOKEN_ROW + 10
DESTROY_ROW: Final = REBUILD_ROW + CARDS
DRAFT_ROW: Final = DESTROY_ROW + CARDS
START_ROW: Final = DRAFT_ROW + 12
ROWS: Final = START_ROW + 2

PURSES: Final[bytes] = bytes(
    [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 10]
)
"""Coins by how much they mean, up to 25."""
MOST_COINS: Final = 25
MOST_PRICE: Final = 15
MOST_POINTS: Final = 63
LEADS: Final = 15


@final
class DuelFeatures(Features):
    """The inputs and policy rows of Duel."""

    def describe(self, state: State, seat: i64, sink: Sink) -> None:
        """Gives all inputs of a position, seen from a seat."""
        assert isinstance(state, Duel)
        me = state.city(seat)
        opp = state.city(1 - seat)
        sink.add(ALWAYS)
        describe_city(state, me, seat, 0, sink)
        describe_city(state, opp, 1 - seat, CITY, sink)
        describe_structure(state, me, opp, sink)
        describe_table(state, me, opp, seat, sink)
        describe_race(state, me, opp, seat, RACE, sink)

    def rows(self, state: State, seat: i64, action: i64) -> i64:
        """The rows of the policy for a choice."""
        assert isinstance(state, Duel)
        if action < DRAFT_CODE:
            way: i64 = action & 7
            card: i64 = state.card_at(action >> 3)
            if way == BUILD:
                return BUILD_ROW + card
            if way == DISCARD:
                return DISCARD_ROW + card
            wonder: i64 = state.city(seat).wonder_at(way - WONDER_AT)
            return (WONDER_ROW + wonder) | (UNDER_ROW + card) << ROW_BITS
        if action < TOKEN_CODE:
            return DRAFT_ROW + action - DRAFT_CODE
        if action < START_CODE:
            return TOKEN_ROW + action - TOKEN_CODE
        if action < CARD_CODE:
            return START_ROW + (0 if action - START_CODE == seat else 1)
        if state.question == REBUILD:
            return REBUILD_ROW + action - CARD_CODE
        return DESTROY_ROW + action - CARD_CODE


def add_count(sink: Sink, index: i64, count: i64) -> None:
    """A count, unless it is zero."""
    if count > 0:
        sink.add_times(index, count)


def describe_city(state: Duel, city: City, seat: i64, base: i64, sink: Sink) -> None:
    """What a city has."""
    sink.add_bits(city.built_low, base + BUILT)
    sink.add_bits(city.built_high, base + BUILT + LOW_CARDS)
    sink.add_bits(city.tokens, base + TOKENS)
    sink.add_bits(city.raised, base + RAISED)
    sink.add_bits((state.loot >> (2 * seat)) & 3, base + LOOT)
    coins: i64 = at_most(city.coins, MOST_COINS)
    add_count(sink, base + COINS, coins)
    sink.add(base + PURSE + PURSES[coins])
    field: i64 = 0
    while field < 5:
        add_count(sink, base + PRODUCTION + field, (city.production >> (4 * field)) & 15)
        if (city.fixed >> (4 * field)) & 1:
            sink.add(base + FIXED + field)
        field += 1
    add_count(sink, base + CHOICE, city.raw_choice)
    add_count(sink, base + CHOICE + 1, city.made_choice)
    sink.add_bits(city.symbols, base + SYMBOLS)
    sink.add(base + DISTINCT + COUNT[city.symbols])
    color: i64 = 0
    while color < 7:
        add_count(sink, base + COLORS + color, city.count(color))
        color += 1
    place: i64 = 0
    while place < city.drafted:
        if (city.unbuilt >> place) & 1:
            wonder: i64 = city.wonder_at(place)
            sink.add(base + UNBUILT + wonder)
            missing: i64 = wonder_price(city, place) - city.coins
            if missing <= 0:
                sink.add(base + PAYABLE + wonder)
            else:
                add_count(sink, base + MISSING + wonder, at_most(missing, MOST_PRICE))
        place += 1


def describe_structure(state: Duel, me: City, opp: City, sink: Sink) -> None:
    """The cards on the table, and what the open ones cost both cities."""
    known: i64 = state.present & ~state.hidden
    while known:
        low: i64 = known & -known
        known ^= low
        card: i64 = state.card_at(INDEX[low % 67])
        if state.open & low:
            sink.add(OPEN + card)
            describe_price(me, card, 0, sink)
            describe_price(opp, card, CITY, sink)
        else:
            sink.add(COVERED + card)
    if state.age > 0:
        sink.add_bits(state.unseen, UNSEEN + AGE_START[state.age - 1])
        sink.add_bits(state.present, SLOT + 20 * (state.age - 1))
    left: i64 = count_bits(state.present)
    add_count(sink, CARDS_LEFT, left)
    sink.add(LEFT + left)
    add_count(sink, FACE_DOWN, count_bits(state.hidden))


def describe_price(city: City, card: i64, base: i64, sink: Sink) -> None:
    """What an open card costs a city."""
    price: i64 = card_price(city, card)
    if price <= city.coins:
        sink.add(base + CARD_PAYABLE + card)
    add_count(sink, base + CARD_PRICE + card, at_most(price, MOST_PRICE))


def describe_table(state: Duel, me: City, opp: City, seat: i64, sink: Sink) -> None:
    """What lies between the cities."""
    if state.again:
        sink.add(AGAIN)
    sink.add(PAWN + 9 + ahead(state, seat))
    sink.add(AGE + state.age)
    sink.add(QUESTION + (state.question & 7))
    sink.add_bits(state.board, BOARD)
    if state.active == seat:
        sink.add_bits(state.drawn & ALL_TOKENS, DRAWN)
    sink.add_bits(state.offer, OFFER)
    sink.add(WONDERS + me.wonders_built() + opp.wonders_built())
    if state.question == REBUILD or not (me.raised | opp.raised) >> MAUSOLEUM & 1:
        sink.add_bits(state.discard_low, DISCARDED)
        sink.add_bits(state.discard_high, DISCARDED + LOW_CARDS)
    mine: i64 = score(state, seat)
    theirs: i64 = score(state, 1 - seat)
    add_count(sink, POINTS, at_most(mine, MOST_POINTS))
    add_count(sink, CITY + POINTS, at_most(theirs, MOST_POINTS))
    if state.age == 3:
        lead: i64 = mine - theirs
        if lead > LEADS:
            lead = LEADS
        elif lead < -LEADS:
            lead = -LEADS
        sink.add(LEAD + LEADS + lead)
