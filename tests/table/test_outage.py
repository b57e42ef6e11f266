"""A database that goes away while people play, and comes back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.store.cluster import Cluster, missing
from tests.store.empty import database_in
from wondertable.core.replay import verify
from wondertable.store import Database, StoreAway, StoreConflict, load_table
from wondertable.table import Clock, Hall, Settings, Table

from .room import ANN, BOB, BOT, Here, Time, duel, move, play_out, running_hall, until

pytestmark = pytest.mark.anyio


class Unsteady(Database):
    """A database that can be made to go away: before, or after what was to be written."""

    gone = ""

    @contextmanager
    def read(self) -> Iterator[Connection]:
        with self.unless_gone(), super().read() as connection:
            yield connection

    @contextmanager
    def write(self, *, fenced: bool = False) -> Iterator[Connection]:
        with self.unless_gone(), super().write(fenced=fenced) as connection:
            yield connection

    @contextmanager
    def unless_gone(self) -> Iterator[None]:
        if self.gone == "before":
            raise StoreAway
        yield
        if self.gone == "after":
            raise StoreAway

    @contextmanager
    def away(self, how: str = "before") -> Iterator[None]:
        self.gone = how
        yield
        self.gone = ""


@pytest.fixture
def unsteady(tmp_path: Path) -> Unsteady:
    return Unsteady(database_in(tmp_path))


@asynccontextmanager
async def quick_hall(database: Database, time: Time | None = None) -> AsyncIterator[Hall]:
    async with running_hall(Path(), time, database=database) as hall:
        hall.house.retry = 0.01
        yield hall


async def test_while_the_database_is_away_every_page_is_told_and_choices_are_refused(
    unsteady: Unsteady,
) -> None:
    async with quick_hall(unsteady) as hall:
        one, other = await duel(hall), await duel(hall)
        with unsteady.away():
            async with other.watch() as versions:
                with pytest.raises(StoreAway):
                    await move(one)
                await anext(versions)
            assert isinstance(one.trouble, StoreAway)
            assert isinstance(other.trouble, StoreAway)
            assert one.ply == 0
        await until(lambda: one.trouble is None and other.trouble is None)
        await move(one)
        assert one.ply == 1


async def test_what_was_written_when_the_database_went_away_is_taken_up_later(
    unsteady: Unsteady,
) -> None:
    async with quick_hall(unsteady) as hall:
        one = await duel(hall)
        with unsteady.away("after"):
            with pytest.raises(StoreAway):
                await move(one)
            assert one.ply == 0
        await until(lambda: one.trouble is None)
        assert one.ply == 1
        await play_out(one)
        verify(one.game, one.record(0))


async def test_nobody_loses_time_while_the_database_is_away(unsteady: Unsteady) -> None:
    time = Time()
    async with quick_hall(unsteady, time) as hall:
        one = await duel(hall, settings=Settings(clock=Clock("per_move", 60)))
        time.passes(20)
        with unsteady.away():
            with pytest.raises(StoreAway):
                await move(one)
            await until(lambda: one.trouble is not None)
            time.passes(1000)
            assert [clock and clock.runs for clock in one.clocks()] == [False, False]
        await until(lambda: one.trouble is None)
        time.passes(39)
        await one.check_clock()
        assert not one.ending
        time.passes(2)
        await one.check_clock()
        assert one.ending


async def test_a_bot_goes_on_at_once_when_the_database_is_back(unsteady: Unsteady) -> None:
    async with quick_hall(unsteady) as hall:
        one = await duel(hall, (ANN, BOT))
        while one.asked[0] != 0:
            await asyncio.sleep(0)
        hall.house.retry = 1000.0
        saving = asyncio.Event()
        thought = Here.think

        async def then_away(self: Here, *given: object) -> str:
            unsteady.gone = "before"
            saving.set()
            return await thought(self, *given)  # type: ignore[arg-type]

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Here, "think", then_away)
            await move(one)
            while 1 not in one.asked and one.asked:
                await move(one)
            await saving.wait()
        await until(lambda: one.trouble is not None)
        ply = one.ply
        unsteady.gone = ""
        await one.go_on()
        await until(lambda: one.ply > ply)


async def test_a_hall_stops_while_its_database_is_away(unsteady: Unsteady) -> None:
    async with quick_hall(unsteady) as hall:
        one = await duel(hall)
        unsteady.gone = "before"
        with pytest.raises(StoreAway):
            await move(one)
    assert one.trouble is not None


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A server that can be stopped, and waits for the disk."""
    if why := missing():
        pytest.skip(why)
    cluster = Cluster.made({})
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


async def test_a_server_of_postgresql_is_stopped_and_started_while_people_play(
    own_cluster: Cluster,
) -> None:
    async with quick_hall(Database(own_cluster.url())) as hall:
        tables = [await duel(hall, seats) for seats in ((ANN, BOB), (ANN, BOT), (ANN, BOB))]
        for how in ("fast", "immediate"):
            await asyncio.gather(*(moved(one) for one in tables))
            await asyncio.to_thread(own_cluster.stop, how)
            for one in tables:
                if not one.seats[one.asked[0]].by_bot:
                    with pytest.raises(StoreAway):
                        await move(one)
            await until(lambda: all(one.trouble for one in tables))
            await asyncio.to_thread(own_cluster.start)
            await until(lambda: not any(one.trouble for one in tables))
        for one in tables:
            while one.status != "over":
                await moved(one)
            verify(one.game, one.record(0))
            saved = await hall.house.store(load_table, one.id)
            assert saved is not None
            assert len(saved.moves) == one.lines


async def moved(table: Table) -> None:
    """Lets a person choose, or waits for the bot."""
    if table.seats[table.asked[0]].by_bot:
        ply = table.ply
        await until(lambda: table.ply != ply or table.status == "over")
    else:
        try:
            await move(table)
        except StoreConflict:
            assert table.trouble is None
