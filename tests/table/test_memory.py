"""What stays in memory of tables that nobody looks at, and what does not."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from wondertable.table import Settings, Table
from wondertable.table.settings import Clock

from .room import ANN, BOB, BOT, FREE, Never, duel, move, play_out, running_hall, until

pytestmark = pytest.mark.anyio


@contextmanager
def no_search_for_garbage() -> Iterator[None]:
    """A server searches through everything only now and then; until then only counting frees."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def test_a_finished_table_is_freed_as_soon_as_nobody_holds_it(tmp_path: Path) -> None:
    async with running_hall(tmp_path, awake=0, finished=0) as hall:
        table = await duel(hall)
        await play_out(table)
        freed = weakref.ref(table)
        with no_search_for_garbage():
            await duel(hall)
            del table
            assert freed() is None


async def until_asked(table: Table) -> None:
    await until(lambda: table.asked == (0,))


async def watched(table: Table) -> None:
    async with table.watch() as versions:
        await move(table)
        await anext(versions)


@pytest.mark.parametrize("way", ["asked", "hinted", "watched", "with clocks", "closed", "bot"])
async def test_a_table_is_freed_whatever_went_on_at_it(tmp_path: Path, way: str) -> None:
    async with running_hall(tmp_path, awake=0, finished=0) as hall:
        clock = Clock("per_move", 60) if way == "with clocks" else None
        plans = {"closed": (ANN, FREE), "bot": (ANN, BOT)}.get(way, (ANN, BOB))
        table = await duel(hall, plans, Settings(clock=clock))
        if way == "hinted":
            await table.hint(table.asked[0], table.ply)
        if way == "watched":
            await watched(table)
        if way == "bot":
            await until_asked(table)
            await move(table)
            await until_asked(table)
        if table.status != "over":
            await table.close("ann")
        freed = weakref.ref(table)
        with no_search_for_garbage():
            await duel(hall)
            del table
            await until(lambda: freed() is None)
            assert freed() is None


async def test_a_deleted_table_is_freed(tmp_path: Path) -> None:
    async with running_hall(tmp_path, thinker=Never()) as hall:
        table = await duel(hall, (ANN, BOT))
        freed = weakref.ref(table)
        with no_search_for_garbage():
            await hall.delete(table.id, "ann")
            del table
            await until(lambda: freed() is None)
            assert freed() is None


async def test_only_so_many_finished_tables_stay_in_memory(tmp_path: Path) -> None:
    async with running_hall(tmp_path, awake=50, finished=3) as hall:
        running = await duel(hall)
        known: list[weakref.ref[Table]] = []
        for _ in range(8):
            table = await duel(hall)
            await table.resign(0)
            known.append(weakref.ref(await hall.find(table.id)))
            del table
        gc.collect()
        assert sum(one() is not None for one in known) == 3
        assert await hall.find(running.id) is running


async def test_a_finished_table_that_left_memory_is_found_again(tmp_path: Path) -> None:
    async with running_hall(tmp_path, finished=0) as hall:
        table = await duel(hall)
        await play_out(table)
        record, table_id = table.record(0).text(), table.id
        del table
        assert (await hall.find(table_id)).record(0).text() == record


async def test_a_finished_table_stays_while_it_is_watched(tmp_path: Path) -> None:
    async with running_hall(tmp_path, finished=0) as hall:
        table = await duel(hall)
        await table.resign(0)
        async with table.watch():
            assert await hall.find(table.id) is table
            held = weakref.ref(table)
            table_id = table.id
            del table
            assert await hall.find(table_id) is held()
