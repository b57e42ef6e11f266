"""Who keeps a name, and how they come back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.table.room import ANN, BOB, Time, running_hall
from wondertable.club.names.errors import (
    BothSeated,
    NameKept,
    NameNotKept,
    NameReserved,
    NamesOff,
    WrongWay,
)
from wondertable.club.names.names import CODE_MINUTES, CODE_TRIES, DAY, Names
from wondertable.club.names.ways import CODE_SIGNS, HANDLE_SIGNS, Way
from wondertable.store.belongings import count
from wondertable.table import Hall, Settings
from wondertable.table.errors import BadName

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def names_in(
    folder: Path, time: Time | None = None, *, on: bool = True, keep: float | None = None
) -> AsyncIterator[tuple[Names, Hall]]:
    async with running_hall(folder, time or Time()) as hall:
        names = Names(hall, on=on, keep=keep, reserved=["Guest", "Vendég"])
        await names.start()
        yield names, hall


async def test_a_kept_name_is_there_after_a_restart(tmp_path: Path) -> None:
    async with names_in(tmp_path) as (names, _):
        kept = await names.keep("ann", " Ann  Other ")
        assert (kept.name, kept.epoch) == ("Ann Other", 1)
    async with names_in(tmp_path) as (names, _):
        assert names.kept("ann") == kept
        assert names.is_anothers("eve", "ann other")


async def test_nobody_else_plays_or_keeps_a_name_that_looks_like_a_kept_one(
    tmp_path: Path,
) -> None:
    async with names_in(tmp_path) as (names, _):
        await names.keep("ann", "Ann")
        for name in ("Ann", "ANN", "Аnn", "Ánn"):
            with pytest.raises(NameKept):
                names.name_for("eve", name)
            with pytest.raises(NameKept):
                await names.keep("eve", name)
        assert names.name_for("eve", " Eve ") == "Eve"
        assert names.name_for("ann", "Somebody") == "Ann"


async def test_a_name_that_was_given_up_is_free(tmp_path: Path) -> None:
    async with names_in(tmp_path) as (names, _):
        first = await names.keep("ann", "Ann")
        second = await names.keep("ann", "Anna")
        assert (second.epoch, second.created) == (first.epoch, first.created)
        assert (await names.keep("eve", "Ann")).name == "Ann"
        with pytest.raises(NameKept):
            await names.keep("eve", "Anna")


@pytest.mark.parametrize("name", ["Guest", "vendeg", "G u e s t", "Wondertable", "admin"])
async def test_a_name_that_is_everybody_s_is_kept_by_nobody(tmp_path: Path, name: str) -> None:
    async with names_in(tmp_path) as (names, _):
        with pytest.raises(NameReserved):
            await names.keep("ann", name)
        assert names.name_for("ann", name) == name


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\u202eb", "\u3164"])
async def test_a_name_that_cannot_be_seen_is_not_kept(tmp_path: Path, name: str) -> None:
    async with names_in(tmp_path) as (names, _):
        with pytest.raises(BadName):
            await names.keep("ann", name)


async def test_signing_out_ends_the_cookies_of_all_devices(tmp_path: Path) -> None:
    async with names_in(tmp_path) as (names, _):
        assert names.counts("ann", 0)
        await names.keep("ann", "Ann")
        assert [names.counts("ann", epoch) for epoch in (0, 1, 2)] == [False, True, False]
        await names.sign_out("ann")
        assert [names.counts("ann", epoch) for epoch in (0, 1, 2)] == [False, False, True]
        with pytest.raises(NameNotKept):
            await names.sign_out("eve")


async def test_the_newest_sheet_leads_back_again_and_again(tmp_path: Path) -> None:
    async with names_in(tmp_path) as (names, _):
        with pytest.raises(NameNotKept):
            await names.new_sheet("ann")
        kept = await names.keep("ann", "Ann")
        old, new = await names.new_sheet("ann"), await names.new_sheet("ann")
        assert await names.by_way(" ".join(new.groups)) == kept
        assert await names.by_way(new.signs.lower()) == kept
        for words in (old.signs, "", "nonsense", new.signs[:-1] + "é"):
            with pytest.raises(WrongWay):
                await names.by_way(words)


async def test_a_code_leads_back_once(tmp_path: Path) -> None:
    async with names_in(tmp_path) as (names, _):
        kept = await names.keep("ann", "Ann")
        code = await names.new_code("ann")
        assert await names.by_way("-".join(code.groups)) == kept
        with pytest.raises(WrongWay):
            await names.by_way(code.signs)


async def test_a_code_is_void_after_minutes_after_tries_and_after_the_next_one(
    tmp_path: Path,
) -> None:
    time = Time()
    async with names_in(tmp_path, time) as (names, _):
        await names.keep("ann", "Ann")
        old, code = await names.new_code("ann"), await names.new_code("ann")
        with pytest.raises(WrongWay):
            await names.by_way(old.signs)
        time.passes(CODE_MINUTES * 60 + 1)
        with pytest.raises(WrongWay):
            await names.by_way(code.signs)
        code = await names.new_code("ann")
        guess = Way(code.handle + ("0" if code.signs[-1] != "0" else "1") * HANDLE_SIGNS)
        assert len(guess.signs) == CODE_SIGNS
        for _ in range(CODE_TRIES):
            with pytest.raises(WrongWay):
                await names.by_way(guess.signs)
        with pytest.raises(WrongWay):
            await names.by_way(code.signs)


async def test_where_names_are_off_nobody_keeps_one_and_nobody_comes_back(tmp_path: Path) -> None:
    async with names_in(tmp_path) as (names, _):
        await names.keep("ann", "Ann")
        sheet = await names.new_sheet("ann")
    async with names_in(tmp_path, on=False) as (names, _):
        assert names.counts("ann", 1)
        for work in (names.keep("eve", "Eve"), names.new_sheet("ann"), names.new_code("ann")):
            with pytest.raises(NamesOff):
                await work
        with pytest.raises(NamesOff):
            await names.by_way(sheet.signs)


async def test_what_a_guest_has_comes_along_unless_both_sit_at_one_table(tmp_path: Path) -> None:
    async with names_in(tmp_path) as (names, hall):
        await names.keep("ann", "Ann")
        table = await hall.open("mini", {}, (ANN, BOB), Settings(), "ann")
        with pytest.raises(BothSeated):
            await names.take_along("bob", "ann")
        assert table.seats_of("bob") == (1,)
        await table.close("ann")
        await names.take_along("bob", "ann")
        assert table.seats_of("ann") == (0, 1)
        assert await hall.house.store(count, "bob") == {}
        await names.keep("cat", "Cat")
        await names.take_along("cat", "ann")
        assert names.kept("cat")


async def test_who_was_not_here_for_long_is_forgotten(tmp_path: Path) -> None:
    time = Time()
    async with names_in(tmp_path, time, keep=30 * DAY) as (names, hall):
        await names.keep("ann", "Ann")
        await names.keep("bob", "Bob")
        time.passes(20 * DAY)
        names.note("ann")
        names.note("nobody")
        assert await names.purge() == []
        time.passes(20 * DAY)
        assert await names.purge() == ["bob"]
        assert (names.kept("bob"), names.is_anothers("eve", "Bob")) == (None, False)
        assert await hall.house.store(count, "bob") == {}
        assert names.kept("ann")
