"""What a way to pay costs altogether."""

from __future__ import annotations

from mypy_extensions import i64

from wondertable.games.seven.codes import COINS
from wondertable.games.seven.cost import Ways


def price_of(ways: Ways, number: i64) -> i64:
    """The coins to the left and to the right of one of the ways to pay."""
    return ((ways[1] >> (5 * number)) & COINS) + ((ways[2] >> (5 * number)) & COINS)


def cheapest_way(ways: Ways) -> i64:
    """The number of the cheapest way; -1 where there is none."""
    best: i64 = -1
    least: i64 = 0
    number: i64 = 0
    while number < ways[0]:
        price: i64 = price_of(ways, number)
        if best < 0 or price < least:
            best = number
            least = price
        number += 1
    return best


def cheapest(ways: Ways) -> i64:
    """The coins of the cheapest way; -1 where there is none."""
    number: i64 = cheapest_way(ways)
    return number if number < 0 else price_of(ways, number)
