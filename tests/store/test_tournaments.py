"""Tournaments in the database."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from wondertable.store import Database, StoreConflict
from wondertable.store.rows import EntrantRow, MeetingRow, TournamentRow
from wondertable.store.tournaments import (
    add_tournament,
    held_by_person,
    keep_result,
    listed_tournaments,
    load_tournament,
    purge_tournaments,
    running_tournaments,
    save_tournament,
    tournament_of_table,
    tournaments_of,
)

from .rows import opened

CUP = TournamentRow(
    id="cup",
    title="Cup",
    host="ann",
    game="duel",
    options={},
    plan={},
    settings={},
    secret="secret",
    status="open",
    round=0,
    rounds=0,
    listed=True,
    created=1.0,
    updated=1.0,
)
BOB = EntrantRow(0, "bob", None, "Bob", "hu", 1)
CAT = EntrantRow(1, None, "citizen", "Cat", "en", 1)
FIRST = MeetingRow(1, 0, 0, [0, 1], "table")
RUNNING = replace(CUP, status="running", round=1, rounds=3, updated=2.0)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """Ann's cup, with Bob and a bot in it."""
    with opened(tmp_path) as database:
        add_tournament(database, CUP)
        save_tournament(database, CUP, CUP, entrants=[BOB, CAT])
        yield database


def test_a_tournament_comes_back_as_it_was_kept(database: Database) -> None:
    save_tournament(database, CUP, RUNNING, meetings=[FIRST])
    kept = load_tournament(database, "cup")
    assert kept is not None
    assert (kept.row, kept.entrants, kept.meetings) == (RUNNING, (BOB, CAT), (FIRST,))
    assert load_tournament(database, "other") is None
    assert running_tournaments(database) == ["cup"]
    assert tournament_of_table(database, "table") == "cup"
    assert tournament_of_table(database, "another") is None


def test_a_round_is_drawn_once(database: Database) -> None:
    save_tournament(database, CUP, RUNNING, meetings=[FIRST])
    with pytest.raises(StoreConflict):
        save_tournament(database, CUP, RUNNING, meetings=[FIRST])
    with pytest.raises(StoreConflict):
        save_tournament(database, RUNNING, RUNNING, meetings=[FIRST])
    kept = load_tournament(database, "cup")
    assert kept is not None
    assert kept.meetings == (FIRST,)


def test_the_first_result_of_a_table_stands(database: Database) -> None:
    save_tournament(database, CUP, RUNNING, meetings=[FIRST])
    ended = replace(FIRST, places=[1, 2], points=[60, 50], reason="civilian")
    keep_result(database, "cup", ended, 7.0)
    keep_result(database, "cup", replace(ended, places=[2, 1]), 8.0)
    kept = load_tournament(database, "cup")
    assert kept is not None
    assert kept.meetings == (ended,)
    assert kept.row.updated == 7.0


def test_somebody_joins_once_and_all_can_be_put_in_another_order(database: Database) -> None:
    with pytest.raises(StoreConflict):
        save_tournament(database, CUP, CUP, entrants=[replace(BOB, number=2)])
    other = [replace(CAT, number=0), replace(BOB, number=1)]
    save_tournament(database, CUP, CUP, entrants=other, anew=True)
    kept = load_tournament(database, "cup")
    assert kept is not None
    assert kept.entrants == tuple(other)


def test_lists_say_how_many_play(database: Database) -> None:
    hidden = replace(CUP, id="hidden", listed=False, updated=3.0)
    add_tournament(database, hidden)
    save_tournament(database, CUP, RUNNING, entrants=[replace(CAT, until=1)])
    assert listed_tournaments(database) == [(RUNNING, 1)]
    assert tournaments_of(database, "ann") == [(hidden, 0), (RUNNING, 1)]
    assert tournaments_of(database, "bob") == [(RUNNING, 1)]
    assert tournaments_of(database, "eve") == []
    assert held_by_person(database, "ann") == 2
    assert held_by_person(database, "bob") == 0


def test_what_nobody_has_changed_for_long_is_deleted_with_all_that_belongs_to_it(
    database: Database,
) -> None:
    save_tournament(database, CUP, RUNNING, meetings=[FIRST])
    assert purge_tournaments(database, 2.0) == 0
    assert purge_tournaments(database, 2.1) == 1
    assert load_tournament(database, "cup") is None
    assert tournament_of_table(database, "table") is None
