"""What green symbols are worth, found by trying out every choice."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, product

from .figures import SCIENCE, SET_POINTS


def worth(symbols: tuple[str, ...]) -> int:
    """Return the squares of equal symbols and 7 for each set of three different ones."""
    counts = Counter(symbols)
    squares = sum(count * count for count in counts.values())
    return squares + SET_POINTS * min(counts[symbol] for symbol in SCIENCE)


@cache
def best(own: tuple[str, ...], wild: int, masks: int, next_door: tuple[str, ...]) -> int:
    """Return the most points: wild symbols are any, each mask copies one card of next door."""
    copies = set(combinations(sorted(next_door), min(masks, len(next_door))))
    return max(
        worth(own + copied + chosen)
        for copied in copies
        for chosen in product(SCIENCE, repeat=wild)
    )
