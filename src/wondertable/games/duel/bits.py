"""Counting and choosing bits of masks of at most 61 bits."""

from __future__ import annotations

from mypy_extensions import i64

from wondertable.games.duel.tables import COUNT, INDEX


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
