"""How fast the search is, how much memory it takes and whether it keeps its time, as JSON.

Simulations a second are those in the middle of a game, on one core; `tree` tells what its nodes
take; `milliseconds` what a choice took of the time of a thread, by its budget, freeing included.

Run with WONDERTABLE_PURE=1 it tells the same of the uncompiled source.
"""

from __future__ import annotations

import json
import sys
from mmap import PAGESIZE
from pathlib import Path
from statistics import median
from time import process_time, thread_time

from wondertable import COMPILED
from wondertable.bots import find_bot
from wondertable.bots.kits import find_kit
from wondertable.bots.levels import weights_of
from wondertable.bots.search.brain import NetBrain
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State
from wondertable.games import find_game

SIMULATIONS = 20_000 if COMPILED else 600
LOOKS = 100_000 if COMPILED else 2000
BUDGETS = (20, 50, 200)
CHOICES = 15
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


def tree(game: str) -> dict[str, float]:
    """What the tree of a search takes: as it says itself, and as the system sees it."""
    kit = find_kit(game)
    state, seat = middle(game)
    view = state.view(seat)
    search = kit.search(kit.brain(weights_of(game)), state.seat_count())
    before = resident()
    search.think(view, seat, Rng(1), SIMULATIONS)
    return {
        "nodes": float(search.kept),
        "edges": float(search.branches),
        "bytes a node, as told": search.size() / search.kept,
        "bytes a node, as seen": (resident() - before) / search.kept,
    }


def resident() -> int:
    """Bytes of memory that this process has."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGESIZE


def milliseconds(game: str) -> dict[str, float]:
    """What a choice took, at the median, by the budget in milliseconds."""
    state, seat = middle(game)
    view = state.view(seat)
    figures = {}
    for budget in BUDGETS:
        bot = find_bot(f"oracle:{budget}ms", find_game(game))
        used = []
        for number in range(CHOICES):
            begin = thread_time()
            bot.choose(view, seat, Rng(number))
            used.append(1000 * (thread_time() - begin))
        figures[str(budget)] = median(used)
    return figures


def main() -> None:
    """Prints all figures of a game."""
    game = sys.argv[1]
    figures = {
        "tree": tree(game),
        "network": simulations_a_second(game, learnt=True),
        "rollouts": simulations_a_second(game, learnt=False),
        "microseconds": microseconds(game),
        "milliseconds": milliseconds(game),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
