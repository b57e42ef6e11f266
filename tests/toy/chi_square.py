"""How far counts are from being equal."""

from __future__ import annotations


def chi_square(counts: list[int]) -> float:
    """The statistic of counts that are all expected to be equal."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)
