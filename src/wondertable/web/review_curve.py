"""The curve of everybody's chances, as numbers that a template draws."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from wondertable.review.curve import Point

WIDTH: Final = 860.0
LEFT: Final = 44.0
RIGHT: Final = 16.0
TOP: Final = 14.0
HEIGHT: Final = 140.0
LABEL: Final = 46.0
"""So far from an edge a label in the middle would be cut."""
APART: Final = 120.0
"""Labels of two points that are nearer stand above and below."""


@dataclass(frozen=True)
class Line:
    """The chances of a seat."""

    seat: int
    name: str
    path: str
    area: str
    """The same down to the ground; only where there is one line."""
    end: tuple[float, float]


@dataclass(frozen=True)
class Stretch:
    """A phase of the game."""

    name: str
    from_x: float
    middle: float


@dataclass(frozen=True)
class Turn:
    """A turning point on the curve."""

    x: float
    y: float
    kind: str
    """`decision` or `luck`."""
    good: bool
    """Whether the seat whose line it stands on gained by it."""
    label: str
    label_x: float
    label_y: float
    anchor: str
    href: str
    said: str


@dataclass(frozen=True)
class Step:
    """A stretch of the curve that leads to its move."""

    x: float
    width: float
    href: str


@dataclass(frozen=True)
class Drawing:
    """All of it."""

    lines: tuple[Line, ...]
    stretches: tuple[Stretch, ...]
    turns: tuple[Turn, ...]
    steps: tuple[Step, ...]
    cursor: float | None


@dataclass(frozen=True)
class Told:
    """A turning point before it has a place."""

    ply: int
    kind: str
    points: int
    label: str
    href: str
    said: str


class Paper:
    """Where things stand, for a game of so many decisions."""

    def __init__(self, last: int) -> None:
        self._last = max(last, 1)

    def x(self, ply: float) -> float:
        """Where the position after so many decisions stands."""
        return round(LEFT + (WIDTH - LEFT - RIGHT) * ply / self._last, 1)

    def y(self, chance: float) -> float:
        """Where a chance stands."""
        return round(TOP + HEIGHT * (1.0 - chance), 1)

    def line(self, seat: int, name: str, points: Sequence[Point], *, filled: bool) -> Line:
        """The line of a seat."""
        places = [(self.x(point.ply), self.y(point.chances[seat])) for point in points]
        path = "M" + "L".join(f"{x} {y}" for x, y in places) if places else ""
        ground = self.y(0.0)
        area = (
            f"{path}L{places[-1][0]} {ground}L{places[0][0]} {ground}Z" if filled and path else ""
        )
        return Line(seat, name, path, area, places[-1] if places else (LEFT, ground))

    def stretches(self, points: Sequence[Point], names: dict[str, str]) -> tuple[Stretch, ...]:
        """The phases that the points are of, each from its first decision on."""
        found = []
        runs = [
            (phase, [point.ply for point in run])
            for phase, run in groupby(points, key=lambda point: point.phase)
        ]
        for at, (phase, plies) in enumerate(runs):
            until = runs[at + 1][1][0] if at + 1 < len(runs) else plies[-1]
            if names.get(phase):
                middle = self.x((plies[0] + until) / 2)
                found.append(Stretch(names[phase], self.x(plies[0]), middle))
        return tuple(found)

    def turns(self, told: Sequence[Told], points: Sequence[Point], seat: int) -> tuple[Turn, ...]:
        """Turning points with labels that do not cover each other."""
        found: list[Turn] = []
        for one in told:
            x, y = self.x(one.ply), self.y(chance_at(points, one.ply, seat))
            near = bool(found) and x - found[-1].x < APART
            above = found[-1].label_y > found[-1].y if near else y > TOP + HEIGHT / 4
            anchor = "start" if x < LEFT + LABEL else "end" if x > WIDTH - LABEL else "middle"
            label_y = y - 14 if above else y + 22
            found.append(
                Turn(
                    *(x, y, one.kind, one.points > 0, one.label, x),
                    min(max(label_y, TOP), TOP + HEIGHT - 4),
                    *(anchor, one.href, one.said),
                )
            )
        return tuple(found)


def chance_at(points: Sequence[Point], ply: int, seat: int) -> float:
    """The chance of a seat after so many decisions, or as it was known last before."""
    known = [point.chances[seat] for point in points if point.ply <= ply]
    return known[-1] if known else 0.5
