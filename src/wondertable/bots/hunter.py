"""A sparring partner that plays for one thing: in Duel for Law, the Mausoleum and six symbols."""

from __future__ import annotations

from typing import Final

from wondertable.bots.budget import Budget
from wondertable.bots.kits import find_kit
from wondertable.bots.levels import Level, SearchBot, weights_of
from wondertable.bots.search.finding import Finding
from wondertable.core.game import Game
from wondertable.core.rng import Rng
from wondertable.core.state import State

HUNTER: Final = Level("hunter", Budget(seconds=1.0))


class HunterBot(SearchBot):
    """Searches like the Oracle, with its sight set on one way to win."""

    def __init__(self, game: Game, budget: Budget | None = None) -> None:
        super().__init__(game, HUNTER, budget)
        self.weights = weights_of(game.name)

    def find(self, view: State, seat: int, rng: Rng) -> Finding:
        """What the search finds out; the brain takes the side that hunts."""
        assert self.kit.hunter is not None
        assert self.weights is not None
        self.brain = self.kit.hunter(self.weights, seat)
        return super().find(view, seat, rng)


def has_hunter(game: Game) -> bool:
    """Whether there is a hunter for a game."""
    return find_kit(game.name).hunter is not None
