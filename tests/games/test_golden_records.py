"""Records of whole games are what they were, and replay to the same end."""

from __future__ import annotations

import pytest

from tests.games.golden import GOLDEN, RECORDS, golden, rules_of
from wondertable.core.replay import redact, verify
from wondertable.core.state import SPECTATOR
from wondertable.games import find_game

every_record = pytest.mark.parametrize("name", GOLDEN)


def test_every_record_is_among_the_frozen_ones() -> None:
    assert {path.stem for path in RECORDS.glob("*.jsonl")} == set(GOLDEN)


@every_record
def test_the_file_is_the_one_that_was_frozen(name: str) -> None:
    path = RECORDS / f"{name}.jsonl"
    last = path.read_text(encoding="utf-8").splitlines()[-1]
    assert last.endswith(f'"digest":"{GOLDEN[name].digest}"}}')
    assert golden(name).text().encode() == path.read_bytes()


@every_record
def test_every_record_says_by_which_rules_it_was_played(name: str) -> None:
    assert golden(name).header.rules == rules_of(name)


@every_record
def test_the_record_is_verified_and_ends_as_it_did(name: str) -> None:
    _, ranks, ending, lines, points = GOLDEN[name]
    record = golden(name)
    state = verify(find_game(record.header.game), record, name)
    assert state.outcome() == (ranks, ending)
    assert [state.points(seat) for seat in range(len(ranks))] == points
    assert len(record.moves) == lines


@every_record
def test_every_viewer_has_a_record_that_replays(name: str) -> None:
    _, ranks, ending, _, _ = GOLDEN[name]
    game = find_game(golden(name).header.game)
    for viewer in (*range(len(ranks)), SPECTATOR):
        state = verify(game, redact(game, golden(name), viewer), name)
        assert state.outcome() == (ranks, ending)
