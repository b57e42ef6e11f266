"""Gymnasium: one seat learns, bots of ours play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from wondertable.gym.against import Against
from wondertable.gym.arrays import action_space, observation_space
from wondertable.gym.errors import NotReset
from wondertable.gym.seen import Seen, made
from wondertable.gym.spaces import SEED_BITS

Step = tuple[Seen, float, bool, bool, dict[str, Any]]


class Solo(gymnasium.Env[Seen, np.int64]):
    """A game seen from one seat; every step is a choice of the learner.

    The reward comes at the end: the learner's share of the victory.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        on_illegal: str = "default",
    ) -> None:
        self._game = made(game, seats, options, on_illegal)
        self.space = self._game.space
        self.metadata = {"name": self.space.name, "render_modes": []}
        self.observation_space = observation_space(self.space)
        self.action_space = action_space(self.space)
        self._against = Against(self.space, self._game.desk, seat, opponents)
        self._seat = seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Another game, up to the first choice."""
        super().reset(seed=seed)
        self._game.reset(0)
        self._against.begin(int(self.np_random.integers(1 << SEED_BITS)))
        if self._game.desk.over():  # bots have ended it before the learner was asked
            return self.reset(options=options)
        return self._game.look(self._seat), self._info()

    def step(self, action: Any) -> Step:
        """Carries out a number, and lets everybody else choose."""
        self._game.check_under_way()
        number = self._game.number(self._seat, action)
        self._against.take(number)
        over = bool(self._game.desk.over())
        return self._game.look(self._seat), self._against.share, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now, as MaskablePPO asks for it."""
        if not self._game.begun:
            raise NotReset(self.space.name)
        mask: NDArray[np.bool_] = self._game.look(self._seat)["action_mask"].astype(np.bool_)
        return mask

    def _info(self) -> dict[str, Any]:
        """How often what was chosen was not allowed."""
        return {"illegal": self._game.illegal[self._seat]}
