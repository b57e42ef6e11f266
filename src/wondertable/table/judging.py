"""Reviews are thought about in a process of their own, which lets everything else go first."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, ParamSpec, Protocol, TypeVar

from wondertable.bots.worker import WorkerPool, settle_in
from wondertable.core.course import legal_action
from wondertable.games import find_game
from wondertable.review.agenda import Task
from wondertable.review.foresight import foreseen
from wondertable.review.judge import ENOUGH, Judge, seed_of
from wondertable.review.parts import Choice, Luck, Plan
from wondertable.review.review import part_of

LAST: Final = 5
"""How nice the process is: beside what works for moves it gets a third of the time."""
SECONDS: Final = 900.0
"""A part that takes longer is given up; on a machine with time to spare it takes half a second."""
TRIES: Final = 2
WEIGHED: Final = 5000
"""Simulations for each of two choices that are compared."""

P = ParamSpec("P")
T = TypeVar("T")


class Reviewer(Protocol):
    """Does the thinking of reviews."""

    async def part(self, record: str, plan: Plan, task: Task) -> Choice | Luck:
        """What comes of one task of a review."""
        ...

    async def loss(self, game: str, view: bytes, seat: int, best: str, tried: str) -> float:
        """How much worse one choice of a seat is than another one, by its own view."""
        ...

    async def close(self) -> None:
        """Ends what is under way."""
        ...


async def at_once() -> None:
    """Waits for nobody."""


class ProcessReviewer:
    """Thinks in one process that starts when the first review is asked for.

    Before every part it waits until `turn` comes: until no move and no hint waits for a worker.
    """

    def __init__(self, turn: Callable[[], Awaitable[None]] = at_once) -> None:
        self._turn = turn
        self._pool: WorkerPool | None = None

    async def part(self, record: str, plan: Plan, task: Task) -> Choice | Luck:
        """What comes of one task, when nothing more urgent waits."""
        await self._turn()
        return await self._done(part_of, record, plan, task)

    async def loss(self, game: str, view: bytes, seat: int, best: str, tried: str) -> float:
        """How much worse a choice is, for somebody who waits for the answer."""
        return await self._done(loss_of, game, view, seat, best, tried)

    async def close(self) -> None:
        """Ends the process and waits until it is gone."""
        if self._pool is not None:
            await asyncio.to_thread(self._given_up(self._pool).shutdown)

    async def _done(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the process makes of something; another one tries if it dies."""
        for last in (*[False] * (TRIES - 1), True):
            pool = self._started()
            try:
                thought = pool.submit(work, *args, **kwargs)
                async with asyncio.timeout(SECONDS):
                    return await asyncio.wrap_future(thought)
            except TimeoutError:
                self._given_up(pool).shutdown(wait=False)
                raise
            except BrokenProcessPool:
                self._given_up(pool).shutdown(wait=False)
                if last:
                    raise
        raise AssertionError("the last try returns or raises")

    def _started(self) -> WorkerPool:
        if self._pool is None:
            self._pool = WorkerPool(1, settle_in_below)
        return self._pool

    def _given_up(self, pool: WorkerPool) -> WorkerPool:
        """The pool, whose process is told to end, whatever it does."""
        if pool is self._pool:
            self._pool = None
        pool.tell_to_end()
        return pool


def settle_in_below() -> None:
    """Prepares a worker that lets all others go first."""
    settle_in()
    if hasattr(os, "nice"):
        os.nice(LAST)


def loss_of(game: str, view: bytes, seat: int, best: str, tried: str) -> float:
    """How much worse a choice is by a search of its own; runs in a worker.

    Where choices are drawn, or all choose for the last time, what others may do at the same time
    counts: both are seen together.
    """
    rules = find_game(game)
    seen = rules.load(view)
    judge = Judge(rules)
    actions = [legal_action(rules, seen, seat, text) for text in (best, tried)]
    seed = seed_of(f"loss {seat}", seen)
    last = judge.is_last(seen)
    if last or judge.is_mixed(seen):
        found = (
            foreseen(judge, seen, seat, actions[1], WEIGHED, seed)
            if last
            else judge.value(seen, seat, WEIGHED, seed)
        )
        known = {
            one.action: one.expected
            for one in found.prospects
            if one.share * found.simulations >= ENOUGH
        }
        if known.keys() >= set(actions):
            return max(0.0, known[actions[0]] - known[actions[1]])
    worth = [judge.worth(seen, seat, action, WEIGHED, seed).expected for action in actions]
    return max(0.0, worth[0] - worth[1])
