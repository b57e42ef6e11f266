"""Several processes that serve the same tables, here as several halls on one PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.store.cluster import Cluster
from wondertable.store import load_table
from wondertable.store.processes import sign_off
from wondertable.table import Hall, Settings
from wondertable.table.clock import MOMENT
from wondertable.table.ends import Ended
from wondertable.table.errors import Elsewhere, Stale, UnknownTable
from wondertable.table.settings import Clock

from .peers import a_hall, eventually, peers_of, two_halls
from .room import (
    ANN,
    BOB,
    BOT,
    CAT,
    PATIENCE,
    Here,
    Time,
    a_choice,
    duel,
    mini,
    move,
    play_out,
    until,
)

pytestmark = pytest.mark.anyio


async def at_last(ask: Callable[[], Awaitable[Any]]) -> Any:
    """What is answered once nobody else has the table."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await ask()
            except Elsewhere:
                await asyncio.sleep(0.01)


def freeze(hall: Hall) -> None:
    """Lets a process show no life any more, as if it had been stopped."""
    for task in peers_of(hall)._tasks:
        task.cancel()
    peers_of(hall)._tasks.clear()


def take_for_dead(hall: Hall) -> None:
    """What others do about a process that hangs."""
    sign_off(hall.house.database, peers_of(hall).id)


async def test_a_table_belongs_to_whoever_opened_it(postgres: str) -> None:
    async with two_halls(postgres) as (one, two):
        table = await duel(one)
        await move(table)
        with pytest.raises(Elsewhere):
            await two.find(table.id)
        with pytest.raises(UnknownTable):
            await two.find("none")


async def test_what_a_process_has_goes_on_elsewhere_when_it_dies(
    postgres: str, cluster: Cluster
) -> None:
    async with a_hall(postgres, "two") as two, a_hall(postgres, "one") as one:
        table = await duel(one, (ANN, BOT))
        await until(lambda: table.seats[table.asked[0]].person == "ann")
        before = table.version
        freeze(one)
        names = [peers_of(one).membership.session.name]
        found = await at_last(lambda: killed(cluster, names, two, table.id))
        assert found.version >= before
        await move(found)
        await until(lambda: bool(found.asked))
        with pytest.raises(Elsewhere):
            await move(table)


async def killed(cluster: Cluster, names: list[str], other: Hall, table_id: str) -> Any:
    """The sessions of a process end, as those of a killed one do; then its table is asked for."""
    for name in names:
        cluster.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE application_name = '{name}'"
        )
    return await other.find(table_id)


async def test_a_process_that_was_taken_for_dead_can_write_nothing_and_says_so(
    postgres: str,
) -> None:
    async with two_halls(postgres) as (one, two):
        table = await duel(one)
        await move(table)
        freeze(one)
        take_for_dead(one)
        taken = await at_last(lambda: two.find(table.id))
        with pytest.raises(Elsewhere, match="moving"):
            await move(table)
        assert table.elsewhere
        await move(taken)
        saved = load_table(one.house.database, table.id)
        assert saved is not None
        assert [one.number for one in saved.moves] == list(range(1, len(saved.moves) + 1))
        assert saved.table.version == taken.version


async def test_a_process_that_was_taken_for_dead_begins_anew(postgres: str) -> None:
    async with two_halls(postgres) as (one, two):
        table = await duel(one)
        before = peers_of(one).id
        take_for_dead(one)
        await eventually(lambda: peers_of(one).id != before)
        assert table.elsewhere
        taken = await at_last(lambda: two.find(table.id))
        await move(taken)
        with pytest.raises(Elsewhere):
            await one.find(table.id)
        another = await duel(one)
        await move(another)


async def test_running_tables_of_the_dead_are_taken_over_unasked(postgres: str) -> None:
    async with two_halls(postgres) as (one, two):
        running = [(await duel(one)).id for _ in range(6)]
        freeze(one)
        take_for_dead(one)
        await eventually(lambda: {table.id for table in two.known()} >= {*running})


