"""What a game adds to the general search."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wondertable.bots.search.brain import Brain, Features, NetBrain, Rollout, RolloutBrain
from wondertable.bots.search.net import Weights
from wondertable.bots.search.weights import Shape, new_net
from wondertable.core.game import Options


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

    def brain(self, weights: Weights | None) -> Brain:
        """A brain that has learnt the game, or one that plays it out."""
        if weights is None:
            return RolloutBrain(self.rollout())
        return NetBrain(new_net(weights), self.features())
