"""What a review shows first: everybody's chances move by move, and where the game turned."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from wondertable.bots.chances import chances_of
from wondertable.review.parts import About, Choice, Luck, Part, Sums
from wondertable.review.sums import in_order

TURNS: Final = 5
"""So many turning points are told at most."""
TURN: Final = 0.08
"""From this much on an error or a piece of luck may be one."""


class Point(NamedTuple):
    """Everybody's chances at a point of the game."""

    ply: int
    """The position after so many decisions."""
    phase: str
    values: tuple[float, ...]
    """As the judge says it; where hands are hidden, what each seat believed last, in proportion."""
    chances: tuple[float, ...]
    """The same, mapped to how often it comes true."""


def curve(about: About, parts: Iterable[Part]) -> tuple[Point, ...]:
    """Everybody's chances before every decision that was judged, and the result once it is known.

    A review of one seat's record knows that seat alone: the others share what it does not get.
    """
    every = list(parts)
    count = len(about.seats)
    beliefs = [about.team / count] * count
    points = []
    choices = (part for part in in_order(every) if isinstance(part, Choice))
    for ply, together in groupby(choices, key=lambda choice: choice.ply):
        phase = ""
        for choice in together:
            beliefs[choice.seat] = choice.before
            phase = choice.phase
            if count == 2 or about.viewer is not None:
                share_rest(beliefs, choice.seat, about.team)
        values = scaled(beliefs, about.team)
        points.append(Point(ply - 1, phase, values, chances(about, phase, values)))
    result = {part.seat: part.result for part in every if isinstance(part, Sums)}
    if len(result) == count and points:
        got = tuple(result[seat] for seat in range(count))
        last = max(part.ply for part in every if not isinstance(part, Sums))
        points.append(Point(last, points[-1].phase, got, got))
    return tuple(points)


def share_rest(beliefs: list[float], seat: int, team: int) -> None:
    """Gives the others what a seat does not get, in proportion, in place."""
    if team > 1:
        return
    rest = sum(beliefs) - beliefs[seat]
    for other in range(len(beliefs)):
        if other != seat:
            part = beliefs[other] / rest if rest > 0.0 else 1.0 / (len(beliefs) - 1)
            beliefs[other] = (1.0 - beliefs[seat]) * part


def chances(about: About, phase: str, values: Sequence[float]) -> tuple[float, ...]:
    """How often what the judge says comes true, for every seat."""
    known, count = chances_of(about.game), len(values)
    mapped = [
        known.chance(value, count, about.team, phase, seat) for seat, value in enumerate(values)
    ]
    return scaled(mapped, about.team)


def shown(about: About, choice: Choice, value: float) -> float:
    """A value of a choice, mapped to how often it comes true."""
    known, count = chances_of(about.game), len(about.seats)
    return known.chance(value, count, about.team, choice.phase, choice.seat)


def scaled(values: Sequence[float], team: int) -> tuple[float, ...]:
    """Values in proportion, with a team's chance counted for each of its seats."""
    whole = sum(values)
    return tuple(team * value / whole for value in values) if whole else tuple(values)


def turning_points(parts: Iterable[Part]) -> tuple[Choice | Luck, ...]:
    """Where the game turned: the largest errors and pieces of luck, in their order."""
    great = [part for part in in_order(parts) if size_of(part) >= TURN]
    great.sort(key=size_of, reverse=True)
    return tuple(sorted(great[:TURNS], key=lambda part: part.line))


def size_of(part: Choice | Luck) -> float:
    """How much a part of the game changed, if that is known well enough."""
    if isinstance(part, Luck):
        return max(abs(brought) for brought in part.seats)
    return part.loss if part.mark else 0.0
