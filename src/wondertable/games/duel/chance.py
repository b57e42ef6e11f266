"""What chance does: it acts when something becomes known, never before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.bits import INDEX, count_bits, nth_bit
from wondertable.core.rng import Rng
from wondertable.core.state import HIDDEN
from wondertable.core.vector import Vector
from wondertable.games.duel.codes import (
    DRAW,
    E_DREW,
    LAY_OUT,
    OVER,
    PLACE_GUILDS,
    PLACE_SHIFT,
    QUESTION_SHIFT,
    REVEAL,
    SHOW_TOKENS,
    SHOW_WONDERS,
)
from wondertable.games.duel.draft import show_token, show_wonder
from wondertable.games.duel.figures import LIBRARY_DRAWS
from wondertable.games.duel.structure import (
    candidates,
    due,
    place_guild,
    place_guilds,
    turn_up,
    turn_up_all,
)
from wondertable.games.duel.tables import AGE_START, ALL_SLOTS, ALL_TOKENS
from wondertable.games.duel.turn import pass_turn

if TYPE_CHECKING:
    from wondertable.games.duel.state import Duel

THING: Final = 127
HIDDEN_DRAW: Final = 1024
"""Added to `drawn` for every token that the viewer may not see."""


def possible(state: Duel) -> i64:
    """The things that chance may choose from now, as bits; all are equally likely."""
    top: i64 = state.question
    if top == SHOW_TOKENS:
        return state.box
    if top == SHOW_WONDERS:
        return state.unshown
    if top == PLACE_GUILDS:
        return ALL_SLOTS & ~state.guilds
    if top == DRAW:
        return state.box & ~state.drawn
    return candidates(state, slot_due(state))


def slot_due(state: Duel) -> i64:
    """The slot to turn up next: the lowest."""
    slots: i64 = due(state)
    return INDEX[(slots & -slots) % 67]


def code(state: Duel, thing: i64) -> i64:
    """The action by which chance chooses a thing of `possible`."""
    top: i64 = state.question
    place: i64 = 0
    if top == LAY_OUT or top == REVEAL:
        place = slot_due(state)
        thing += AGE_START[state.age - 1]
    return top << QUESTION_SHIFT | place << PLACE_SHIFT | thing


def outcomes(state: Duel, out: Vector) -> None:
    """All that chance may do now."""
    out.add_bits(possible(state), code(state, 0))


def happen(state: Duel, action: i64) -> None:
    """Carries out an action of chance."""
    thing: i64 = action & THING
    top: i64 = action >> QUESTION_SHIFT
    if top == LAY_OUT:
        turn_up(state, (action >> PLACE_SHIFT) & 31, thing)
        if due(state) == 0:
            state.answered()
    elif top == REVEAL:
        turn_up(state, (action >> PLACE_SHIFT) & 31, thing)
        if due(state) == 0:
            state.answered()
            pass_turn(state)
    elif top == SHOW_TOKENS:
        show_token(state, thing)
    elif top == SHOW_WONDERS:
        show_wonder(state, thing)
    elif top == PLACE_GUILDS:
        place_guild(state, thing)
    else:
        draw(state, thing)


def draw(state: Duel, token: i64) -> None:
    """Draws a token out of the box, for the player in turn alone to see (W6)."""
    if token == HIDDEN:
        state.drawn += HIDDEN_DRAW
    else:
        state.drawn |= 1 << token
    if state.journal is not None:
        state.journal.add((E_DREW, state.active, token), 1 << state.active)
    if count_bits(state.drawn & ALL_TOKENS) + state.drawn // HIDDEN_DRAW == LIBRARY_DRAWS:
        state.answered()


def draw_hidden(state: Duel, rng: Rng) -> None:
    """Puts any tokens of the box in the place of those that the viewer may not see."""
    while state.drawn >= HIDDEN_DRAW:
        left: i64 = state.box & ~state.drawn
        state.drawn -= HIDDEN_DRAW
        state.drawn |= 1 << nth_bit(left, rng.below(count_bits(left)))


def deal(state: Duel, rng: Rng) -> None:
    """Does one thing that is due, or many at once where nobody keeps a journal."""
    top: i64 = state.question
    if top == REVEAL:
        slot: i64 = slot_due(state)
        happened(state, slot, candidates(state, slot), rng)
        if due(state) == 0:
            state.answered()
            pass_turn(state)
    elif top == LAY_OUT and state.journal is None:
        turn_up_all(state, due(state), rng)
        state.answered()
    else:
        things: i64 = possible(state)
        happen(state, code(state, nth_bit(things, rng.below(count_bits(things)))))


def happened(state: Duel, slot: i64, cards: i64, rng: Rng) -> None:
    """Turns up one of the cards in a slot."""
    at: i64 = nth_bit(cards, rng.below(count_bits(cards)))
    turn_up(state, slot, AGE_START[state.age - 1] + at)


def deal_ahead(state: Duel, rng: Rng) -> None:
    """Does all that is due and fixes the face-down cards of the age too: for playouts only."""
    while True:
        top: i64 = state.question
        if top == PLACE_GUILDS:
            place_guilds(state, rng)
            state.answered()
        elif top == LAY_OUT:
            turn_up_all(state, state.hidden, rng)
            state.answered()
        elif top == REVEAL:
            turn_up_all(state, state.hidden, rng)
            state.answered()
            pass_turn(state)
        elif top < SHOW_TOKENS or top == OVER:
            break
        else:
            deal(state, rng)
    if state.hidden:
        turn_up_all(state, state.hidden, rng)
