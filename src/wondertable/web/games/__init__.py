"""The games that have pages: a folder here with a `pages.py` that has `PAGES`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wondertable.core.state import State
from wondertable.games import GAMES
from wondertable.web.game_pages import GamePages, pages_of
from wondertable.web.present.render import give

PAGES: Final[dict[str, GamePages]] = {
    game: pages for game in GAMES if (pages := pages_of(game)) is not None
}

give(game_pages=PAGES)


def wonders_in(game: str, state: State) -> Sequence[str]:
    """The wonders that are in play in a position of a game; none where all always are."""
    return PAGES[game].wonders_in(state) if game in PAGES else ()
