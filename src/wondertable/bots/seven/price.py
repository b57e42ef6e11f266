"""What a way to pay costs altogether."""

from __future__ import annotations

from mypy_extensions import i64

from wondertable.core.bits import INDEX
from wondertable.games.seven.codes import COINS, LEFT_SHIFT
from wondertable.games.seven.ways import HALF, PAIRS, Ways, pair_of


def price_of(ways: Ways, number: i64) -> i64:
    """The coins to the left and to the right of one of the ways to pay."""
    pair: i64 = pair_of(ways, number)
    return (pair >> LEFT_SHIFT) + (pair & COINS)


def cheapest_way(ways: Ways) -> i64:
    """The number of the cheapest way; -1 where there is none."""
    best: i64 = -1
    least: i64 = 0
    number: i64 = 0
    first: i64 = 0
    bits: i64 = ways[1]
    while number < ways[0]:
        if bits == 0:
            bits = ways[2]
            first = HALF
        pair: i64 = PAIRS[first + INDEX[(bits & -bits) % 67]]
        bits &= bits - 1
        price: i64 = (pair >> LEFT_SHIFT) + (pair & COINS)
        if best < 0 or price < least:
            best = number
            least = price
        number += 1
    return best


def cheapest(ways: Ways) -> i64:
    """The coins of the cheapest way; -1 where there is none."""
    number: i64 = cheapest_way(ways)
    return number if number < 0 else price_of(ways, number)
