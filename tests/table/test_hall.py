"""Tables that are opened, found again, listed, played again, deleted."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest

from wondertable.core.errors import (
    BadOption,
    BadSeats,
    UnknownBot,
    UnknownGame,
    UnknownOption,
    WondertableError,
)
from wondertable.core.replay import verify
from wondertable.core.seed import seed_digest
from wondertable.core.state import SPECTATOR
from wondertable.store import Database
from wondertable.table import Hall, SeatPlan, Settings
from wondertable.table.errors import (
    BadName,
    Closing,
    DamagedTable,
    NotHost,
    NotOver,
    NotSeated,
    OthersSeated,
    UnknownTable,
)

from .room import (
    ANN,
    BOB,
    BOT,
    FREE,
    Never,
    Time,
    duel,
    mini,
    move,
    new_hall,
    play_out,
    running_hall,
)

pytestmark = pytest.mark.anyio


def change(folder: Path, sql: str, *values: Any) -> None:
    """Changes the database behind the hall's back."""
    database = Database(f"sqlite:///{folder}/tables.db")
    database.open()
    with database.write() as connection:
        connection.exec_driver_sql(sql, values)
    database.close()


async def test_ids_are_short_and_not_to_be_guessed(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        ids = {(await duel(hall)).id for _ in range(20)}
        assert len(ids) == 20
        assert all(len(table_id) == 12 for table_id in ids)


async def test_a_table_is_found_as_it_was_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(running_score=False, explain=True, listed=True)
    async with running_hall(tmp_path) as hall:
        table = await hall.open("duel", {"wonders": "first-game"}, (ANN, BOB), settings, "ann")
        for _ in range(10):
            await move(table)
        secret = await table.renew_secret(0)
    async with running_hall(tmp_path) as hall:
        again = await hall.find(table.id)
        assert again is not table
        for viewer in (0, 1, SPECTATOR):
            assert again.view(viewer).key() == table.view(viewer).key()
            assert again.entries(viewer) == table.entries(viewer)
            assert again.record(viewer).text() == table.record(viewer).text()
        for field in ("seats", "settings", "options", "ply", "version", "host", "seed_digest"):
            assert getattr(again, field) == getattr(table, field)
        assert (again.created, again.updated) == (table.created, table.updated)
        assert again.seat_by_secret(secret) == 0
        await play_out(again)
        verify(again.game, again.record(0))
        assert again.ending is not None
        assert seed_digest(bytes.fromhex(again.ending.seed)) == table.seed_digest


async def test_a_table_is_the_same_for_all_who_find_it(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table_id = (await duel(hall)).id
    async with running_hall(tmp_path) as hall:
        hall._awake.clear()
        gc.collect()
        found = await asyncio.gather(*(hall.find(table_id) for _ in range(5)))
        assert len({id(table) for table in found}) == 1


async def test_tables_without_business_leave_memory(tmp_path: Path) -> None:
    async with running_hall(tmp_path, awake=2) as hall:
        held = await duel(hall)
        ids = [(await duel(hall)).id for _ in range(5)]
        assert list(hall._awake) == ids[-2:]
        assert await hall.find(held.id) is held
        watched = await hall.find(ids[0])
        async with watched.watch():
            for table_id in ids[1:]:
                await hall.find(table_id)
            assert ids[0] in hall._awake


async def test_an_unknown_table_is_refused(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        with pytest.raises(UnknownTable):
            await hall.find("nowhere")


WRONG: list[tuple[dict[str, Any], type[WondertableError]]] = [
    ({"game": "chess"}, UnknownGame),
    ({"options": {"wonders": "all"}}, BadOption),
    ({"options": {"cities": "on"}}, UnknownOption),
    ({"seats": (ANN,)}, BadSeats),
    ({"seats": (ANN, BOB, FREE)}, BadSeats),
    ({"seats": (ANN, SeatPlan.of_bot("wizard"))}, UnknownBot),
    ({"seats": (ANN, SeatPlan.of("bob", ""))}, BadName),
    ({"settings": Settings(stand_in="wizard")}, UnknownBot),
]


@pytest.mark.parametrize(("wrong", "error"), WRONG)
async def test_a_table_that_cannot_be_set_up_is_refused(
    tmp_path: Path, wrong: dict[str, Any], error: type[WondertableError]
) -> None:
    plan: dict[str, Any] = {
        "game": "duel",
        "options": {},
        "seats": (ANN, BOB),
        "settings": Settings(),
        "host": "ann",
    }
    async with running_hall(tmp_path) as hall:
        with pytest.raises(error):
            await hall.open(**{**plan, **wrong})
        assert await hall.of_person("ann") == []


async def test_people_see_their_own_tables_the_last_changed_first(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        first = await duel(hall)
        time.passes(1)
        second = await duel(hall, (ANN, FREE))
        assert [table.id for table in await hall.of_person("ann")] == [second.id, first.id]
        time.passes(1)
        await move(first)
        assert [table.id for table in await hall.of_person("ann")] == [first.id, second.id]
        [mine] = await hall.of_person("bob")
        assert (mine.id, mine.status, mine.seats[1].name) == (first.id, "running", "Bob")
        assert await hall.of_person("eve") == []


async def test_open_tables_are_those_that_are_listed_and_have_a_free_seat(tmp_path: Path) -> None:
    listed = Settings(listed=True)
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, FREE), listed)
        await duel(hall, (ANN, FREE))
        await duel(hall, (ANN, BOB), listed)
        await duel(hall, (ANN, SeatPlan.kept_for("bob", "Bob")), listed)
        assert [summary.id for summary in await hall.open_tables()] == [table.id]
        await table.take_seat(1, "bob", "Bob", "en")
        assert await hall.open_tables() == []


async def test_a_deleted_table_is_gone_for_everybody(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, BOT))
        with pytest.raises(NotHost):
            await hall.delete(table.id, "bob")
        await hall.delete(table.id, "ann")
        for late in (hall.find(table.id), move(table), hall.delete(table.id)):
            with pytest.raises(UnknownTable):
                await late
        assert await hall.of_person("ann") == []


@pytest.mark.parametrize("other", [BOB, SeatPlan.kept_for("bob", "Bob")])
async def test_nobody_deletes_a_table_at_which_somebody_else_sits(
    tmp_path: Path, other: SeatPlan
) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, other))
        with pytest.raises(OthersSeated):
            await hall.delete(table.id, "ann")
        assert await hall.find(table.id) is table
        await hall.delete(table.id)
        assert await hall.of_person("ann") == []


