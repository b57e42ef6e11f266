"""Scientific symbols: squares, sets, and the best use of wild symbols and masks."""

from __future__ import annotations

from mypy_extensions import i64

from wondertable.games.seven.city import City
from wondertable.games.seven.figures import SET_OF_SYMBOLS
from wondertable.games.seven.tables import MASK_SHIFT, WILD_SHIFT


def science(me: City, left: City, right: City) -> i64:
    """The points of a city's symbols; masks and wild symbols are chosen together for the best."""
    own: i64 = me.symbols
    a: i64 = own & 255
    b: i64 = (own >> 8) & 255
    c: i64 = (own >> 16) & 255
    wild: i64 = (own >> WILD_SHIFT) & 255
    masks: i64 = own >> MASK_SHIFT
    if masks == 0:
        return best(a, b, c, wild)
    most_a: i64 = (left.symbols & 255) + (right.symbols & 255)
    most_b: i64 = ((left.symbols >> 8) & 255) + ((right.symbols >> 8) & 255)
    most_c: i64 = ((left.symbols >> 16) & 255) + ((right.symbols >> 16) & 255)
    top: i64 = 0
    x: i64 = 0
    while x <= masks and x <= most_a:
        y: i64 = 0
        while x + y <= masks and y <= most_b:
            z: i64 = masks - x - y
            if z > most_c:
                z = most_c
            points: i64 = best(a + x, b + y, c + z, wild)
            if points > top:
                top = points
            y += 1
        x += 1
    return top


def best(a: i64, b: i64, c: i64, wild: i64) -> i64:
    """The most points that symbols and wild ones can give."""
    if wild == 0:
        sets: i64 = a if a < b else b
        if c < sets:
            sets = c
        return a * a + b * b + c * c + SET_OF_SYMBOLS * sets
    first: i64 = best(a + 1, b, c, wild - 1)
    second: i64 = best(a, b + 1, c, wild - 1)
    third: i64 = best(a, b, c + 1, wild - 1)
    if second > first:
        first = second
    return first if first > third else third
