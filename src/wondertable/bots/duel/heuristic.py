"""Sensible play of Duel without search: goods first, no waste, and a plan for science or none."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wondertable.bots.search.brain import Rollout
from wondertable.core.bits import COUNT, INDEX, nth_bit
from wondertable.core.rng import Rng
from wondertable.core.state import State
from wondertable.games.duel import chance, choices
from wondertable.games.duel.codes import (
    BUILD,
    DISCARD,
    LIBRARY,
    OVER,
    SHOW_TOKENS,
    TOKEN,
    TOKEN_CODE,
    TURN,
    WONDER_AT,
)
from wondertable.games.duel.cost import card_price, payable_wonders
from wondertable.games.duel.military import ahead
from wondertable.games.duel.state import Duel
from wondertable.games.duel.tables import COLOR, GREEN, LAW, RED, SHIELDS, STRATEGY, SYMBOL

CAPITAL: Final = 9
WISH: Final[bytes] = bytes(
    [8, 8, 4, 3, 4, 4, 0]  # age I: brown, grey, red, green, blue, yellow, purple
    + [5, 5, 4, 4, 6, 3, 0]
    + [1, 1, 5, 4, 7, 4, 7]
)
"""How much a card of a colour is wished for, by 7 * (age - 1) + colour."""
SCHOLAR: Final = 40
"""Times as much as others a science-minded player wishes for a green card."""
NEW_SYMBOL: Final = 2
NEARLY: Final = 4
"""With so many symbols, Law is worth more than any other token."""
WONDER_WISH: Final = 10
VICTORY: Final = 100_000


@final
class DuelRollout(Rollout):
    """Half of the players are minded for science."""

    def __init__(self) -> None:
        self.minds: i64 = 0  # a bit for each scholar

    def begin(self, rng: Rng) -> None:
        """Draws who is minded for science."""
        self.minds = rng.below(4)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """A choice drawn by how much it is wished for."""
        assert isinstance(state, Duel)
        return sensible(state, self.minds, rng)

    def play(self, state: State, rng: Rng) -> None:
        """Plays to the end, in place; cards are dealt ahead, since nobody looks."""
        assert isinstance(state, Duel)
        self.begin(rng)
        minds: i64 = self.minds
        chance.deal_ahead(state, rng)
        while state.pending != OVER:
            state.choose(sensible(state, minds, rng))
            if state.question >= SHOW_TOKENS:
                chance.deal_ahead(state, rng)


def sensible(state: Duel, minds: i64, rng: Rng) -> i64:
    """A choice drawn by how much it is wished for; `minds` has a bit for each scholar."""
    if state.pending != TURN:
        return answer(state, rng)
    me = state.me
    scholar: i64 = (minds >> state.active) & 1
    wonders: i64 = payable_wonders(me)
    total: i64 = 0
    chosen: i64 = 0
    open_slots: i64 = state.open
    while open_slots:
        low: i64 = open_slots & -open_slots
        open_slots ^= low
        slot: i64 = INDEX[low % 67]
        card: i64 = state.card_at(slot)
        wish: i64 = 1
        total += 1
        if rng.below(total) < wish:
            chosen = slot << 3 | DISCARD
        if card_price(me, card) <= me.coins:
            wish = wish_for(state, card, scholar)
            total += wish
            if rng.below(total) < wish:
                chosen = slot << 3 | BUILD
    if wonders:
        total += WONDER_WISH
        if rng.below(total) < WONDER_WISH:
            places: i64 = COUNT[wonders]
            place: i64 = nth_bit(wonders, rng.below(places))
            return chosen >> 3 << 3 | (WONDER_AT + place)
    return chosen


def answer(state: Duel, rng: Rng) -> i64:
    """Any answer to a question, but the sixth symbol where it is to be had."""
    top: i64 = state.question
    offer: i64 = 0
    if top == TOKEN:
        offer = state.board
    elif top == LIBRARY:
        offer = state.drawn
    if (offer >> LAW) & 1 and COUNT[state.me.symbols] >= NEARLY:
        return TOKEN_CODE + LAW
    return choices.random_answer(state, rng)


def wish_for(state: Duel, card: i64, scholar: i64) -> i64:
    """How much a card that can be paid is wished for."""
    color: i64 = COLOR[card]
    wish: i64 = 3 * WISH[7 * (state.age - 1) + color]
    if color == GREEN:
        if scholar:
            wish *= SCHOLAR
        if not (state.me.symbols >> SYMBOL[card]) & 1:
            wish *= NEW_SYMBOL
    elif color == RED:
        shields: i64 = SHIELDS[card] + (1 if state.me.has(STRATEGY) else 0)
        if ahead(state, state.active) + shields >= CAPITAL:
            return VICTORY
    return wish
