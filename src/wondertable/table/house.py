"""What all tables of a process share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, TypeVar

from anyio import CapacityLimiter, to_thread

from wondertable.core.errors import UnknownBot
from wondertable.core.game import Game
from wondertable.store import Database, StoreAway, StoreError
from wondertable.table.meter import Meter
from wondertable.table.thinker import Thinker

if TYPE_CHECKING:
    from wondertable.table.peers import Peers

STORE_THREADS: Final = 8

P = ParamSpec("P")
T = TypeVar("T")


@dataclass
class House:
    """The store, the bots, the clock on the wall, and how quick bots are."""

    database: Database
    thinker: Thinker
    games: Mapping[str, Game]
    bots: Collection[str]
    pace: float
    now: Callable[[], float] = time.time
    """The time of day, for what is written down."""
    steady: Callable[[], float] = time.monotonic
    """Seconds that never jump, for clocks."""
    retry: float = 1.0
    """Seconds until a bot's move that could not be saved is tried again; doubled every time."""
    closing: bool = False
    ended: Callable[[], None] = field(default=lambda: None)
    """Called when a table has ended, once that is on disk."""
    unsealed: Callable[[], None] = field(default=lambda: None)
    """Called when the deal of a finished game is no secret any more."""
    away: Callable[[StoreAway], None] = field(default=lambda error: None)
    """Called when the store does not answer any more."""
    turned: Callable[[Any], None] = field(default=lambda table: None)
    """Called with a table when it was read or has changed: somebody else's turn may have come."""
    holiday: Callable[[str], float] = field(default=lambda person: 0.0)
    """Until when the slow clocks of a person stand still; 0 if they run."""
    meter: Meter = field(default_factory=Meter)
    peers: Peers | None = None
    """The other processes, where several serve the same tables."""
    _threads: CapacityLimiter = field(default_factory=lambda: CapacityLimiter(STORE_THREADS))
    _sole: dict[str, asyncio.Lock] = field(default_factory=dict)

    async def store(
        self, function: Callable[Concatenate[Database, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Calls a function of the store in a thread."""
        return await self._stored(self._threads, function, *args, **kwargs)

    async def _stored(
        self,
        threads: CapacityLimiter,
        function: Callable[Concatenate[Database, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        call = partial(function, self.database, *args, **kwargs)
        try:
            with self.meter.store[function.__name__].timed():
                return await to_thread.run_sync(call, limiter=threads)
        except StoreError as error:
            self.meter.refused[error.key] += 1
            if isinstance(error, StoreAway):
                self.away(error)
            raise

    @asynccontextmanager
    async def sole(self, name: str) -> AsyncIterator[None]:
        """Does something that only one may do at a time, of all processes that serve the tables."""
        async with self._sole.setdefault(name, asyncio.Lock()):
            if self.peers is None:
                yield
                return
            async with self.peers.sole(name):
                yield

    async def is_due(self, chore: str, seconds: float) -> bool:
        """Whether it is time for something that one process does for all."""
        return self.peers is None or await self.peers.is_due(chore, seconds)

    async def changed(self, what: str, which: str) -> None:
        """Lets all processes know that something changed of which they have copies in memory."""
        if self.peers is not None:
            await self.peers.changed(what, which)

    def known_bot(self, bot: str) -> str:
        """The name, if there is a bot of this name."""
        if bot not in self.bots:
            raise UnknownBot(bot, ", ".join(self.bots))
        return bot