async def test_a_leaving_process_hands_everything_over_and_loses_no_choice(postgres: str) -> None:
    async with two_halls(postgres) as (one, two):
        tables = [await duel(one) for _ in range(3)]
        plies = [await move(table) for table in tables]
        ended = [asyncio.create_task(watched(table)) for table in tables]
        await asyncio.sleep(0)
        await one.leave()
        await asyncio.gather(*ended)
        for table, version in zip(tables, plies, strict=True):
            taken = await at_last(lambda table=table: two.find(table.id))  # type: ignore[misc]
            assert taken.version == version
            await move(taken)
            with pytest.raises(Elsewhere):
                await one.find(table.id)


async def watched(table: Any) -> None:
    async with table.watch() as versions:
        async for _ in versions:
            pass


async def test_a_process_that_leaves_alone_keeps_its_tables_until_it_stops(postgres: str) -> None:
    async with a_hall(postgres, "one") as one:
        table = await duel(one)
        await one.leave()
        await move(table)


async def test_a_process_that_hangs_is_found_dead_by_those_who_watch(postgres: str) -> None:
    async with two_halls(postgres) as (one, two):
        table = await duel(one)
        freeze(one)
        with one.house.database.write() as connection:
            connection.exec_driver_sql(
                "UPDATE processes SET beat = beat - 100 WHERE address = 'unix:/one'"
            )
        before = peers_of(one).id
        assert before in peers_of(two).others
        await eventually(lambda: before not in peers_of(two).others)
        await eventually(lambda: two.has(table.id))


async def test_a_database_that_was_away_makes_nobody_dead(postgres: str, cluster: Cluster) -> None:
    async with two_halls(postgres) as halls:
        table = await duel(halls[0])
        before = [peers_of(hall).id for hall in halls]
        name = postgres.split("?")[0].rpartition("/")[2]
        cluster.sql(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        )
        for hall in halls:
            await beats_again(hall)
        assert [peers_of(hall).id for hall in halls] == before
        await eventually(lambda: not any(hall.store_is_away for hall in halls))
        await move(table)
        with pytest.raises(Elsewhere):
            await halls[1].find(table.id)


async def beats_again(hall: Hall) -> None:
    beats = peers_of(hall)._beats
    await eventually(lambda: peers_of(hall)._beats > beats + 3)


TIMED = Settings(clock=Clock("per_game", 100))


async def test_time_up_to_the_last_sign_of_life_is_charged_and_what_follows_is_not(
    postgres: str,
) -> None:
    time = Time()
    async with two_halls(postgres, time) as (one, two):
        table = await duel(one, settings=TIMED)
        seat = table.asked[0]
        time.passes(30)
        await peers_of(one)._beat()
        freeze(one)
        time.passes(20)
        take_for_dead(one)
        taken = await at_last(lambda: two.find(table.id))
        clock = taken.clocks()[seat]
        assert clock is not None
        assert clock.runs
        assert 69 <= clock.seconds <= 70
        time.passes(10)
        assert taken.clocks()[seat].seconds <= 60


async def test_nobody_loses_by_the_death_of_a_process(postgres: str) -> None:
    time = Time()
    async with two_halls(postgres, time) as (one, two):
        table = await duel(one, settings=TIMED)
        seat = table.asked[0]
        freeze(one)
        time.passes(1000)
        await peers_of(one).life(lambda database: None)
        with one.house.database.write() as connection:
            connection.exec_driver_sql(f"UPDATE processes SET at = {time.at}")
        take_for_dead(one)
        taken = await at_last(lambda: two.find(table.id))
        assert taken.clocks()[seat].seconds == MOMENT


async def test_a_handed_over_clock_shows_what_it_showed(postgres: str) -> None:
    time = Time()
    async with two_halls(postgres, time) as (one, two):
        table = await duel(one, settings=TIMED)
        seat = table.asked[0]
        time.passes(30)
        await one.leave()
        time.passes(500)
        taken = await at_last(lambda: two.find(table.id))
        assert taken.clocks()[seat].seconds == 70


