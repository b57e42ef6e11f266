"""Sets as bits of one number: counting and choosing among at most 60 of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.vecs import table, vec

# mypyc 2.4 emits the 1 of `1 << n` as a 32-bit int, so shifts beyond 30 go through this table.
BIT: Final[vec[i64]] = table([1 << at for at in range(62)])
COUNT: Final[bytes] = bytes([bin(mask).count("1") for mask in range(1024)])
EVERY_SECOND: Final = 0x555555555555555
PAIRS: Final = 0x333333333333333
FOURS: Final = 0xF0F0F0F0F0F0F0F
POWERS: Final[list[int]] = [(1 << at) % 67 for at in range(66)]
INDEX: Final[bytes] = bytes([POWERS.index(rest) if rest in POWERS else 0 for rest in range(67)])
"""The number of a single bit, by the bit modulo 67 (powers of two are all different there)."""


def count_bits(mask: i64) -> i64:
    """How many bits are set."""
    mask -= (mask >> 1) & EVERY_SECOND
    mask = (mask & PAIRS) + ((mask >> 2) & PAIRS)
    mask = (mask + (mask >> 4)) & FOURS
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 127


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
