"""Plots as numbers that a template draws; a table beside each says the same in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from babel.dates import format_date

from wondertable.club.progress import Category, thinned

WIDTH: Final = 620.0
HEIGHT: Final = 240.0
LEFT: Final = 64.0
RIGHT: Final = 14.0
TOP: Final = 12.0
BOTTOM: Final = 34.0
BAR: Final = 100.0
"""The length of the longest bar."""
MOST_ROWS: Final = 24
"""So many lines has the table beside a curve at most."""
STEPS: Final = (5, 10, 20, 50, 100, 200, 500)
MOST_STEPS: Final = 5


@dataclass(frozen=True)
class Tick:
    """A line across a plot, with what it stands for."""

    at: float
    label: str


@dataclass(frozen=True)
class Curve:
    """A line over time, with the band in which it may be."""

    path: str
    band: str
    ticks: tuple[Tick, ...]
    days: tuple[Tick, ...]
    end: tuple[float, float]
    mid: float | None
    """Where a line stands with which to compare."""
    rows: tuple[tuple[str, str], ...]
    """Some of the points in words."""


@dataclass(frozen=True)
class Bar:
    """A category: one's own points, and those of everybody as a mark; points below 0 have none."""

    name: str
    length: float
    mark: float | None
    mine: str
    everybody: str


def curve_of(
    points: Sequence[tuple[float, float, float]],
    language: str,
    *,
    floor: float | None = None,
    top: float | None = None,
    mid: float | None = None,
    unit: str = "",
) -> Curve | None:
    """A curve of values over time, each with its margin; nothing where there are fewer than two."""
    if len(points) < 2:
        return None
    least = min(value - margin for _, value, margin in points) if floor is None else floor
    most = max(value + margin for _, value, margin in points) if top is None else top
    step = next((one for one in STEPS if (most - least) / one <= MOST_STEPS), STEPS[-1])
    least, most = step * (least // step), step * -(-most // step)
    first, last = points[0][0], points[-1][0]

    def x(at: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (at - first) / max(1.0, last - first), 1)

    def y(value: float) -> float:
        part = (value - least) / max(1e-9, most - least)
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * part, 1)

    above = [(x(at), y(value + margin)) for at, value, margin in points]
    below = [(x(at), y(value - margin)) for at, value, margin in reversed(points)]
    line = [(x(at), y(value)) for at, value, _ in points]
    banded = any(margin for _, _, margin in points)
    ticks = range(round(least), round(most) + 1, step)
    days = (first, (first + last) / 2, last)
    return Curve(
        path_of(line),
        path_of([*above, *below]) + "Z" if banded else "",
        tuple(Tick(y(one), f"{one}{unit}") for one in ticks),
        tuple(Tick(x(at), day_of(at, language)) for at in days),
        line[-1],
        None if mid is None else y(mid),
        tuple(row_of(point, language, unit) for point in thinned(points, MOST_ROWS)),
    )


def row_of(point: tuple[float, float, float], language: str, unit: str) -> tuple[str, str]:
    """A point in words."""
    at, value, margin = point
    said = f"{round(value)}{unit}"
    return day_of(at, language), f"{said} ± {round(margin)}" if margin else said


def bars_of(categories: Sequence[Category], names: Sequence[str], language: str) -> tuple[Bar, ...]:
    """The categories by their names, all on one scale."""
    values = [max(one.mine, one.everybody or 0.0) for one in categories]
    scale = BAR / max([1.0, *values])
    return tuple(
        Bar(
            name,
            round(max(0.0, one.mine) * scale, 1),
            None if one.everybody is None else round(max(0.0, one.everybody) * scale, 1),
            decimal(one.mine, language),
            "\u2013" if one.everybody is None else decimal(one.everybody, language),
        )
        for one, name in zip(categories, names, strict=True)
    )


def decimal(value: float, language: str) -> str:
    """A number with one decimal."""
    said = f"{value:.1f}".replace("-", "\u2212")
    return said if language == "en" else said.replace(".", ",")


def day_of(at: float, language: str) -> str:
    """A day, shortly."""
    return format_date(datetime.fromtimestamp(at, UTC), "short", locale=language)


def path_of(points: Sequence[tuple[float, float]]) -> str:
    """A line through points."""
    return "M" + "L".join(f"{x} {y}" for x, y in points)
