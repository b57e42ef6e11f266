"""Bots think in worker processes, so that nobody else has to wait for them."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Final, ParamSpec, Protocol, TypeVar

from wondertable._engine import is_ready
from wondertable.bots import Bot, find_bot, is_foreign, needs_record
from wondertable.bots.advice import ADVISER, Advice, advise
from wondertable.bots.asking import ask
from wondertable.bots.foreign import PREFIX
from wondertable.bots.worker import WorkerPool
from wondertable.core.errors import UnknownBot
from wondertable.core.game import Game
from wondertable.core.phrases import listed_or_none
from wondertable.core.record import Record, read_record
from wondertable.core.rng import Rng
from wondertable.core.state import State
from wondertable.games import find_game

MOST_WORKERS: Final = 4
TRIES: Final = 3
SEED_BITS: Final = 62
HINT: Final = f"{ADVISER}:500ms"
"""Who gives hints, and how long it thinks about one."""

P = ParamSpec("P")
T = TypeVar("T")


class Thinker(Protocol):
    """Finds a move for a bot, and hints for people."""

    async def think(
        self, game: Game, view: State, seat: int, bot: str, record: Callable[[], Record]
    ) -> str:
        """The bot's choice in notation; raises TimeoutError or ForeignSlow if it takes too long.

        `record` makes the record of the seat, for bots that need it.
        """
        ...

    async def advise(self, game: Game, view: State, seat: int) -> Advice:
        """The best choices of a seat that is asked; raises TimeoutError if it takes too long."""
        ...

    async def turn(self) -> None:
        """Returns when nobody waits for a move or a hint any more who came before."""
        ...

    async def close(self) -> None:
        """Ends what is under way."""
        ...


class ProcessThinker:
    """Thinks for all tables in processes of its own, which start when the first bot is asked.

    `foreign` are the programs that the operator of the server named, with their commands.
    """

    def __init__(
        self,
        seconds: float,
        workers: int | None = None,
        foreign: Mapping[str, str] | None = None,
    ) -> None:
        self._seconds = seconds
        self._foreign = dict(foreign or {})
        self._workers = workers or max(1, min(MOST_WORKERS, (os.cpu_count() or 1) - 1))
        self._free = asyncio.Semaphore(self._workers)
        self._pool: WorkerPool | None = None
        self._compiled = False
        self._thinking = 0
        self.waiting = 0
        """How many wait for a worker."""

    @property
    def thinking(self) -> int:
        """How many thoughts are under way."""
        return self._thinking

    async def think(
        self, game: Game, view: State, seat: int, bot: str, record: Callable[[], Record]
    ) -> str:
        """The bot's choice; a worker that dies is replaced, and one that is too slow is ended."""
        if is_foreign(bot):
            raise UnknownBot(bot, listed_or_none(list(self._foreign)))
        if bot in self._foreign:
            spec, text = PREFIX + self._foreign[bot], record().text()
        else:
            spec, text = bot, record().text() if needs_record(bot) else ""
        return await self._done(choose, game.name, view.dump(), seat, spec, fresh(), text)

    async def advise(self, game: Game, view: State, seat: int) -> Advice:
        """The best choices of a seat, found in a worker like a bot's choice."""
        return await self._done(best_choices, game.name, view.dump(), seat, HINT, fresh())

    async def turn(self) -> None:
        """Waits in the same queue as moves and hints, until a worker is free; takes none."""
        async with self._free:
            pass

    async def _done(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a worker makes of something, as soon as one is free."""
        self.waiting += 1
        try:
            await self._free.acquire()
        finally:
            self.waiting -= 1
        try:
            self._make_way()
            self._thinking += 1
            try:
                return await self._tried(work, *args, **kwargs)
            finally:
                self._thinking -= 1
        finally:
            self._free.release()

    async def _tried(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a worker makes of something; another one tries if it dies."""
        for last in (*[False] * (TRIES - 1), True):
            pool = self._started()
            try:
                thought = pool.submit(work, *args, **kwargs)
                async with asyncio.timeout(self._seconds):
                    return await asyncio.wrap_future(thought)
            except TimeoutError:
                self._end(pool)
                raise
            except BrokenProcessPool:
                self._end(pool)
                if last:
                    raise
        raise AssertionError("the last try returns or raises")

    def _make_way(self) -> None:
        """Ends workers that run the source, once the engine was compiled and none of them thinks.

        Only bytes and words go to a worker and back, and both builds play alike, so this process
        may go on with the source.
        """
        if self._pool and not self._compiled and not self._thinking and is_ready():
            self._end(self._pool)

    async def close(self) -> None:
        """Ends the workers and waits until they are gone."""
        if self._pool is not None:
            await asyncio.to_thread(self._given_up().shutdown)

    def _started(self) -> WorkerPool:
        if self._pool is None:
            self._compiled = is_ready()
            self._pool = WorkerPool(self._workers)
        return self._pool

    def _end(self, pool: WorkerPool) -> None:
        """Ends a pool with all that it thinks about; those who wait try again in a new one."""
        if pool is self._pool:
            self._given_up().shutdown(wait=False)

    def _given_up(self) -> WorkerPool:
        """The pool, of which every process is told to end, whatever it does."""
        pool, self._pool = self._started(), None
        pool.tell_to_end()
        return pool


def fresh() -> int:
    """A seed that nobody knows."""
    return secrets.randbits(SEED_BITS)


def choose(game: str, data: bytes, seat: int, bot: str, seed: int, record: str = "") -> str:
    """A bot's choice in notation; runs in a worker."""
    rules = find_game(game)
    view = rules.load(data)

    def seat_record() -> Record:
        return read_record(record.encode())

    action = ask(kept_bot(bot, game), view, seat, seat_record, Rng(seed))
    return rules.write(view, seat, action)


def best_choices(game: str, data: bytes, seat: int, bot: str, seed: int) -> Advice:
    """What a bot advises a seat; runs in a worker."""
    rules = find_game(game)
    return advise(kept_bot(bot, game), rules, rules.load(data), seat, Rng(seed))


@cache
def kept_bot(spec: str, game: str) -> Bot:
    """A bot, which is made once in every worker: some have much to load."""
    return find_bot(spec, find_game(game))
