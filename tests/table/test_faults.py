"""A full disk, a busy database: nothing is half done, and people are told."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from wondertable.core.replay import verify
from wondertable.store import Database, SeatRow, StoreBusy, StoreError, StoreFull
from wondertable.table import Clock, Settings, Table

from .room import ANN, BOB, BOT, Time, duel, move, play_out, running_hall, until

pytestmark = pytest.mark.anyio


def small_database(folder: Path, pages: int | None = None) -> Database:
    return Database(f"sqlite:///{folder}/tables.db", busy_seconds=0.05, max_pages=pages)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program holds the database."""
    other = sqlite3.connect(folder / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def shown(table: Table) -> tuple[object, ...]:
    return (
        table.version,
        table.ply,
        table.status,
        table.seats,
        table.asked,
        table.view(0).key(),
        table.entries(0),
        table.record(0).text(),
    )


async def moved(table: Table) -> bool:
    """Makes a move unless the disk is full."""
    try:
        await move(table)
    except StoreFull:
        return False
    return True


async def test_on_a_full_disk_nothing_is_applied_and_the_person_is_told(tmp_path: Path) -> None:
    async with running_hall(tmp_path, database=small_database(tmp_path)) as hall:
        table = await duel(hall)
    pages = (tmp_path / "tables.db").stat().st_size // 4096
    async with running_hall(tmp_path, database=small_database(tmp_path, pages)) as hall:
        table = await hall.find(table.id)
        before = shown(table)
        while await moved(table):
            before = shown(table)
        assert shown(table) == before
        with pytest.raises(StoreFull):
            await duel(hall)
    async with running_hall(tmp_path) as hall:
        table = await hall.find(table.id)
        assert shown(table) == before
        await play_out(table)
        verify(table.game, table.record(0))


async def test_while_the_database_is_busy_nothing_is_applied_and_the_person_is_told(
    tmp_path: Path,
) -> None:
    async with running_hall(tmp_path, database=small_database(tmp_path)) as hall:
        table = await duel(hall)
        before = shown(table)
        with locked(tmp_path):
            for deed in (move(table), table.resign(0), table.pause("ann"), table.renew_secret(0)):
                with pytest.raises(StoreBusy):
                    await deed
            assert shown(table) == before
        await move(table)
        assert table.ply == 1


async def test_the_event_loop_does_not_wait_for_a_busy_database(tmp_path: Path) -> None:
    async with running_hall(tmp_path, database=small_database(tmp_path)) as hall:
        table = await duel(hall)
        with locked(tmp_path):
            submission = asyncio.create_task(move(table))
            turns = 0
            while not submission.done():
                await asyncio.sleep(0.001)
                turns += 1
            assert turns > 10
            with pytest.raises(StoreBusy):
                await submission


async def test_a_bot_s_move_is_tried_again_until_it_can_be_saved(tmp_path: Path) -> None:
    async with running_hall(tmp_path, database=small_database(tmp_path)) as hall:
        hall._house.retry = 0.01
        table = await duel(hall)
        with locked(tmp_path):
            async with table.watch() as versions:
                standing = table._ledger.standing
                bot = standing.with_seat(SeatRow(0, "bot", "random", "random"))
                table._ledger.standing = replace(standing, seats=tuple(bot))
                table.wake()
                assert await anext(versions) == table.version
                assert isinstance(table.trouble, StoreError)
                assert table.ply == 0
        await until(lambda: table.ply == 1)
        assert table.trouble is None


async def test_the_end_of_time_is_tried_again_until_it_can_be_saved(tmp_path: Path) -> None:
    time = Time()
    settings = Settings(clock=Clock("per_move", 60))
    async with running_hall(tmp_path, time, database=small_database(tmp_path)) as hall:
        hall._house.retry = 0.01
        table = await duel(hall, settings=settings)
        time.passes(61)
        with locked(tmp_path):
            table._clockwork.ring()
            await until(lambda: table.trouble is not None)
            assert table.status == "running"
        await until(lambda: table.status == "over")


async def test_a_hall_stops_although_its_clocks_cannot_be_saved(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = Settings(clock=Clock("per_move", 60))
    async with running_hall(tmp_path, database=small_database(tmp_path)) as hall:
        await duel(hall, settings=settings)
        with locked(tmp_path):
            await hall.stop()
        assert "clocks" in caplog.text
        await hall.start()


async def test_a_rematch_stands_even_if_its_announcement_cannot_be_saved(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running_hall(tmp_path, database=small_database(tmp_path)) as hall:
        table = await duel(hall, (ANN, BOT))
        await table.resign(0)
        with locked(tmp_path):
            await table.followed_by("elsewhere")
        assert table.next_table == "elsewhere"
        assert "rematch" in caplog.text


async def test_moves_of_many_tables_at_once_are_all_kept(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        tables = [await duel(hall, (ANN, BOB)) for _ in range(20)]
        for _ in range(5):
            await asyncio.gather(*(move(table) for table in tables))
        texts = [table.record(0).text() for table in tables]
    async with running_hall(tmp_path) as hall:
        assert [(await hall.find(table.id)).record(0).text() for table in tables] == texts
