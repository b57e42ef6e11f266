"""Puzzles for people: the one of a day, answers, and days in a row."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from tests.table.room import Time, running_hall
from wondertable.club.puzzles import Puzzles, daily, fresh, in_a_row
from wondertable.review.collection import by_id, shipped
from wondertable.store.puzzles import ANY_DAY

DAY = 24 * 3600.0
FIRST = date(2026, 11, 19).toordinal()


@pytest.mark.parametrize("game", ["duel", "seven"])
def test_every_puzzle_has_its_day_before_one_comes_again(game: str) -> None:
    count = len(by_id(game))
    days = range(FIRST, FIRST + count)
    assert {one.id for day in days if (one := daily(game, day))} == set(by_id(game))
    assert daily(game, FIRST) == daily(game, FIRST + count)


def test_a_game_without_puzzles_has_none_of_a_day() -> None:
    assert daily("babel", FIRST) is None


def test_days_in_a_row_end_today_or_yesterday() -> None:
    assert in_a_row([], 10) == 0
    assert in_a_row([10], 10) == in_a_row([9], 10) == 1
    assert in_a_row([8, 7], 10) == 0
    assert in_a_row([10, 9, 8], 10) == in_a_row([9, 8, 7], 10) == 3
    assert in_a_row([10, 9, 7, 6], 10) == 2
    assert in_a_row([10, 8, 7], 10) == 1


@pytest.mark.anyio
async def test_answers_are_kept_until_the_puzzle_is_settled(tmp_path: Path) -> None:
    puzzle = shipped("duel").puzzles[0]
    best, near = (option.do for option in puzzle.verdicts[:2])
    async with running_hall(tmp_path) as hall:
        puzzles = Puzzles(hall)
        row = await puzzles.hint(fresh("ann", "duel", puzzle, ANY_DAY))
        assert (row.found, row.tries) == ("hint", 0)
        row = await puzzles.answer(row, puzzle, near)
        assert (row.found, row.tried, row.tries) == ("nearly", near, 1)
        row = await puzzles.answer(row, puzzle, best)
        assert (row.found, row.tries) == ("solved", 2)
        assert await puzzles.answer(row, puzzle, near) == await puzzles.show(row) == row
        assert await puzzles.tries("ann", "duel") == {puzzle.id: row}
        assert await puzzles.tries("bob", "duel") == {}


@pytest.mark.anyio
async def test_a_daily_puzzle_counts_for_its_day_and_is_open_until_the_next_one_ends(
    tmp_path: Path,
) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        puzzles = Puzzles(hall)
        day = puzzles.today()
        for passed in range(3):
            puzzle = daily("duel", day + passed)
            assert puzzle is not None
            assert puzzles.is_open("duel", puzzle, day + passed)
            assert not puzzles.is_open("duel", puzzle, day + passed + 1)
            row = fresh("ann", "duel", puzzle, day + passed)
            await puzzles.answer(row, puzzle, puzzle.best)
            assert await puzzles.streak("ann") == passed + 1
            assert await puzzles.tries("ann", "duel") == {}
            time.passes(DAY)
        assert await puzzles.streak("ann") == 3
        last = daily("duel", day + 2)
        assert last is not None
        assert puzzles.is_open("duel", last, day + 2)
        assert puzzles.is_open("duel", last, ANY_DAY)
        time.passes(DAY)
        assert not puzzles.is_open("duel", last, day + 2)
        assert await puzzles.streak("ann") == 0


@pytest.mark.anyio
async def test_what_is_older_than_tables_are_kept_is_forgotten(tmp_path: Path) -> None:
    time = Time()
    puzzle = shipped("duel").puzzles[0]
    for keep, gone in ((None, 0), (10 * DAY, 1)):
        folder = tmp_path / str(gone)
        folder.mkdir()
        async with running_hall(folder, time, keep=keep) as hall:
            puzzles = Puzzles(hall)
            await puzzles.show(fresh("ann", "duel", puzzle, ANY_DAY))
            time.passes(9 * DAY)
            assert await puzzles.purge() == 0
            time.passes(2 * DAY)
            assert await puzzles.purge() == gone
            assert len(await puzzles.tries("ann", "duel")) == 1 - gone
