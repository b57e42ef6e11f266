"""A turn from its beginning to the closing draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.bits import INDEX
from wondertable.games.babel.builder import KIND, KIND_BITS, one_action
from wondertable.games.babel.choices import (
    joker_cards,
    jokers_used,
    offered_cards,
    swapped_cards,
    taken_together,
    wrong_cards,
)
from wondertable.games.babel.codes import (
    ACTION,
    AGAIN,
    BONUS,
    CARD_EXCHANGE,
    COMPLETE,
    DECIDE,
    DECLINE,
    DOUBLE_TURN,
    DRAW,
    DRAW_THREE,
    E_ADDED,
    E_CHOSE,
    E_FAILED,
    E_FINISHED,
    E_OFFERED,
    E_PASSED,
    E_PIECES,
    E_PLAYED,
    E_REFUSED,
    E_SCORED,
    E_SWAPPED,
    E_TOOK,
    E_WRONG,
    EXCHANGE,
    EXHAUSTED,
    FAIL,
    IDLE,
    JOKER,
    NEXT,
    NO_CHOICE,
    OFFER,
    OFFER_BONUS,
    OVER,
    SEATS,
    SHOW,
    TRADER,
    TURN,
    WAY_SHIFT,
    WINDOW,
)
from wondertable.games.babel.figures import (
    CLOSING_DRAW,
    DRAWN,
    JOKER_CARDS,
    PASS_DRAW,
    REFUSED,
    REFUSED_WITH_BONUS,
    SPACES,
    TYPES,
)
from wondertable.games.babel.memory import see, shuffle, spend
from wondertable.games.babel.packed import count, total
from wondertable.games.babel.scoring import award, final_events

if TYPE_CHECKING:
    from wondertable.games.babel.state import Babel


# Asking.


def ask(state: Babel, question: i64, seat: i64) -> None:
    """Asks one seat."""
    state.question = question
    state.waiting = 1 << seat


def owe(state: Babel, seat: i64, cards: i64) -> None:
    """Notes how many cards a seat is to draw."""
    state.due = cards << (4 * seat)


def draw_then(state: Babel, then: i64) -> None:
    """Has all cards drawn that are due; then goes on."""
    state.question = DRAW
    state.then = then
    go_on_drawing(state)


def go_on_drawing(state: Babel) -> None:
    """Makes a new deck where the old one is used up; goes on when nothing is due (A18)."""
    if state.due and state.deck_size() == 0:
        if state.discard:
            shuffle(state)
        else:
            state.due = 0
    if state.due == 0:
        follow(state)


def follow(state: Babel) -> None:
    """What comes after a draw."""
    then: i64 = state.then
    state.then = TURN
    if then == AGAIN:
        ask_again(state)
    elif then == NEXT:
        next_turn(state)
    elif then == WINDOW:
        ask_window(state)
    else:
        ask(state, then, state.active)


# Action cards that can be played at any time (A13).


def play(state: Babel, seat: i64, kind: i64) -> None:
    """Lays an action card on its discard pile."""
    state.builders[seat].use_action(kind)
    state.used += one_action(kind)
    if state.journal is not None:
        state.journal.add((E_PLAYED, seat, kind))


def play_any_time(state: Babel, seat: i64, kind: i64) -> None:
    """Plays card exchange or draw three; then the same is asked again."""
    play(state, seat, kind)
    if kind == CARD_EXCHANGE:
        state.then = state.question
        ask(state, EXCHANGE, seat)
    else:
        owe(state, seat, DRAWN)
        draw_then(state, state.question)


def exchange(state: Babel, seat: i64, action: i64) -> None:
    """Swaps cards of the hand for new ones."""
    cards: i64 = swapped_cards(action)
    spend(state, state.builders[seat], cards)
    if state.journal is not None:
        state.journal.add((E_SWAPPED, seat, cards))
    owe(state, seat, total(cards))
    draw_then(state, state.then)


def could_play(state: Babel, question: i64, seat: i64) -> bool:
    """Whether a seat might play an action card now, as far as everybody can tell.

    Who is asked must not depend on the cards that are held: it would tell what they are.
    """
    builder = state.builders[seat]
    if builder.held_actions == 0 or state.rules == 1:
        return builder.held_actions > 0
    if question == WINDOW:
        return unplayed(state, DRAW_THREE) or (builder.held > 0 and unplayed(state, CARD_EXCHANGE))
    return unplayed(state, OFFER_BONUS if question == BONUS else DOUBLE_TURN)


def unplayed(state: Babel, kind: i64) -> bool:
    """Whether some copy of an action card has not been played yet."""
    return state.sheet.copies[kind] > (state.used >> (KIND_BITS * kind)) & KIND


def ask_window(state: Babel) -> None:
    """Asks the seat about its action cards before the offers, if it might play one."""
    if could_play(state, WINDOW, state.asked):
        ask(state, WINDOW, state.asked)
    else:
        next_window(state)


def next_window(state: Babel) -> None:
    """Goes on clockwise to the next seat that might play a card; after the last one all offer."""
    seat: i64 = state.next_seat(state.asked)
    while seat != state.active:
        if could_play(state, WINDOW, seat):
            state.asked = seat
            ask(state, WINDOW, seat)
            return
        seat = state.next_seat(seat)
    state.asked = 0
    state.question = OFFER
    state.waiting = ((1 << state.seats) - 1) & ~(1 << state.active)


# Passing, and choosing a disc.


def pass_turn(state: Babel) -> None:
    """Passes: the active player draws a card, beside the closing draw."""
    if state.journal is not None:
        state.journal.add((E_PASSED, state.active))
    owe(state, state.active, PASS_DRAW)
    draw_then(state, AGAIN)


def choose_disc(state: Babel, space: i64) -> None:
    """Puts the tower on a wonder and chooses one of its discs."""
    state.space = space
    if state.journal is not None:
        state.journal.add((E_CHOSE, state.active, state.wonder(), state.needs()))
    state.asked = state.active
    next_window(state)


def reveal(state: Babel) -> None:
    """Turns all offers up; wrong cards go straight back to the hand (A03, A05)."""
    seat: i64 = 0
    while seat < state.seats:
        builder = state.builders[seat]
        choice: i64 = builder.choice
        if choice != NO_CHOICE:
            builder.choice = NO_CHOICE
            cards: i64 = offered_cards(state, choice)
            wrong: i64 = wrong_cards(state, choice)
            see(state, builder, cards + wrong)
            builder.offer = cards
            builder.trader = choice & TRADER
            if cards == 0:
                builder.trader = 0
            if state.journal is not None:
                state.journal.add((E_OFFERED, seat, cards, builder.trader))
                if wrong:
                    state.journal.add((E_WRONG, seat, wrong))
        seat += 1
    ask(state, DECIDE, state.active)


# Deciding, and what follows.


def decide(state: Babel, action: i64) -> None:
    """Completes the disc with the chosen offers and own cards, or fails (A06)."""
    if action == FAIL:
        if state.journal is not None:
            state.journal.add((E_FAILED, state.active))
    else:
        build(state, (action - COMPLETE) & SEATS, (action - COMPLETE) >> WAY_SHIFT)
    refuse(state)


def build(state: Babel, chosen: i64, way: i64) -> None:
    """Plays the cards, puts the pieces on the wonder, and gives the disc to its new owner."""
    me = state.builders[state.active]
    joker: i64 = joker_cards(state, way)
    own: i64 = state.needs() - taken_together(state, chosen) - joker
    units: i64 = total(own)
    for _ in range(jokers_used(way)):
        play(state, state.active, JOKER)
        units += JOKER_CARDS
    spend(state, me, own)
    if state.journal is not None:
        state.journal.add((E_ADDED, state.active, own))
    taker: i64 = state.active
    seat: i64 = 0
    while seat < state.seats:
        if (chosen >> seat) & 1:
            builder = state.builders[seat]
            given: i64 = total(builder.offer)
            spend(state, builder, builder.offer)
            if builder.trader:
                taker = seat
                units += given
            else:
                put(state, seat, given)
            builder.offer = 0
            builder.trader = 0
        seat += 1
    put(state, state.active, units)
    state.left &= ~(1 << state.space)
    state.builders[taker].taken |= 1 << state.space
    state.built = 1
    state.moved = 1
    if state.journal is not None:
        state.journal.add((E_TOOK, taker, state.wonder(), state.needs()))


def put(state: Babel, seat: i64, units: i64) -> None:
    """Puts a seat's pieces on the wonder that was chosen."""
    if units:
        state.builders[seat].put(state.wonder(), units)
        if state.journal is not None:
            state.journal.add((E_PIECES, seat, state.wonder(), units))


