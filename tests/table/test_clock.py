"""Clocks: what they show, what survives, and what happens when time is up."""

from __future__ import annotations

from pathlib import Path

import pytest

from wondertable.bots import USUAL
from wondertable.core.errors import GameOver
from wondertable.core.replay import verify
from wondertable.table import Clock, SeatClock, Settings, Table
from wondertable.table.errors import BadSetting, HandedOver
from wondertable.table.settings import AtEnd

from .room import (
    ANN,
    BOB,
    BOT,
    CAT,
    Never,
    Time,
    a_choice,
    duel,
    mini,
    move,
    running_hall,
    until,
)
from .still import passes_until, settled, still_loop, time_stands_still

pytestmark = pytest.mark.anyio

PER_MOVE = Clock("per_move", 60)
PER_GAME = Clock("per_game", 300, 5)


def timed(clock: Clock, at_end: AtEnd = "lose") -> Settings:
    return Settings(clock=clock, at_end=at_end)


def shown(table: Table) -> list[tuple[float, bool] | None]:
    return [None if clock is None else (clock.seconds, clock.runs) for clock in table.clocks()]


async def test_a_table_without_a_clock_shows_none(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        assert (await duel(hall)).clocks() == (None, None)


async def test_the_clock_of_the_seat_in_turn_runs(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        table = await duel(hall, settings=timed(PER_GAME))
        time.passes(10)
        assert table.clocks() == (SeatClock(290.0, runs=True), SeatClock(300.0, runs=False))
        await move(table)
        time.passes(20)
        assert shown(table) == [(295.0, False), (280.0, True)]


async def test_a_clock_for_each_move_starts_anew(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        table = await duel(hall, settings=timed(PER_MOVE))
        time.passes(59)
        await move(table)
        time.passes(1)
        assert shown(table) == [(60.0, False), (59.0, True)]


async def test_bots_have_no_clock(tmp_path: Path) -> None:
    async with running_hall(tmp_path, thinker=Never()) as hall:
        table = await duel(hall, (BOT, BOB), timed(PER_MOVE))
        assert shown(table) == [None, (60.0, False)]


async def test_time_left_survives_a_restart_and_the_server_s_absence_costs_nothing(
    tmp_path: Path,
) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        table = await duel(hall, settings=timed(PER_GAME))
        for seconds in (30, 40, 7):
            time.passes(seconds)
            await move(table)
        time.passes(8)
        before = shown(table)
    time.passes(10_000)
    async with running_hall(tmp_path, time) as hall:
        table = await hall.find(table.id)
        assert shown(table) == before
        time.passes(1)
        assert shown(table) != before


async def test_a_pause_stops_all_clocks(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        table = await duel(hall, settings=timed(PER_MOVE))
        time.passes(10)
        await table.pause("ann")
        time.passes(1000)
        assert shown(table) == [(50.0, False), (60.0, False)]
    async with running_hall(tmp_path, time) as hall:
        table = await hall.find(table.id)
        await table.check_clock()
        await table.resume("ann")
        time.passes(5)
        assert shown(table) == [(45.0, True), (60.0, False)]


async def test_who_is_out_of_time_loses(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        table = await duel(hall, settings=timed(PER_MOVE))
        await move(table)
        time.passes(60)
        await table.check_clock()
        assert table.ending is not None
        assert (table.ending.reason, table.ending.ranks) == ("time", (1, 2))
        verify(table.game, table.record(0))


async def test_a_choice_that_comes_after_the_time_is_too_late(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        table = await duel(hall, settings=timed(PER_MOVE))
        time.passes(60.001)
        with pytest.raises(GameOver):
            await move(table)
        assert table.status == "over"


async def test_a_bot_takes_over_when_time_is_up(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time, thinker=Never()) as hall:
        table = await duel(hall, settings=timed(PER_MOVE, "bot"))
        time.passes(61)
        with pytest.raises(HandedOver):
            await move(table)
        assert (table.seats[0].by_bot, table.seats[0].bot) == (True, USUAL)
        assert shown(table) == [None, (60.0, False)]
        await table.hand_back(0, "ann")
        assert not table.seats[0].by_bot


async def test_a_random_choice_is_made_and_noted_when_time_is_up(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        table = await duel(hall, settings=timed(PER_MOVE, "random"))
        dealt = len(table.entries(0))
        time.passes(61)
        await table.check_clock()
        entry = table.entries(0)[dealt]
        assert (table.ply, entry.seat, entry.note) == (1, 0, "time")
        assert shown(table) == [(60.0, False), (60.0, True)]


async def test_who_has_no_time_for_the_game_left_plays_at_random_at_once(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        table = await duel(hall, settings=timed(Clock("per_game", 10), "random"))
        time.passes(11)
        await table.check_clock()
        assert (table.ply, table.asked) == (1, (1,))
        await move(table)
        await table.check_clock()
        assert table.asked == (1,) or table.ply > 3


async def test_in_a_simultaneous_round_only_those_who_owe_a_choice_use_time(
    tmp_path: Path,
) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        table = await mini(hall, (ANN, BOB, CAT), timed(PER_GAME))
        time.passes(10)
        await table.submit(0, "bid 0", 0)
        time.passes(10)
        assert shown(table) == [(290.0, False), (280.0, True), (280.0, True)]
        await table.retract(0, 0)
        time.passes(5)
        assert shown(table) == [(285.0, True), (275.0, True), (275.0, True)]
    async with running_hall(tmp_path, time) as hall:
        table = await hall.find(table.id)
        for seat in (2, 1, 0):
            await table.submit(seat, "bid 0", 0)
        assert shown(table) == [(290.0, True), (280.0, True), (280.0, True)]


async def test_in_a_game_for_three_a_bot_goes_on_for_who_is_out_of_time(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time, thinker=Never()) as hall:
        table = await mini(hall, (ANN, BOB, CAT), timed(PER_MOVE))
        await table.submit(0, "bid 0", 0)
        time.passes(60)
        await table.check_clock()
        assert [seat.by_bot for seat in table.seats] == [False, True, True]


@time_stands_still
async def test_the_table_s_own_alarm_rings(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        loop = still_loop()
        hall._house.steady = loop.time
        table = await duel(hall, settings=timed(Clock("per_move", 1)))
        loop.at += 0.9
        await settled()
        assert table.status == "running"
        await passes_until(lambda: table.status == "over")


async def test_an_alarm_that_rings_too_early_is_set_again(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        table = await duel(hall, settings=timed(PER_MOVE))
        table._clockwork.set_alarm(0.0)
        await until(lambda: not table._ledger._tasks and bool(table._clockwork))
        assert table.status == "running"


@pytest.mark.parametrize(
    "clock", [Clock("per_move", 0), Clock("per_game", 10**9), Clock("per_game", 60, -1)]
)
async def test_a_clock_that_cannot_be_kept_is_refused(tmp_path: Path, clock: Clock) -> None:
    async with running_hall(tmp_path) as hall:
        with pytest.raises(BadSetting):
            await duel(hall, settings=timed(clock))


async def test_what_a_stand_in_chooses_costs_no_time_and_earns_none(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        table = await duel(hall, settings=timed(PER_GAME))
        await table.hand_over(0, "ann", "random")
        await until(lambda: table.asked == (1,))
        assert a_choice(table)
        await table.hand_back(0, "ann")
        assert shown(table)[0] == (300.0, False)
