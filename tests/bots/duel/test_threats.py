"""Positions in which a supremacy is two turns away: what is right there, and who finds it."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.threats import good, kind_of, position, rows, solved

ROWS = rows()


def test_positions_of_both_kinds_are_kept() -> None:
    assert {row["kind"] for row in ROWS} == {"science", "arms"}
    assert len({(row["seed"], len(row["codes"])) for row in ROWS}) == len(ROWS) >= 40


@pytest.mark.parametrize(
    "row", [row for row in ROWS if row["cards"] <= 4][:4], ids=lambda row: row["kind"]
)
def test_what_is_kept_is_what_a_search_to_the_end_finds(row: dict[str, Any]) -> None:
    state = position(row)
    found = kind_of(state)
    assert found is not None
    kind, worths = found
    assert kind == row["kind"]
    assert good(worths) == row["good"]
    assert len(worths) == row["choices"]


def test_every_position_has_good_choices_and_bad_ones() -> None:
    for row in ROWS:
        state = position(row)
        assert set(row["good"]) < set(state.legal(state.mover()))


def test_the_senator_solves_more_than_chance_would() -> None:
    chance = sum(len(row["good"]) / row["choices"] for row in ROWS) / len(ROWS)
    found = sum(solved("senator", row) for row in ROWS) / len(ROWS)
    assert found > chance
