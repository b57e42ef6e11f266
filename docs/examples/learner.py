"""Trains MaskablePPO against a bot, and plays what it learnt as a bot of one's own.

Run it with the extra `learn`: `python docs/examples/learner.py --steps 200000`.
"""

import argparse
import os
from functools import cache
from pathlib import Path

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import wondertable as wt
from wondertable.gym.solo import Solo
from wondertable.gym.spaces import Table, space

MODEL = Path(os.environ.get("LEARNER", "learner.zip"))


class Inputs(gymnasium.ObservationWrapper):
    """Shows the bytes alone, made smaller; the mask is asked for by `action_masks`."""

    def __init__(self, env: Solo) -> None:
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Box(0, 6, (env.space.inputs,), np.float32)

    def observation(self, observation: dict[str, np.ndarray]) -> np.ndarray:
        return inputs(observation["observation"])


def inputs(cells: np.ndarray) -> np.ndarray:
    """Counts by how much they mean."""
    return np.asarray(np.log1p(cells, dtype=np.float32))


def train(steps: int, opponent: str, seed: int) -> None:
    """Learns Duel from both seats and writes the model down."""
    envs = [
        lambda seat=at % 2: Inputs(Solo("duel", seat=seat, opponents=opponent)) for at in range(32)
    ]
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv(envs),
        n_steps=64,
        batch_size=1024,
        n_epochs=5,
        learning_rate=1e-3,
        ent_coef=0.01,
        gamma=1.0,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    model.learn(steps)
    model.save(MODEL)


@cache
def learnt() -> MaskablePPO:
    """The model, read once."""
    return MaskablePPO.load(MODEL, device="cpu")


class Learner(wt.Bot):
    """Chooses as the model does; it is given a view, which shows the same as the table."""

    def choose(self, view: wt.State, seat: int, rng: wt.Rng) -> int:
        table = Table(space(self.game))
        table.desk.turn_to(view, rng)
        cells, mask = (np.frombuffer(row, np.uint8) for row in table.seen(seat))
        number, _ = learnt().predict(inputs(cells), action_masks=mask == 1, deterministic=True)
        return table.space.code(view, seat, int(number))


if __name__ == "__main__":
    words = argparse.ArgumentParser()
    words.add_argument("--steps", type=int, default=200_000)
    words.add_argument("--against", default="novice")
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    train(given.steps, given.against, given.seed)
