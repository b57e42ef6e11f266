"""A turn: take a card, use it, let the next turn begin (rulings T1 to T5, E1 to E3, W1 to W8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.games.duel.city import update_prices
from wondertable.games.duel.codes import (
    BUILD,
    BY_CHAIN,
    BY_MAUSOLEUM,
    BY_PAYING,
    CARD_CODE,
    DESTROY_BROWN,
    DESTROY_GREY,
    DISCARD,
    DRAW,
    E_AGAIN,
    E_AGAIN_LOST,
    E_BUILT,
    E_DESTROYED,
    E_DISCARDED,
    E_GAINED,
    E_LOST,
    E_PAID,
    E_RAISED,
    E_REMOVED,
    E_STARTED,
    LIBRARY,
    OVER,
    REBUILD,
    REVEAL,
    START,
    TOKEN,
    TOKEN_CODE,
    TURN,
    WONDER_AT,
)
from wondertable.games.duel.cost import by_chain, card_trade, wonder_price
from wondertable.games.duel.figures import DISCARD_BASE, WONDERS_MAX
from wondertable.games.duel.military import advance
from wondertable.games.duel.science import study, take_token
from wondertable.games.duel.scoring import civilian, count, most
from wondertable.games.duel.structure import lay_out, take
from wondertable.games.duel.tables import (
    BROWN,
    BROWN_CARDS,
    COINS,
    COINS_ASKED,
    COINS_EACH,
    COINS_KIND,
    COLOR,
    ECONOMY,
    FIXED,
    GREEN,
    GREY,
    GREY_CARDS,
    MADE_CHOICE,
    NONE,
    PURPLE,
    RAW_CHOICE,
    RED,
    SHIELDS,
    STRATEGY,
    SYMBOL,
    T_COINS_PER_CHAIN,
    T_SHIELDS,
    THEOLOGY,
    URBANISM,
    W_AGAIN,
    W_COINS,
    W_DESTROYS,
    W_LIBRARY,
    W_REBUILDS,
    W_SHIELDS,
    W_TAKES,
    YELLOW,
)

if TYPE_CHECKING:
    from wondertable.games.duel.state import Duel


def use(state: Duel, slot: i64, way: i64) -> None:
    """Takes the card of a slot and builds it, discards it, or builds a wonder over it (T1)."""
    card: i64 = state.card_at(slot)
    take(state, slot)
    if way == BUILD:
        build(state, card)
    elif way == DISCARD:
        discard(state, card)
    else:
        raise_wonder(state, way - WONDER_AT, card)
    if state.pending == TURN:
        close(state)


def build(state: Duel, card: i64) -> None:
    """Builds a card for its price, or by a chain for nothing (C7)."""
    me = state.me
    if by_chain(me, card):
        if state.journal is not None:
            state.journal.add((E_BUILT, state.active, card, BY_CHAIN))
        if me.has(URBANISM):
            gain(state, T_COINS_PER_CHAIN[URBANISM])
    else:
        pay(state, COINS_ASKED[card], card_trade(me, card))
        if state.journal is not None:
            state.journal.add((E_BUILT, state.active, card, BY_PAYING))
    settle_card(state, card)


def discard(state: Duel, card: i64) -> None:
    """Sells a card to the bank (T2)."""
    coins: i64 = DISCARD_BASE + state.me.count(YELLOW)
    state.me.coins += coins
    state.add_discard(card)
    if state.journal is not None:
        state.journal.add((E_DISCARDED, state.active, card, coins))


def raise_wonder(state: Duel, place: i64, card: i64) -> None:
    """Builds the wonder at a place of the row over a card, which has no effect of its own (T3)."""
    me = state.me
    opp = state.opp
    wonder: i64 = me.wonder_at(place)
    pay(state, 0, wonder_price(me, place))
    me.raise_wonder(place, card)
    if state.journal is not None:
        state.journal.add((E_RAISED, state.active, wonder, card))
    if W_AGAIN[wonder] or me.has(THEOLOGY):
        state.again = 1
    if me.wonders_built() + opp.wonders_built() == WONDERS_MAX:
        remove_leftover(state)
    if W_COINS[wonder]:
        gain(state, W_COINS[wonder])
    if W_TAKES[wonder]:
        lost: i64 = opp.lose(W_TAKES[wonder])
        if state.journal is not None:
            state.journal.add((E_LOST, 1 - state.active, lost))
    if W_SHIELDS[wonder]:
        advance(state, W_SHIELDS[wonder])
        if state.pending == OVER:
            return
    if W_DESTROYS[wonder] == BROWN and opp.built_low & BROWN_CARDS:
        state.ask(DESTROY_BROWN)
    elif W_DESTROYS[wonder] == GREY and opp.built_low & GREY_CARDS:
        state.ask(DESTROY_GREY)
    elif W_LIBRARY[wonder]:
        state.ask(LIBRARY)
        state.ask(DRAW)
    elif W_REBUILDS[wonder] and (state.discard_low or state.discard_high):
        state.ask(REBUILD)


def remove_leftover(state: Duel) -> None:
    """Takes the eighth wonder out of the game, whoever owns it (W1)."""
    for seat in range(2):
        city = state.city(seat)
        if state.journal is not None and city.unbuilt:
            for place in range(4):
                if city.unbuilt >> place & 1:
                    state.journal.add((E_REMOVED, seat, city.wonder_at(place)))
        city.unbuilt = 0


def pay(state: Duel, coins: i64, traded: i64) -> None:
    """Pays the bank; with Economy the opponent receives what was paid for resources (E1)."""
    if coins + traded == 0:
        return
    state.me.coins -= coins + traded
    received: i64 = 0
    if state.opp.has(ECONOMY):
        received = traded
        state.opp.coins += traded
    if state.journal is not None:
        state.journal.add((E_PAID, state.active, coins, traded, received))


def gain(state: Duel, coins: i64) -> None:
    """Gives the player in turn coins from the bank."""
    state.me.coins += coins
    if state.journal is not None:
        state.journal.add((E_GAINED, state.active, coins))


def settle_card(state: Duel, card: i64) -> None:
    """Adds a card to the city of the player in turn, with what it does at once."""
    me = state.me
    known: i64 = me.symbols
    me.add_card(card)
    color: i64 = COLOR[card]
    if color <= GREY:
        update_prices(me, state.opp)
    elif color == RED:
        advance(state, SHIELDS[card] + (T_SHIELDS[STRATEGY] if me.has(STRATEGY) else 0))
    elif color == GREEN:
        study(state, known, SYMBOL[card])
    elif color == YELLOW:
        if FIXED[card] or RAW_CHOICE[card] or MADE_CHOICE[card]:
            update_prices(me, state.opp)
        if COINS_KIND[card] != NONE:
            gain(state, COINS_EACH[card] * count(me, COINS_KIND[card]))
        elif COINS[card]:
            gain(state, COINS[card])
    elif color == PURPLE and COINS_KIND[card] != NONE:
        gain(state, COINS_EACH[card] * most(me, state.opp, COINS_KIND[card]))


def destroy(state: Duel, card: i64) -> None:
    """Discards a card of the opponent's city; prices follow at once (W4)."""
    state.opp.remove_card(card)
    update_prices(state.me, state.opp)
    state.add_discard(card)
    if state.journal is not None:
        state.journal.add((E_DESTROYED, state.active, card))


