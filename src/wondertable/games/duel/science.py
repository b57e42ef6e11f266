"""Scientific symbols and progress tokens (rulings P1 to P5, E3, W6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.bits import COUNT
from wondertable.games.duel.codes import E_GAINED, E_TOOK, SCIENCE, TOKEN
from wondertable.games.duel.figures import SYMBOLS_TO_WIN
from wondertable.games.duel.tables import LAW, T_COINS

if TYPE_CHECKING:
    from wondertable.games.duel.state import Duel


def study(state: Duel, known: i64, symbol: i64) -> None:
    """Looks at a new symbol: a second copy earns a token, a sixth different one wins."""
    if (known >> symbol) & 1:
        if state.board:
            state.ask(TOKEN)
    else:
        check_supremacy(state)


def check_supremacy(state: Duel) -> None:
    """Ends the game when the player in turn has six different symbols (P2)."""
    if COUNT[state.me.symbols] >= SYMBOLS_TO_WIN:
        state.end(SCIENCE, state.active)


def take_token(state: Duel, token: i64) -> None:
    """Gives a progress token to the player in turn; its coins and its symbol count at once."""
    me = state.me
    me.add_token(token)
    if state.journal is not None:
        state.journal.add((E_TOOK, state.active, token))
    coins: i64 = T_COINS[token]
    if coins:
        me.coins += coins
        if state.journal is not None:
            state.journal.add((E_GAINED, state.active, coins))
    if token == LAW:
        check_supremacy(state)
