"""Whole games that every later version has to replay to the same end; regenerated never."""

from __future__ import annotations

from pathlib import Path

import pytest

from wondertable.core.record import Record, read_file
from wondertable.core.replay import Replay, redact, verify
from wondertable.core.state import SPECTATOR
from wondertable.games.seven.game import GAME, seven

RECORDS = Path(__file__).parents[2] / "records"
FROZEN: dict[str, tuple[str, tuple[int, ...], int, list[list[int]]]] = {
    "base": (
        "d0c6039eff2b",
        (3, 2, 1),
        190,
        [[2, 9, -5, 8, 1, 2, 0, 0], [0, 17, 8, 0, 0, 0, 0, 0], [2, 8, 15, 7, 0, 2, 1, 0]],
    ),
    "cities": (
        "62ae9161ac3a",
        (2, 4, 5, 1, 3),
        415,
        [
            [4, 11, 12, 5, 0, 4, 0, 0],
            [3, 18, 0, 0, 0, 2, 0, 4],
            [7, 2, 13, 0, 0, 2, 0, 0],
            [3, 24, -4, 9, 4, 1, 0, 0],
            [10, -2, 6, 8, 0, 4, 2, 0],
        ],
    ),
    "teams": (
        "bfad32ef22cc",
        (3, 3, 1, 1),
        265,
        [
            [17, 0, 0, 0, 0, 13, 0, 3],
            [0, 11, -2, 0, 1, 1, 2, 0],
            [10, 7, 10, 13, 0, 1, 0, 0],
            [2, 11, 0, 0, 2, 2, 0, 12],
        ],
    ),
    "digs": (
        "2ab2410d18d2",
        (1, 2, 4, 3, 5),
        405,
        [
            [0, 4, 7, 14, 5, 4, 11, 3],
            [17, 5, -6, 7, 3, 10, 7, 4],
            [10, 1, 2, 11, 6, 1, 0, 13],
            [0, 5, 12, 7, 7, 4, 8, 4],
            [3, -2, 11, 21, 0, 2, 0, 2],
        ],
    ),
    "2-base": (
        "8267b8629bb0",
        (3, 2, 1),
        199,
        [[0, 1, -3, 23, 0, 13, 7, 0], [10, 10, 9, 7, 2, 1, 7, 0], [3, 4, 10, 17, 0, 2, 11, 0]],
    ),
    "2-cities": (
        "0ab5a5f1a081",
        (5, 3, 1, 4, 2),
        431,
        [
            [10, 3, -5, 0, 0, 10, 6, 3],
            [4, -5, 16, 21, 0, 1, 8, 0],
            [3, 10, -2, 6, 6, 13, 0, 10],
            [10, -4, 17, 10, 2, 2, 0, 1],
            [0, -1, 8, 12, 2, 4, 12, 9],
        ],
    ),
    "2-teams": (
        "6b7f55c8aa35",
        (1, 1, 3, 3),
        307,
        [
            [5, 1, -6, 3, 0, 5, 13, 0],
            [17, -4, 16, 9, 0, 0, 7, 16],
            [3, 5, -3, 17, 4, 1, 2, 3],
            [7, -8, 18, 7, 0, 8, 4, 0],
        ],
    ),
}
"""By table: the last digest of the file, the ranks, the number of lines, the points.

Those without a number are of the first rules.
"""

every_record = pytest.mark.parametrize("table", FROZEN)


def golden(table: str) -> Record:
    """One of the records."""
    return read_file(RECORDS / f"seven-{table}.jsonl")


@every_record
def test_the_file_is_the_one_that_was_frozen(table: str) -> None:
    path = RECORDS / f"seven-{table}.jsonl"
    last = path.read_text(encoding="utf-8").splitlines()[-1]
    assert last.endswith(f'"digest":"{FROZEN[table][0]}"}}')
    assert golden(table).text().encode() == path.read_bytes()


@every_record
def test_the_record_names_the_rules_by_which_it_was_played(table: str) -> None:
    rules = 2 if table.startswith("2-") else 1
    assert golden(table).header.rules == rules
    replay = Replay(GAME, golden(table), table)
    assert seven(replay.state).rules == rules
    dug = [move.do.split() for move in golden(table).moves if move.do.startswith("rebuild")]
    assert all(len(words) == (3 if rules == 1 else 2) for words in dug if "nothing" not in words)


@every_record
def test_the_record_is_verified_and_ends_as_it_did(table: str) -> None:
    _, ranks, lines, points = FROZEN[table]
    record = golden(table)
    state = verify(GAME, record, table)
    assert state.outcome() == (ranks, "points")
    assert [state.points(seat) for seat in range(len(ranks))] == points
    assert len(record.moves) == lines


@every_record
def test_every_viewer_has_a_record_that_replays(table: str) -> None:
    ranks = FROZEN[table][1]
    for viewer in (*range(len(ranks)), SPECTATOR):
        state = verify(GAME, redact(GAME, golden(table), viewer), table)
        assert state.outcome() == (ranks, "points")
