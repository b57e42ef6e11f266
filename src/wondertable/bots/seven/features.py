"""How 7 Wonders is shown to a network: three cities in full, the others by how far they are."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wondertable.bots.search.brain import ROW_BITS, Features
from wondertable.bots.search.net import Sink, at_most
from wondertable.bots.seven.price import cheapest, price_of
from wondertable.core.state import HIDDEN, State
from wondertable.games.seven.choices import (
    build_ways,
    next_stage_ways,
    slot_of_code,
    way_of_code,
)
from wondertable.games.seven.city import City
from wondertable.games.seven.codes import (
    BOARD,
    BUILD,
    EXTRA,
    LEAVE,
    LOSE,
    NO_SIDE,
    NOTHING,
    REBUILD,
    SELL,
    SIDE,
    STAGE,
    THING,
    TURN,
)
from wondertable.games.seven.hand import card_in
from wondertable.games.seven.science import science
from wondertable.games.seven.scoring import conflict_points, counted_points, score
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import LOW_CARDS, MASK_SHIFT, POINTS_SCOPE, WILD_SHIFT

CARDS: Final = 122
STAGES: Final = 72
SIDES: Final = 18

# A block of inputs for each of three cities: the own one, the left one, the right one.
BUILT: Final = 0
BOARDS: Final = BUILT + CARDS
RAISED: Final = BOARDS + SIDES
COINS_HELD: Final = RAISED + STAGES
PURSE: Final = COINS_HELD + 1
SHIELDS: Final = PURSE + 11
SYMBOLS: Final = SHIELDS + 1
SCIENCE: Final = SYMBOLS + 5
COLORS: Final = SCIENCE + 1
DEFEATS: Final = COLORS + 8
CONFLICTS: Final = DEFEATS + 1
DEBT: Final = CONFLICTS + 1
DIPLOMACY: Final = DEBT + 1
POINTS: Final = DIPLOMACY + 1
KINDS: Final = POINTS + 1
CITY: Final = KINDS + 7

# The own hand, and what can be done with it.
HAND: Final = 3 * CITY
PAYABLE: Final = HAND + CARDS
PRICE: Final = PAYABLE + CARDS
WORTH: Final = PRICE + CARDS
MATE_HAND: Final = WORTH + CARDS
NEXT_STAGE: Final = MATE_HAND + CARDS
STAGE_PRICE: Final = NEXT_STAGE + STAGES

# The table.
ALWAYS: Final = STAGE_PRICE + 1
SEATS: Final = ALWAYS + 1
CITIES: Final = SEATS + 5
TEAMS: Final = CITIES + 1
WHEN: Final = TEAMS + 3
QUESTION: Final = WHEN + 32
WAR: Final = QUESTION + 8
LEAD: Final = WAR + 2 * 44
RANK: Final = LEAD + 4 * 41
FAR: Final = RANK + 4 * 7
FAR_SCIENCE: Final = FAR + 21
OWED: Final = FAR_SCIENCE + 1
INPUTS: Final = OWED + 1

# Rows of the policy; row 0 is none.
BUILD_ROW: Final = 1
UNDER_ROW: Final = BUILD_ROW + CARDS
SELL_ROW: Final = UNDER_ROW + CARDS
REBUILD_ROW: Final = SELL_ROW + CARDS
STAGE_ROW: Final = REBUILD_ROW + CARDS
PAID_ROW: Final = STAGE_ROW + STAGES
SIDE_ROW: Final = PAID_ROW + 16
BOARD_ROW: Final = SIDE_ROW + SIDES
LOSE_ROW: Final = BOARD_ROW + 9
LEAVE_ROW: Final = LOSE_ROW + 16
ROWS: Final = LEAVE_ROW + 1

PURSES: Final[bytes] = bytes(
    [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 10]
)
"""Coins by how much they mean, up to 25."""
MOST_COINS: Final = 25
MOST_PRICE: Final = 15
MOST_POINTS: Final = 90
MOST_SCIENCE: Final = 60
LEADS: Final = 20
WARS: Final = 5


@final
class SevenFeatures(Features):
    """The inputs and policy rows of 7 Wonders."""

    def describe(self, state: State, seat: i64, sink: Sink) -> None:
        """Gives all inputs of a position, seen from a seat."""
        assert isinstance(state, Seven)
        sink.add(ALWAYS)
        me = state.cities[seat]
        left = state.cities[state.left(seat)]
        right = state.cities[state.right(seat)]
        describe_city(me, 0, sink)
        describe_city(left, CITY, sink)
        describe_city(right, 2 * CITY, sink)
        describe_table(state, seat, sink)
        if state.age > 0:
            describe_war(state.age, me.shields - left.shields, WAR, sink)
            describe_war(state.age, me.shields - right.shields, WAR + 44, sink)
            describe_points(state, seat, sink)
            if state.question == TURN or state.question == EXTRA:
                describe_hand(state, seat, sink)

    def rows(self, state: State, seat: i64, action: i64) -> i64:
        """The rows of the policy for a choice."""
        assert isinstance(state, Seven)
        question: i64 = state.question
        me = state.cities[seat]
        if question == TURN or question == EXTRA:
            return rows_of_use(state, seat, action)
        if question == LOSE:
            return LOSE_ROW + at_most(action, MOST_PRICE)
        if question == REBUILD:
            return LEAVE_ROW if action == NOTHING else REBUILD_ROW + (action & THING)
        if question == SIDE:
            return SIDE_ROW + me.board * 2 + action
        assert question == BOARD
        return BOARD_ROW + action


def rows_of_use(state: Seven, seat: i64, action: i64) -> i64:
    """The rows of what is done with a card of a hand that is seen."""
    card: i64 = card_in(state.cities[seat].hand, slot_of_code(action))
    use: i64 = action & 31
    if use == SELL:
        return SELL_ROW + card
    if use == LEAVE:
        return LEAVE_ROW
    if use >= STAGE:
        return (STAGE_ROW + state.cities[seat].next_stage()) | (UNDER_ROW + card) << ROW_BITS
    price: i64 = price_of(build_ways(state, seat, card), way_of_code(BUILD, action))
    if price > MOST_PRICE:
        price = MOST_PRICE
    return (BUILD_ROW + card) | (PAID_ROW + price) << ROW_BITS


def add_count(sink: Sink, index: i64, count: i64, most: i64) -> None:
    """A count up to a limit, unless it is zero."""
    if count > 0:
        sink.add_times(index, count if count < most else most)


def describe_city(city: City, base: i64, sink: Sink) -> None:
    """What a city has."""
    sink.add_bits(city.low, base + BUILT)
    sink.add_bits(city.high, base + BUILT + LOW_CARDS)
    if city.board < 9:
        if city.side < NO_SIDE:
            sink.add(base + BOARDS + city.board * 2 + city.side)
            stage: i64 = 0
            while stage < city.stages:
                sink.add(base + RAISED + city.board * 8 + city.side * 4 + stage)
                stage += 1
        else:  # its side is still open
            sink.add(base + BOARDS + city.board * 2)
            sink.add(base + BOARDS + city.board * 2 + 1)
    coins: i64 = at_most(city.coins, MOST_COINS)
    add_count(sink, base + COINS_HELD, coins, MOST_COINS)
    sink.add(base + PURSE + PURSES[coins])
    add_count(sink, base + SHIELDS, city.shields, 20)
    field: i64 = 0
    while field < 3:
        add_count(sink, base + SYMBOLS + field, (city.symbols >> (8 * field)) & 255, 10)
        field += 1
    add_count(sink, base + SYMBOLS + 3, (city.symbols >> WILD_SHIFT) & 255, 10)
    add_count(sink, base + SYMBOLS + 4, city.symbols >> MASK_SHIFT, 10)
    field = 0
    while field < 8:
        add_count(sink, base + COLORS + field, city.count(field), 20)
        field += 1
    add_count(sink, base + DEFEATS, city.defeats(), 10)
    add_count(sink, base + CONFLICTS, conflict_points(city) + city.defeats(), 40)
    add_count(sink, base + DEBT, city.debt, 20)
    add_count(sink, base + DIPLOMACY, city.diplomacy, 5)
    sink.add_bits(city.kinds, base + KINDS)


def describe_table(state: Seven, seat: i64, sink: Sink) -> None:
    """Who plays what, when, and what is asked."""
    sink.add(SEATS + state.seats - 3)
    if state.with_cities:
        sink.add(CITIES)
    if state.teams:
        sink.add(TEAMS)
        sink.add(TEAMS + 1 + (seat & 1))  # the partner is on the left, or on the right
    sink.add(WHEN + state.age * 8 + state.turn)
    sink.add(QUESTION + (state.question & 7))
    add_count(sink, OWED, state.cities[seat].owed, 30)


def describe_war(age: i64, ahead: i64, base: i64, sink: Sink) -> None:
    """How a conflict with a neighbour would end now."""
    if ahead > WARS:
        ahead = WARS
    elif ahead < -WARS:
        ahead = -WARS
    sink.add(base + 11 * age + WARS + ahead)


def describe_points(state: Seven, seat: i64, sink: Sink) -> None:
    """The points of all, as lead over the best other, and the place in the field."""
    left: i64 = state.left(seat)
    right: i64 = state.right(seat)
    mine: i64 = score(state, seat)
    add_count(sink, POINTS, mine, MOST_POINTS)
    add_count(sink, CITY + POINTS, score(state, left), MOST_POINTS)
    add_count(sink, 2 * CITY + POINTS, score(state, right), MOST_POINTS)
    describe_science(state, seat, SCIENCE, sink)
    describe_science(state, left, CITY + SCIENCE, sink)
    describe_science(state, right, 2 * CITY + SCIENCE, sink)
    best: i64 = -1000
    rank: i64 = 0
    other: i64 = 0
    if state.teams:
        mine += score(state, state.mate(seat))
    while other < state.seats:
        theirs: i64 = score(state, other)
        if other != seat and other != left and other != right:
            sink.add(FAR + 10 + limited((theirs - mine) // 2, 10))
            describe_science(state, other, FAR_SCIENCE, sink)
        if state.teams:
            theirs += score(state, state.mate(other))
        if other != seat and not (state.teams and other == state.mate(seat)):
            if theirs > best:
                best = theirs
            if theirs > mine:
                rank += 1
        other += 1
    sink.add(LEAD + 41 * state.age + LEADS + limited(mine - best, LEADS))
    sink.add(RANK + 7 * state.age + rank)


def limited(number: i64, most: i64) -> i64:
    """A number that is not too large, nor too small."""
    if number > most:
        return most
    return number if number > -most else -most


def describe_science(state: Seven, seat: i64, index: i64, sink: Sink) -> None:
    """The points of a seat's symbols."""
    left = state.cities[state.left(seat)]
    right = state.cities[state.right(seat)]
    add_count(sink, index, science(state.cities[seat], left, right), MOST_SCIENCE)


def describe_hand(state: Seven, seat: i64, sink: Sink) -> None:
    """The cards in hand with their prices, the next stage, and the partner's cards."""
    me = state.cities[seat]
    left = state.cities[state.left(seat)]
    right = state.cities[state.right(seat)]
    slot: i64 = 0
    while slot < me.held:
        card: i64 = card_in(me.hand, slot)
        slot += 1
        sink.add(HAND + card)
        price: i64 = cheapest(build_ways(state, seat, card))
        if price >= 0:
            sink.add(PAYABLE + card)
            add_count(sink, PRICE + card, price, MOST_PRICE)
        if POINTS_SCOPE[card]:
            add_count(sink, WORTH + card, counted_points(me, left, right, card), 20)
    if me.stages_left() > 0:
        price = cheapest(next_stage_ways(state, seat))
        if price >= 0:
            sink.add(NEXT_STAGE + me.next_stage())
            add_count(sink, STAGE_PRICE, price, MOST_PRICE)
    if state.sees_mate():
        mate = state.cities[state.mate(seat)]
        slot = 0
        while slot < mate.held:
            card = card_in(mate.hand, slot)
            if card != HIDDEN:
                sink.add(MATE_HAND + card)
            slot += 1
