"""What people tried of puzzles, in the database."""

from __future__ import annotations

from dataclasses import replace

from wondertable.store.people import PersonRow, keep_person
from wondertable.store.puzzles import TryRow, days_of, keep_try, purge_tries, tries_of

from .rows import opened

ROW = TryRow("ann", "duel", "0a1b2c3d", 0, "again", "build baths", 1, 6.0)


def test_tries_are_kept_for_each_person_puzzle_and_day(place: str) -> None:
    with opened(place) as database:
        keep_try(database, ROW)
        daily = replace(ROW, day=700000, found="hint", tries=0)
        solved = replace(ROW, found="solved", tries=2)
        for row in (daily, solved, replace(ROW, person="bob"), replace(ROW, game="seven")):
            keep_try(database, row)
        assert tries_of(database, "ann", "duel") == [solved]
        assert tries_of(database, "ann", "duel", 700000) == [daily]
        assert tries_of(database, "eve", "duel") == []


def test_the_days_on_which_something_was_solved_come_last_first(place: str) -> None:
    with opened(place) as database:
        for day in (5, 9, 7):
            keep_try(database, replace(ROW, day=day, found="solved"))
        keep_try(database, replace(ROW, day=9, found="solved", game="seven"))
        keep_try(database, replace(ROW, day=8, found="shown"))
        keep_try(database, replace(ROW, found="solved"))
        assert days_of(database, "ann", "solved", 10) == [9, 7, 5]
        assert days_of(database, "ann", "solved", 2) == [9, 7]


def test_what_is_old_is_forgotten_unless_the_name_is_kept(place: str) -> None:
    with opened(place) as database:
        keep_person(database, PersonRow("bob", "Bob", "bob", 1, 1.0, 1.0))
        for row in (ROW, replace(ROW, person="bob"), replace(ROW, puzzle="new", updated=20.0)):
            keep_try(database, row)
        assert purge_tries(database, 10.0) == 1
        assert [row.puzzle for row in tries_of(database, "ann", "duel")] == ["new"]
        assert tries_of(database, "bob", "duel") == [replace(ROW, person="bob")]
