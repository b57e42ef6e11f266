"""Sets as bits of one number: counting and choosing among at most 61 of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# mypyc 2.4 emits the 1 of `1 << n` as a 32-bit int, so shifts beyond 30 go through this table.
BIT: Final[tuple[int, ...]] = tuple([1 << at for at in range(62)])
COUNT: Final[bytes] = bytes([bin(mask).count("1") for mask in range(1024)])
POWERS: Final[list[int]] = [(1 << at) % 67 for at in range(66)]
INDEX: Final[bytes] = bytes([POWERS.index(rest) if rest in POWERS else 0 for rest in range(67)])
"""The number of a single bit, by the bit modulo 67 (powers of two are all different there)."""


def count_bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        count += COUNT[mask & 1023]
        mask >>= 10
    return count


def nth_bit(mask: i64, n: i64) -> i64:
    """The number of the n-th set bit, counted from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return INDEX[(mask & -mask) % 67]


def numbers(mask: i64) -> list[int]:
    """The numbers of all set bits, ascending."""
    out: list[int] = []
    while mask:
        low: i64 = mask & -mask
        mask ^= low
        out.append(INDEX[low % 67])
    return out
