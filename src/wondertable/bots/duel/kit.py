"""How Duel is searched."""

from __future__ import annotations

from typing import Final

from wondertable.bots.duel.endings import DuelEndings
from wondertable.bots.duel.features import CITY, DISTINCT, INPUTS, ROWS, DuelFeatures
from wondertable.bots.duel.heuristic import DuelRollout
from wondertable.bots.duel.zeal import HunterBrain
from wondertable.bots.search.brain import Brain
from wondertable.bots.search.kit import Kit, Sitting
from wondertable.bots.search.net import Net, Weights
from wondertable.bots.search.weights import Shape
from wondertable.core.bits import COUNT
from wondertable.core.state import State
from wondertable.games.duel.game import GAME
from wondertable.games.duel.state import Duel
from wondertable.games.duel.tables import LAW

FEATURES: Final = 2
ZEAL: Final = 0.5
"""How much the hunter wishes for science: with more it wins less, and less by science."""
MANY: Final = (4, 5, 6)
"""So many symbols of one side are a threat."""


def hunter(weights: Weights, seat: int) -> Brain:
    """A brain that plays for six symbols on a seat."""
    return HunterBrain(Net(weights), DuelFeatures(), seat, ZEAL)


def science_is_near(state: State) -> bool:
    """Whether a side has three symbols in age II, and Law can still be won or is its own."""
    assert isinstance(state, Duel)
    near = [city for city in (state.me, state.opp) if COUNT[city.symbols] >= 3]
    return state.age == 2 and any(city.has(LAW) or state.board >> LAW & 1 for city in near)


KIT: Final = Kit(
    shape=Shape(GAME.name, GAME.rules, FEATURES, INPUTS, ROWS),
    secrets=False,
    features=DuelFeatures,
    rollout=DuelRollout,
    hunter=hunter,
    reasons=("military", "science", "civilian"),
    marks={
        "own_symbols_4": tuple(DISTINCT + count for count in MANY),
        "rival_symbols_4": tuple(CITY + DISTINCT + count for count in MANY),
    },
    rare=science_is_near,
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
    plan={"rare": 0.2, "league": 0.3},
)
"""Duel has no secrets that outlast a choice: what the Great Library draws is seen by its builder
alone, who answers at once."""
