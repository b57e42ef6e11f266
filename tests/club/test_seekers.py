"""The queue on a server: tables are opened once, for everybody who was found, also after a stop."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.table.room import Time, new_hall, running_hall
from wondertable.club.meeting import seekers as queue
from wondertable.club.meeting.errors import BadWish, TableFound
from wondertable.club.meeting.seekers import GRACE, Seekers, nearest
from wondertable.club.meeting.wishes import COMPUTER, Wish
from wondertable.core.errors import UnknownGame
from wondertable.store import Database
from wondertable.store.belongings import count, delete_person, everything_of
from wondertable.store.friends import Want, block
from wondertable.store.seeking import (
    PairingRow,
    SeekerRow,
    claim,
    seek,
    seeker_of,
    unopened_pairings,
)
from wondertable.table import Clock, Hall

pytestmark = pytest.mark.anyio

QUICK = Clock("per_game", 600, 10)
DUEL = {"wonders": ("draft",), "level_pawn": ("begins",)}
SEVEN = {
    **{"boards": ("random",), "sides": ("choose",), "cities": ("off",)},
    **{"teams": ("off",), "open_hands": ("on",)},
}


def wish(**given: Any) -> Wish:
    return Wish(**{"seats": (2,), "options": DUEL, "clocks": (QUICK,), **given})


async def wait_for(held: Seekers, person: str, game: str = "duel", **given: Any) -> None:
    await held.seek(
        person, person.title(), "en", game, wish(**given), clocks=(QUICK,), house=person
    )


async def table_of(held: Seekers, person: str) -> str | None:
    place = await held.place_of(person)
    assert place is not None
    return place.row.table_id


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def hall(tmp_path: Path, time: Time) -> AsyncIterator[Hall]:
    async with running_hall(tmp_path, time) as hall:
        yield hall


@pytest.fixture
async def held(hall: Hall) -> AsyncIterator[Seekers]:
    held = Seekers(hall)
    await held.start()
    yield held
    await held.stop()


async def test_two_who_seek_get_a_table_of_their_own_and_both_sit_there(
    hall: Hall, held: Seekers
) -> None:
    await wait_for(held, "ann")
    assert await table_of(held, "ann") is None
    await wait_for(held, "bob")
    found = await table_of(held, "ann")
    assert found == await table_of(held, "bob")
    table = await hall.find(found or "")
    assert {seat.person for seat in table.seats} == {"ann", "bob"}
    assert {seat.name for seat in table.seats} == {"Ann", "Bob"}
    assert (table.status, table.settings.clock, table.host) == ("running", QUICK, "")
    assert not table.settings.hints


async def test_lots_decide_about_the_first_seat(hall: Hall) -> None:
    turned = Seekers(hall, shuffle=lambda seats: seats.reverse())
    await wait_for(turned, "ann")
    await wait_for(turned, "bob")
    table = await hall.find(await table_of(turned, "ann") or "")
    assert [seat.person for seat in table.seats] == ["bob", "ann"]


async def test_one_person_with_two_browsers_waits_once(held: Seekers) -> None:
    await wait_for(held, "ann")
    await wait_for(held, "ann")
    assert await held.pair() == []
    assert await table_of(held, "ann") is None


async def test_who_was_found_cannot_seek_on_until_gone_there(held: Seekers) -> None:
    for person in ("ann", "bob"):
        await wait_for(held, person)
    with pytest.raises(TableFound):
        await wait_for(held, "ann")
    await held.leave("ann")
    assert await table_of(held, "ann"), "it is too late to leave the queue"
    await held.arrived("ann")
    assert await held.place_of("ann") is None
    await wait_for(held, "ann")


async def test_who_leaves_the_page_is_out_after_a_while_and_who_stays_is_not(
    time: Time, held: Seekers
) -> None:
    await wait_for(held, "ann")
    time.passes(GRACE - 1)
    assert await held.place_of("ann")
    time.passes(GRACE - 1)
    await wait_for(held, "bob", clocks=(QUICK,), rated=(True,))
    place = await held.place_of("bob")
    assert place is not None
    assert place.others == 1
    time.passes(2)
    assert await held.pair() == []
    assert await held.place_of("ann") is None
    assert await held.place_of("bob") is not None
    await held.leave("bob")
    assert await held.place_of("bob") is None


async def test_a_computer_about_as_strong_comes_after_a_minute(
    hall: Hall, time: Time, held: Seekers
) -> None:
    await wait_for(held, "ann", "seven", seats=(3, 4), options=SEVEN, bots=True)
    for _ in range(4):
        time.passes(COMPUTER / 4)
        await held.place_of("ann")
    assert await held.pair()
    table = await hall.find(await table_of(held, "ann") or "")
    assert sorted(seat.bot or "" for seat in table.seats) == ["", "citizen", "citizen"]
    assert nearest("duel", 1000, hall.bots) == "novice"
    assert nearest("duel", 3000, hall.bots) == "oracle"
    assert nearest("duel", 1500, ("random", "greedy")) == "greedy"


async def test_whom_somebody_has_blocked_nobody_meets(hall: Hall, held: Seekers) -> None:
    await hall.house.store(block, Want("bob", "ann", 1.0))
    for person in ("ann", "bob"):
        await wait_for(held, person)
    assert await table_of(held, "ann") is None


async def test_the_same_two_meet_again_only_if_nobody_else_is_there(
    time: Time, held: Seekers
) -> None:
    for person in ("ann", "bob"):
        await wait_for(held, person)
    for person in ("ann", "bob"):
        await held.arrived(person)
        await wait_for(held, person)
    assert await table_of(held, "ann") is None
    await wait_for(held, "cat")
    assert await table_of(held, "cat") == await table_of(held, "ann")


async def test_two_servers_give_everybody_one_table(tmp_path: Path, time: Time) -> None:
    async with running_hall(tmp_path, time) as hall:
        database = Database(hall.house.database.url)
        beside = new_hall(tmp_path, time, database=database)
        await beside.house.store(Database.open)
        one, other = Seekers(hall), Seekers(beside)
        await wait_for(one, "ann")
        ann = await hall.house.store(seeker_of, "ann")
        assert ann is not None
        bob = replace(ann, person="bob", name="Bob", house="")
        await hall.house.store(seek, bob)
        found = [await held.pair() for held in (one, other)]
        assert sorted(map(len, found)) == [0, 1]
        assert await table_of(one, "ann") == await table_of(other, "bob")
        await beside.house.store(Database.close)


def claimed(database: Database, table_id: str, now: float) -> bool:
    row = PairingRow(table_id, "duel", {"wonders": "draft"}, {}, [None, None], now)
    return claim(database, row, {"ann": (0, 1.0), "bob": (1, 1.0)})


def waits(person: str, now: float) -> SeekerRow:
    plain = {"seats": [2], "options": DUEL, "clocks": []}
    return SeekerRow(person, person.title(), "en", "duel", plain, {}, "house", 1.0, now)


async def test_only_one_of_two_claims_takes_people_and_takes_all_of_them(
    hall: Hall, time: Time
) -> None:
    database = hall.house.database
    for person in ("ann", "bob"):
        seek(database, waits(person, time.now()))
    assert claimed(database, "first", time.now())
    assert not claimed(database, "second", time.now())
    kept = [seeker_of(database, person) for person in ("ann", "bob")]
    assert [(row.table_id, row.seat) for row in kept if row] == [("first", 0), ("first", 1)]
    assert not seek(database, waits("ann", time.now())), "a found table is not lost"


async def test_nobody_is_claimed_if_one_of_them_is_gone(hall: Hall, time: Time) -> None:
    database = hall.house.database
    seek(database, waits("ann", time.now()))
    assert not claimed(database, "first", time.now())
    row = seeker_of(database, "ann")
    assert row is not None
    assert row.table_id is None
    assert unopened_pairings(database) == []


async def test_a_stop_loses_nobody(
    tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_hall(tmp_path, time) as hall:
        await wait_for(Seekers(hall), "cat", rated=(True,))
        held = Seekers(hall)

        async def crash(self: Seekers, table_id: str) -> None:
            raise UnknownGame("crash", "")

        with monkeypatch.context() as patch:
            patch.setattr(queue.Seekers, "_open", crash)
            for person in ("ann", "bob"):
                await wait_for(held, person)
        assert len(unopened_pairings(hall.house.database)) == 1
    time.passes(300)
    async with running_hall(tmp_path, time) as hall:
        held = Seekers(hall)
        await held.start()
        assert unopened_pairings(hall.house.database) == []
        table = await hall.find(await table_of(held, "ann") or "")
        assert table.status == "running"
        await wait_for(held, "dan", rated=(True,))
        assert await table_of(held, "dan") == await table_of(held, "cat")


async def test_a_seat_of_somebody_who_was_deleted_meanwhile_stays_free(
    hall: Hall, time: Time, held: Seekers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def later(self: Seekers, table_id: str) -> None:
        raise UnknownGame("later", "")

    with monkeypatch.context() as patch:
        patch.setattr(queue.Seekers, "_open", later)
        for person in ("ann", "bob"):
            await wait_for(held, person)
    delete_person(hall.house.database, "bob")
    table = await hall.find(await table_of(held, "ann") or "")
    assert sorted(seat.kind for seat in table.seats) == ["open", "person"]


async def test_what_makes_no_sense_is_refused(held: Seekers) -> None:
    with pytest.raises(UnknownGame):
        await wait_for(held, "ann", "chess")
    with pytest.raises(BadWish):
        await wait_for(held, "ann", span=7)


async def test_nothing_of_who_is_deleted_stays_in_the_queue(hall: Hall, held: Seekers) -> None:
    for person in ("ann", "bob"):
        await wait_for(held, person)
    database = hall.house.database
    told = repr(everything_of(database, "ann"))
    assert "bob" not in told
    assert "house" not in told
    delete_person(database, "ann")
    assert count(database, "ann") == {}
    with database.read() as connection:
        for name in ("seekers", "paired"):
            rows = connection.exec_driver_sql(f"SELECT * FROM {name}").all()
            assert "ann" not in repr(rows)
