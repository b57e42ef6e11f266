"""Our own batch: many games in one call, in buffers that are looked into without a copy."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from wondertable.gym.arrays import Bytes, is_strict, many_numbers
from wondertable.gym.errors import IllegalNumber, NotReset, WrongSetting
from wondertable.gym.looking import looking
from wondertable.gym.rows import Rows
from wondertable.gym.spaces import SEED_BITS, space


class Batch:
    """Games in which somebody of each is asked: row by row what that seat sees and may choose.

    The arrays show the buffers of the engine, change with every step, and cannot be written. A
    game that ends begins anew at once; `rewards` and `ended` tell of it until the next step.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        on_illegal: str = "default",
    ) -> None:
        if count < 1:
            raise WrongSetting("count", str(count), "1 or more")
        self.space = space(game, seats, options)
        self.count = count
        self._strict = is_strict(on_illegal)
        features = self.space.features()
        made = Rows(self.space.start(), self.space.numbering, features, self.space.inputs, count)
        self._rows = made
        self._begun = False
        self.observations: Bytes = looking(made.observations, np.uint8, count, self.space.inputs)
        """What the seat that is asked sees, as `space.layout` has it."""
        self.masks: Bytes = looking(made.masks, np.uint8, count, self.space.actions)
        """1 for every number that it may choose."""
        self.seats: Bytes = looking(made.asked, np.uint8, count)
        """The seat that is asked."""
        self.rewards: NDArray[np.float64] = looking(
            made.rewards, np.float64, count, self.space.seats
        )
        """What every seat has won in a game that the last step ended, else nothing."""
        self.ended: Bytes = looking(made.ended, np.uint8, count)
        """1 for a game that the last step ended."""
        self.illegal: NDArray[np.int64] = looking(made.illegal, np.int64, count)
        """How many numbers were not allowed since the reset."""
        self._drawn: NDArray[np.int64] = looking(made.drawn, np.int64, count)

    def reset(self, seed: int = 0) -> None:
        """Other games everywhere; the same ones for the same seed."""
        if not 0 <= seed < 1 << SEED_BITS:
            raise WrongSetting("seed", str(seed), f"0 to 2^{SEED_BITS} - 1")
        self._wipe()
        self._rows.begin(seed)
        self._begun = True

    def step(self, actions: object) -> None:
        """Carries out a number in every game, and shows the next choice of each."""
        if not self._begun:
            raise NotReset(self.space.name)
        numbers = many_numbers(actions, self.count, self.space.actions)
        if self._strict:
            at = self._rows.first_illegal(numbers)
            if at < self.count:
                legal = int(self.masks[at].sum())
                raise IllegalNumber(int(self.seats[at]), numbers[at], legal)
        self._wipe()
        self._rows.step(numbers)

    def _wipe(self) -> None:
        """Makes all observations zero (the engine has no quick way; others cannot write them)."""
        ctypes.memset(self.observations.ctypes.data, 0, self.observations.nbytes)

    def sample(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A number for every game, each that is allowed as likely."""
        self._rows.draw(generator.integers(1 << 62, size=self.count).tolist())
        return self._drawn.copy()