def refuse(state: Babel) -> None:
    """Pays for all offers that were not chosen; who might play offer bonus is asked first."""
    seat: i64 = 0
    while seat < state.seats:
        if state.builders[seat].offer:
            if could_play(state, BONUS, seat):
                state.refusing |= 1 << seat
            else:
                pay_refused(state, seat, REFUSED)
        seat += 1
    ask_bonus(state)


def pay_refused(state: Babel, seat: i64, each: i64) -> None:
    """Gives points for the valid cards of a refused offer, and the cards back."""
    builder = state.builders[seat]
    points: i64 = each * total(builder.offer)
    builder.refused += points
    builder.offer = 0
    builder.trader = 0
    if state.rules == 1:
        state.moved = 1
    if state.journal is not None:
        state.journal.add((E_REFUSED, seat, points))


def ask_bonus(state: Babel) -> None:
    """Asks the next seat, clockwise from the active player's left, whether it plays offer bonus."""
    seat: i64 = state.next_seat(state.active)
    while seat != state.active:
        if (state.refusing >> seat) & 1:
            if could_play(state, BONUS, seat):
                state.asked = seat
                ask(state, BONUS, seat)
                return
            state.refusing &= ~(1 << seat)
            pay_refused(state, seat, REFUSED)
        seat = state.next_seat(seat)
    state.asked = 0
    if state.built:
        finish_build(state)
    else:
        ask_again(state)


