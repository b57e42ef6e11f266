"""How hard a puzzle is: which of our bots find the best choice, and how often."""

from __future__ import annotations

from functools import cache
from typing import Final

from wondertable.bots import Bot, find_bot
from wondertable.core.game import Game
from wondertable.core.rng import Rng
from wondertable.review.judge import seed_of
from wondertable.review.puzzle import Place

TRIES: Final = 5
"""So often each bot may look for it."""
OFTEN: Final = 3
FINDERS: Final = ("greedy", "rollout:200sims", "citizen", "senator")
"""Who looks for it, from the weakest to the strongest."""
EASY: Final = 1


@cache
def finder(name: str, game: Game) -> Bot:
    """A bot, made once."""
    return find_bot(name, game)


def hits_of(place: Place, best: int) -> dict[str, int]:
    """How often each bot finds the best choice."""
    return {name: hits(name, place, best) for name in FINDERS}


def hits(name: str, place: Place, best: int) -> int:
    """How often a bot finds the best choice, of so many times."""
    bot = finder(name, place.game)
    seed = seed_of(f"puzzle level {place.seat}", place.view)
    return sum(
        bot.choose(place.view, place.seat, Rng(seed, number)) == best for number in range(TRIES)
    )


def is_easy(place: Place, best: int) -> bool:
    """Whether the weakest of them finds it."""
    return hits(FINDERS[0], place, best) >= OFTEN


def level_of(found: dict[str, int]) -> int:
    """The level from 1, by the first bot that mostly finds it; if none does, that of the last."""
    first = (at for at, name in enumerate(FINDERS) if found[name] >= OFTEN)
    return 1 + next(first, len(FINDERS) - 1)
