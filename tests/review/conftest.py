"""Reviews of recorded games with budgets for every day, made once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.review import heap
from wondertable.bots.kits import KITS
from wondertable.core.record import Record, read_file
from wondertable.games import find_game
from wondertable.review.outline import Outline, outline_of
from wondertable.review.parts import Part, Plan
from wondertable.review.review import Review, parts_of

RECORDS: Final = Path(__file__).parents[1] / "records"
SMALL: Final = Plan("small", scan=16, verdict=32, luck=4, draws=3)
GOLDEN: Final = (
    "duel-civilian",
    "duel-military",
    "duel-science",
    "seven-2-base",
    "seven-2-cities",
    "seven-2-teams",
    "babel-base-2",
)


@cache
def record_of(name: str) -> Record:
    """A recorded game."""
    return read_file(RECORDS / f"{name}.jsonl")


def outlined(record: Record, plan: Plan = SMALL) -> Outline:
    """A record laid out for the judge."""
    return outline_of(find_game(record.header.game), record, plan)


@cache
def reviewed(name: str) -> tuple[Outline, tuple[Part, ...]]:
    """The whole review of a recorded game, without the choices that were judged again."""
    course = Review(outlined(record_of(name)))
    for _ in parts_of(course):
        continue
    return course.outline, tuple(course.parts)


@pytest.fixture
def _heap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the toy be searched."""
    monkeypatch.setitem(KITS, "heap", heap.KIT)
