"""What chance does: discs are laid out, cards are drawn, the last action cards are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rng import Rng
from wondertable.core.state import HIDDEN, NOBODY
from wondertable.games.babel.builder import KIND, KIND_BITS, Builder, one_action
from wondertable.games.babel.codes import (
    ACTION,
    DISC,
    DRAW,
    E_ACTION,
    E_DREW,
    E_GAINED,
    E_LAID,
    E_SHOWN,
    NO_DISC,
    PLACE,
    PLACE_SHIFT,
    QUESTION_SHIFT,
    THING,
    TURN,
)
from wondertable.games.babel.figures import DISCS, KINDS, SPACES, START_HAND, TYPES
from wondertable.games.babel.packed import count, some
from wondertable.games.babel.turn import check_end, draw_then, go_on_drawing, over

if TYPE_CHECKING:
    from wondertable.games.babel.state import Babel


def code(question: i64, place: i64, thing: i64) -> i64:
    """An action of chance."""
    return question << QUESTION_SHIFT | place << PLACE_SHIFT | thing


def outcomes(state: Babel) -> list[int]:
    """All that chance may do now."""
    shares = things(state)
    place: i64 = place_due(state)
    return [code(state.question, place, at) for at, share in enumerate(shares) if share]


def weights(state: Babel) -> list[int]:
    """How likely each of the outcomes is: by what is left."""
    return [share for share in things(state) if share]


def place_due(state: Babel) -> i64:
    """The space, or the seat, to which something comes next."""
    question: i64 = state.question
    if question == DISC:
        return next_space(state)
    if question == DRAW:
        return next_drawer(state)
    return state.active if question == ACTION else next_shower(state)


def things(state: Babel) -> list[int]:
    """How many things of every kind may come next."""
    question: i64 = state.question
    if question == DISC:
        return discs_left(state)
    if question == DRAW:
        cards: i64 = state.unseen()
        return [count(cards, kind) for kind in range(TYPES)]
    if question == ACTION:
        return actions_left(state)
    builder = state.builders[next_shower(state)]
    if builder.actions == builder.shown:  # in a view they may be any
        return [1 if left else 0 for left in actions_left(state)]
    return [1 if kind == next_shown(builder) else 0 for kind in range(KINDS)]


def next_space(state: Babel) -> i64:
    """The space on which a disc is laid next."""
    return state.board.index(NO_DISC)


def next_drawer(state: Babel) -> i64:
    """The seat that draws next, clockwise from the active player (A19)."""
    seat: i64 = state.active
    while (state.due >> (4 * seat)) & 15 == 0:
        seat = state.next_seat(seat)
    return seat


def next_shower(state: Babel) -> i64:
    """The first seat with action cards that do not lie open."""
    seat: i64 = 0
    while True:
        builder = state.builders[seat]
        if builder.held_actions > shown_count(builder):
            return seat
        seat += 1


def shown_count(builder: Builder) -> i64:
    """How many action cards of a seat lie open."""
    found: i64 = 0
    left: i64 = builder.shown
    while left:
        found += left & KIND
        left >>= KIND_BITS
    return found


def next_shown(builder: Builder) -> i64:
    """The kind of the next action card to be shown."""
    left: i64 = builder.actions - builder.shown
    kind: i64 = 0
    while left & KIND == 0:
        left >>= KIND_BITS
        kind += 1
    return kind


def discs_left(state: Babel) -> list[int]:
    """How many discs of every kind are to be laid out."""
    left = list(state.sheet.discs(state.two_coloured))
    for kind in state.board:
        if kind != NO_DISC:
            left[kind] -= 1
    return left


def actions_left(state: Babel) -> list[int]:
    """How many action cards of every kind are in the deck, or unseen by a viewer."""
    left: list[int] = []
    kind: i64 = 0
    while kind < KINDS:
        cards: i64 = state.sheet.copies[kind] - ((state.used >> (KIND_BITS * kind)) & KIND)
        for builder in state.builders:
            cards -= (builder.actions >> (KIND_BITS * kind)) & KIND
        left.append(cards)
        kind += 1
    return left


def happen(state: Babel, action: i64) -> None:
    """Carries out an action of chance."""
    question: i64 = action >> QUESTION_SHIFT
    place: i64 = (action >> PLACE_SHIFT) & PLACE
    thing: i64 = action & THING
    if question == DRAW:
        draw(state, place, thing)
        state.due -= 1 << (4 * place)
        go_on_drawing(state)
    elif question == DISC:
        lay(state, place, thing)
    elif question == ACTION:
        draw_action(state, place, thing)
    else:
        show(state, place, thing)


def lay(state: Babel, space: i64, kind: i64) -> None:
    """Lays a disc on a space; after the last one, hands are dealt."""
    board = state.board
    state.board = board[:space] + bytes([kind]) + board[space + 1 :]
    state.left |= 1 << space
    if state.journal is not None:
        state.journal.add((E_LAID, space // SPACES, state.sheet.needs[kind]))
    if NO_DISC not in state.board:
        deal_hands(state)


def deal_hands(state: Babel) -> None:
    """Has every seat draw its first cards."""
    due: i64 = 0
    for _ in range(state.seats):
        due = due << 4 | START_HAND
    state.due = due
    draw_then(state, TURN)


def draw(state: Babel, seat: i64, kind: i64) -> None:
    """A seat draws a building card, for it alone to see."""
    builder = state.builders[seat]
    builder.held += 1
    if kind != HIDDEN:
        builder.hand += some(kind, 1)
    state.moved = 1
    if state.journal is not None:
        state.journal.add((E_DREW, seat, kind), 1 << seat)


def draw_action(state: Babel, seat: i64, kind: i64) -> None:
    """The active player draws an action card for the wonder that was finished (A16)."""
    builder = state.builders[seat]
    builder.held_actions += 1
    if kind != HIDDEN:
        builder.actions += one_action(kind)
    if state.journal is not None:
        state.journal.add((E_GAINED, seat))
        state.journal.add((E_ACTION, seat, kind), 1 << seat)
    check_end(state)


def show(state: Babel, seat: i64, kind: i64) -> None:
    """An action card is laid open at the end of the game; after the last one it is over."""
    builder = state.builders[seat]
    if builder.actions == builder.shown:
        builder.actions += one_action(kind)
    builder.shown += one_action(kind)
    if state.journal is not None:
        state.journal.add((E_SHOWN, seat, kind))
    for other in state.builders:
        if other.held_actions > shown_count(other):
            return
    over(state)


# Dealing many things at once.


def deal(state: Babel, rng: Rng) -> None:
    """Does what is due, many things at once."""
    question: i64 = state.question
    if question == DRAW:
        draw_all(state, rng)
    elif question == DISC:
        lay_all(state, rng)
    elif question == ACTION:
        draw_action(state, state.active, drawn_from(actions_left(state), rng))
    else:
        show_all(state)


def drawn_from(shares: list[int], rng: Rng) -> i64:
    """A kind, as likely as its share."""
    whole: i64 = 0
    for share in shares:
        whole += share
    rest: i64 = rng.below(whole)
    kind: i64 = 0
    while rest >= shares[kind]:
        rest -= shares[kind]
        kind += 1
    return kind


def lay_all(state: Babel, rng: Rng) -> None:
    """Shuffles the discs that are left and lays them on the free spaces."""
    discs: list[int] = []
    for kind, number in enumerate(discs_left(state)):
        discs += [kind] * number
    last: i64 = len(discs) - 1
    while last > 0:
        at: i64 = rng.below(last + 1)
        kept = discs[last]
        discs[last] = discs[at]
        discs[at] = kept
        last -= 1
    if state.journal is None:
        state.board = state.board[: DISCS - len(discs)] + bytes(discs)
        state.left = (1 << DISCS) - 1
        deal_hands(state)
    else:
        for disc in discs:
            lay(state, next_space(state), disc)


def draw_all(state: Babel, rng: Rng) -> None:
    """Lets all seats draw what is due, clockwise, until the deck is used up."""
    cards: i64 = state.unseen()
    size: i64 = state.deck_size()
    seat: i64 = state.active
    while state.due and size:
        if (state.due >> (4 * seat)) & 15 == 0:
            seat = state.next_seat(seat)
            continue
        rest: i64 = rng.below(size)
        kind: i64 = 0
        while rest >= count(cards, kind):
            rest -= count(cards, kind)
            kind += 1
        draw(state, seat, kind)
        cards -= some(kind, 1)
        size -= 1
        state.due -= 1 << (4 * seat)
    go_on_drawing(state)


def show_all(state: Babel) -> None:
    """Shows the action cards that are left, one after the other where somebody listens."""
    if state.journal is None and state.viewer == NOBODY:
        for builder in state.builders:
            builder.shown = builder.actions
        over(state)
    else:
        happen(state, outcomes(state)[0])
