"""Positions of the past: what the record of a viewer leads to, without making the record."""

from __future__ import annotations

from pathlib import Path

import pytest

from wondertable.core.replay import Replay
from wondertable.core.state import SPECTATOR, State
from wondertable.table import Hall, SeatPlan, Settings, Table
from wondertable.table.errors import NotStarted

from .room import ANN, BOB, CAT, FREE, duel, move, running_hall

pytestmark = pytest.mark.anyio

PLIES = 24


def by_record(table: Table, viewer: int, ply: int) -> State:
    """The record that a viewer may have, played again up to a ply."""
    known = table.record(viewer)
    replay = Replay(table.game, known)
    entries = table.entries(viewer)
    for line, (played, entry) in enumerate(zip(known.moves, entries, strict=True), start=2):
        if entry.ply > ply:
            break
        replay.play(line, played)
    return replay.state


async def opened(hall: Hall, game: str) -> Table:
    plans: dict[str, tuple[SeatPlan, ...]] = {"duel": (ANN, BOB)}
    options = {"cities": "on"} if game == "seven" else {}
    return await hall.open(game, options, plans.get(game, (ANN, BOB, CAT)), Settings(), "ann")


def compare(table: Table) -> None:
    for viewer in (*range(len(table.seats)), SPECTATOR):
        for ply in range(table.ply + 1):
            found = table.position(viewer, ply)
            assert found.key() == by_record(table, viewer, ply).key()


@pytest.mark.parametrize("game", ["duel", "seven", "babel", "mini"])
async def test_a_position_of_the_past_is_what_the_record_of_the_viewer_leads_to(
    tmp_path: Path, game: str
) -> None:
    async with running_hall(tmp_path) as hall:
        table = await opened(hall, game)
        while table.ply < PLIES and table.status != "over":
            await move(table, at=table.ply)
        compare(table)


async def test_a_game_that_is_over_hides_nothing_of_its_past(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await opened(hall, "seven")
        while table.ply < 4:
            await move(table)
        hidden = table.position(0, 2).key()
        await table.close("ann")
        compare(table)
        assert table.position(0, 2).key() == table.position(1, 2).key() != hidden


async def test_a_game_that_has_not_begun_has_no_past(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, FREE))
        with pytest.raises(NotStarted):
            table.position(0, 0)
