"""Fixed numbers for everything that a seat may ever choose, for learners that want one list."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from wondertable.core.state import State
from wondertable.core.vector import Vector

NO_CODE: Final = -1
"""Stands for the code of a number that means nothing now."""


class Block(NamedTuple):
    """Numbers in a row that mean the same kind of choice."""

    name: str
    first: int
    size: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbering:
    """The numbers of one game with its options: each means the same in every position.

    A code is short, and may mean one thing for one question and another for the next. A number
    stands for one choice only, or for nothing.
    """

    size: i64  # numbers go from 0 to one below
    idle: i64  # the number of no choice at all, for seats that wait while others choose

    def __init__(self, size: i64, idle: i64) -> None:
        self.size = size
        self.idle = idle

    def number(self, state: State, seat: i64, code: i64) -> i64:
        """The number of a legal code."""
        raise NotImplementedError  # pragma: no cover

    def code(self, state: State, seat: i64, number: i64) -> i64:
        """The code of a number, NO_CODE if it can have none; it need not be legal."""
        raise NotImplementedError  # pragma: no cover

    def blocks(self) -> list[Block]:
        """What the numbers mean, block by block."""
        raise NotImplementedError  # pragma: no cover

    def legal_into(self, state: State, seat: i64, out: Vector) -> None:
        """Puts the numbers of all that a seat may choose into a vector, in the order of codes."""
        state.legal_into(seat, out)
        at: i64 = 0
        while at < out.count:
            out.items[at] = self.number(state, seat, out.items[at])
            at += 1

    def legal(self, state: State, seat: i64) -> list[int]:
        """The same numbers as a sorted list."""
        found = Vector()
        self.legal_into(state, seat, found)
        return sorted(found.listed())
