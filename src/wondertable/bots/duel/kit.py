"""How Duel is searched."""

from __future__ import annotations

from typing import Final

from wondertable.bots.duel.endings import DuelEndings
from wondertable.bots.duel.features import INPUTS, ROWS, DuelFeatures
from wondertable.bots.duel.heuristic import DuelRollout
from wondertable.bots.search.kit import Kit, Sitting
from wondertable.bots.search.weights import Shape
from wondertable.games.duel.game import GAME

FEATURES: Final = 1

KIT: Final = Kit(
    shape=Shape(GAME.name, GAME.rules, FEATURES, INPUTS, ROWS),
    secrets=False,
    features=DuelFeatures,
    rollout=DuelRollout,
    endings=DuelEndings,
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
