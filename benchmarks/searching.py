"""How fast the search is: simulations a second in the middle of a game, on one core, as JSON.

Run with WONDERTABLE_PURE=1 it tells the same of the uncompiled source.
"""

from __future__ import annotations

import json
import sys
from time import process_time

from wondertable import COMPILED
from wondertable.bots.kits import find_kit
from wondertable.bots.levels import weights_of
from wondertable.bots.search.brain import NetBrain
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State
from wondertable.games import find_game

SIMULATIONS = 20_000 if COMPILED else 600
LOOKS = 100_000 if COMPILED else 2000
MIDDLE = {"duel": 30, "seven": 27, "babel": 60}
"""Choices before the middle of a game."""


def middle(game: str) -> tuple[State, int]:
    """A position in the middle of a random game, and a seat that is asked."""
    state = find_game(game).setup(*find_game(game).seats[:1])
    rng = Rng(8)
    left = MIDDLE[game]
    while left or state.mover() == CHANCE:
        actors = state.actors()
        if actors[0] == CHANCE:
            state.deal(rng)
            continue
        legal = state.legal(actors[0])
        state.apply(actors[0], legal[rng.below(len(legal))])
        left -= 1
    return state, state.actors()[0]


def simulations_a_second(game: str, *, learnt: bool) -> float:
    """The speed of a search with the network, or with rollouts."""
    kit = find_kit(game)
    state, seat = middle(game)
    view = state.view(seat)
    search = kit.search(kit.brain(weights_of(game) if learnt else None), state.seat_count())
    begin = process_time()
    search.think(view, seat, Rng(1), SIMULATIONS)
    return SIMULATIONS / (process_time() - begin)


def microseconds(game: str) -> dict[str, float]:
    """What it takes to describe a position to the network, and to value it."""
    state, seat = middle(game)
    brain = find_kit(game).brain(weights_of(game))
    assert isinstance(brain, NetBrain)
    brain.begin(state, state.seat_count(), Rng(1))
    actions = state.legal(seat)
    figures = {}
    for name, ask in (
        ("look", lambda: brain.look(seat)),
        ("value", lambda: brain.value(seat)),
        ("policy", lambda: brain.weigh(seat, actions)),
    ):
        begin = process_time()
        for _ in range(LOOKS):
            ask()
        figures[name] = 1e6 * (process_time() - begin) / LOOKS
    return figures


def main() -> None:
    """Prints all figures of a game."""
    game = sys.argv[1]
    figures = {
        "network": simulations_a_second(game, learnt=True),
        "rollouts": simulations_a_second(game, learnt=False),
        "microseconds": microseconds(game),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
