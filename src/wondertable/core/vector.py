"""A row of numbers that is filled again and again, without making Python ints."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wondertable.core.bits import INDEX
from wondertable.core.vecs import vec

ROOM: Final = 60
"""So many numbers a vector takes before it has to grow; they just fit into a small object."""


@final
@mypyc_attr(acyclic=True)
class Vector:
    """Numbers in a row, such as the codes that a seat may choose.

    Hot loops write into `items` themselves, where `ROOM` is enough, and then set `count`.
    """

    items: vec[i64]  # what lies beyond `count` was left by others
    count: i64

    def __init__(self) -> None:
        self.items = vec[i64]([0] * ROOM)
        self.count = 0

    def clear(self) -> None:
        """Forgets all numbers."""
        self.count = 0

    def add(self, number: i64) -> None:
        """Adds a number."""
        at: i64 = self.count
        if at == len(self.items):
            self.grow()
        self.items[at] = number
        self.count = at + 1

    def grow(self) -> None:
        """Makes room for twice as many."""
        old = self.items
        size: i64 = len(old)
        more = vec[i64]([0] * (2 * size))
        at: i64 = 0
        while at < size:
            more[at] = old[at]
            at += 1
        self.items = more

    def add_bits(self, mask: i64, first: i64) -> None:
        """Adds the numbers of all set bits, ascending, counted from a first one."""
        while mask:
            low: i64 = mask & -mask
            mask ^= low
            self.add(first + INDEX[low % 67])

    def fill(self, numbers: list[int]) -> None:
        """Takes these numbers instead of its own."""
        self.count = 0
        for number in numbers:
            self.add(number)

    def at(self, place: i64) -> i64:
        """The number at a place below `count`."""
        return self.items[place]

    def listed(self) -> list[int]:
        """The numbers as a list."""
        found: list[int] = [0] * self.count
        at: i64 = 0
        while at < self.count:
            found[at] = self.items[at]
            at += 1
        return found
