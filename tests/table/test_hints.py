"""Hints at a table: for the seat that asked, out of its view, until the game moves on."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from wondertable.bots.advice import MOST_CHOICES, Advice, percent
from wondertable.core.errors import GameOver, NotAsked, WondertableError
from wondertable.core.game import Game
from wondertable.core.rng import Rng
from wondertable.core.state import SPECTATOR, State
from wondertable.games import GAMES
from wondertable.table import Hall, Settings, Table
from wondertable.table.errors import (
    Closing,
    HandedOver,
    HintFailed,
    HintsOff,
    Stale,
    TablePaused,
    UnknownSeat,
    UnknownTable,
)
from wondertable.table.thinker import ProcessThinker, best_choices

from .room import ANN, BOT, Here, Never, duel, move, play_out, running_hall, until

pytestmark = pytest.mark.anyio

DUEL = GAMES["duel"]


class Counting(Here):
    """Notes what it is asked, and answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[tuple[bytes, int]] = []
        self.open = asyncio.Event()

    async def advise(self, game: Game, view: State, seat: int) -> Advice:
        self.given.append((view.key(), seat))
        await self.open.wait()
        return await super().advise(game, view, seat)


class Failing(Here):
    """Finds no hint."""

    def __init__(self, failure: Exception) -> None:
        super().__init__()
        self.failure = failure

    async def advise(self, game: Game, view: State, seat: int) -> Advice:
        raise self.failure


