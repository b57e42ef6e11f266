"""Ends of tables are told to everybody who listens, whatever happens in between."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from wondertable.store import Database
from wondertable.store.ends import owed_ends
from wondertable.table import Hall, Settings, Table
from wondertable.table.ends import MOST_TRIES, Ended

from .room import ANN, BOB, BOT, Time, duel, mini, new_hall, play_out, running_hall, until

pytestmark = pytest.mark.anyio


class Ear:
    """Listens, and notes what it was told."""

    def __init__(self, hall: Hall, name: str) -> None:
        self.heard: list[tuple[str, str, tuple[int, ...]]] = []
        hall.ends.listen(name, self)

    async def __call__(self, ended: Ended) -> None:
        self.heard.append((ended.id, ended.reason, ended.ranks))


def owed(hall: Hall) -> list[tuple[str, frozenset[str]]]:
    """Which ends are owed, and who knows them."""
    return [(one.table_id, one.told) for one in owed_ends(hall.house.database, 99)]


async def closed(hall: Hall) -> Table:
    table = await mini(hall)
    await table.close("ann")
    return table


async def test_an_end_is_told_once_to_each_who_listens(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        ears = [Ear(hall, name) for name in ("results", "notices")]
        table = await duel(hall)
        await table.resign(0)
        await until(lambda: not owed(hall))
        await hall.ends.settle()
        for ear in ears:
            assert ear.heard == [(table.id, "resigned", (2, 1))]


async def test_an_ended_table_tells_who_sat_there_and_how_it_went(tmp_path: Path) -> None:
    told: list[Ended] = []

    async def listener(ended: Ended) -> None:
        told.append(ended)

    async with running_hall(tmp_path, Time()) as hall:
        hall.ends.listen("results", listener)
        table = await hall.open("duel", {}, (ANN, BOB), Settings(hints=False), "ann")
        await play_out(table)
        await until(lambda: bool(told))
        (ended,) = told
        assert [seat.person for seat in ended.seats] == ["ann", "bob"]
        assert (ended.settings, ended.game.name) == (table.settings, "duel")
        assert (ended.at, table.ending is not None and table.ending.ranks) == (
            table.updated,
            ended.ranks,
        )
        position, lines = ended.played_again()
        assert position is not None
        assert position.state.key() == table.whole().key()
        assert len(lines) == table.lines


async def test_an_end_is_owed_from_the_moment_in_which_the_table_ends(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await closed(hall)
        assert owed(hall) == [(table.id, frozenset())]
    # The server died before anybody could be told, and is back.
    hall = new_hall(tmp_path)
    ear = Ear(hall, "results")
    await hall.start()
    await until(lambda: not owed(hall))
    assert ear.heard == [(table.id, "closed", (0, 0))]
    await hall.stop()


async def test_who_was_told_before_a_crash_is_not_told_again(tmp_path: Path) -> None:
    async def never(ended: Ended) -> None:
        reached.set()
        await asyncio.Event().wait()

    reached = asyncio.Event()
    async with running_hall(tmp_path) as hall:
        first = Ear(hall, "first")
        hall.ends.listen("second", never)
        table = await closed(hall)
        await reached.wait()
        assert len(first.heard) == 1
        assert owed(hall) == [(table.id, frozenset({"first"}))]
    hall = new_hall(tmp_path)
    first, second = Ear(hall, "first"), Ear(hall, "second")
    await hall.start()
    await until(lambda: not owed(hall))
    assert (len(first.heard), len(second.heard)) == (0, 1)
    await hall.stop()


async def test_what_fails_is_tried_again_but_not_for_ever(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    tries = 0

    async def broken(ended: Ended) -> None:
        nonlocal tries
        tries += 1
        raise RuntimeError("broken")

    async with running_hall(tmp_path) as hall:
        hall.ends.listen("broken", broken)
        await closed(hall)
        await until(lambda: tries == 1)
        for _ in range(MOST_TRIES + 2):
            await hall.ends.settle()
        assert (tries, owed(hall)) == (MOST_TRIES, [])


async def purged(hall: Hall, table: Table) -> None:
    await hall.purge()


async def deleted(hall: Hall, table: Table) -> None:
    await hall.delete(table.id, "ann")


@pytest.mark.parametrize("vanishes", [purged, deleted])
async def test_an_end_is_told_before_the_table_is_deleted(
    tmp_path: Path, vanishes: Callable[[Hall, Table], Awaitable[None]]
) -> None:
    time = Time()
    async with running_hall(tmp_path, time, keep=100.0) as hall:
        table = await mini(hall, (ANN, BOT))
        await table.close("ann")
        ear = Ear(hall, "results")
        time.passes(1000.0)
        await vanishes(hall, table)
        assert [one for one, _, _ in ear.heard] == [table.id]
        assert table.gone


async def test_a_table_whose_end_cannot_be_told_yet_is_not_purged(tmp_path: Path) -> None:
    async def broken(ended: Ended) -> None:
        raise RuntimeError("broken")

    time = Time()
    async with running_hall(tmp_path, time, keep=100.0) as hall:
        await closed(hall)
        hall.ends.listen("broken", broken)
        time.passes(1000.0)
        assert await hall.purge() == []


async def test_a_game_that_goes_on_again_is_owed_when_it_ends_again(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        settings = Settings(practice=True)
        table = await hall.open("duel", {}, (ANN, BOT), settings, "ann")
        while table.status != "over":
            if 0 in table.asked:
                view = table.view(0)
                await table.submit(0, table.game.write(view, 0, view.legal(0)[0]), table.ply)
            else:
                await asyncio.sleep(0.002)
        assert len(owed(hall)) == 1
        await table.undo(0, table.decisions_of(0)[0], table.ply)
        assert owed(hall) == []
        await table.resign(0)
        ear = Ear(hall, "results")
        await hall.ends.settle()
        assert ear.heard == [(table.id, "resigned", (2, 1))]


async def test_tables_that_were_over_before_ends_were_told_are_told_in_parts(
    tmp_path: Path,
) -> None:
    hall = new_hall(tmp_path, database=Database(f"sqlite:///{tmp_path}/tables.db"))
    await hall.start()
    tables = {(await closed(hall)).id for _ in range(45)}
    await hall.stop()
    hall = new_hall(tmp_path, database=Database(f"sqlite:///{tmp_path}/tables.db"))
    ear = Ear(hall, "results")
    await hall.start()
    await until(lambda: not owed(hall))
    assert {one for one, _, _ in ear.heard} == tables
    assert len(ear.heard) == 45
    await hall.stop()
