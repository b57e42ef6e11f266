"""Bots at a table: they play by themselves, and whatever goes wrong with them, the game goes on."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from wondertable.core.game import Game
from wondertable.core.record import Record
from wondertable.core.replay import verify
from wondertable.core.rng import Rng
from wondertable.core.state import SPECTATOR, State
from wondertable.games import GAMES
from wondertable.store.rows import Note
from wondertable.table import thinker
from wondertable.table.thinker import ProcessThinker, choose

from .room import ANN, BOB, BOT, CAT, Here, Never, duel, mini, move, no_record, running_hall, until
from .still import passes_until, settled, still_loop, time_stands_still

pytestmark = pytest.mark.anyio

DUEL = GAMES["duel"]


class Failing(Here):
    """Fails like a bot with a mistake in it."""

    def __init__(self, failure: Exception) -> None:
        super().__init__()
        self.failure = failure

    async def think(
        self, game: Game, view: State, seat: int, bot: str, record: Callable[[], Record]
    ) -> str:
        raise self.failure


class Cheating(Here):
    """Says what is not allowed."""

    async def think(
        self, game: Game, view: State, seat: int, bot: str, record: Callable[[], Record]
    ) -> str:
        return "discard altar"


class Spying(Here):
    """Notes what bots are given."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[tuple[bytes, int]] = []

    async def think(
        self, game: Game, view: State, seat: int, bot: str, record: Callable[[], Record]
    ) -> str:
        self.given.append((view.key(), seat))
        return await super().think(game, view, seat, bot, record)


async def test_bots_play_a_whole_game_by_themselves(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (BOT, BOT))
        await until(lambda: table.status == "over")
        verify(table.game, table.record(SPECTATOR))


async def test_bots_lay_their_choices_in_a_simultaneous_round(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, (ANN, BOT, BOT))
        await until(lambda: table.laid == {1, 2})
        await table.submit(0, "bid 1", 0)
        await until(lambda: table.ply == 1 and table.laid == {1, 2})
        assert table.asked == (0,)


async def test_bots_are_given_views_and_nothing_else(tmp_path: Path) -> None:
    thinker = Spying()
    async with running_hall(tmp_path, thinker=thinker) as hall:
        table = await mini(hall, (ANN, BOT, CAT))
        await until(lambda: table.laid == {1})
        await table.retract(1, 0)
        await until(lambda: table.laid == {1})
        assert [seat for _, seat in thinker.given] == [1, 1]
        position = table._ledger.standing.begun()
        assert thinker.given[0][0] == position.base.view(1).key() != position.base.key()


async def test_bots_answer_a_person(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, BOT))
        for _ in range(5):
            await until(lambda: table.asked == (0,))
            await move(table)
        await until(lambda: table.asked == (0,))
        assert {entry.seat for entry in table.entries(SPECTATOR)} >= {0, 1}


@pytest.mark.parametrize(
    ("thinker", "note"),
    [
        (Failing(ZeroDivisionError()), "bot-failed"),
        (Failing(TimeoutError()), "bot-slow"),
        (Cheating(), "bot-failed"),
    ],
)
async def test_a_bot_that_fails_is_made_a_legal_choice_for_and_it_is_said_so(
    tmp_path: Path, thinker: Here, note: Note, caplog: pytest.LogCaptureFixture
) -> None:
    async with running_hall(tmp_path, thinker=thinker) as hall:
        table = await duel(hall, (BOT, BOB))
        await until(lambda: table.asked == (1,))
        entry = next(entry for entry in table.entries(SPECTATOR) if entry.seat == 0)
        assert entry.note == note
        assert caplog.records
    async with running_hall(tmp_path) as hall:
        again = await hall.find(table.id)
        assert again.entries(SPECTATOR) == table.entries(SPECTATOR)


async def test_a_thought_is_started_again_after_a_restart(tmp_path: Path) -> None:
    async with running_hall(tmp_path, thinker=Never()) as hall:
        table = await duel(hall, (BOT, BOB))
        await asyncio.sleep(0.01)
        assert table.ply == 0
    async with running_hall(tmp_path) as hall:
        table = await hall.find(table.id)
        await until(lambda: table.asked == (1,))
        assert table.ply > 0


async def test_bots_go_on_after_a_restart_although_nobody_looks(tmp_path: Path) -> None:
    async with running_hall(tmp_path, thinker=Never()) as hall:
        table = await duel(hall, (BOT, BOT))
    async with running_hall(tmp_path) as hall:
        tables = hall._awake
        await until(lambda: tables[table.id].status == "over")
        assert {entry.seat for entry in tables[table.id].entries(SPECTATOR)} >= {0, 1}


@time_stands_still
async def test_bots_do_not_play_while_the_table_is_paused(tmp_path: Path) -> None:
    async with running_hall(tmp_path, pace=0.05) as hall:
        table = await duel(hall, (BOT, BOB))
        await settled()
        await table.pause(table.host)
        still_loop().at += 60
        await settled()
        assert table.ply == 0
        await table.resume(table.host)
        await passes_until(lambda: table.asked == (1,))


