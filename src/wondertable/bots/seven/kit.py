"""How 7 Wonders is searched."""

from __future__ import annotations

from typing import Final

from wondertable.bots.search.brain import scores_of
from wondertable.bots.search.kit import Kit, Sitting
from wondertable.bots.search.prizes import close_prizes
from wondertable.bots.search.weights import Shape
from wondertable.bots.seven.features import INPUTS, ROWS, SevenFeatures
from wondertable.bots.seven.heuristic import SevenRollout
from wondertable.core.state import State
from wondertable.games.seven.figures import AGES
from wondertable.games.seven.game import GAME
from wondertable.games.seven.scoring import standings
from wondertable.games.seven.state import Seven

LEARNT: Final = 1
"""The rules with which the weights were learnt. Version 2 asks the same questions, losses after
digging instead of before it, and gives partners more ways to pay. Training anew sets it to
`rules`."""
FEATURES: Final = 1
CLOSE: Final = 6.0
"""Points by which a victory is no longer a matter of luck."""

SITTINGS: Final = (
    (3, "off", "off"),
    (4, "off", "off"),
    (5, "off", "off"),
    (3, "on", "off"),
    (7, "off", "off"),
    (4, "on", "on"),
    (5, "on", "off"),
    (3, "off", "off"),
    (6, "off", "off"),
    (4, "on", "off"),
    (6, "on", "on"),
    (7, "on", "off"),
)
"""Seats, Cities, teams."""


def prizes(state: State, seats: int) -> list[float]:
    """By victory and by how close to it every seat came."""
    assert isinstance(state, Seven)
    results = [result / 1000 for result in standings(state)]
    return close_prizes(results, scores_of(state, seats), CLOSE)


def last(state: State) -> bool:
    """Whether all choose for the last time."""
    assert isinstance(state, Seven)
    return state.age == AGES and state.turn == state.last_turn() and len(state.actors()) > 1


KIT: Final = Kit(
    shape=Shape(GAME.name, LEARNT, FEATURES, INPUTS, ROWS),
    secrets=True,
    features=SevenFeatures,
    rollout=SevenRollout,
    prizes=prizes,
    rivals=False,
    last=last,
    careless=0.4,
    plan={"sensible_games": 60_000, "games": 3000, "simulations": 150, "hot": 6, "led": 0.25},
    sittings=tuple(
        Sitting(
            seats,
            {
                "boards": "random",
                "sides": "choose",
                "cities": cities,
                "teams": teams,
                "open_hands": "on",
            },
        )
        for seats, cities, teams in SITTINGS
    ),
)
"""One network serves all player counts. What others do in the same turn hardly depends on what we
do, so the policy speaks for them."""
