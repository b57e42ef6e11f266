"""Opponents of every strength, the same names in every game: less or more of one search."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from wondertable.bots.bot import Bot
from wondertable.bots.budget import Budget
from wondertable.bots.kits import find_kit
from wondertable.bots.search.finding import Finding, Prospect, finding
from wondertable.bots.search.net import Weights
from wondertable.bots.search.weights import shipped_digest, shipped_weights
from wondertable.core.game import Game
from wondertable.core.rng import Rng
from wondertable.core.state import State

PLAUSIBLE: Final = 0.25
"""A choice looks plausible with this part of an even share of the policy."""


@dataclass(frozen=True)
class Level:
    """How strong a bot is."""

    name: str
    budget: Budget
    learnt: bool = True
    """Whether it uses what was learnt; without, it plays games out."""
    careless: float = 0.0
    """How often it takes what merely looks plausible instead of the best that it found."""
    proves: bool = True
    """Whether it proves what is certain and plays ends out in all ways, or only guesses."""
    even: bool = False
    """Whether it aims at an even game instead of victory."""


LEVELS: Final = (
    Level("novice", Budget(simulations=4), careless=0.55, proves=False),
    Level("citizen", Budget(simulations=8), careless=0.1, proves=False),
    Level("senator", Budget(simulations=60)),
    Level("oracle", Budget(seconds=1.0)),
    Level("friend", Budget(simulations=600), even=True, proves=False),
    Level("rollout", Budget(seconds=1.0), learnt=False),
)


class SearchBot(Bot):
    """Searches within its budget."""

    def __init__(self, game: Game, level: Level, budget: Budget | None = None) -> None:
        self.name = level.name
        self.level = level
        self.budget = budget or level.budget
        self.kit = find_kit(game.name)
        self.brain = self.kit.brain(weights_of(game.name) if level.learnt else None)

    def choose(self, view: State, seat: int, rng: Rng) -> int:
        """The choice for a seat."""
        actions = view.considered(seat)
        if len(actions) == 1:
            return actions[0]
        found = self.find(view, seat, rng)
        if rng.below(1000) < int(1000 * self.level.careless * self.kit.careless):
            return plausible(found, rng).action
        return found.best.action

    def find(self, view: State, seat: int, rng: Rng) -> Finding:
        """What the search finds out."""
        search = self.kit.search(self.brain, view.seat_count(), proves=self.level.proves)
        budget = self.budget
        node = search.think(view, seat, rng, budget.simulations, budget.seconds)
        found = finding(search, node)
        self.expected = found.expected
        return found


@cache
def weights_of(game: str) -> Weights | None:
    """The weights of a game that come with the package, read once."""
    return shipped_weights(find_kit(game).shape)


@cache
def weights_digest(game: str) -> str:
    """A short name for these weights; empty for a game that has none."""
    return shipped_digest(find_kit(game).shape.game)


def plausible(found: Finding, rng: Rng) -> Prospect:
    """Any choice that does not look foolish at first sight."""
    least = PLAUSIBLE / len(found.prospects)
    likely = [prospect for prospect in found.prospects if prospect.prior >= least]
    return likely[rng.below(len(likely))]