async def test_a_hint_names_the_best_choices_with_their_chances(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        hint = await table.hint(0, 0)
        choices = hint.choices
        assert len(choices) == MOST_CHOICES
        view = table.view(0)
        legal = [table.game.write(view, 0, action) for action in view.legal(0)]
        assert {choice.action for choice in choices} <= set(legal)
        assert len({choice.action for choice in choices}) == MOST_CHOICES
        assert [choice.share for choice in choices] == sorted(
            (choice.share for choice in choices), reverse=True
        )
        assert all(0 <= choice.expected <= 1 for choice in choices)
        assert sum(hint.expected) == pytest.approx(1)
        assert table.hint_of(0) == hint


async def test_a_hint_changes_nothing_at_the_table(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        before = (table.version, table.ply, table.updated, table.record(SPECTATOR).text())
        await table.hint(0, 0)
        assert (table.version, table.ply, table.updated, table.record(SPECTATOR).text()) == before
        assert table.hint_of(1) is None
        assert table.hint_of(SPECTATOR) is None
    async with running_hall(tmp_path) as hall:
        again = await hall.find(table.id)
        assert again.hint_of(0) is None


async def test_a_hint_is_found_out_of_the_view_of_the_seat(tmp_path: Path) -> None:
    thinker = Counting()
    thinker.open.set()
    async with running_hall(tmp_path, thinker=thinker) as hall:
        table = await duel(hall)
        await table.hint(0, 0)
        assert thinker.given == [(table.view(0).key(), 0)]


async def test_a_seat_has_one_hint_at_a_time_and_asking_again_shares_it(tmp_path: Path) -> None:
    thinker = Counting()
    async with running_hall(tmp_path, thinker=thinker) as hall:
        table = await duel(hall)
        asking = [asyncio.create_task(table.hint(0, 0)) for _ in range(5)]
        await until(lambda: bool(thinker.given))
        assert not table.resting
        thinker.open.set()
        hints = await asyncio.gather(*asking)
        assert len({id(hint) for hint in hints}) == 1
        assert await table.hint(0, 0) is hints[0]
        assert len(thinker.given) == 1


async def test_a_hint_vanishes_when_the_game_moves_on(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        await table.hint(0, 0)
        await move(table)
        assert table.hint_of(0) is None
        assert not table._hints._known


async def test_a_hint_that_comes_too_late_is_not_given(tmp_path: Path) -> None:
    thinker = Counting()
    async with running_hall(tmp_path, thinker=thinker) as hall:
        table = await duel(hall)
        asking = asyncio.create_task(table.hint(0, 0))
        await until(lambda: bool(thinker.given))
        await move(table)
        thinker.open.set()
        with pytest.raises(Stale):
            await asking
        assert not table._hints
        assert table.hint_of(0) is None


async def test_the_pages_are_woken_when_a_hint_has_come(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        async with table.watch() as versions:
            await table.hint(0, 0)
            assert await anext(versions) == table.version


async def off(hall: Hall) -> tuple[Table, int]:
    return await duel(hall, settings=Settings(hints=False)), 0


async def not_asked(hall: Hall) -> tuple[Table, int]:
    return await duel(hall), 1


async def paused(hall: Hall) -> tuple[Table, int]:
    table = await duel(hall)
    await table.pause("ann")
    return table, 0


async def over(hall: Hall) -> tuple[Table, int]:
    table = await duel(hall)
    await play_out(table)
    return table, 0


async def handed_over(hall: Hall) -> tuple[Table, int]:
    table = await duel(hall)
    await table.hand_over(0, "ann", "random")
    return table, 0


async def no_seat(hall: Hall) -> tuple[Table, int]:
    return await duel(hall), SPECTATOR


async def deleted(hall: Hall) -> tuple[Table, int]:
    table = await duel(hall)
    await hall.delete(table.id)
    return table, 0


@pytest.mark.parametrize(
    ("made", "error"),
    [
        (off, HintsOff),
        (not_asked, NotAsked),
        (paused, TablePaused),
        (over, GameOver),
        (handed_over, HandedOver),
        (no_seat, UnknownSeat),
        (deleted, UnknownTable),
    ],
)
async def test_a_hint_is_refused_with_a_reason(
    tmp_path: Path, made: object, error: type[WondertableError]
) -> None:
    assert callable(made)
    async with running_hall(tmp_path, pace=60.0) as hall:
        table, seat = await made(hall)
        with pytest.raises(error):
            await table.hint(seat, table.ply)


async def test_a_hint_about_a_ply_of_the_past_is_refused(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        with pytest.raises(Stale):
            await table.hint(0, 7)


@pytest.mark.parametrize("failure", [TimeoutError(), BrokenProcessPool(), ZeroDivisionError()])
async def test_a_hint_that_cannot_be_found_is_told_and_the_game_goes_on(
    tmp_path: Path, failure: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Failing(failure)
    async with running_hall(tmp_path, thinker=thinker) as hall:
        table = await duel(hall, (ANN, BOT))
        with pytest.raises(HintFailed):
            await table.hint(0, 0)
        assert caplog.records
        assert table.hint_of(0) is None
        assert not table._hints
        await move(table)
        assert table.ply > 0


async def test_a_server_that_stops_does_not_wait_for_a_hint(tmp_path: Path) -> None:
    async with running_hall(tmp_path, thinker=Never()) as hall:
        table = await duel(hall)
        asking = asyncio.create_task(table.hint(0, 0))
        await until(lambda: bool(table._hints))
    with pytest.raises(Closing):
        await asking


# Worker processes.


async def test_workers_find_hints_in_other_processes() -> None:
    workers = ProcessThinker(seconds=30, workers=1)
    view = dealt().view(0)
    advice = await workers.advise(DUEL, view, 0)
    assert len(advice.choices) == MOST_CHOICES
    assert workers._pool is not None
    assert os.getpid() not in list(workers._pool._processes)
    await workers.close()


async def test_a_hint_that_takes_too_long_is_given_up() -> None:
    workers = ProcessThinker(seconds=0.001, workers=1)
    with pytest.raises(TimeoutError):
        await workers.advise(DUEL, dealt().view(0), 0)
    assert workers._pool is None
    await workers.close()


async def test_a_worker_that_dies_over_a_hint_is_replaced() -> None:
    workers = ProcessThinker(seconds=30, workers=1)
    view = dealt().view(0)
    asking = asyncio.create_task(workers.advise(DUEL, view, 0))
    await until(lambda: workers._pool is not None and bool(workers._pool._processes))
    assert workers._pool is not None
    for process in list(workers._pool._processes.values()):
        process.kill()
    assert (await asking).choices
    await workers.close()


def test_equal_views_and_seeds_give_equal_hints() -> None:
    state = dealt()
    for seat in range(2):
        hints = [
            best_choices("duel", data, 0, "oracle:200sims", 5)
            for data in (state.view(0).dump(), state.view(0).fill(Rng(seat)).view(0).dump())
        ]
        assert hints[0] == hints[1]


@pytest.mark.parametrize(
    ("expected", "shown"), [(0.0, 0), (0.001, 1), (0.5, 50), (0.624, 62), (0.999, 99), (1.0, 100)]
)
def test_only_what_is_certain_is_shown_as_certain(expected: float, shown: int) -> None:
    assert percent(expected) == shown


def dealt() -> State:
    state = DUEL.setup()
    state.deal(Rng(3))
    return state
