"""Reviews at tables: made one after the other, while somebody waits, below everything else."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from tests.table.room import Here, Time, duel, move, running_hall, until
from wondertable.core.errors import IllegalAction
from wondertable.review.agenda import Task
from wondertable.review.parts import Choice, Luck, Plan
from wondertable.review.review import part_of
from wondertable.table import Hall, Table
from wondertable.table.errors import NoReview, NotOver
from wondertable.table.judging import ProcessReviewer, loss_of
from wondertable.table.reviews import PATIENCE

pytestmark = pytest.mark.anyio


class Slow:
    """Thinks about a part whenever it is told to."""

    def __init__(self) -> None:
        self.given: list[str] = []
        self.steps = asyncio.Semaphore(0)

    async def part(self, record: str, plan: Plan, task: Task) -> Choice | Luck:
        self.given.append(record)
        await self.steps.acquire()
        return part_of(
            record, msgspec.structs.replace(plan, scan=16, verdict=16, luck=1, draws=2), task
        )

    async def loss(self, game: str, view: bytes, seat: int, best: str, tried: str) -> float:
        return 0.0

    async def close(self) -> None:
        pass


async def over(hall: Hall, plies: int = 3) -> Table:
    """A game that was given up early."""
    table = await duel(hall)
    for _ in range(plies):
        await move(table)
    await table.resign(0)
    return table


async def test_before_the_end_there_is_no_review(tmp_path: Path) -> None:
    slow = Slow()
    async with running_hall(tmp_path, reviewer=slow) as hall:
        table = await duel(hall)
        await move(table)
        with pytest.raises(NotOver):
            await hall.reviews.find(table)
        with pytest.raises(NotOver):
            await hall.reviews.loss(table, table.view(0).dump(), 0, "x", "y")
        assert await hall.reviews.kept(table) is None
        await table.close("ann")
        with pytest.raises(NoReview):
            await hall.reviews.find(table)
    assert slow.given == []


async def test_one_review_is_made_after_the_other(tmp_path: Path) -> None:
    slow = Slow()
    async with running_hall(tmp_path, reviewer=slow) as hall:
        first, second = await over(hall), await over(hall)
        one, two = await hall.reviews.find(first), await hall.reviews.find(second)
        for _ in range(40):
            slow.steps.release()
        await until(lambda: one.complete and two.complete)
        records = [slow.given[0], *(b for a, b in pairwise(slow.given) if a != b)]
        assert len(records) == 2


async def test_a_review_rests_when_nobody_waits_and_goes_on_later(tmp_path: Path) -> None:
    slow, time = Slow(), Time()
    async with running_hall(tmp_path, time, reviewer=slow) as hall:
        table = await over(hall)
        found = await hall.reviews.find(table)
        slow.steps.release()
        await until(lambda: found.done == 1 and len(slow.given) == 2)
        time.passes(PATIENCE)
        slow.steps.release()
        await until(lambda: found.done == 2)
        work = hall.reviews._work
        assert work is not None
        await asyncio.wait_for(work, 60)
        assert len(slow.given) == 2
        assert await hall.reviews.find(table) is found
        await until(lambda: len(slow.given) == 3)
        with found.watched(asyncio.Event()):
            time.passes(10 * PATIENCE)
            for _ in range(40):
                slow.steps.release()
            await until(lambda: found.complete)


async def test_a_part_waits_until_no_move_waits(tmp_path: Path) -> None:
    class Busy(Here):
        def __init__(self) -> None:
            super().__init__()
            self.free = asyncio.Event()

        async def turn(self) -> None:
            await self.free.wait()

    thinker = Busy()
    reviewer = ProcessReviewer(thinker.turn)
    waiting = asyncio.create_task(reviewer.part("", Plan("p", 1, 1, 1), Task(0)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert reviewer._pool is None
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await reviewer.close()


async def test_an_answer_is_weighed_against_the_best(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        view = table.view(0)
        lines = [table.game.write(view, 0, code) for code in view.legal(0)]
        same = loss_of("duel", view.dump(), 0, lines[0], lines[0])
        assert same == 0.0
        one, other = (loss_of("duel", view.dump(), 0, a, b) for a, b in (lines[:2], lines[1::-1]))
        assert min(one, other) == 0.0  # whichever is better loses nothing
        with pytest.raises(IllegalAction):
            loss_of("duel", view.dump(), 0, lines[0], "build baths")