async def test_a_hidden_table_stays_hidden_when_the_server_starts_again(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        await hall.hide(table.id, "ann")
        with pytest.raises(UnknownTable):
            await hall.hide(table.id, "eve")
    async with running_hall(tmp_path) as hall:
        assert await hall.of_person("ann") == []
        assert [one.id for one in await hall.of_person("ann", hidden=True)] == [table.id]
        assert [one.id for one in await hall.of_person("bob")] == [table.id]
        await hall.unhide(table.id, "ann")
        assert [one.id for one in await hall.of_person("ann")] == [table.id]


async def test_a_table_deleted_by_another_program_is_gone_too(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        change(tmp_path, "DELETE FROM tables")
        with pytest.raises(WondertableError, match="changed elsewhere"):
            await move(table)
        with pytest.raises(UnknownTable):
            await move(table)
        with pytest.raises(UnknownTable):
            await hall.find(table.id)


async def test_a_table_changed_by_another_program_is_read_again(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        async with running_hall(tmp_path) as other:
            await move(await other.find(table.id))
        with pytest.raises(WondertableError, match="changed elsewhere"):
            await move(table)
        assert table.ply == 1
        await move(table)
        assert table.ply == 2


async def test_tables_are_kept_as_long_as_the_settings_say(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time, keep=100, thinker=Never()) as hall:
        old = await duel(hall, (BOT, BOB))
        time.passes(60)
        young = await duel(hall)
        time.passes(60)
        assert await hall.purge() == [old.id]
        assert old.gone
        with pytest.raises(UnknownTable):
            await hall.find(old.id)
        assert await hall.find(young.id) is young
    time.passes(1000)
    async with running_hall(tmp_path, time) as hall:
        assert await hall.purge() == []
        assert len(await hall.of_person("ann")) == 1
    async with running_hall(tmp_path, time, keep=100) as hall:
        assert await hall.of_person("ann") == []


async def test_a_clock_that_jumps_deletes_nothing(tmp_path: Path) -> None:
    day, steady = Time(), Time()
    hall = Hall(
        Database(f"sqlite:///{tmp_path}/tables.db"), keep=10_000.0, now=day.now, steady=steady.now
    )
    await hall.start()
    table = await duel(hall)
    day.passes(1e9)
    steady.passes(5.0)
    assert await hall.purge() == []
    assert (await hall.find(table.id)).version == table.version
    day.passes(-2e9)
    assert await hall.purge() == []
    await move(table)
    day.passes(1e9)
    steady.passes(1e9)
    assert await hall.purge() == [table.id]
    await hall.stop()


async def test_a_rematch_swaps_seats_and_waits_for_the_other(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, BOB), Settings(hints=False, order="random"))
        with pytest.raises(NotOver):
            await hall.rematch(table.id, "ann")
        names = [seat.name for seat in table.seats]
        await table.resign(0)
        with pytest.raises(NotSeated):
            await hall.rematch(table.id, "cat")
        version = table.version
        again, same = await asyncio.gather(
            hall.rematch(table.id, "bob"), hall.rematch(table.id, "ann")
        )
        assert again is same
        assert (again.rematch_of, table.next_table) == (table.id, again.id)
        assert table.version == version + 1
        assert [seat.name for seat in again.seats] == names[::-1]
        assert not again.settings.hints
        assert (again.host, again.status) == ("bob", "waiting")
        [seat] = [seat.number for seat in again.seats if seat.kind == "open"]
        await again.take_seat(seat, "ann", "Ann", "en")
        assert again.status == "running"
        assert again.seed_digest != table.seed_digest
    async with running_hall(tmp_path) as hall:
        assert (await hall.find(table.id)).next_table == again.id
        assert (await hall.rematch(table.id, "ann")).id == again.id


async def test_a_rematch_against_bots_or_in_a_hot_seat_begins_at_once(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, (ANN, BOT, SeatPlan.of("ann", "Guest")))
        await table.close("ann")
        again = await hall.rematch(table.id, "ann")
        assert [seat.name for seat in again.seats] == ["random", "Guest", "Ann"]
        assert again.status == "running"


async def test_nothing_begins_once_the_hall_stops(tmp_path: Path) -> None:
    hall = new_hall(tmp_path)
    await hall.start()
    table = await duel(hall)
    under_way = asyncio.create_task(move(table))
    await asyncio.sleep(0)
    await hall.stop()
    await under_way
    for late in (move(table), duel(hall), hall.find(table.id)):
        with pytest.raises(Closing):
            await late
    async with running_hall(tmp_path) as hall:
        assert (await hall.find(table.id)).ply == 1


async def test_a_damaged_table_is_told_and_does_not_stop_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running_hall(tmp_path) as hall:
        tables = [await duel(hall) for _ in range(5)]
    sql = "UPDATE moves SET do = 'reveal 7 baths' WHERE table_id = ? AND number = 3"
    change(tmp_path, sql, tables[0].id)
    change(tmp_path, "UPDATE tables SET game = 'chess' WHERE id = ?", tables[1].id)
    change(tmp_path, "UPDATE tables SET rules = 9 WHERE id = ?", tables[2].id)
    change(tmp_path, "DELETE FROM moves WHERE table_id = ? AND number > 5", tables[3].id)
    async with running_hall(tmp_path) as hall:
        assert len(caplog.records) == 4
        for table in tables[:4]:
            with pytest.raises(DamagedTable):
                await hall.find(table.id)
        await move(await hall.find(tables[4].id))
