"""The wonders by which games are found in the library."""

from __future__ import annotations

from typing import Final

from wondertable.games.seven.cards import BOARDS
from wondertable.games.seven.state import Seven

WONDER_IDS: Final = tuple(board.id for board in BOARDS)


def wonders_in(state: Seven) -> list[str]:
    """The wonders at which people sit."""
    return [WONDER_IDS[city.board] for city in state.cities if 0 <= city.board < len(WONDER_IDS)]