def answer_bonus(state: Babel, seat: i64, action: i64) -> None:
    """Pays a refused offer, with or without the card (A11, A12)."""
    state.refusing &= ~(1 << seat)
    if action == DECLINE:
        pay_refused(state, seat, REFUSED)
    else:
        play(state, seat, OFFER_BONUS)
        pay_refused(state, seat, REFUSED_WITH_BONUS)
    ask_bonus(state)


def finish_build(state: Babel) -> None:
    """Scores the wonder if its last disc is gone; the active player draws an action card."""
    state.built = 0
    wonder: i64 = state.wonder()
    if (state.left >> (SPACES * wonder)) & 7:
        check_end(state)
        return
    score_wonder(state, wonder)
    if state.action_cards:
        state.question = ACTION
    else:
        check_end(state)


def score_wonder(state: Babel, wonder: i64) -> None:
    """Gives points by the current row, gives the pieces back, and moves the value marker."""
    if state.journal is not None:
        state.journal.add((E_FINISHED, wonder, state.row + 1))
    points = [award(state, wonder, state.row, seat) for seat in range(state.seats)]
    for seat in range(state.seats):
        builder = state.builders[seat]
        builder.wonders += points[seat]
        builder.clear(wonder)
        if state.journal is not None and points[seat]:
            state.journal.add((E_SCORED, seat, wonder, points[seat]))
    state.row += 1


def check_end(state: Babel) -> None:
    """Ends the game when a type shows on no disc of the board any more."""
    if exhausted(state):
        end(state, EXHAUSTED)
    else:
        ask_again(state)


def exhausted(state: Babel) -> i64:
    """The types that no disc of the board asks for, as bits."""
    shown: i64 = 0
    needs = state.sheet.needs
    left: i64 = state.left
    while left:
        low: i64 = left & -left
        left ^= low
        shown |= needs[state.board[INDEX[low % 67]]]
    gone: i64 = 0
    kind: i64 = 0
    while kind < TYPES:
        if count(shown, kind) == 0:
            gone |= 1 << kind
        kind += 1
    return gone


# The end of a turn, and of the game.


def ask_again(state: Babel) -> None:
    """Asks about the double turn, once in a turn; then closes it (A14)."""
    if state.second == 0 and could_play(state, AGAIN, state.active):
        ask(state, AGAIN, state.active)
    else:
        close(state)


def answer_again(state: Babel, action: i64) -> None:
    """Begins a second turn, or closes this one."""
    if action == DECLINE:
        close(state)
    else:
        play(state, state.active, DOUBLE_TURN)
        state.second = 1
        ask(state, TURN, state.active)


def close(state: Babel) -> None:
    """Every player draws, clockwise from the active one (A19)."""
    due: i64 = 0
    for _ in range(state.seats):
        due = due << 4 | CLOSING_DRAW
    state.due = due
    draw_then(state, NEXT)


def next_turn(state: Babel) -> None:
    """The towers move down, and the next seat is the active one.

    A whole round in which no card was drawn and no disc taken is the last one (A24).
    """
    state.idle += 1
    if state.moved:
        state.idle = 0
    state.moved = 0
    state.second = 0
    state.space = 0
    if state.idle == state.seats:
        end(state, IDLE)
        return
    state.active = state.next_seat(state.active)
    ask(state, TURN, state.active)


def end(state: Babel, reason: i64) -> None:
    """Ends the game; action cards that are left are shown (A15, A17, A21)."""
    state.ended = reason
    state.question = SHOW
    state.space = 0
    for builder in state.builders:
        if builder.held_actions:
            return
    over(state)


def over(state: Babel) -> None:
    """Nothing more is asked."""
    state.question = OVER
    if state.journal is not None:
        final_events(state)
