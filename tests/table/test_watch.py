"""Keeping up with a table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from wondertable.table import Change, Changes, Resync, UpToDate
from wondertable.table.changes import REMEMBERED, History

from .room import ANN, FREE, duel, move, running_hall

pytestmark = pytest.mark.anyio


def change(version: int) -> Change:
    return Change(version, 1, 0, frozenset(), status=False)


async def test_somebody_who_saw_the_newest_version_is_up_to_date(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        assert table.since(table.version) == UpToDate()


async def test_missed_moves_are_told_by_their_numbers(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        before = table.version
        entries = len(table.entries(0))
        await move(table)
        middle = len(table.entries(0))
        await move(table)
        missed = table.since(before)
        assert isinstance(missed, Changes)
        assert [(c.version, c.first, c.last, c.seats, c.status) for c in missed.changes] == [
            (before + 1, entries + 1, middle, frozenset(), False),
            (before + 2, middle + 1, len(table.entries(0)), frozenset(), False),
        ]


async def test_changes_of_seats_and_status_are_told(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, FREE))
        before = table.version
        await table.take_seat(1, "bob", "Bob", "en")
        await table.pause("ann")
        missed = table.since(before)
        assert isinstance(missed, Changes)
        begun, paused = missed.changes
        assert (begun.seats, begun.status, begun.first) == (frozenset({1}), True, 1)
        assert (paused.seats, paused.status, paused.last < paused.first) == (
            frozenset(),
            True,
            True,
        )


def test_who_missed_too_much_starts_anew() -> None:
    history = History(1)
    for version in range(2, REMEMBERED + 10):
        history.add(change(version))
    newest = REMEMBERED + 9
    assert history.since(newest - REMEMBERED) != Resync()
    assert history.since(newest - REMEMBERED - 1) == Resync()
    assert history.since(newest + 1) == Resync()
    assert history.since(-5) == Resync()


async def test_after_a_restart_versions_go_on_and_who_was_away_starts_anew(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        await move(table)
        version = table.version
    async with running_hall(tmp_path) as hall:
        table = await hall.find(table.id)
        assert table.version == version
        assert table.since(version) == UpToDate()
        assert table.since(version - 1) == Resync()
        await move(table)
        assert isinstance(table.since(version), Changes)


async def test_a_watcher_is_woken_for_every_change(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        async with table.watch() as versions:
            for _ in range(3):
                await move(table)
                assert await anext(versions) == table.version


async def test_a_slow_watcher_gets_only_the_newest_version(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        async with table.watch() as versions:
            for _ in range(5):
                await move(table)
            assert await anext(versions) == table.version
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(anext(versions), 0.01)


async def test_watchers_end_when_the_table_is_deleted(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        async with table.watch() as versions:
            await hall.delete(table.id)
            assert [version async for version in versions] == []
        async with table.watch() as versions:
            assert [version async for version in versions] == []


async def test_watchers_end_when_the_server_stops(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        async with table.watch() as versions:
            await hall.stop()
            assert [version async for version in versions] == []
        await hall.start()
