"""What a player may choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.bits import COUNT, INDEX, count_bits, nth_bit
from wondertable.core.rng import Rng
from wondertable.core.vector import Vector
from wondertable.games.duel.chance import HIDDEN_DRAW
from wondertable.games.duel.codes import (
    BUILD,
    CARD_CODE,
    DESTROY_BROWN,
    DESTROY_GREY,
    DISCARD,
    DRAFT,
    DRAFT_CODE,
    LIBRARY,
    REBUILD,
    START,
    START_CODE,
    TOKEN,
    TOKEN_CODE,
    WONDER_AT,
)
from wondertable.games.duel.cost import card_price, payable_wonders
from wondertable.games.duel.tables import BROWN_CARDS, GREY_CARDS, LOW_CARDS

if TYPE_CHECKING:
    from wondertable.games.duel.state import Duel


def answers(state: Duel, out: Vector) -> None:
    """All answers to the question on top, ascending."""
    base: i64 = first_code(state)
    out.add_bits(offered(state), base)
    if state.question == REBUILD:
        out.add_bits(state.discard_high, base + LOW_CARDS)


def turn_choices(state: Duel, out: Vector) -> None:
    """Every open card, to build, to discard, or under each wonder that can be paid (T1)."""
    me = state.me
    coins: i64 = me.coins
    wonders: i64 = payable_wonders(me)
    codes = out.items  # there is room: six cards lie open at most, with six uses each
    count: i64 = 0
    open_slots: i64 = state.open
    while open_slots:
        low: i64 = open_slots & -open_slots
        open_slots ^= low
        slot: i64 = INDEX[low % 67]
        code: i64 = slot << 3
        if card_price(me, state.card_at(slot)) <= coins:
            codes[count] = code | BUILD
            count += 1
        codes[count] = code | DISCARD
        count += 1
        places: i64 = wonders
        code += WONDER_AT
        while places:
            if places & 1:
                codes[count] = code
                count += 1
            code += 1
            places >>= 1
    out.count = count


def offered(state: Duel) -> i64:
    """What the question on top offers, as bits; the high cards of a rebuild come on top."""
    top: i64 = state.question
    if top == DRAFT:
        return state.offer
    if top == TOKEN:
        return state.board
    if top == LIBRARY:
        return state.drawn if state.drawn < HIDDEN_DRAW else state.box
    if top == DESTROY_BROWN:
        return state.opp.built_low & BROWN_CARDS
    if top == DESTROY_GREY:
        return state.opp.built_low & GREY_CARDS
    if top == REBUILD:
        return state.discard_low
    return 3


def first_code(state: Duel) -> i64:
    """The code of the first thing that the question on top could offer."""
    top: i64 = state.question
    if top == DRAFT:
        return DRAFT_CODE
    if top == TOKEN or top == LIBRARY:
        return TOKEN_CODE
    if top == START:
        return START_CODE
    return CARD_CODE


def random_choice(state: Duel, rng: Rng) -> i64:
    """A uniformly random legal choice, without the list: draws a candidate and tests only that.

    Discarding is always possible, so this ends.
    """
    if state.pending:
        return random_answer(state, rng)
    me = state.me
    open_slots: i64 = count_bits(state.open)
    wonders: i64 = payable_wonders(me)
    ways: i64 = WONDER_AT + COUNT[wonders]
    while True:
        way: i64 = rng.below(ways)
        slot: i64 = nth_bit(state.open, rng.below(open_slots))
        if way >= WONDER_AT:
            return slot << 3 | (WONDER_AT + nth_bit(wonders, way - WONDER_AT))
        if way == DISCARD or card_price(me, state.card_at(slot)) <= me.coins:
            return slot << 3 | way


def random_answer(state: Duel, rng: Rng) -> i64:
    """A uniformly random answer to the question on top."""
    offer: i64 = offered(state)
    low: i64 = count_bits(offer)
    high: i64 = 0
    if state.question == REBUILD:
        high = count_bits(state.discard_high)
    at: i64 = rng.below(low + high)
    if at < low:
        return first_code(state) + nth_bit(offer, at)
    return CARD_CODE + LOW_CARDS + nth_bit(state.discard_high, at - low)
