"""The numbers that help and rulings speak of, taken from the rules themselves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from wondertable.text.game_text import text_of


@cache
def figures(game: str) -> Mapping[str, int]:
    """The numbers of a game by the names that messages have for them."""
    return text_of(game).figures()