def rebuild(state: Duel, card: i64) -> None:
    """Builds a discarded card free of cost, with all its effects (W5)."""
    state.remove_discard(card)
    if state.journal is not None:
        state.journal.add((E_BUILT, state.active, card, BY_MAUSOLEUM))
    settle_card(state, card)


def close(state: Duel) -> None:
    """Turns up what was uncovered, once nothing else is open, and then passes the turn (T4)."""
    if state.hidden & state.open:
        state.ask(REVEAL)
    else:
        pass_turn(state)


def pass_turn(state: Duel) -> None:
    """Begins the next turn, the extra turn, or the next age (W2)."""
    if state.present == 0:
        if state.again and state.journal is not None:
            state.journal.add((E_AGAIN_LOST, state.active))
        state.again = 0
        end_age(state)
    elif state.again:
        state.again = 0
        if state.journal is not None:
            state.journal.add((E_AGAIN, state.active))
    else:
        state.swap()


def end_age(state: Duel) -> None:
    """Lays out the next age and finds who decides who begins it, or ends the game (A1, A2)."""
    if state.age == 3:
        civilian(state)
        return
    level: bool = state.pawn == 0
    if (state.pawn > 0 and state.active == 0) or (state.pawn < 0 and state.active == 1):
        state.swap()
    if not level or state.chooses:
        state.ask(START)
    elif state.journal is not None:
        state.journal.add((E_STARTED, state.active, state.age + 1))
    lay_out(state, state.age + 1)


def answer(state: Duel, action: i64) -> None:
    """Answers a question that came up in the middle of a turn."""
    top: i64 = state.question
    state.answered()
    if top == TOKEN:
        state.board &= ~(1 << (action - TOKEN_CODE))
        take_token(state, action - TOKEN_CODE)
    elif top == LIBRARY:
        state.box &= ~(1 << (action - TOKEN_CODE))
        state.drawn = 0
        take_token(state, action - TOKEN_CODE)
    elif top == REBUILD:
        rebuild(state, action - CARD_CODE)
    else:
        destroy(state, action - CARD_CODE)


def start(state: Duel, seat: i64) -> None:
    """Says who begins the age."""
    state.answered()
    if seat != state.active:
        state.swap()
    if state.journal is not None:
        state.journal.add((E_STARTED, seat, state.age))
