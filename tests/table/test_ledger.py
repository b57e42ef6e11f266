"""The parts of a table alone: the ledger below them, bots that think, and the clockwork."""

from __future__ import annotations

import asyncio
import weakref
from dataclasses import replace
from pathlib import Path

import pytest

from wondertable.core.record import Record
from wondertable.store import Database, Saved, StoreConflict, load_table, save_table
from wondertable.store.rows import Note
from wondertable.table import Changes, Clock, Hall, SeatPlan, Settings
from wondertable.table.clockwork import Clockwork
from wondertable.table.errors import Stale
from wondertable.table.ledger import Ledger
from wondertable.table.moves import Moves, Question
from wondertable.table.seats import Seats
from wondertable.table.thinking import Thinking

from .room import ANN, BOB, BOT, Here, Never, Time, duel, running_hall, until
from .test_memory import no_search_for_garbage

pytestmark = pytest.mark.anyio


class Someone:
    """Owns a ledger, and notes when it is woken and what the store had then."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.woken: list[int] = []
        self.ledger: Ledger | None = None

    def wake(self) -> None:
        assert self.ledger is not None
        saved = load_table(self.database, self.ledger.id)
        assert saved is not None
        self.woken.append(saved.table.version)


async def saved_table(
    hall: Hall, plans: tuple[SeatPlan, ...] = (ANN, BOB), settings: Settings | None = None
) -> Saved:
    """A table in the store, which the hall lets alone."""
    table = await duel(hall, plans, settings)
    saved = await hall._house.store(load_table, table.id)
    assert saved is not None
    return saved


async def owned(hall: Hall) -> Someone:
    owner = Someone(hall._house.database)
    owner.ledger = Ledger(hall._house, await saved_table(hall), owner)
    return owner


async def test_the_owner_is_woken_and_watchers_are_told_of_what_is_on_disk(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        owner = await owned(hall)
        ledger = owner.ledger
        assert ledger is not None
        before = ledger.version
        async with ledger.watch() as versions:
            assert await ledger.alone(ledger.commit) == before + 1
            assert await anext(versions) == before + 1
        assert owner.woken == [before + 1]
        missed = ledger.since(before)
        assert isinstance(missed, Changes)
        assert [change.version for change in missed.changes] == [before + 1]


async def test_a_commit_that_fails_takes_up_what_somebody_else_has_written(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        owner = await owned(hall)
        ledger = owner.ledger
        assert ledger is not None
        row = replace(ledger.standing.row, version=ledger.version + 1, host="bob")
        await hall._house.store(save_table, row, seats=None, moves=[], laid=None)
        with pytest.raises(StoreConflict):
            await ledger.alone(ledger.commit)
        assert (ledger.version, ledger.standing.row.host) == (row.version, "bob")
        assert owner.woken == [row.version]


async def test_what_was_begun_alone_is_done_to_its_end_and_others_wait(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        ledger = (owner := await owned(hall)).ledger
        assert ledger is not None
        going, done, open_ = asyncio.Event(), [], asyncio.Event()

        async def slow() -> None:
            going.set()
            await open_.wait()
            done.append("slow")

        async def quick() -> None:
            done.append("quick")

        caller = asyncio.create_task(ledger.alone(slow))
        await going.wait()
        other = asyncio.create_task(ledger.alone(quick))
        caller.cancel()
        open_.set()
        await other
        assert done == ["slow", "quick"]
        assert not ledger.busy
        del owner


async def test_the_owner_is_held_by_what_is_under_way_and_by_nothing_else(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        owner = await owned(hall)
        ledger, freed = owner.ledger, weakref.ref(owner)
        assert ledger is not None
        open_ = asyncio.Event()

        async def slow() -> None:
            await open_.wait()

        with no_search_for_garbage():
            task = ledger.begin(slow())
            del owner
            assert freed() is not None
            open_.set()
            await task
            del task
            await until(lambda: freed() is None)
            assert freed() is None
        before = ledger.version
        assert await ledger.alone(ledger.commit) == before + 1


async def test_an_alarm_holds_the_owner_until_it_is_called_off(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        owner = await owned(hall)
        ledger, freed = owner.ledger, weakref.ref(owner)
        assert ledger is not None
        with no_search_for_garbage():
            alarm = ledger.later(60.0, lambda: None)
            del owner
            assert freed() is not None
            alarm.cancel()
            assert freed() is None


@pytest.mark.parametrize("way", ["played", "watched", "hinted"])
async def test_the_parts_are_freed_with_their_table(tmp_path: Path, way: str) -> None:
    async with running_hall(tmp_path, awake=0, finished=0) as hall:
        table = await duel(hall, (ANN, BOT), Settings(clock=Clock("per_move", 60)))
        if way == "watched":
            async with table.watch():
                await table.set_language(0, "de")
        if way == "hinted":
            await table.hint(0, 0)
        await table.close("ann")
        parts = [
            weakref.ref(part)
            for part in (table._ledger, table._moves, table._thinking, table._hints)
        ]
        with no_search_for_garbage():
            await duel(hall)
            del table
            await until(lambda: not any(part() for part in parts))
            assert [part() for part in parts] == [None] * 4


# Bots.


def no_record(viewer: int) -> Record:
    raise AssertionError("bots of ours are asked by views")


async def test_a_bot_thinks_about_what_it_owes_and_stops_when_nobody_wants_to_know(
    tmp_path: Path,
) -> None:
    async with running_hall(tmp_path, thinker=Never()) as hall:
        owner = Someone(hall._house.database)
        ledger = owner.ledger = Ledger(hall._house, await saved_table(hall, (BOT, BOB)), owner)

        async def submit(question: Question, text: str | None, note: Note | None) -> int:
            raise AssertionError("nothing is ever found")

        thinking = Thinking(ledger, submit, no_record)
        thinking.arrange()
        thinking.arrange()
        assert list(thinking._tasks) == [Question(0, 0, "random")]
        assert ledger.busy
        thinking.stop()
        await until(lambda: not ledger.busy)


async def test_a_choice_that_comes_too_late_is_dropped(tmp_path: Path) -> None:
    async with running_hall(tmp_path, thinker=Never()) as hall:
        owner = Someone(hall._house.database)
        saved = await saved_table(hall, (BOT, BOB))
        ledger = owner.ledger = Ledger(replace(hall._house, thinker=Here()), saved, owner)
        given: list[str | None] = []

        async def submit(question: Question, text: str | None, note: Note | None) -> int:
            given.append(text)
            raise Stale(question.ply, question.ply + 1)

        Thinking(ledger, submit, no_record).arrange()
        await until(lambda: not ledger.busy)
        assert len(given) == 1


# Clocks.


async def test_time_that_is_up_is_acted_upon_once(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        settings = Settings(clock=Clock("per_move", 60))
        saved = await saved_table(hall, settings=settings)
        owner = Someone(hall._house.database)
        ledger = owner.ledger = Ledger(hall._house, saved, owner)
        clockwork = Clockwork(ledger, Moves(ledger, Seats(ledger)).expire)
        clockwork.arrange()
        assert clockwork
        time.passes(60)
        clockwork.ring()
        clockwork.ring()
        await until(lambda: not ledger.busy)
        assert ledger.standing.row.end_reason == "time"
        assert owner.woken == [saved.table.version + 1] * len(owner.woken)
