"""A small network with a value and a policy, in whole numbers only.

Inputs are sparse. Four 16-bit lanes share a word, so that 64 hidden units are 16 words, and adding
a row of weights is 16 additions; the second layer has two 32-bit lanes in a word. A lane may be
negative: a row is the arithmetic sum of its lanes, and lanes are taken out from the lowest up.
All sums are exact, so compiled and uncompiled builds agree to the last bit.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from wondertable.core.bits import INDEX

HIDDEN_UNITS: Final = 64
SECOND_UNITS: Final = 32
ROW: Final = 128
"""Bytes of a row of weights: 16 words."""

FIRST_SCALE: Final = 256
UNIT_SHIFT: Final = 3
"""Hidden units keep their sum without its lowest bits, in one byte: 32 stands for 1."""
UNIT_SCALE: Final = 32
MOST_UNIT: Final = 255
SECOND_SCALE: Final = 64
POLICY_SCALE: Final = 32
POLICY_ROW: Final = 256
"""Bytes of a row of the policy: 32 words with two units each, the second one in the lower lane.

A product of such a word with a word of units, the first one in the lower lane, has the sum of
both products in its upper lane.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink:
    """Takes the inputs that describe a position, one by one."""

    def add(self, index: i64) -> None:
        """An input that is there."""
        self.add_times(index, 1)

    def add_times(self, index: i64, count: i64) -> None:
        """An input with a small count."""
        raise NotImplementedError


def add_bits(sink: Sink, mask: i64, base: i64) -> None:
    """An input for every bit that is set."""
    while mask:
        low: i64 = mask & -mask
        mask ^= low
        sink.add(base + INDEX[low % 67])


class Collector(Sink):
    """Keeps the inputs, for training and for tests."""

    def __init__(self) -> None:
        self.indices: list[int] = []
        self.counts: list[int] = []

    def add_times(self, index: i64, count: i64) -> None:
        """An input with a small count."""
        self.indices.append(index)
        self.counts.append(count)


class Weights:
    """The numbers of a network, packed (see `weights.py`)."""

    def __init__(
        self,
        first: bytes,
        second: bytes,
        second_bias: bytes,
        last: list[float],
        last_bias: float,
        policy: bytes,
        policy_bias: list[float],
    ) -> None:
        self.first = first
        self.second = second
        self.second_bias = second_bias
        self.last = last
        self.last_bias = last_bias
        self.policy = policy
        self.policy_bias = policy_bias


class Net(Sink):
    """A network and the position that it looks at; `reset`, `add`, then ask."""

    def __init__(self, weights: Weights) -> None:
        self.first: bytes = weights.first
        self.second: bytes = weights.second
        self.second_bias: bytes = weights.second_bias
        self.last: list[float] = weights.last
        self.last_bias: float = weights.last_bias
        self.policy: bytes = weights.policy
        self.policy_bias: list[float] = weights.policy_bias
        self.units: list[int] = [0] * HIDDEN_UNITS
        self.packed: bytes = b""
        self.ready: bool = False
        self.clear()

    def clear(self) -> None:
        """Sets all sums to zero."""
        self.a0: i64 = 0
        self.a1: i64 = 0
        self.a2: i64 = 0
        self.a3: i64 = 0
        self.a4: i64 = 0
        self.a5: i64 = 0
        self.a6: i64 = 0
        self.a7: i64 = 0
        self.a8: i64 = 0
        self.a9: i64 = 0
        self.a10: i64 = 0
        self.a11: i64 = 0
        self.a12: i64 = 0
        self.a13: i64 = 0
        self.a14: i64 = 0
        self.a15: i64 = 0

    def gather(self, rows: bytes, at: i64, count: i64) -> None:
        """Adds a row that begins at a byte, `count` times; subclasses know how to read it."""
        raise NotImplementedError

    def add(self, index: i64) -> None:
        """An input that is there."""
        self.gather(self.first, index * ROW, 1)

    def add_times(self, index: i64, count: i64) -> None:
        """An input with a small count."""
        self.gather(self.first, index * ROW, count)

    def settle(self) -> None:
        """Works the hidden units out, once all inputs are in."""
        self.ready = False
        self.unpack(0, self.a0)
        self.unpack(4, self.a1)
        self.unpack(8, self.a2)
        self.unpack(12, self.a3)
        self.unpack(16, self.a4)
        self.unpack(20, self.a5)
        self.unpack(24, self.a6)
        self.unpack(28, self.a7)
        self.unpack(32, self.a8)
        self.unpack(36, self.a9)
        self.unpack(40, self.a10)
        self.unpack(44, self.a11)
        self.unpack(48, self.a12)
        self.unpack(52, self.a13)
        self.unpack(56, self.a14)
        self.unpack(60, self.a15)

    def unpack(self, first: i64, word: i64) -> None:
        """Takes four units out of a word."""
        end: i64 = first + 4
        while first < end:
            lane: i64 = word & 0xFFFF
            if lane >= 0x8000:
                lane -= 0x10000
            word = (word - lane) >> 16
            unit: i64 = 0
            if lane > 0:
                unit = lane >> UNIT_SHIFT
                if unit > MOST_UNIT:
                    unit = MOST_UNIT
            self.units[first] = unit
            first += 1

    def value(self) -> float:
        """The chance to win that the value head sees, from 0 to 1."""
        return 1.0 / (1.0 + exp(-self.value_logit()))

    def value_logit(self) -> float:
        """The value head before it is squeezed between 0 and 1."""
        self.clear()
        self.gather(self.second_bias, 0, 1)
        at: i64 = 0
        while at < HIDDEN_UNITS:
            unit: i64 = self.units[at]
            if unit:
                self.gather(self.second, at * ROW, unit)
            at += 1
        last = self.last
        return (
            self.last_bias
            + pair(last, 0, self.a0)
            + pair(last, 2, self.a1)
            + pair(last, 4, self.a2)
            + pair(last, 6, self.a3)
            + pair(last, 8, self.a4)
            + pair(last, 10, self.a5)
            + pair(last, 12, self.a6)
            + pair(last, 14, self.a7)
            + pair(last, 16, self.a8)
            + pair(last, 18, self.a9)
            + pair(last, 20, self.a10)
            + pair(last, 22, self.a11)
            + pair(last, 24, self.a12)
            + pair(last, 26, self.a13)
            + pair(last, 28, self.a14)
            + pair(last, 30, self.a15)
        )

    def policy_logit(self, row: i64) -> float:
        """The policy head for one row."""
        if not self.ready:
            self.pack_units()
            self.ready = True
        total: i64 = self.product(row * POLICY_ROW)
        # The lower lane holds products of no meaning; its sign has borrowed from the upper one.
        low: i64 = total & 0xFFFFFFFF
        if low >= 0x80000000:
            low -= 0x100000000
        high: i64 = ((total - low) >> 32) & 0xFFFFFFFF
        if high >= 0x80000000:
            high -= 0x100000000
        return self.policy_bias[row] + float(high) / 1024.0

    def pack_units(self) -> None:
        """Lays the hidden units side by side, two in a word, for `product`."""
        raise NotImplementedError

    def product(self, at: i64) -> i64:
        """The sum of the products of all words of units with those of a row of the policy."""
        raise NotImplementedError


def pair(last: list[float], first: i64, word: i64) -> float:
    """What two units of the second layer add to the value."""
    low: i64 = word & 0xFFFFFFFF
    if low >= 0x80000000:
        low -= 0x100000000
    high: i64 = (word - low) >> 32
    total = 0.0
    if low > 0:
        total += last[first] * float(low)
    if high > 0:
        total += last[first + 1] * float(high)
    return total
