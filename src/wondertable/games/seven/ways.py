"""Ways to pay, as a set: a bit for every pair of coins to the left and to the right neighbour.

No cost has more than seven units, and none of them costs more than 2 coins. So every payment is one
of 120 pairs, whose sum is 14 at most, and two words have room for all of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.bits import BIT, INDEX
from wondertable.core.vecs import table, vec

Ways = tuple[i64, i64, i64]
"""Number of ways to pay, and which: bits for the first and for the second half of the pairs."""

MOST: Final = 14
HALF: Final = 60
PAIRS: Final[vec[i64]] = table(
    [left << 5 | right for left in range(MOST + 1) for right in range(MOST + 1 - left)]
)
"""The pairs, coins to the left * 32 + coins to the right, ascending."""

assert len(PAIRS) == 2 * HALF
assert [left * (31 - left) >> 1 for left in range(MOST + 1)] == [
    list(PAIRS).index(left << 5) for left in range(MOST + 1)
]


def pair_of(ways: Ways, number: i64) -> i64:
    """One of the ways to pay, in ascending order: coins to the left * 32 + coins to the right."""
    bits: i64 = ways[1]
    if bits == 1:
        return 0  # nothing is to be paid, as mostly
    while bits:
        if number == 0:
            return PAIRS[INDEX[(bits & -bits) % 67]]
        bits &= bits - 1
        number -= 1
    bits = ways[2]
    while number > 0:
        bits &= bits - 1
        number -= 1
    return PAIRS[HALF + INDEX[(bits & -bits) % 67]]


def number_of(ways: Ways, pair: i64) -> i64:
    """Which of the ways to pay is a pair; -1 where it is none of them."""
    number: i64 = 0
    while number < ways[0]:
        if pair_of(ways, number) == pair:
            return number
        number += 1
    return -1


def place_of(left: i64, right: i64) -> i64:
    """The number of a pair."""
    return (left * (31 - left) >> 1) + right


def with_pair(ways: Ways, left: i64, right: i64) -> Ways:
    """The ways with one more."""
    at: i64 = place_of(left, right)
    if at < HALF:
        if ways[1] & BIT[at]:
            return ways
        return ways[0] + 1, ways[1] | BIT[at], ways[2]
    if ways[2] & BIT[at - HALF]:
        return ways
    return ways[0] + 1, ways[1], ways[2] | BIT[at - HALF]


def pairs_of(ways: Ways) -> list[tuple[int, int]]:
    """All ways to pay: coins to the left and to the right, ascending."""
    found: list[tuple[int, int]] = []
    for number in range(ways[0]):
        pair: i64 = pair_of(ways, number)
        found.append((pair >> 5, pair & 31))
    return found
