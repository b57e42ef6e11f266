"""Whole games that every later version has to replay to the same end; regenerated never."""

from __future__ import annotations

from pathlib import Path

import pytest

from wondertable.core.record import Record, read_file
from wondertable.core.replay import redact, verify
from wondertable.core.state import SPECTATOR
from wondertable.games.babel.game import GAME, babel

RECORDS = Path(__file__).parents[2] / "records"
FROZEN: dict[str, tuple[str, tuple[int, ...], int, list[list[int]]]] = {
    "base": (
        "2aff6feb66f0",
        (1, 2, 3),
        383,
        [[26, 31, 4, 30, 16], [30, 29, 10, 25, 0], [31, 35, 13, 5, 0]],
    ),
    "figures": (
        "8fe7c85caef8",
        (3, 1, 4, 2),
        409,
        [[35, 13, 8, 10, 0], [34, 13, 9, 10, 18], [30, 24, 9, 0, 0], [36, 11, 13, 17, 0]],
    ),
    "bluff": (
        "4e269c576e4b",
        (2, 3, 4, 1, 5),
        329,
        [
            [8, 10, 16, 0, 0],
            [9, 13, 8, 0, 0],
            [8, 7, 13, 0, 0],
            [14, 6, 12, 5, 0],
            [16, 3, 0, 0, 0],
        ],
    ),
}
"""By table: the last digest of the file, the ranks, the number of lines, the points."""

every_record = pytest.mark.parametrize("table", FROZEN)


def golden(table: str) -> Record:
    """One of the records."""
    return read_file(RECORDS / f"babel-{table}.jsonl")


@every_record
def test_the_file_is_the_one_that_was_frozen(table: str) -> None:
    path = RECORDS / f"babel-{table}.jsonl"
    last = path.read_text(encoding="utf-8").splitlines()[-1]
    assert last.endswith(f'"digest":"{FROZEN[table][0]}"}}')
    assert golden(table).text().encode() == path.read_bytes()


@every_record
def test_the_record_is_verified_and_ends_as_it_did(table: str) -> None:
    _, ranks, lines, points = FROZEN[table]
    record = golden(table)
    state = verify(GAME, record, table)
    assert state.outcome() == (ranks, "exhausted")
    assert [state.points(seat) for seat in range(len(ranks))] == points
    assert len(record.moves) == lines


@every_record
def test_every_viewer_has_a_record_that_replays(table: str) -> None:
    ranks = FROZEN[table][1]
    for viewer in (*range(len(ranks)), SPECTATOR):
        state = verify(GAME, redact(GAME, golden(table), viewer), table)
        assert state.outcome() == (ranks, "exhausted")


def test_a_record_with_other_figures_is_played_with_them() -> None:
    state = babel(verify(GAME, golden("figures")))
    assert (state.sheet.first[1], state.sheet.second[1]) == (9, 4)
    assert state.sheet.disc_points == 3