async def test_a_table_is_given_away_to_who_needs_it(postgres: str) -> None:
    async with two_halls(postgres) as (one, two):
        table = await duel(one)
        version = await move(table)
        fetched = await two.fetch(table.id)
        assert fetched.version == version
        assert table.elsewhere
        await move(fetched)


async def test_what_somebody_has_goes_on_with_another_person_wherever_it_is(postgres: str) -> None:
    async with two_halls(postgres) as (one, two):
        table = await duel(one)
        await two.hand_on("ann", "zoe")
        taken = await two.find(table.id)
        assert taken.seats_of("zoe") == (0,)
        await move(taken)
        saved = load_table(two.house.database, table.id)
        assert saved is not None
        assert saved.seats[0].person == "zoe"


async def test_what_is_over_is_read_again_when_it_goes_to_another_person(postgres: str) -> None:
    async with two_halls(postgres) as (one, two):
        table = await mini(one, (ANN, BOB))
        await play_out(table)
        await two.hand_on("ann", "zoe")
        await eventually(lambda: table.elsewhere)
        assert (await one.find(table.id)).seats_of("zoe") == (0,)


class Counting(Here):
    """Counts the thoughts of bots."""

    thoughts = 0

    async def think(self, *args: Any) -> str:
        Counting.thoughts += 1
        return await super().think(*args)


async def test_a_bot_thinks_once_however_many_processes_there_are(postgres: str) -> None:
    async with two_halls(postgres, thinker=Counting()) as (one, _):
        table = await mini(one, (BOT, BOT))
        async with asyncio.timeout(PATIENCE):
            await watched_to_the_end(table)
        saved = load_table(one.house.database, table.id)
        assert saved is not None
        assert Counting.thoughts == sum(line.seat >= 0 for line in saved.moves)


async def watched_to_the_end(table: Any) -> None:
    async with table.watch() as versions:
        while table.status != "over":
            await anext(versions)


async def test_ends_are_told_once_by_all_processes_together(postgres: str) -> None:
    told: list[str] = []

    async def listener(ended: Ended) -> None:
        told.append(ended.id)
        await asyncio.sleep(0.01)

    async with two_halls(postgres) as (one, two):
        tables = [await mini(hall, (ANN, CAT)) for hall in (one, two, one)]
        for table in tables:
            await play_out(table)
        for hall in (one, two):
            hall.ends.listen("test", listener)
        await asyncio.gather(one.ends.settle(), two.ends.settle())
        assert sorted(told) == sorted(table.id for table in tables)


async def test_a_deleted_table_is_forgotten_by_the_process_that_has_it(postgres: str) -> None:
    async with two_halls(postgres, keep=1000) as (one, two):
        table = await duel(one)
        with one.house.database.write() as connection:
            connection.exec_driver_sql("UPDATE tables SET updated = 0")
        assert await two.purge() == [table.id]
        await eventually(lambda: table.gone)


async def test_a_glance_at_a_table_elsewhere_takes_nothing(postgres: str) -> None:
    async with two_halls(postgres) as (one, two):
        table = await duel(one)
        (summary,) = await two.of_person("ann")
        assert (await two.look(summary)).asked == table.asked
        await move(table)
        (summary,) = await two.of_person("ann")
        assert (await two.look(summary)).version == table.version
        with pytest.raises(Elsewhere):
            await two.find(table.id)


async def test_a_rematch_is_found_wherever_it_is(postgres: str) -> None:
    async with two_halls(postgres) as (one, two):
        table = await mini(one, (ANN, CAT))
        await play_out(table)
        following = await one.rematch(table.id, "ann")
        await two.fetch(following.id)
        again = await one.rematch(table.id, "cat")
        assert again.id == following.id


async def test_a_stale_choice_is_stale_elsewhere_too(postgres: str) -> None:
    async with two_halls(postgres) as (one, two):
        table = await duel(one)
        seat, text, ply = table.asked[0], a_choice(table), table.ply
        await table.submit(seat, text, ply)
        await one.leave()
        taken = await at_last(lambda: two.find(table.id))
        with pytest.raises(Stale):
            await taken.submit(seat, text, ply)
