"""The games that can be searched, each with what it adds to the search."""

from __future__ import annotations

from typing import Final

from wondertable.bots.babel.kit import KIT as BABEL
from wondertable.bots.duel.kit import KIT as DUEL
from wondertable.bots.search.brain import Features, Rollout
from wondertable.bots.search.kit import Kit
from wondertable.bots.search.weights import Shape
from wondertable.bots.seven.kit import KIT as SEVEN
from wondertable.games import find_game

KITS: Final[dict[str, Kit]] = {kit.shape.game: kit for kit in (DUEL, SEVEN, BABEL)}


def find_kit(game: str) -> Kit:
    """The kit of a game; one without its own is played out at random and fears secrets."""
    if game in KITS:
        return KITS[game]
    shape = Shape(game, find_game(game).rules, 0, 0, 0)
    return Kit(shape, secrets=True, features=Features, rollout=Rollout)
