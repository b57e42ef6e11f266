"""What a game adds to the general search."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from wondertable.bots.search.brain import (
    Brain,
    Features,
    NetBrain,
    Rollout,
    RolloutBrain,
    scores_of,
)
from wondertable.bots.search.endings import Endings
from wondertable.bots.search.net import Net, Weights
from wondertable.bots.search.search import EXPLORE, Search
from wondertable.bots.search.weights import Shape
from wondertable.core.game import Options
from wondertable.core.state import State


def never(_: State) -> bool:
    """No position is it."""
    return False


@dataclass(frozen=True)
class Sitting:
    """A way to sit down to a game; training takes them in turn."""

    seats: int
    options: Options


@dataclass(frozen=True)
class Kit:
    """How one game is searched, and how it is learnt."""

    shape: Shape
    secrets: bool
    """Whether somebody knows what others do not, or several choose at once."""
    features: Callable[[], Features]
    rollout: Callable[[], Rollout]
    sittings: tuple[Sitting, ...] = ()
    prizes: Callable[[State, int], list[float]] = scores_of
    """What every seat's game taught it to expect, from 0 to 1; by default its part of victory."""
    endings: Callable[[], Endings] | None = None
    """What is known about the end, where two play without secrets and what is certain is proved."""
    rivals: bool = True
    """Whether others learn too in a search of what is hidden, or follow the policy."""
    last: Callable[[State], bool] = never
    """Whether the game is over after what all choose now; see `review/foresight.py`."""
    careless: float = 1.0
    """How often bots that are meant to be careless are so, compared with Duel."""
    hunter: Callable[[Weights, int], Brain] | None = None
    """A brain that plays for one thing on a seat, to spar with; see `bots/hunter.py`."""
    reasons: tuple[str, ...] = ()
    """How games end, as outcomes name it, where a network is to learn that too."""
    marks: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Inputs, any of which marks positions that training reports on apart."""
    rare: Callable[[State], bool] | None = None
    """Whether a position is of a kind that self-play seldom meets and had better begin with."""
    plan: Mapping[str, Any] = field(default_factory=dict)
    """What training does otherwise than for Duel; see `train/recipe.py`."""

    def brain(self, weights: Weights | None) -> Brain:
        """A brain that has learnt the game, or without weights a brain that plays it out."""
        if weights is None:
            return RolloutBrain(self.rollout())
        return NetBrain(Net(weights), self.features())

    def search(
        self,
        brain: Brain,
        seats: int,
        explore: float = EXPLORE,
        noise: float = 0,
        *,
        proves: bool = True,
    ) -> Search:
        """A search at a table of so many seats; it may prove what is certain, or only guess."""
        return Search(
            brain,
            seats,
            secrets=self.secrets,
            explore=explore,
            noise=noise,
            rivals=self.rivals,
            endings=self.endings() if self.endings and proves else None,
        )
