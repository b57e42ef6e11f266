"""How Tower of Babel is searched."""

from __future__ import annotations

from typing import Final

from wondertable.bots.babel.features import INPUTS, BabelFeatures
from wondertable.bots.babel.heuristic import BabelRollout
from wondertable.bots.babel.rows import ROWS
from wondertable.bots.search.brain import scores_of
from wondertable.bots.search.kit import Kit, Sitting
from wondertable.bots.search.prizes import close_prizes
from wondertable.bots.search.weights import Shape
from wondertable.core.state import State
from wondertable.games.babel.game import GAME
from wondertable.games.babel.scoring import score
from wondertable.games.babel.state import Babel

LEARNT: Final = 1
"""The rules with which the weights were learnt. Version 2 asks fewer questions that have only one
answer, ends games that no bot ever played, and shows the size of offers, which bots do not look at:
no choice that was learnt means anything else now. Training anew sets it to `rules`."""
FEATURES: Final = 1
CLOSE: Final = 8.0
"""Points by which a victory is no longer a matter of luck."""

SITTINGS: Final = (
    (3, "off", "on"),
    (4, "off", "on"),
    (3, "off", "on"),
    (5, "off", "on"),
    (4, "off", "on"),
    (3, "on", "on"),
    (4, "off", "off"),
    (5, "on", "on"),
    (3, "off", "off"),
    (4, "on", "on"),
)
"""Seats, two-coloured discs, action cards."""


def prizes(state: State, seats: int) -> list[float]:
    """By victory and by how close to it every seat came."""
    assert isinstance(state, Babel)
    points = [float(score(state, seat)) for seat in range(seats)]
    return close_prizes(points, scores_of(state, seats), CLOSE)


KIT: Final = Kit(
    shape=Shape(GAME.name, LEARNT, FEATURES, INPUTS, ROWS),
    secrets=True,
    features=BabelFeatures,
    rollout=BabelRollout,
    prizes=prizes,
    plan={
        "sensible_games": 40_000,
        "games": 400,
        "simulations": 60,
        "led": 0.25,
        "match_games": 100,
        "match_simulations": 60,
    },
    sittings=tuple(
        Sitting(
            seats,
            GAME.chosen({"two_coloured": two_coloured, "action_cards": action_cards}),
        )
        for seats, two_coloured, action_cards in SITTINGS
    ),
)
"""One network serves three to five seats and all options. Offers are an answer to what others may
offer, so all seats learn in a search: with the policy for the others it won less."""
