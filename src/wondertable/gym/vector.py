"""Gymnasium: many games at once, in each of which one seat learns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from wondertable.core.vecs import octets
from wondertable.gym.against import Against
from wondertable.gym.arrays import (
    action_space,
    is_strict,
    many_numbers,
    observation_space,
)
from wondertable.gym.desk import Desk
from wondertable.gym.errors import IllegalNumber, NotReset
from wondertable.gym.looking import looking
from wondertable.gym.seen import Seen
from wondertable.gym.spaces import SEED_BITS, space

Steps = tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]


class Vector(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Games against bots of ours, which begin anew in the step in which they end."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        on_illegal: str = "default",
    ) -> None:
        self.space = space(game, seats, options)
        self.num_envs = count
        self.metadata = {
            "name": self.space.name,
            "render_modes": [],
            "autoreset_mode": AutoresetMode.SAME_STEP,
        }
        self.render_mode = None
        self.single_observation_space = observation_space(self.space)
        self.single_action_space = action_space(self.space)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, count)
        self._strict = is_strict(on_illegal)
        cells, marks = octets(count * self.space.inputs), octets(count * self.space.actions)
        self._cells = looking(cells, np.uint8, count, self.space.inputs)
        self._marks = looking(marks, np.int8, count, self.space.actions)
        start = self.space.start()
        self._rows = [
            Against(
                self.space,
                Desk(
                    start,
                    self.space.numbering,
                    self.space.features(),
                    cells,
                    at * self.space.inputs,
                    marks,
                    at * self.space.actions,
                ),
                seat,
                opponents,
            )
            for at in range(count)
        ]
        self._seat = seat
        self._illegal = np.zeros(count, np.int64)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Other games everywhere."""
        super().reset(seed=seed)
        for row in self._rows:
            self._begin(row)
        self._illegal[:] = 0
        self._begun = True
        return self._seen(), {"illegal": self._illegal.copy()}

    def step(self, actions: Any) -> Steps:
        """Carries out a number in every game."""
        if not self._begun:
            raise NotReset(self.space.name)
        numbers = many_numbers(actions, self.num_envs, self.space.actions)
        if self._strict:
            for row, number in zip(self._rows, numbers, strict=True):
                if not row.desk.allows(number):
                    raise IllegalNumber(self._seat, number, len(row.desk.marks.listed()))
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        last: list[Seen | None] = [None] * self.num_envs
        for at, (row, number) in enumerate(zip(self._rows, numbers, strict=True)):
            if not row.desk.allows(number):
                number = row.desk.default()
                self._illegal[at] += 1
            row.take(number)
            row.desk.show(self._seat)
            if row.desk.over():
                rewards[at], ended[at] = row.share, True
                last[at] = {
                    "observation": self._cells[at].copy(),
                    "action_mask": self._marks[at].copy(),
                }
                self._begin(row)
        info: dict[str, Any] = {"illegal": self._illegal.copy()}
        if ended.any():
            info |= {"final_obs": np.array(last, dtype=object), "_final_obs": ended.copy()}
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen in every game."""
        return self._marks.astype(np.bool_)

    def _begin(self, row: Against) -> None:
        """Another game in a row, in which the learner is asked."""
        row.begin(int(self.np_random.integers(1 << SEED_BITS)))
        while row.desk.over():
            row.begin(int(self.np_random.integers(1 << SEED_BITS)))
        row.desk.show(self._seat)

    def _seen(self) -> Seen:
        """What is seen in all games."""
        return {"observation": self._cells.copy(), "action_mask": self._marks.copy()}
