"""How many decisions a second learners get, in CPU time of one core."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from typing import Any, Final

import numpy as np

from wondertable.gym.aec import AEC
from wondertable.gym.batch import Batch
from wondertable.gym.parallel import Parallel
from wondertable.gym.spaces import games, space

GAMES_AT_ONCE: Final = 256
LONG_ENOUGH: Final = 0.4
"""CPU seconds of one measurement."""
RIVAL: Final = "OpenSpiel backgammon"

Task = Callable[[int], int]
"""Does about so many decisions; says how many it did."""


@dataclass
class Timed:
    """A task, and how quick it was in every round."""

    name: str
    task: Task
    rates: list[float] = field(default_factory=list)

    def measure(self, decisions: int | None) -> None:
        """Does the task once more, for long enough or with so many decisions."""
        wanted = decisions or 200
        while True:
            begun = time.process_time()
            done = self.task(wanted)
            seconds = max(1e-6, time.process_time() - begun)
            if decisions is not None or seconds >= LONG_ENOUGH / 2:
                self.rates.append(done / seconds)
                return
            wanted = max(2 * wanted, round(wanted * LONG_ENOUGH / seconds))

    @property
    def rate(self) -> float:
        """The middle one of all rounds."""
        return median(self.rates)


def batch_task(game: str, seats: int, *, draw: bool) -> Task:
    """A batch, with the drawing of actions, or with some that were drawn before."""
    batch = Batch(game, GAMES_AT_ONCE, seats)
    batch.reset(1)
    generator = np.random.default_rng(1)

    def run(decisions: int) -> int:
        if not draw:
            return undrawn(batch, decisions)
        for _ in range(-(-decisions // GAMES_AT_ONCE)):
            batch.step(batch.sample(generator))
        return -(-decisions // GAMES_AT_ONCE) * GAMES_AT_ONCE

    return run


def undrawn(batch: Batch, decisions: int) -> int:
    """Steps with numbers that may not be allowed: then the lowest that is takes their place."""
    generator = np.random.default_rng(2)
    steps = -(-decisions // GAMES_AT_ONCE)
    drawn = generator.integers(batch.space.actions, size=(steps, GAMES_AT_ONCE))
    for numbers in drawn:
        batch.step(numbers)
    return steps * GAMES_AT_ONCE


def quick(mask: np.ndarray[Any, Any], draw: random.Random) -> int:
    """One of the numbers of a mask."""
    allowed = mask.nonzero()[0]
    return int(allowed[int(draw.random() * len(allowed))])


def aec_task(game: str, seats: int, *, sampled: bool = False) -> Task:
    """One agent after the other, by a quick draw or by that of Gymnasium."""
    env = AEC(game, seats)
    draw = random.Random(1)

    def run(decisions: int) -> int:
        done = 0
        env.reset(seed=done)
        while done < decisions:
            seen, _, ended, _, _ = env.last()
            if ended:
                env.reset()
                continue
            mask = seen["action_mask"]
            space = env.action_spaces[env.agent_selection]
            env.step(space.sample(mask) if sampled else quick(mask, draw))
            done += 1
        return done

    return run


def parallel_task(game: str, seats: int) -> Task:
    """All agents at once; counts what every seat sees and chooses, idle ones too."""
    env = Parallel(game, seats)
    draw = random.Random(1)

    def run(decisions: int) -> int:
        done = 0
        seen, _ = env.reset(1)
        while done < decisions:
            if not env.agents:
                seen, _ = env.reset()
            actions = {agent: quick(seen[agent]["action_mask"], draw) for agent in env.agents}
            done += len(actions)
            seen = env.step(actions)[0]
        return done

    return run


def backgammon_task() -> Task:
    """OpenSpiel's backgammon from Python: tensor, mask, a choice at random, chance."""
    game = import_module("pyspiel").load_game("backgammon")
    draw = random.Random(1)

    def run(decisions: int) -> int:
        done = 0
        state = game.new_initial_state()
        while done < decisions:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(outcomes, weights)[0])
            else:
                player = state.current_player()
                np.asarray(state.observation_tensor(player), np.float32)
                mask = np.asarray(state.legal_actions_mask(player), np.int8)
                state.apply_action(quick(mask, draw))
                done += 1
        return done

    return run


def cases() -> list[Timed]:
    """All that is measured; OpenSpiel last, where it is installed."""
    found = []
    for game in games():
        seats = space(game).game.seats[-1]
        name = f"{game} {seats}"
        found += [
            Timed(f"{name}: batch", batch_task(game, seats, draw=False)),
            Timed(f"{name}: batch, drawing too", batch_task(game, seats, draw=True)),
            Timed(f"{name}: AEC, quick draw", aec_task(game, seats)),
            Timed(f"{name}: AEC, space.sample", aec_task(game, seats, sampled=True)),
            Timed(f"{name}: Parallel, quick draw", parallel_task(game, seats)),
        ]
    if find_spec("pyspiel") is not None:
        found.append(Timed(RIVAL, backgammon_task()))
    return found


def measured(rounds: int, decisions: int | None = None) -> list[Timed]:
    """Everything in turns, so that a busy machine slows all alike."""
    found = cases()
    for _ in range(rounds):
        for case in found:
            case.measure(decisions)
    return found


def ratios(found: list[Timed]) -> dict[str, float]:
    """How many times as quick as the rival each case is, by name; nothing without one."""
    rival = next((case.rates for case in found if case.name == RIVAL), None)
    if rival is None:
        return {}
    return {
        case.name: median(a / b for a, b in zip(case.rates, rival, strict=True)) for case in found
    }
