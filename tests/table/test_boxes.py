"""Games from the box in the hall: kept before they are acknowledged, one change after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.table.room import Here, Time, running_hall
from wondertable.bots.advice import Advice
from wondertable.core.errors import IllegalAction, UnknownGame
from wondertable.core.game import Game
from wondertable.core.state import State
from wondertable.store import StoreFull
from wondertable.table import boxes as keeping
from wondertable.table.box_errors import BoxMovedOn, UnknownBox
from wondertable.table.boxes import Box
from wondertable.table.errors import Closing, HintFailed
from wondertable.table.hall import Hall
from wondertable.table.transcript import Transcript

TOKENS = ("law", "masonry", "strategy", "urbanism", "theology")
WONDERS = ("sphinx", "colossus", "pyramids", "piraeus")
SET_UP = [f"show {thing}" for thing in (*TOKENS, *WONDERS)]


async def duel(hall: Hall) -> Box:
    return await hall.boxes.open("duel", {}, ("Ann", "Bob"), None, "ann")


def showing(token: str) -> Callable[[Transcript], object]:
    return lambda transcript: transcript.enter(f"show {token}")


def test_a_line_that_cannot_be_kept_is_not_entered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running_hall(tmp_path) as hall:
            box = await duel(hall)
            await hall.boxes.change(box.id, "ann", 0, showing("law"))

            def full(*_: Any) -> None:
                raise StoreFull

            with monkeypatch.context() as patch:
                patch.setattr(keeping, "save_box", full)
                with pytest.raises(StoreFull):
                    await hall.boxes.change(box.id, "ann", 1, showing("masonry"))
            again = await hall.boxes.find(box.id, "ann")
            assert [line.move.do for line in again.transcript.written] == ["show law"]
            await hall.boxes.change(box.id, "ann", 1, showing("masonry"))

    asyncio.run(play())


def test_of_two_changes_at_once_one_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_hall(tmp_path) as hall:
            box = await duel(hall)
            done = await asyncio.gather(
                hall.boxes.change(box.id, "ann", 0, showing("law")),
                hall.boxes.change(box.id, "ann", 0, showing("masonry")),
                return_exceptions=True,
            )
            assert [type(one) for one in done] == [Box, BoxMovedOn]
            assert (await hall.boxes.find(box.id, "ann")).at == 1

    asyncio.run(play())


def test_a_line_that_is_refused_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_hall(tmp_path) as hall:
            box = await duel(hall)
            await hall.boxes.change(box.id, "ann", 0, showing("law"))
            with pytest.raises(IllegalAction):
                await hall.boxes.change(box.id, "ann", 1, showing("law"))
            assert (await hall.boxes.find(box.id, "ann")).row.version == 2
            with pytest.raises(UnknownBox):
                await hall.boxes.find(box.id, "eve")
            with pytest.raises(UnknownGame):
                await hall.boxes.open("chess", {}, ("Ann",), None, "ann")

    asyncio.run(play())


def test_a_hint_is_thought_about_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_hall(tmp_path) as hall:
            box = await duel(hall)
            with pytest.raises(BoxMovedOn):
                await hall.boxes.hint(box.id, "ann", 0)
            await hall.boxes.change(box.id, "ann", 0, lambda paper: paper.enter_all(SET_UP))
            first = (await hall.boxes.hint(box.id, "ann", 9)).advice
            assert first is not None
            assert (await hall.boxes.hint(box.id, "ann", 9)).advice is first
            after = await hall.boxes.change(
                box.id, "ann", 9, lambda paper: paper.enter("draft sphinx")
            )
            assert after.advice is None

    asyncio.run(play())


def test_a_hint_that_cannot_be_found_is_told_and_can_be_asked_for_again(tmp_path: Path) -> None:
    class Failing(Here):
        async def advise(self, game: Game, view: State, seat: int) -> Advice:
            raise TimeoutError

    async def play() -> None:
        async with running_hall(tmp_path, thinker=Failing()) as hall:
            box = await duel(hall)
            await hall.boxes.change(box.id, "ann", 0, lambda paper: paper.enter_all(SET_UP))
            with pytest.raises(HintFailed):
                await hall.boxes.hint(box.id, "ann", 9)
            assert (await hall.boxes.find(box.id, "ann")).advice is None

    asyncio.run(play())


def test_old_games_are_forgotten_and_a_closing_house_takes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        time = Time()
        async with running_hall(tmp_path, time, keep=100.0) as hall:
            box = await duel(hall)
            time.passes(50)
            await hall.purge()
            await hall.boxes.find(box.id, "ann")
            time.passes(60)
            await hall.purge()
            with pytest.raises(UnknownBox):
                await hall.boxes.find(box.id, "ann")
            assert await hall.boxes.of_person("ann") == []
            other = await duel(hall)
            hall._house.closing = True
            with pytest.raises(Closing):
                await hall.boxes.change(other.id, "ann", 0, showing("law"))
            with pytest.raises(Closing):
                await duel(hall)
            hall._house.closing = False

    asyncio.run(play())


def test_games_that_left_memory_are_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        monkeypatch.setattr(keeping, "AWAKE", 1)
        async with running_hall(tmp_path) as hall:
            first = await duel(hall)
            await hall.boxes.change(first.id, "ann", 0, showing("law"))
            await duel(hall)
            again = await hall.boxes.find(first.id, "ann")
            assert again is not first
            assert [line.move.do for line in again.transcript.written] == ["show law"]
            await hall.boxes.delete(first.id, "ann")
            with pytest.raises(UnknownBox):
                await hall.boxes.find(first.id, "ann")

    asyncio.run(play())
