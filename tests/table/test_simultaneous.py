"""Choices that are laid face down, as in games where all choose at once."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from tests.toy.mini import NONE
from tests.toy.mini import mini as toy
from wondertable.core.errors import NotAsked
from wondertable.core.replay import verify
from wondertable.core.state import HIDDEN, SPECTATOR
from wondertable.table import Table
from wondertable.table.errors import NothingLaid, Stale

from .room import ANN, BOB, CAT, Time, mini, new_hall, play_out, running_hall

pytestmark = pytest.mark.anyio

THREE = (ANN, BOB, CAT)


def bids_seen(table: Table, viewer: int) -> list[int]:
    return toy(table.view(viewer)).bids


async def test_two_seats_that_answer_the_same_ply_are_both_in_time(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, THREE)
        await table.submit(2, "bid 2", 0)
        assert (table.ply, table.asked, table.laid) == (0, (0, 1), frozenset({2}))
        await table.submit(0, "bid 1", 0)
        await table.submit(1, "bid 0", 0)
        assert (table.ply, table.asked, table.laid) == (1, (0, 1, 2), frozenset())


async def test_a_choice_lies_face_down_until_all_have_chosen(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, THREE)
        log = [table.entries(viewer) for viewer in (0, 1, SPECTATOR)]
        await table.submit(0, "bid 2", 0)
        assert bids_seen(table, 0) == [2, NONE, NONE]
        assert bids_seen(table, 1) == bids_seen(table, SPECTATOR) == [HIDDEN, NONE, NONE]
        assert [table.entries(viewer) for viewer in (0, 1, SPECTATOR)] == log
        assert "bid" not in table.record(0).text()


async def test_the_order_of_arrival_leaves_no_trace(tmp_path: Path) -> None:
    async with running_hall(tmp_path, Time()) as hall:
        rounds = set()
        for order in permutations(range(3)):
            table = await mini(hall, THREE)
            for seat in order:
                await table.submit(seat, f"bid {seat}", 0)
            entries = table.entries(SPECTATOR, after=3)
            moves = table.record(SPECTATOR).moves[3:]
            rounds.add((entries, tuple(moves)))
        assert len(rounds) == 1
        assert [move.seat for move in moves] == [0, 1, 2]
        assert {entry.ply for entry in entries} == {1}


async def test_a_face_down_choice_is_taken_back_and_made_anew(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall)
        await table.submit(0, "bid 2", 0)
        with pytest.raises(NotAsked):
            await table.submit(0, "bid 1", 0)
        await table.retract(0, 0)
        assert (table.asked, table.laid) == ((0, 1), frozenset())
        with pytest.raises(NothingLaid):
            await table.retract(0, 0)
        await table.submit(0, "bid 1", 0)
        await table.submit(1, "bid 0", 0)
        with pytest.raises(Stale):
            await table.retract(0, 0)
        assert [move.do for move in table.record(0).moves[2:]] == ["bid 1", "bid 0"]


async def test_face_down_choices_survive_a_restart(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, THREE)
        await table.submit(2, "bid 2", 0)
        await table.submit(1, "bid 1", 0)
        await table.retract(1, 0)
    async with running_hall(tmp_path) as hall:
        table = await hall.find(table.id)
        assert (table.asked, table.laid) == ((0, 1), frozenset({2}))
        assert bids_seen(table, 2) == [NONE, NONE, 2]
        await table.submit(0, "bid 0", 0)
        await table.submit(1, "bid 0", 0)
        assert [move.do for move in table.record(0).moves[3:]] == ["bid 0", "bid 0", "bid 2"]
    hall = new_hall(tmp_path)
    await hall.start()
    assert (await hall.find(table.id)).laid == frozenset()
    await hall.stop()


async def test_a_whole_game_of_simultaneous_choices_verifies(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, THREE)
        await play_out(table)
        assert table.ply == 3 + 3
        verify(table.game, table.record(SPECTATOR))
