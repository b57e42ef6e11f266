"""What the pictures of "how to play" show: our own boards in a made-up moment."""

from __future__ import annotations

from typing import Any, Final

from wondertable.games.seven.cards import BOARDS
from wondertable.games.seven.figures import SET_OF_SYMBOLS
from wondertable.web.games.seven.city import plain_board

SYMBOLS: Final = (("compass", 3), ("gear", 1), ("tablet", 1))
"""An example of science."""
BOARD: Final = next(at for at, row in enumerate(BOARDS) if row.id == "rhodos")


def pictures(language: str) -> dict[str, Any]:
    """A card, a board with a stage built, an example of science."""
    squares = sum(count * count for _, count in SYMBOLS)
    return {
        "board": plain_board(language, BOARD, 0, 1),
        "symbols": SYMBOLS,
        "squares": squares,
        "points": squares + SET_OF_SYMBOLS * min(count for _, count in SYMBOLS),
    }
