"""What happened so far in a game of Tower of Babel: turns, and how wonders were scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from wondertable.games.babel.events import (
    Chose,
    Finished,
    GainedAction,
    Offered,
    Passed,
    PutPieces,
    Scored,
    ScoredUnfinished,
)


@dataclass
class Result:
    """How a wonder was scored."""

    wonder: str
    row: int
    """Of the value table; 0 for the light row at the end."""
    units: dict[int, int]
    points: dict[int, int] = field(default_factory=dict)
    drew: int | None = None
    """Who drew an action card for it."""


@dataclass
class Past:
    """The finished wonders in order, those unfinished at the end, and how many turns began."""

    turns: int = 0
    finished: list[Result] = field(default_factory=list)
    unfinished: dict[str, Result] = field(default_factory=dict)
    acted: int = 0
    """How many wonders were finished when the viewer did something in a turn the last time."""


def read_past(events: Iterable[object], viewer: int) -> Past:
    """Reads all that happened. A spectator has done something when anybody began a turn."""
    past = Past()
    pieces: dict[str, Counter[int]] = {}
    for event in events:
        match event:
            case Chose(seat) | Passed(seat):
                past.turns += 1
                if viewer < 0 or seat == viewer:
                    past.acted = len(past.finished)
            case Offered(seat):
                if seat == viewer:
                    past.acted = len(past.finished)
            case PutPieces(seat, wonder, units):
                pieces.setdefault(wonder, Counter())[seat] += units
            case Finished(wonder, row):
                past.finished.append(Result(wonder, row, dict(pieces.pop(wonder, Counter()))))
            case Scored(seat, _, points):
                past.finished[-1].points[seat] = points
            case GainedAction(seat):
                past.finished[-1].drew = seat
            case ScoredUnfinished(seat, wonder, points):
                there = dict(pieces.get(wonder, Counter()))
                result = past.unfinished.setdefault(wonder, Result(wonder, 0, there))
                result.points[seat] = points
            case _:
                pass
    return past