@time_stands_still
async def test_a_seat_that_is_handed_back_is_not_played_by_its_bot(tmp_path: Path) -> None:
    async with running_hall(tmp_path, pace=0.05) as hall:
        table = await duel(hall)
        await table.hand_over(0, "ann", "random")
        await settled()
        await table.hand_back(0, "ann")
        still_loop().at += 60
        await settled()
        assert table.ply == 0


@time_stands_still
async def test_bots_take_their_time_so_that_people_can_follow(tmp_path: Path) -> None:
    async with running_hall(tmp_path, pace=0.1) as hall:
        table = await duel(hall, (BOT, BOB))
        still_loop().at += 0.09
        await settled()
        assert table.ply == 0
        await passes_until(lambda: table.ply > 0)


# Worker processes.


async def test_workers_think_in_other_processes_and_are_gone_when_closed() -> None:
    workers = ProcessThinker(seconds=30, workers=1)
    view = (await dealt_duel()).view(0)
    text = await workers.think(DUEL, view, 0, "greedy", no_record)
    assert DUEL.read(view, 0, text) in view.legal(0)
    assert workers._pool is not None
    processes = list(workers._pool._processes.values())
    assert processes
    assert os.getpid() not in [process.pid for process in processes]
    await workers.close()
    assert not any(process.is_alive() for process in processes)


async def test_the_house_goes_on_while_a_bot_thinks() -> None:
    workers = ProcessThinker(seconds=60, workers=1)
    view = (await dealt_duel()).view(0)
    await workers.think(DUEL, view, 0, "random", no_record)
    thought = asyncio.create_task(workers.think(DUEL, view, 0, "oracle:2000sims", no_record))
    rounds = 0
    while not thought.done():
        await asyncio.sleep(0)
        rounds += 1
    assert rounds > 10
    await workers.close()


async def test_a_worker_that_dies_is_replaced() -> None:
    workers = ProcessThinker(seconds=30, workers=1)
    view = (await dealt_duel()).view(0)
    await workers.think(DUEL, view, 0, "random", no_record)
    assert workers._pool is not None
    for process in workers._pool._processes.values():
        process.kill()
    text = await workers.think(DUEL, view, 0, "random", no_record)
    assert DUEL.read(view, 0, text) in view.legal(0)
    await workers.close()


async def test_workers_on_the_source_make_way_once_the_engine_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinker, "is_ready", lambda: False)
    workers = ProcessThinker(seconds=30, workers=2)
    view = (await dealt_duel()).view(0)
    await workers.think(DUEL, view, 0, "random", no_record)
    before = workers._pool
    await workers.think(DUEL, view, 0, "random", no_record)
    assert workers._pool is before
    monkeypatch.setattr(thinker, "is_ready", lambda: True)
    workers._thinking = 1  # somebody still thinks
    await workers.think(DUEL, view, 0, "random", no_record)
    assert workers._pool is before
    workers._thinking = 0
    await workers.think(DUEL, view, 0, "random", no_record)
    after = workers._pool
    assert after is not before
    await workers.think(DUEL, view, 0, "random", no_record)
    assert workers._pool is after
    await workers.close()


async def test_a_worker_that_is_too_slow_is_ended() -> None:
    workers = ProcessThinker(seconds=0.001, workers=1)
    view = (await dealt_duel()).view(0)
    with pytest.raises(TimeoutError):
        await workers.think(DUEL, view, 0, "greedy", no_record)
    assert workers._pool is None
    workers._seconds = 30
    await workers.think(DUEL, view, 0, "greedy", no_record)
    await workers.close()


async def test_a_mistake_in_a_bot_comes_back_as_an_error() -> None:
    workers = ProcessThinker(seconds=30, workers=1)
    view = (await dealt_duel()).view(0)
    with pytest.raises(Exception, match="wizard"):
        await workers.think(DUEL, view, 0, "wizard", no_record)
    await workers.close()


async def test_workers_end_with_a_parent_that_is_killed() -> None:
    script = """
import asyncio, sys
from wondertable.games import GAMES
from wondertable.core.rng import Rng
from wondertable.table.thinker import ProcessThinker

async def main():
    state = GAMES["duel"].setup()
    state.deal(Rng(1))
    workers = ProcessThinker(30, 1)
    await workers.think(GAMES["duel"], state, 0, "random", None)
    print(*[process.pid for process in workers._pool._processes.values()], flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""
    parent = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    pids = [int(word) for word in parent.stdout.readline().split()]
    assert pids
    parent.kill()
    parent.communicate()
    await until(lambda: not any(alive(pid) for pid in pids))


def alive(pid: int) -> bool:
    """Whether a process runs; one that nobody has collected yet does not."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


async def test_what_workers_do_can_be_done_here() -> None:
    state = await dealt_duel()
    assert choose("duel", state.dump(), 0, "random", 5) == choose(
        "duel", state.dump(), 0, "random", 5
    )
    assert thinker.kept_bot("random", "duel") is thinker.kept_bot("random", "duel")


async def dealt_duel() -> State:
    state = DUEL.setup()
    state.deal(Rng(3))
    return state
