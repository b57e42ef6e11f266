"""The wonders that the rulebook hands out for a first game (S2)."""

from __future__ import annotations

from wondertable.core.bits import numbers
from wondertable.games.duel.game import GAME


def test_wonders_that_stand_in_a_row_are_not_waiting_to_be_shown() -> None:
    state = GAME.new(2, {"wonders": "first-game", "level_pawn": "begins"})
    held = {state.city(seat).wonder_at(place) for seat in range(2) for place in range(4)}
    assert len(held) == 8
    assert held & set(numbers(state.unshown)) == set()
