"""The games of the house: a folder here with a `game.py` that has a `GAME` is a game."""

from __future__ import annotations

from pkgutil import iter_modules
from typing import Final

from wondertable.core.errors import UnknownGame
from wondertable.core.found import found
from wondertable.core.game import Game


def found_games() -> list[Game]:
    """All games, in the order in which people are shown them."""
    folders = [module.name for module in iter_modules(__path__) if module.ispkg]
    parts = [found(f"{__name__}.{folder}.game") for folder in folders]
    games: list[Game] = [part.GAME for part in parts if part is not None]
    return sorted(games, key=lambda game: (game.place, game.name))


GAMES: Final[dict[str, Game]] = {game.name: game for game in found_games()}


def find_game(name: str) -> Game:
    """The game of a name."""
    if name not in GAMES:
        raise UnknownGame(name, ", ".join(GAMES))
    return GAMES[name]
