"""How Duel is searched."""

from __future__ import annotations

from typing import Final

from wondertable.bots.duel.features import INPUTS, ROWS, DuelFeatures
from wondertable.bots.duel.heuristic import DuelRollout
from wondertable.bots.duel.zeal import HunterBrain
from wondertable.bots.search.brain import Brain
from wondertable.bots.search.kit import Kit, Sitting
from wondertable.bots.search.net import Weights
from wondertable.bots.search.weights import Shape, new_net
from wondertable.games.duel.game import GAME

FEATURES: Final = 2
ZEAL: Final = 0.5
"""How much the hunter wishes for science: with more it wins less, and less by science."""


def hunter(weights: Weights, seat: int) -> Brain:
    """A brain that plays for six symbols on a seat."""
    return HunterBrain(new_net(weights), DuelFeatures(), seat, ZEAL)


KIT: Final = Kit(
    shape=Shape(GAME.name, GAME.rules, FEATURES, INPUTS, ROWS),
    secrets=False,
    features=DuelFeatures,
    rollout=DuelRollout,
    hunter=hunter,
    sittings=tuple(
        Sitting(2, {"wonders": wonders, "level_pawn": level_pawn})
        for wonders, level_pawn in (
            ("draft", "begins"),
            ("draft", "chooses"),
            ("draft", "begins"),
            ("first-game", "begins"),
        )
    ),
)
"""Duel has no secrets that outlast a choice: what the Great Library draws is seen by its builder
alone, who answers at once."""
