"""The draft of wonders (rulings S1, S2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.bits import count_bits
from wondertable.games.duel.codes import E_DRAFTED, E_SHOWN_TOKEN, E_SHOWN_WONDER, SHOW_WONDERS
from wondertable.games.duel.figures import DRAFT_ORDER, TOKENS_ON_BOARD, WONDERS_SHOWN
from wondertable.games.duel.structure import lay_out

if TYPE_CHECKING:
    from wondertable.games.duel.state import Duel

PICKS: Final[bytes] = bytes(DRAFT_ORDER)


def show_token(state: Duel, token: i64) -> None:
    """Lays one of the five progress tokens on the board."""
    state.board |= 1 << token
    state.box &= ~(1 << token)
    if state.journal is not None:
        state.journal.add((E_SHOWN_TOKEN, token))
    if count_bits(state.board) == TOKENS_ON_BOARD:
        state.answered()


def show_wonder(state: Duel, wonder: i64) -> None:
    """Lays a wonder on the table to choose from."""
    state.offer |= 1 << wonder
    state.unshown &= ~(1 << wonder)
    if state.journal is not None:
        state.journal.add((E_SHOWN_WONDER, wonder))
    if count_bits(state.offer) == WONDERS_SHOWN:
        state.answered()


def pick(state: Duel, wonder: i64) -> None:
    """Takes a wonder; the second four follow the first, and then age I begins."""
    state.me.add_wonder(wonder)
    state.offer &= ~(1 << wonder)
    if state.journal is not None:
        state.journal.add((E_DRAFTED, state.active, wonder))
    state.picks += 1
    if state.picks == len(PICKS):
        state.answered()
        if state.active != 0:
            state.swap()
        lay_out(state, 1)
        return
    if state.picks == WONDERS_SHOWN:
        state.ask(SHOW_WONDERS)
    if PICKS[state.picks] != state.active:
        state.swap()
