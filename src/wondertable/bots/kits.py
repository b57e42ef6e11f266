"""The games that can be searched, each with what `bots/<game>/kit.py` adds to the search."""

from __future__ import annotations

from typing import Final

from wondertable.bots.search.brain import Features, Rollout
from wondertable.bots.search.kit import Kit
from wondertable.bots.search.weights import Shape
from wondertable.core.found import found
from wondertable.games import GAMES, find_game

PARTS: Final = {game: found(f"wondertable.bots.{game}.kit") for game in GAMES}
KITS: Final[dict[str, Kit]] = {game: part.KIT for game, part in PARTS.items() if part is not None}


def find_kit(game: str) -> Kit:
    """The kit of a game; one without its own is played out at random and fears secrets."""
    if game in KITS:
        return KITS[game]
    shape = Shape(game, find_game(game).rules, 0, 0, 0)
    return Kit(shape, secrets=True, features=Features, rollout=Rollout)
