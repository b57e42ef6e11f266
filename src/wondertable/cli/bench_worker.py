"""A process that `bench` times: it answers requests, one JSON line each, with CPU times.

Its argument says what to time: {"game", "players", "options"}, or {"folder", "module"} for a
module with `run(seed, games)` and `run_fast(seed, games)`.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any, Final

from wondertable import COMPILED
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State, many_clones, many_playouts
from wondertable.games import find_game

Task = Callable[[int, int], object]

MIDDLE: Final = 35
"""Decisions before the state that is copied: about the middle of a game."""
KEPT: Final = 10_000
BYTES_OF_A_POINTER: Final = 8


def main() -> None:
    """Says what there is, then answers until the input ends."""
    wanted = json.loads(sys.argv[1])
    replies = sys.stdout
    sys.stdout = sys.stderr  # a module that prints must not disturb the answers

    def answer(data: dict[str, Any]) -> None:
        print(json.dumps(data), file=replies, flush=True)

    try:
        tasks = game_tasks(wanted) if "game" in wanted else module_tasks(wanted)
        answer({"compiled": COMPILED})
        for line in sys.stdin:
            request = json.loads(line)
            if request["task"] == "bytes":
                answer({"bytes": state_bytes(middle(wanted))})
            else:
                answer({"seconds": timed(tasks[request["task"]], *request["with"])})
    except KeyboardInterrupt:
        return
    except Exception as error:
        answer({"error": f"{type(error).__name__}: {error}"})


def timed(task: Task, seed: int, count: int) -> float:
    """The CPU time of a task."""
    start = time.process_time()
    task(seed, count)
    return time.process_time() - start


def game_tasks(wanted: dict[str, Any]) -> dict[str, Task]:
    """Random games from the start, and copies of a state in the middle."""
    start = find_game(wanted["game"]).setup(wanted["players"], wanted["options"])
    state = middle(wanted)
    return {
        "list": lambda seed, games: many_playouts(start, seed, games, listed=True),
        "fast": lambda seed, games: many_playouts(start, seed, games, listed=False),
        "clone": lambda _, count: many_clones(state, count),
    }


def module_tasks(wanted: dict[str, Any]) -> dict[str, Task]:
    """The two functions of a module."""
    sys.path.insert(0, wanted["folder"])
    module = importlib.import_module(wanted["module"])
    return {"list": module.run, "fast": module.run_fast}


def middle(wanted: dict[str, Any]) -> State:
    """A state in the middle of a random game."""
    state = find_game(wanted["game"]).setup(wanted["players"], wanted["options"])
    rng = Rng(1)
    for _ in range(MIDDLE):
        state.deal(rng)
        for seat in state.actors():
            if seat != CHANCE:
                actions = state.legal(seat)
                state.apply(seat, actions[rng.below(len(actions))])
    state.deal(rng)
    return state


def state_bytes(state: State) -> float:
    """What a copy takes while it is kept."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.clone() for _ in range(KEPT)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken / len(kept) - BYTES_OF_A_POINTER


if __name__ == "__main__":
    main()
