"""Whole games that every later version has to replay to the same end; regenerated never."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from wondertable.core.errors import BadMove, WrongEnd
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
    "base-2": (
        "0ba70887dd2a",
        (1, 3, 2, 4),
        318,
        [[21, 35, 6, 0, 0], [12, 14, 12, 15, 0], [18, 13, 16, 10, 0], [16, 19, 9, 5, 0]],
    ),
    "figures-2": (
        "57b0542929f6",
        (2, 3, 1),
        286,
        [[12, 34, 6, 10, 5], [19, 18, 12, 12, 0], [12, 43, 4, 22, 0]],
    ),
    "bluff-2": (
        "9a4b213d0e61",
        (2, 3, 4, 1),
        366,
        [[19, 14, 13, 5, 0], [9, 13, 6, 10, 0], [13, 3, 13, 5, 0], [20, 20, 15, 5, 0]],
    ),
    "idle-2": (
        "762bdf703233",
        (1, 1, 1),
        207,
        [[12, 0, 0, 0, 0], [12, 0, 0, 0, 0], [12, 0, 0, 0, 0]],
    ),
}
"""By table: the last digest of the file, the ranks, the number of lines, the points."""

every_record = pytest.mark.parametrize("table", FROZEN)


def golden(table: str) -> Record:
    """One of the records."""
    return read_file(RECORDS / f"babel-{table}.jsonl")


def ending(table: str) -> str:
    """Why the game ended."""
    return "idle" if table.startswith("idle") else "exhausted"


@every_record
def test_every_record_says_by_which_rules_it_was_played(table: str) -> None:
    assert golden(table).header.rules == (2 if table.endswith("-2") else 1)


@pytest.mark.parametrize("table", ["base-2", "figures-2", "idle-2"])
def test_games_of_the_new_rules_are_none_of_the_old_ones(table: str) -> None:
    """Somebody was not asked, or the game ended, where it was otherwise before."""
    record = golden(table)
    header = msgspec.structs.replace(record.header, rules=1)
    with pytest.raises((BadMove, WrongEnd)):
        verify(GAME, Record(header, record.moves, record.end))


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
    assert state.outcome() == (ranks, ending(table))
    assert [state.points(seat) for seat in range(len(ranks))] == points
    assert len(record.moves) == lines


@every_record
def test_every_viewer_has_a_record_that_replays(table: str) -> None:
    ranks = FROZEN[table][1]
    for viewer in (*range(len(ranks)), SPECTATOR):
        state = verify(GAME, redact(GAME, golden(table), viewer), table)
        assert state.outcome() == (ranks, ending(table))


def test_a_record_with_other_figures_is_played_with_them() -> None:
    state = babel(verify(GAME, golden("figures")))
    assert (state.sheet.first[1], state.sheet.second[1]) == (9, 4)
    assert state.sheet.disc_points == 3
