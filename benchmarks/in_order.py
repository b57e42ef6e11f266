"""How well an order agrees with another, how far equals lie apart, and intervals by bootstrap."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

TIMES: Final = 1000
"""So often figures are computed again of what is drawn with replacement."""
SEED: Final = 1919

Row = tuple[int, float]
"""Somebody's level, from 0, and what they got: a place or a score."""
Sample = Sequence[Sequence[Row]]
"""Everybody in several tournaments."""


class Figure(NamedTuple):
    """A figure with its interval of 95 %."""

    value: float
    low: float
    high: float

    def written(self, form: str) -> str:
        """As it is printed."""
        return f"{self.value:{form}} ({self.low:{form}} – {self.high:{form}})"


def ranks(values: Sequence[float]) -> list[float]:
    """The ranks from 1; equals share the mean of theirs."""
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0.0] * len(values)
    first = 0
    while first < len(order):
        last = first
        while last + 1 < len(order) and values[order[last + 1]] == values[order[first]]:
            last += 1
        for at in order[first : last + 1]:
            found[at] = 1 + (first + last) / 2
        first = last + 1
    return found


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's: 1 for the same order, -1 for the opposite one, 0 where either has none."""
    mine, theirs = ranks(one), ranks(other)
    middle = (len(mine) + 1) / 2
    mine, theirs = [rank - middle for rank in mine], [rank - middle for rank in theirs]
    size = sqrt(sum(rank * rank for rank in mine) * sum(rank * rank for rank in theirs))
    return sum(map(float.__mul__, mine, theirs)) / size if size else 0.0


def by_level(rows: Sequence[Row]) -> dict[int, list[float]]:
    """What the players of every level got."""
    found: dict[int, list[float]] = {}
    for level, got in rows:
        found.setdefault(level, []).append(got)
    return found


def spread(rows: Sequence[Row]) -> float:
    """The standard deviation of what players got, around the mean of their level."""
    groups = [got for got in by_level(rows).values() if len(got) > 1]
    squares = sum((one - mean) ** 2 for got in groups for mean in [fmean(got)] for one in got)
    freedom = sum(len(got) - 1 for got in groups)
    return sqrt(squares / freedom) if freedom else 0.0


def between(rows: Sequence[Row]) -> float:
    """The standard deviation of the means of levels."""
    means = [fmean(got) for got in by_level(rows).values()]
    middle = fmean(means)
    return sqrt(sum((mean - middle) ** 2 for mean in means) / (len(means) - 1))


def agreement(sample: Sample) -> float:
    """The rank correlation of levels and places (the first place for the highest level)."""
    return fmean(
        rank_correlation([-level for level, _ in rows], [got for _, got in rows]) for rows in sample
    )


def bootstrapped(
    figure: Callable[..., float], *samples: Sample, centred: bool = False, times: int = TIMES
) -> Figure:
    """A figure of samples, with an interval.

    Drawn again are tournaments, the same of all samples, and of these the players of each level.
    Somebody who is drawn twice lies beside themselves, so that a spread comes out too small every
    time: such intervals are centred.
    """
    rng = Random(SEED)
    value = figure(*samples)
    found = sorted(figure(*drawn_again(samples, rng)) for _ in range(times))
    low, high = found[int(0.025 * times)], found[min(times - 1, int(0.975 * times))]
    off = value - found[times // 2] if centred else 0.0
    return Figure(value, low + off, high + off)


def drawn_again(samples: Sequence[Sample], rng: Random) -> list[list[list[Row]]]:
    """The same number of tournaments and of players of each level, drawn with replacement."""
    which = [rng.randrange(len(samples[0])) for _ in samples[0]]
    return [[players_again(sample[at], rng) for at in which] for sample in samples]


def players_again(rows: Sequence[Row], rng: Random) -> list[Row]:
    """As many players of each level, drawn with replacement."""
    return [
        (level, one)
        for level, got in by_level(rows).items()
        for one in rng.choices(got, k=len(got))
    ]


def part_of_groups(groups: Sequence[Sequence[float]]) -> float:
    """Which part of the variance lies between groups, without what chance puts there."""
    whole = [one for group in groups for one in group]
    middle, size = fmean(whole), len(whole) / len(groups)
    inside = sum((one - mean) ** 2 for group in groups for mean in [fmean(group)] for one in group)
    inside /= len(whole) - len(groups)
    outside = sum(len(group) * (fmean(group) - middle) ** 2 for group in groups)
    extra = (outside / (len(groups) - 1) - inside) / size
    return extra / (extra + inside)
