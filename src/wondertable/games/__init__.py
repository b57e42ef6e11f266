"""The games of the house. A game is added by adding it here."""

from __future__ import annotations

from typing import Final

from wondertable.core.errors import UnknownGame
from wondertable.core.game import Game
from wondertable.games.babel.game import GAME as BABEL
from wondertable.games.duel.game import GAME as DUEL
from wondertable.games.seven.game import GAME as SEVEN

GAMES: Final[dict[str, Game]] = {game.name: game for game in (DUEL, SEVEN, BABEL)}


def find_game(name: str) -> Game:
    """The game of a name."""
    if name not in GAMES:
        raise UnknownGame(name, ", ".join(GAMES))
    return GAMES[name]
