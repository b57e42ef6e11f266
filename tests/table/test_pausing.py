"""A pause on which the people of a slow game agree, and clocks of people on holiday."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.room import ANN, BOB, BOT, CAT, Time, move, running_hall
from tests.table.still import passes_until, still_loop, time_stands_still
from wondertable.table import Hall, SeatPlan, Settings, Table
from wondertable.table.errors import (
    BadSetting,
    HandedOver,
    NoPause,
    NoRequest,
    NotSeated,
    RequestOpen,
    TablePaused,
)
from wondertable.table.pausing import LONGEST
from wondertable.table.settings import Clock

pytestmark = pytest.mark.anyio

DAY = 24 * 3600
DAYS = Settings(clock=Clock("per_move", 3 * DAY))


async def slow(hall: Hall, *seats: SeatPlan, settings: Settings = DAYS) -> Table:
    return await hall.open("duel", {}, seats or (ANN, BOB), settings, "ann")


def status(table: Table) -> str:
    """How a table stands now; said by a function, since it changes between two looks."""
    return table.status


def asked_number(table: Table) -> int:
    assert table.pause_asked is not None
    return table.pause_asked.number


async def test_a_pause_begins_when_all_agree_and_clocks_stand(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        table = await slow(hall)
        time.passes(3600)
        await table.ask_pause(0, 3)
        assert status(table) == "running"
        assert table.pause_unanswered == (1,)
        with pytest.raises(RequestOpen):
            await table.ask_pause(1, 2)
        await table.answer_pause(1, asked_number(table), agrees=True)
        assert status(table) == "paused"
        clock = table.clocks()[0]
        assert clock is not None
        assert (clock.seconds, clock.runs) == (3 * DAY - 3600, False)
        time.passes(DAY)
        assert table.clocks()[0] == clock
        with pytest.raises(TablePaused):
            await move(table)


async def test_the_game_goes_on_while_a_pause_is_asked_for(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await slow(hall)
        await table.ask_pause(0, 3)
        await move(table)
        await table.answer_pause(1, asked_number(table), agrees=True)
        assert status(table) == "paused"


@pytest.mark.parametrize("seat", [0, 1])
async def test_who_says_no_and_who_takes_it_back_ends_the_question(
    tmp_path: Path, seat: int
) -> None:
    async with running_hall(tmp_path) as hall:
        table = await slow(hall)
        await table.ask_pause(0, 3)
        number = asked_number(table)
        await table.answer_pause(seat, number, agrees=False)
        assert (status(table), table.pause_asked) == ("running", None)
        with pytest.raises(NoRequest):
            await table.answer_pause(1, number, agrees=True)


async def test_nobody_agrees_twice_or_for_others(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        settings = Settings(clock=Clock("per_move", DAY))
        table = await hall.open("seven", {}, (ANN, BOB, CAT), settings, "ann")
        await table.ask_pause(0, 3)
        number = asked_number(table)
        await table.answer_pause(1, number, agrees=True)
        for seat in (0, 1):
            with pytest.raises(NoRequest):
                await table.answer_pause(seat, number, agrees=True)
        with pytest.raises(NoRequest):
            await table.answer_pause(2, number + 1, agrees=True)
        assert table.pause_unanswered == (2,)
        await table.answer_pause(2, number, agrees=True)
        assert status(table) == "paused"


async def test_anybody_at_the_table_goes_on_and_nobody_else(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await slow(hall)
        await table.ask_pause(0, 3)
        await table.answer_pause(1, asked_number(table), agrees=True)
        with pytest.raises(NotSeated):
            await table.resume("eve")
        await table.resume("bob")
        assert (status(table), table.pause_agreed) == ("running", None)
        clock = table.clocks()[table.asked[0]]
        assert clock is not None
        assert clock.runs
        await move(table)


async def test_alone_with_computers_a_pause_begins_at_once(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await slow(hall, ANN, BOT)
        await table.ask_pause(0, 2)
        assert status(table) == "paused"


async def test_a_rated_game_is_paused_by_agreement_though_not_by_its_host(tmp_path: Path) -> None:
    rated = Settings(clock=Clock("per_move", DAY), rated=True, hints=False)
    async with running_hall(tmp_path) as hall:
        table = await slow(hall, settings=rated)
        await table.ask_pause(1, 2)
        await table.answer_pause(0, asked_number(table), agrees=True)
        assert status(table) == "paused"


@pytest.mark.parametrize(
    "settings",
    [
        Settings(),
        Settings(clock=Clock("per_move", 60)),
        Settings(clock=Clock("per_game", 3600)),
        Settings(clock=Clock("per_move", DAY), tournament="cup"),
    ],
)
async def test_quick_games_and_tournaments_have_no_such_pause(
    tmp_path: Path, settings: Settings
) -> None:
    async with running_hall(tmp_path) as hall:
        table = await slow(hall, settings=settings)
        assert not table.may_pause
        with pytest.raises(NoPause):
            await table.ask_pause(0, 3)


@pytest.mark.parametrize("days", [0, -1, LONGEST + 1])
async def test_a_pause_has_days_that_make_sense(tmp_path: Path, days: int) -> None:
    async with running_hall(tmp_path) as hall:
        table = await slow(hall)
        with pytest.raises(BadSetting):
            await table.ask_pause(0, days)


async def test_for_whom_a_computer_plays_asks_for_no_pause(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await slow(hall)
        await table.hand_over(1, "ann", "random")
        with pytest.raises(HandedOver):
            await table.ask_pause(1, 3)


@time_stands_still
async def test_the_game_goes_on_by_itself_on_the_day_agreed_also_after_a_restart(
    tmp_path: Path,
) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        table = await slow(hall)
        table_id = table.id
        await table.ask_pause(0, 3)
        await table.answer_pause(1, asked_number(table), agrees=True)
        still_loop().at += 1
        time.passes(DAY)
    async with running_hall(tmp_path, time) as hall:
        table = hall._known[table_id]
        assert status(table) == "paused"
        assert not table.resting
        time.passes(2 * DAY)
        await passes_until(lambda: status(table) == "running", step=DAY)
        clock = table.clocks()[table.asked[0]]
        assert clock is not None
        assert clock.runs


# Holidays.


async def test_the_clock_of_who_is_on_holiday_stands_in_a_slow_game(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        table = await slow(hall)
        time.passes(3600)
        away: dict[str, float] = {"ann": time.now() + 7 * DAY}
        hall.house.holiday = lambda person: away.get(person, 0.0)
        table.wake_all()
        time.passes(5 * DAY)
        await table.check_clock()
        clock = table.clocks()[0]
        assert status(table) == "running"
        assert clock is not None
        assert (clock.seconds, clock.runs) == (3 * DAY - 3600, False)
        away.clear()
        table.wake_all()
        time.passes(3 * DAY)
        await table.check_clock()
        assert status(table) == "over", "the clock goes on where it stood"


@pytest.mark.parametrize(
    "settings",
    [
        Settings(clock=Clock("per_move", 600)),
        Settings(clock=Clock("per_move", DAY), tournament="cup"),
    ],
)
async def test_a_holiday_stops_no_quick_clock_and_none_of_a_tournament(
    tmp_path: Path, settings: Settings
) -> None:
    async with running_hall(tmp_path) as hall:
        hall.house.holiday = lambda person: 1e12
        table = await slow(hall, settings=settings)
        clock = table.clocks()[0]
        assert clock is not None
        assert clock.runs
