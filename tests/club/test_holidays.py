"""Holidays: how many days, how soon again, and what becomes of notices meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.club.receivers import PushService, push_service
from tests.club.test_notices import DAYS, post_in
from tests.table.room import ANN, BOB, Time, running_hall
from wondertable.club.notices.errors import BadVacation, NoVacation, VacationSpent
from wondertable.club.notices.holidays import (
    AHEAD_DAYS,
    DAY,
    MOST_DAYS,
    REST_DAYS,
    YEAR_DAYS,
    Holidays,
)
from wondertable.table import Settings
from wondertable.table.settings import Clock

pytestmark = pytest.mark.anyio


async def test_a_holiday_begins_and_ends_at_its_time(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        holidays = Holidays(hall)
        table = await hall.open("duel", {}, (ANN, BOB), DAYS, "ann")
        row = await holidays.begin("ann", 2, 5)
        assert holidays.until("ann") == 0
        time.passes(2 * DAY)
        await holidays.refresh()
        assert holidays.until("ann") == row.until
        clock = table.clocks()[0]
        assert clock is not None
        assert not clock.runs
        time.passes(5 * DAY)
        await holidays.refresh()
        assert holidays.until("ann") == 0
        clock = table.clocks()[0]
        assert clock is not None
        assert clock.runs


async def test_what_another_server_was_told_counts_here_too(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall, running_hall(tmp_path, time) as other:
        here, there = Holidays(hall), Holidays(other)
        row = await there.begin("ann", 0, 5)
        await here.refresh()
        assert here.until("ann") == row.until


@pytest.mark.parametrize(
    ("ahead", "days"), [(0, 0), (0, -1), (0, MOST_DAYS + 1), (-1, 3), (AHEAD_DAYS + 1, 3)]
)
async def test_a_holiday_has_days_that_make_sense(tmp_path: Path, ahead: int, days: int) -> None:
    async with running_hall(tmp_path, Time()) as hall:
        with pytest.raises(BadVacation):
            await Holidays(hall).begin("ann", ahead, days)


async def test_holidays_cannot_be_begun_and_ended_again_and_again(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        holidays = Holidays(hall)
        await holidays.begin("ann", 0, 2)
        with pytest.raises(BadVacation):
            await holidays.begin("ann", 10, 2)
        time.passes(60)
        await holidays.end("ann")
        assert holidays.until("ann") == 0
        with pytest.raises(NoVacation):
            await holidays.end("ann")
        with pytest.raises(BadVacation):
            await holidays.begin("ann", 0, 1)
        with pytest.raises(BadVacation):
            await holidays.begin("ann", REST_DAYS - 1, 1)
        await holidays.begin("ann", REST_DAYS, 1)


async def test_a_day_that_began_is_spent_and_one_that_did_not_is_not(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        holidays = Holidays(hall)
        await holidays.begin("ann", 1, 9)
        await holidays.end("ann")
        assert (await holidays.of("ann")).left == YEAR_DAYS
        await holidays.begin("ann", 0, 9)
        time.passes(DAY + 60)
        await holidays.end("ann")
        assert (await holidays.of("ann")).left == YEAR_DAYS - 2


async def test_the_days_of_a_year_are_counted_for_a_year_back(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        holidays = Holidays(hall)
        await holidays.begin("ann", 0, MOST_DAYS)
        time.passes((MOST_DAYS + REST_DAYS) * DAY)
        with pytest.raises(VacationSpent):
            await holidays.begin("ann", 0, MOST_DAYS)
        await holidays.begin("ann", 0, YEAR_DAYS - MOST_DAYS)
        time.passes(365 * DAY)
        assert (await holidays.of("ann")).left == YEAR_DAYS - 7
        time.passes(7 * DAY)
        await holidays.purge()
        await holidays.begin("ann", 0, MOST_DAYS)


async def test_who_is_on_holiday_hears_nothing_until_it_is_over(tmp_path: Path) -> None:
    with push_service() as service:
        async with post_in(tmp_path) as post:
            await told_after(post, service)


async def told_after(post, service: PushService) -> None:  # type: ignore[no-untyped-def]
    await post.device("ann", service.device("phone"))
    await post.wants("ann")
    holidays = post.notices._holidays
    await holidays.begin("ann", 0, 2)
    await post.duel()
    await post.passes()
    assert service.asked == 0
    cup = Settings(clock=Clock("per_move", 24 * 3600), tournament="cup")
    await post.duel(cup)
    await post.passes()
    assert service.asked == 1, "the clock of a tournament goes on"
    await post.passes(2 * DAY)
    assert service.asked == 2
