"""How somebody comes on in a game: results added up in the ways in which one learns from them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from statistics import fmean
from typing import Final, TypeVar

import msgspec

from wondertable.review.many import Digest, Overall, over
from wondertable.store.results import Brief

SMOOTH: Final = 20
"""A point of the curve of results is the mean of so many games."""
JUDGED: Final = 5
"""A point of the curve of accuracy is the mean of so many reviewed games."""
MOST_POINTS: Final = 120
"""So many points a curve has at most."""

K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True)
class Judged:
    """What the reviews of somebody's games say together, and how that went over time."""

    overall: Overall
    accuracy: tuple[tuple[float, float], ...]
    """When a game was played, and how exact the choices around then were, from 0 to 100."""


@dataclass(frozen=True)
class Tally:
    """Some games, and what came of them."""

    games: int
    won: float
    """The sum of the parts of victories."""

    @property
    def percent(self) -> int:
        """The part that was won."""
        return round(100 * self.won / self.games) if self.games else 0


@dataclass(frozen=True)
class Category:
    """Points of one kind beside those of everybody."""

    name: str
    mine: float
    everybody: float | None
    """None where nobody else has played yet."""


@dataclass(frozen=True)
class Progress:
    """All of it, for one game."""

    all: Tally
    seats: dict[int, Tally]
    """By the number of players."""
    won_by: dict[str, int]
    """How often each kind of end was a victory."""
    lost_by: dict[str, int]
    first: Tally
    """Games on the first seat."""
    other: Tally
    """Games on the others."""
    fair: float
    """The part of the victories that chance alone would have given."""
    points: float | None
    """The mean of all points together."""
    seconds: float | None
    """The mean time of thought for a choice."""
    curve: tuple[tuple[float, float], ...]
    """When, and the part that was won of the games around then."""
    ratings: dict[str, tuple[tuple[float, float, float], ...]]
    """By pace: when, mean and sigma after each counted game."""


def progress_of(briefs: Sequence[Brief]) -> Progress:
    """What the results of one person in one game add up to."""
    choices = sum(one.choices for one in briefs)
    totals = [one.total for one in briefs if one.total is not None]
    return Progress(
        tally(briefs),
        {seats: tally(some) for seats, some in sorted(grouped(briefs, lambda one: one.seats))},
        counted(briefs, lambda one: one.place == 1),
        counted(briefs, lambda one: one.place > 1),
        tally([one for one in briefs if one.seat == 0]),
        tally([one for one in briefs if one.seat != 0]),
        fmean(1 / one.seats for one in briefs) if briefs else 0.0,
        fmean(totals) if totals else None,
        sum(one.spent for one in briefs) / choices if choices else None,
        curve_of(briefs),
        {
            pace: tuple(
                (one.ended, one.mean, one.sigma)
                for one in some
                if one.mean is not None and one.sigma is not None
            )
            for pace, some in grouped([one for one in briefs if one.mean is not None], pace_of)
        },
    )


def judged_of(reviewed: Sequence[tuple[float, str]]) -> Judged | None:
    """What digests say together: each with the time of its game, in that order.

    Those that an older version wrote and that cannot be read any more are left out.
    """
    found = []
    for at, text in reviewed:
        with suppress(msgspec.MsgspecError):
            found.append((at, msgspec.json.decode(text, type=Digest)))
    if not found:
        return None
    course = []
    for last in range(len(found)):
        window = found[max(0, last - JUDGED + 1) : last + 1]
        choices = sum(one.choices for _, one in window)
        exact = sum(one.accuracy * one.choices for _, one in window)
        course.append((found[last][0], exact / choices if choices else 100.0))
    return Judged(over(one for _, one in found), tuple(thinned(course)))


def categories_of(
    names: Sequence[str], briefs: Sequence[Brief], everybody: Sequence[Sequence[int]]
) -> list[Category]:
    """The mean points of every category beside those of everybody; none that nobody ever has."""
    mine = [one.points for one in briefs if one.points]
    found = []
    for at, name in enumerate(names):
        own = [points[at] for points in mine if at < len(points)]
        all_points = [points[at] for points in everybody if at < len(points)]
        if any(own) or any(all_points):
            average = fmean(all_points) if all_points else None
            found.append(Category(name, fmean(own) if own else 0.0, average))
    return found


def tally(briefs: Sequence[Brief]) -> Tally:
    """Some results added up."""
    return Tally(len(briefs), sum(one.share for one in briefs))


def grouped(briefs: Sequence[Brief], key: Callable[[Brief], K]) -> list[tuple[K, list[Brief]]]:
    """Results that have something in common, in the order in which it first came up."""
    groups: dict[K, list[Brief]] = {}
    for one in briefs:
        groups.setdefault(key(one), []).append(one)
    return list(groups.items())


def counted(briefs: Sequence[Brief], wanted: Callable[[Brief], bool]) -> dict[str, int]:
    """How often games ended in each way, the most frequent first."""
    ways = grouped([one for one in briefs if wanted(one)], lambda one: one.reason)
    return dict(sorted(((way, len(some)) for way, some in ways), key=lambda pair: -pair[1]))


def curve_of(briefs: Sequence[Brief]) -> tuple[tuple[float, float], ...]:
    """The part that was won of the last games, at so many moments."""
    if len(briefs) < SMOOTH:
        return ()
    shares, window = [one.share for one in briefs], sum(one.share for one in briefs[:SMOOTH])
    points = [(briefs[SMOOTH - 1].ended, window / SMOOTH)]
    for at in range(SMOOTH, len(briefs)):
        window += shares[at] - shares[at - SMOOTH]
        points.append((briefs[at].ended, window / SMOOTH))
    return tuple(thinned(points))


def thinned(points: Sequence[K], most: int = MOST_POINTS) -> list[K]:
    """Some of many points, the last one always."""
    step = -(-len(points) // most)
    return [*points[: -1 : max(1, step)], *points[-1:]]


def pace_of(brief: Brief) -> str:
    """The pace of a game."""
    return brief.pace
