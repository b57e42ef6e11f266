"""A small network with a value and a policy, in whole numbers only.

Inputs are sparse. Four 16-bit lanes share a word, so that 64 hidden units are 16 words, and adding
a row of weights is 16 additions; the second layer has two 32-bit lanes in a word. A lane may be
negative: a row is the arithmetic sum of its lanes, and lanes are taken out from the lowest up.
All sums are exact, so compiled and uncompiled builds agree to the last bit.
"""

from __future__ import annotations

from math import exp
from struct import unpack
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wondertable.core.bits import INDEX
from wondertable.core.vecs import table, vec

HIDDEN_UNITS: Final = 64
SECOND_UNITS: Final = 32
ROW: Final = 128
"""Bytes of a row of weights: 16 words."""

FIRST_SCALE: Final = 256
UNIT_SHIFT: Final = 3
"""Hidden units keep their sum without its lowest bits, in one byte: 32 stands for 1."""
NEGATIVE: Final = 0x8000 >> UNIT_SHIFT
"""Units from here on stand for negative sums."""
UNIT_SCALE: Final = 32
MOST_UNIT: Final = 255
SECOND_SCALE: Final = 64
POLICY_SCALE: Final = 32
POLICY_ROW: Final = 256
"""Bytes of a row of the policy: 32 words with two units each, the second one in the lower lane.

A product of such a word with a word of units, the first one in the lower lane, has the sum of
both products in its upper lane.
"""
WORDS: Final = 16
PAIRS: Final = 32
"""Words of a row of weights, and of a row of the policy."""
KEPT: Final = 8
"""Words that all hidden units fit into, eight in each."""
INPUTS: Final = 256
"""So many inputs there is room for before it has to grow."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink:
    """Takes the inputs that describe a position, one by one."""

    def add(self, index: i64) -> None:
        """An input that is there."""
        self.add_times(index, 1)

    def add_times(self, index: i64, count: i64) -> None:
        """An input with a small count."""
        raise NotImplementedError

    def add_bits(self, mask: i64, base: i64) -> None:
        """An input for every bit that is set."""
        while mask:
            low: i64 = mask & -mask
            mask ^= low
            self.add(base + INDEX[low % 67])


def at_most(number: i64, most: i64) -> i64:
    """A number that is not too large.

    (Where an expression has a condition and a constant, mypyc would make Python ints on the way.)
    """
    return most if number > most else number


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
        # The same as words, for all networks that are made of them.
        self.first_words: vec[i64] = words(first)
        self.second_words: vec[i64] = words(second + second_bias)
        self.policy_words: vec[i64] = words(policy)


def words(packed: bytes) -> vec[i64]:
    """The words of a row of bytes."""
    return table(unpack(f"<{len(packed) // 8}q", packed))


@final
class Net(Sink):
    """A network and the position that it looks at; `clear`, `add`, `settle`, then ask."""

    def __init__(self, weights: Weights) -> None:
        self.first: vec[i64] = weights.first_words
        self.second: vec[i64] = weights.second_words  # its bias is the last row
        self.policy: vec[i64] = weights.policy_words
        self.last: vec[float] = vec[float](weights.last)
        self.last_bias: float = weights.last_bias
        self.policy_bias: vec[float] = vec[float](weights.policy_bias)
        self.ones: vec[i64] = vec[i64]([0] * INPUTS)  # where rows begin that are added once
        self.count: i64 = 0
        self.many: vec[i64] = vec[i64]([0] * INPUTS)  # where others begin, and how often, by turns
        self.twice: i64 = 0  # how much of that there is
        self.sums: vec[i64] = vec[i64]([0] * WORDS)
        self.units: vec[i64] = vec[i64]([0] * HIDDEN_UNITS)
        self.pairs: vec[i64] = vec[i64]([0] * PAIRS)  # the same, two in a word

    def clear(self) -> None:
        """Forgets all inputs."""
        self.count = 0
        self.twice = 0

    def add(self, index: i64) -> None:
        """An input that is there."""
        at: i64 = self.count
        if at == len(self.ones):
            self.grow()
        self.ones[at] = index * WORDS
        self.count = at + 1

    def add_bits(self, mask: i64, base: i64) -> None:
        """An input for every bit that is set."""
        at: i64 = self.count
        if at + 64 > len(self.ones):
            self.grow()
        ones = self.ones
        while mask:
            low: i64 = mask & -mask
            mask ^= low
            ones[at] = (base + INDEX[low % 67]) * WORDS
            at += 1
        self.count = at

    def add_times(self, index: i64, count: i64) -> None:
        """An input with a small count."""
        at: i64 = self.twice
        if at == len(self.many):
            self.grow()
        self.many[at] = index * WORDS
        self.many[at + 1] = count
        self.twice = at + 2

    def grow(self) -> None:
        """Makes room for twice as many inputs."""
        self.ones = with_room(self.ones)
        self.many = with_room(self.many)

    def gather(self, rows: vec[i64]) -> None:
        """Adds all rows up, one half of the words after the other: so many sums are registers."""
        ones = self.ones
        many = self.many
        sums = self.sums
        half: i64 = 0
        while half < WORDS:
            a: i64 = 0
            b: i64 = 0
            c: i64 = 0
            d: i64 = 0
            e: i64 = 0
            f: i64 = 0
            g: i64 = 0
            h: i64 = 0
            n: i64 = 0
            end: i64 = self.count
            while n < end:
                at: i64 = ones[n] + half
                n += 1
                a += rows[at]
                b += rows[at + 1]
                c += rows[at + 2]
                d += rows[at + 3]
                e += rows[at + 4]
                f += rows[at + 5]
                g += rows[at + 6]
                h += rows[at + 7]
            n = 0
            end = self.twice
            while n < end:
                at = many[n] + half
                times: i64 = many[n + 1]
                n += 2
                a += times * rows[at]
                b += times * rows[at + 1]
                c += times * rows[at + 2]
                d += times * rows[at + 3]
                e += times * rows[at + 4]
                f += times * rows[at + 5]
                g += times * rows[at + 6]
                h += times * rows[at + 7]
            sums[half] = a
            sums[half + 1] = b
            sums[half + 2] = c
            sums[half + 3] = d
            sums[half + 4] = e
            sums[half + 5] = f
            sums[half + 6] = g
            sums[half + 7] = h
            half += 8

    def settle(self) -> None:
        """Works the hidden units out, once all inputs are in; they are the next layer's inputs."""
        self.gather(self.first)
        sums = self.sums
        units = self.units
        pairs = self.pairs
        many = self.many
        last: i64 = 0
        at: i64 = 0
        while at < HIDDEN_UNITS:
            word: i64 = sums[at >> 2]
            end: i64 = at + 4
            while at < end:
                unit: i64 = (word & 0xFFFF) >> UNIT_SHIFT
                word >>= 16
                if unit >= NEGATIVE:
                    unit = 0
                    word += 1  # it had borrowed from the next lane
                elif unit:
                    if unit > MOST_UNIT:
                        unit = MOST_UNIT
                    many[last] = at * WORDS
                    many[last + 1] = unit
                    last += 2
                units[at] = unit
                at += 1
            pairs[(at >> 1) - 2] = units[at - 4] | units[at - 3] << 32
            pairs[(at >> 1) - 1] = units[at - 2] | units[at - 1] << 32
        self.twice = last
        self.ones[0] = HIDDEN_UNITS * WORDS
        self.count = 1

    def kept(self) -> vec[i64]:
        """The hidden units in a few words, to ask for the policy at another time."""
        units = self.units
        found = vec[i64]([0] * KEPT)
        at: i64 = 0
        while at < HIDDEN_UNITS:
            found[at >> 3] = (
                units[at]
                | units[at + 1] << 8
                | units[at + 2] << 16
                | units[at + 3] << 24
                | units[at + 4] << 32
                | units[at + 5] << 40
                | units[at + 6] << 48
                | units[at + 7] << 56
            )
            at += 8
        return found

    def recall(self, kept: vec[i64]) -> None:
        """Takes hidden units back; then the policy can be asked for, and nothing else."""
        pairs = self.pairs
        at: i64 = 0
        while at < PAIRS:
            word: i64 = kept[at >> 2]
            pairs[at] = word & 255 | (word >> 8 & 255) << 32
            pairs[at + 1] = word >> 16 & 255 | (word >> 24 & 255) << 32
            pairs[at + 2] = word >> 32 & 255 | (word >> 40 & 255) << 32
            pairs[at + 3] = word >> 48 & 255 | (word >> 56 & 255) << 32
            at += 4

    def value(self) -> float:
        """The chance to win that the value head sees, from 0 to 1."""
        return 1.0 / (1.0 + exp(-self.value_logit()))

    def value_logit(self) -> float:
        """The value head before it is squeezed between 0 and 1."""
        self.gather(self.second)
        sums = self.sums
        last = self.last
        total = self.last_bias
        at: i64 = 0
        while at < WORDS:
            low: i64 = sums[at] & 0xFFFFFFFF
            if low >= 0x80000000:
                low -= 0x100000000
            high: i64 = (sums[at] - low) >> 32
            pair = 0.0
            if low > 0:
                pair += last[2 * at] * float(low)
            if high > 0:
                pair += last[2 * at + 1] * float(high)
            total += pair
            at += 1
        return total

    def policy_logit(self, row: i64) -> float:
        """The policy head for one row."""
        pairs = self.pairs
        policy = self.policy
        total: i64 = 0
        first: i64 = row * PAIRS
        at: i64 = 0
        while at < PAIRS:
            total += pairs[at] * policy[first + at]
            total += pairs[at + 1] * policy[first + at + 1]
            total += pairs[at + 2] * policy[first + at + 2]
            total += pairs[at + 3] * policy[first + at + 3]
            at += 4
        # The lower lane holds products of no meaning; its sign has borrowed from the upper one.
        low: i64 = total & 0xFFFFFFFF
        if low >= 0x80000000:
            low -= 0x100000000
        high: i64 = ((total - low) >> 32) & 0xFFFFFFFF
        if high >= 0x80000000:
            high -= 0x100000000
        return self.policy_bias[row] + float(high) / 1024.0


def with_room(numbers: vec[i64]) -> vec[i64]:
    """The same numbers, and room for as many again."""
    size: i64 = len(numbers)
    more = vec[i64]([0] * (2 * size))
    at: i64 = 0
    while at < size:
        more[at] = numbers[at]
        at += 1
    return more
