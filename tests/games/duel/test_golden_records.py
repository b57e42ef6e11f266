"""Whole games that every later version has to replay to the same end; regenerated never."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, cast

import pytest

from tests.slow.duel import SlowDuel
from wondertable.core.record import Record, read_file
from wondertable.core.replay import redact, verify
from wondertable.core.state import SPECTATOR
from wondertable.games.duel.game import GAME

RECORDS = Path(__file__).parents[2] / "records"
Points = tuple[list[int], list[int]]
FROZEN: dict[str, tuple[str, tuple[int, int], int, Points]] = {
    "civilian": (
        "ff157475cd32",
        (1, 2),
        153,
        ([35, 7, 3, 0, 9, 0, 2, 0], [7, 5, 9, 0, 13, 0, 3, 5]),
    ),
    "science": (
        "c13a9b3f3912",
        (1, 2),
        150,
        ([22, 8, 0, 0, 4, 9, 4, 0], [17, 3, 9, 7, 14, 0, 1, 5]),
    ),
    "military": (
        "e15fe1bfe205",
        (2, 1),
        114,
        ([4, 7, 0, 0, 16, 6, 4, 0], [10, 2, 0, 0, 5, 0, 1, 10]),
    ),
}
"""By ending: the last digest of the file, the ranks, the number of lines, the points."""

every_record = pytest.mark.parametrize("ending", FROZEN)


def golden(ending: str) -> Record:
    """One of the records."""
    return read_file(RECORDS / f"duel-{ending}.jsonl")


@every_record
def test_the_file_is_the_one_that_was_frozen(ending: str) -> None:
    last = (RECORDS / f"duel-{ending}.jsonl").read_text(encoding="utf-8").splitlines()[-1]
    assert last.endswith(f'"digest":"{FROZEN[ending][0]}"}}')


@every_record
def test_the_record_is_verified_and_ends_as_it_did(ending: str) -> None:
    _, ranks, lines, points = FROZEN[ending]
    record = golden(ending)
    state = verify(GAME, record, ending)
    assert state.outcome() == (ranks, ending)
    assert (state.points(0), state.points(1)) == points
    assert len(record.moves) == lines
    assert record.header.seats == ("Ann", "Bob")


@every_record
def test_the_record_is_written_again_byte_by_byte(ending: str) -> None:
    path = RECORDS / f"duel-{ending}.jsonl"
    assert golden(ending).text().encode() == path.read_bytes()


@every_record
def test_the_slow_referee_sees_the_same_end(ending: str) -> None:
    _, ranks, _, points = FROZEN[ending]
    record = golden(ending)
    options = record.header.options
    slow = SlowDuel(
        cast("Literal['draft', 'first-game']", options["wonders"]),
        cast("Literal['begins', 'chooses']", options["level_pawn"]),
    )
    for move in record.moves:
        assert slow.actor() == move.seat
        slow.play(move.do)
    assert slow.ending == ending
    assert slow.winners == {ranks.index(1)}
    counted = [[slow.points(seat)[category] for category in GAME.categories] for seat in range(2)]
    assert counted == list(points)


@every_record
def test_every_viewer_has_a_record_that_replays(ending: str) -> None:
    for viewer in (0, 1, SPECTATOR):
        state = verify(GAME, redact(GAME, golden(ending), viewer), ending)
        assert state.outcome() == (FROZEN[ending][1], ending)
