"""The curve of everybody's chances, as numbers that a template draws."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
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
LETTER: Final = 6.6
"""About so wide a letter of a label is."""
ROW: Final = 14.0
"""Labels over each other stand so far apart."""
MARK: Final = 8.0
"""So far around its middle a point is drawn."""
ABOVE: Final = -14.0
BELOW: Final = 22.0
"""Where a label stands best beside its point."""


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
        bare = []
        for one in told:
            x, y = self.x(one.ply), self.y(chance_at(points, one.ply, seat))
            anchor = "start" if x < LEFT + LABEL else "end" if x > WIDTH - LABEL else "middle"
            fields = (x, y, one.kind, one.points > 0, one.label, x, y, anchor, one.href, one.said)
            bare.append(Turn(*fields))
        found: list[Turn] = []
        for turn in bare:
            marks = [other for other in bare if other is not turn]
            found.append(replace(turn, label_y=free_row(turn, found, marks)))
        return tuple(found)


def free_row(turn: Turn, others: Sequence[Turn], marks: Sequence[Turn]) -> float:
    """Where a label covers no label and no mark of another point, as near to its own as can be."""
    first, second = (ABOVE, BELOW) if turn.y > TOP + HEIGHT / 4 else (BELOW, ABOVE)
    rows = [first, second]
    for step in range(1, int(HEIGHT / ROW)):
        rows += [ABOVE - step * ROW, BELOW + step * ROW]
    inside = [turn.y + row for row in rows if TOP <= turn.y + row <= TOP + HEIGHT - 4]
    inside = inside or [min(max(turn.y + first, TOP), TOP + HEIGHT - 4)]
    free = (
        at
        for at in inside
        if not any(covers(turn, at, other) for other in others)
        and not any(hides(turn, at, mark) for mark in marks)
    )
    return round(next(free, inside[0]), 1)


def covers(turn: Turn, label_y: float, other: Turn) -> bool:
    """Whether a label at a height would lie on that of another point."""
    (left, right), (other_left, other_right) = spread(turn), spread(other)
    beside = right < other_left or other_right < left
    return not beside and abs(label_y - other.label_y) < ROW


def hides(turn: Turn, label_y: float, mark: Turn) -> bool:
    """Whether a label at a height would lie on the mark of another point."""
    left, right = spread(turn)
    return left - MARK < mark.x < right + MARK and -ROW - MARK / 2 < mark.y - label_y < MARK


def spread(turn: Turn) -> tuple[float, float]:
    """From where to where a label goes."""
    width = LETTER * len(turn.label)
    left = {"start": 0.0, "middle": width / 2, "end": width}[turn.anchor]
    return turn.label_x - left, turn.label_x - left + width


def chance_at(points: Sequence[Point], ply: int, seat: int) -> float:
    """The chance of a seat after so many decisions, or as it was known last before."""
    known = [point.chances[seat] for point in points if point.ply <= ply]
    return known[-1] if known else 0.5
