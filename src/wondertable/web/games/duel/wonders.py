"""The wonders by which games are found in the library."""

from __future__ import annotations

from typing import Final

from wondertable.games.duel.cards import WONDERS
from wondertable.games.duel.state import Duel

WONDER_IDS: Final = tuple(wonder.id for wonder in WONDERS)


def wonders_in(state: Duel) -> list[str]:
    """The wonders that both have drafted."""
    cities = [state.city(seat) for seat in (0, 1)]
    return [WONDER_IDS[city.wonder_at(at)] for city in cities for at in range(city.drafted)]
