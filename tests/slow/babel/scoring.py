"""What wonders, discs and action cards are worth."""

from __future__ import annotations

from collections import Counter
from itertools import product

from .figures import (
    BONUS,
    FIVE_POINTS,
    OTHERS,
    POINTS_PER_DISC,
    from_words,
)


def wonder_points(units: list[int], first: int, second: int) -> list[int]:
    """Return what every seat scores for its units on a wonder, by one row of the value table."""
    standing = sorted(units, reverse=True)
    tied_first = standing[0] == standing[1]
    tied_second = standing[1] == standing[2]
    points = []
    for mine in units:
        if mine == 0:
            points.append(0)
        elif mine == standing[0]:
            points.append(second if tied_first else first)
        elif mine == standing[1] and not tied_first and not tied_second:
            points.append(second)
        else:
            points.append(OTHERS)
    return points


def disc_points(discs: list[str]) -> int:
    """Return the bonus for discs, each counted for the one of its types that is best (A22)."""
    ways = product(*(from_words(disc) for disc in discs))
    return max(sum(BONUS[count] for count in Counter(way).values()) for way in set(ways))


def card_points(actions: list[str], discs: int) -> int:
    """Return what action cards score by themselves at the end (A17, A27)."""
    worth = {"disc_bonus": POINTS_PER_DISC * discs, "five_points": FIVE_POINTS}
    return sum(worth.get(card, 0) for card in actions)


def ranks(totals: list[int]) -> list[int]:
    """Return everybody's rank; equal points share it (A25)."""
    return [1 + sum(other > mine for other in totals) for mine in totals]
