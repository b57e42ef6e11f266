"""What becomes of games and of the database when somebody goes."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tests.table.room import (
    ANN,
    BOB,
    BOT,
    CAT,
    FREE,
    Never,
    Time,
    mini,
    play_out,
    running_hall,
)
from wondertable.club.names.names import Names
from wondertable.core.replay import verify
from wondertable.store.belongings import count
from wondertable.table import SeatPlan, Settings
from wondertable.table.errors import SeatFixed, UnknownTable

pytestmark = pytest.mark.anyio

ID = "annannannannannannanna"
HER = SeatPlan.of(ID, "Annabella")


def everything_in(folder: Path) -> str:
    """All that stands in the database."""
    with sqlite3.connect(folder / "tables.db") as connection:
        return "\n".join(connection.iterdump())


async def test_running_games_are_given_up_and_finished_ones_keep_a_seat_without_a_name(
    tmp_path: Path,
) -> None:
    async with running_hall(tmp_path, thinker=Never()) as hall:
        names = Names(hall)
        await names.keep(ID, "Annabella")
        over = await hall.open("mini", {}, (HER, BOB), Settings(), ID)
        await play_out(over)
        two = await hall.open("mini", {}, (HER, BOB), Settings(), ID)
        three = await hall.open("seven", {}, (HER, BOB, CAT), Settings(), ID)
        hers = await hall.open("mini", {}, (HER, FREE), Settings(), ID)
        waits = await hall.open("seven", {}, (BOB, HER, FREE), Settings(), "bob")
        alone = await hall.open("seven", {}, (HER, BOT, BOT), Settings(), ID)
        await three.pause(ID)
        await names.delete(ID)
        assert (two.ending and two.ending.reason, two.ending and two.ending.ranks) == (
            "resigned",
            (2, 1),
        )
        assert three.status == "paused"
        assert three.seats[0].by_bot
        assert three.host == "bob"
        assert (hers.status, alone.status, waits.status) == ("over", "over", "waiting")
        assert [seat.kind for seat in waits.seats] == ["person", "open", "open"]
        with pytest.raises(SeatFixed):
            await three.hand_back(0, "bob")
        assert over.seats[0].name == ""
        verify(over.game, over.record(1))
        assert names.kept(ID) is None
        assert await hall.house.store(count, ID) == {}
        again = await hall.rematch(over.id, "bob")
        assert sorted(seat.kind for seat in again.seats) == ["open", "person"]
        assert {seat.person for seat in again.seats} == {"bob", None}
    found = everything_in(tmp_path)
    assert ID not in found
    assert "Annabella" not in found
    assert "Bob" in found


async def test_a_table_that_is_not_in_memory_is_handed_on_too(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table_id = (await hall.open("mini", {}, (HER, BOB), Settings(), ID)).id
        await play_out(await hall.find(table_id))
    async with running_hall(tmp_path) as hall:
        await hall.hand_on(ID, "eve")
        table = await hall.find(table_id)
        assert (table.host, table.seats[0].person, table.seats[0].name) == (
            "eve",
            "eve",
            "Annabella",
        )
    assert ID not in everything_in(tmp_path)


async def test_a_game_goes_on_in_the_hands_of_the_kept_person(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        table = await mini(hall)
        version, updated = table.version, table.updated
        time.passes(60)
        box = await hall.boxes.open("duel", {}, ("x", "y"), None, "ann")
        await hall.hand_on("ann", "eve")
        assert table.version == version + 1
        assert table.updated > updated
        assert table.seats_of("eve") == (0,)
        assert table.others("eve") == (1,)
        await play_out(table)
        assert (await hall.boxes.find(box.id, "eve")).id == box.id


async def test_a_rematch_keeps_no_seat_for_who_is_gone(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall)
        await play_out(table)
        again = await hall.rematch(table.id, "ann")
        assert [seat.person for seat in again.seats if seat.kind == "open"] == ["bob"]
        await hall.hand_on("bob", None)
        [free] = [seat for seat in again.seats if seat.kind == "open"]
        assert (free.person, free.name) == (None, "")
        await again.take_seat(free.number, "cat", "Cat", "en")
        assert again.status == "running"


async def test_a_deleted_table_does_not_come_back(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, (ANN, BOT))
        await hall.delete(table.id, "ann")
        await hall.hand_on("ann", None)
        with pytest.raises(UnknownTable):
            await hall.find(table.id)
