"""A game whose seats see arrays of NumPy; environments of one game are made of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.utils import seeding

from wondertable.core.state import NOBODY
from wondertable.gym.arrays import is_strict, one_number
from wondertable.gym.errors import Finished, IllegalNumber, NotReset
from wondertable.gym.looking import looking
from wondertable.gym.spaces import SEED_BITS, Space, Table

Seen = dict[str, Any]
"""`observation` and `action_mask`, new arrays at every look."""


class Game:
    """One game, again and again, with numbers that may be wrong."""

    def __init__(self, space: Space, on_illegal: str) -> None:
        self.space = space
        self.strict = is_strict(on_illegal)
        self.table = Table(space)
        self.desk = self.table.desk
        self.cells = looking(self.table.observation, np.uint8, space.inputs)
        self.marks = looking(self.table.mask, np.int8, space.actions)
        self.generator: np.random.Generator | None = None
        self.begun = False
        self.shown = NOBODY
        """Whose mask stands in the buffer."""
        self.illegal = [0] * space.seats
        """How many numbers of each seat were not allowed."""

    def reset(self, seed: int | None) -> None:
        """Another game; with a seed always the same one, and the same ones after it."""
        if seed is not None or self.generator is None:
            self.generator, _ = seeding.np_random(seed)
        self.table.begin(int(self.generator.integers(1 << SEED_BITS)))
        self.begun = True
        self.shown = NOBODY
        self.illegal = [0] * self.space.seats

    def check_under_way(self) -> None:
        """Raises NotReset or Finished where nobody is asked."""
        if not self.begun:
            raise NotReset(self.space.name)
        if self.desk.seat() == NOBODY:
            raise Finished(self.space.name)

    def look(self, seat: int, *, idle: bool = False) -> Seen:
        """What a seat sees and may choose; one that waits may choose to be idle if wanted."""
        self.desk.show(seat)
        self.shown = seat
        if idle and not self.marks.any():
            self.desk.show_idle()
            self.shown = NOBODY
        return {"observation": self.cells.copy(), "action_mask": self.marks.copy()}

    def number(self, seat: int, action: object) -> int:
        """The number that a seat chooses; instead of one that is not allowed the lowest that is."""
        number = one_number(action, self.space.actions)
        if self.shown != seat:
            self.desk.show_mask(seat)
            self.shown = seat
        if self.desk.allows(number):
            return number
        if self.strict:
            raise IllegalNumber(seat, number, int(self.marks.sum()))
        self.illegal[seat] += 1
        return int(self.desk.default())

    def take(self, seat: int, number: int) -> None:
        """Carries out a number that is allowed."""
        self.desk.take(seat, number)
        self.shown = NOBODY


def made(game: str, seats: int | None, options: Mapping[str, str] | None, on_illegal: str) -> Game:
    """A game for an environment."""
    from wondertable.gym.spaces import space

    return Game(space(game, seats, options), on_illegal)
