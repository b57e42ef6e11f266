"""The curve of a review: where its labels stand."""

from __future__ import annotations

import pytest

from wondertable.review.curve import Point
from wondertable.web.review_curve import HEIGHT, TOP, Paper, Told, Turn, covers, hides

LABELS = ("Armory −20", "luck +18", "Gardens −25", "Philosophers Guild −12", "Press −19")


def turns(plies: list[int], chances: list[float]) -> tuple[Turn, ...]:
    """The turning points of a game of 73 moves."""
    points = [
        Point(ply, "age-3", (chance, 1 - chance), (chance, 1 - chance))
        for ply, chance in zip(plies, chances, strict=True)
    ]
    told = [
        Told(ply, "decision", -9, label, "#", "") for ply, label in zip(plies, LABELS, strict=True)
    ]
    return Paper(73).turns(told, points, 0)


@pytest.mark.parametrize("plies", [[67, 67, 68, 69, 70], [13, 14, 15, 16, 17], [0, 1, 40, 72, 73]])
@pytest.mark.parametrize("chances", [[0.17, 0.17, 0.0, 0.0, 0.1], [1.0, 0.9, 1.0, 0.95, 0.97]])
def test_labels_of_turning_points_cover_neither_each_other_nor_a_point(
    plies: list[int], chances: list[float]
) -> None:
    found = turns(plies, chances)
    for at, turn in enumerate(found):
        assert TOP <= turn.label_y <= TOP + HEIGHT
        assert not any(covers(turn, turn.label_y, other) for other in found[:at])
        others = [other for other in found if other is not turn]
        assert not any(hides(turn, turn.label_y, other) for other in others)


def test_a_label_alone_stands_beside_its_point() -> None:
    found = turns([5, 20, 35, 50, 65], [0.5, 0.9, 0.1, 0.5, 0.5])
    assert [round(turn.label_y - turn.y) for turn in found] == [-14, 22, -14, -14, -14]
