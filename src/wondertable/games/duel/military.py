"""The conflict pawn (rulings M1 to M5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.games.duel.codes import E_LOOTED, E_MOVED, MILITARY
from wondertable.games.duel.figures import (
    CAPITAL,
    FAR_LOOT,
    FAR_LOOT_AT,
    NEAR_LOOT,
    NEAR_LOOT_AT,
)

if TYPE_CHECKING:
    from wondertable.games.duel.state import Duel


def ahead(state: Duel, seat: i64) -> i64:
    """How far the pawn stands on the other side of the centre, seen from a seat."""
    return state.pawn if seat == 0 else -state.pawn


def advance(state: Duel, shields: i64) -> None:
    """Moves the pawn towards the opponent's capital, loots on the way, and may end the game."""
    before: i64 = ahead(state, state.active)
    after: i64 = before + shields
    if after > CAPITAL:
        after = CAPITAL
    state.pawn = after if state.active == 0 else -after
    if state.journal is not None:
        state.journal.add((E_MOVED, state.active, before, after))
    first: i64 = 1 if state.active == 0 else 4
    if after >= NEAR_LOOT_AT and state.loot & first:
        loot(state, first, NEAR_LOOT)
    if after >= FAR_LOOT_AT and state.loot & (2 * first):
        loot(state, 2 * first, FAR_LOOT)
    if after == CAPITAL:
        state.end(MILITARY, state.active)


def loot(state: Duel, token: i64, coins: i64) -> None:
    """Uses up a looting token: the opponent loses coins to the bank (M2)."""
    state.loot ^= token
    lost: i64 = state.opp.lose(coins)
    if state.journal is not None:
        state.journal.add((E_LOOTED, 1 - state.active, lost, coins))
