"""The processes that serve the same tables: which of them live, and what they tell each other.

The database decides. A process shows twice a second that it lives, and holds a lock as long as it
has its session; who has neither any more is buried by whoever sees it first, and what it had is
free for all. A process that was buried while it hung learns that by its next sign of life: it gives
up all that it had in memory, and begins anew under another name. Until then it can write nothing,
since every table that was taken over has another epoch.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing, asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from anyio import CapacityLimiter, to_thread

from wondertable.store import Database, StoreAway, StoreError
from wondertable.store.backend import Session
from wondertable.store.processes import (
    Beat,
    Peer,
    beat,
    is_due,
    lock,
    note_change,
    note_leaving,
    register,
    sign_off,
    tell,
    unlock,
)

LOG: Final = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

EVERY: Final = 0.5
"""Seconds between two signs of life."""
LOOK_EVERY: Final = 4
"""After so many of them free tables are looked for, whether anybody spoke of some or not."""
SILENT_LOOKS: Final = 9
"""After so many looks without a new sign of life a process is silent. A machine that is too busy
slows whoever looks as much as who is looked at."""
LISTEN_AGAIN: Final = 1.0
WAIT_FOR_TURN: Final = 0.05
ID_BYTES: Final = 9
LOCK_BITS: Final = 31
LONGEST_ADDRESS: Final = 40
MOST_TOLD: Final = 100
"""So many ids go into one notice."""

News = Callable[[list[str], str], None]
"""Takes what a notice names, and the process that sent it."""


@dataclass(frozen=True)
class Membership:
    """As whom a process serves beside others."""

    address: str
    """Where the others reach it: `unix:/path`, or `host:port`."""
    key: str
    """Says whether all sign cookies alike, without saying the secret."""
    session: Session

    @classmethod
    def made(cls, address: str, key: str) -> Membership:
        """A new one."""
        number, word = secrets.randbits(LOCK_BITS), secrets.token_hex(6)
        return cls(address, key, Session(f"{address[-LONGEST_ADDRESS:]} #{word}", number))


@dataclass
class Peers:
    """This process among the others."""

    database: Database
    membership: Membership
    now: Callable[[], float]
    away: Callable[[StoreAway], None] = field(default=lambda error: None)
    id: str = ""
    others: dict[str, Peer] = field(default_factory=dict)
    """Those that live."""
    leaving: bool = False
    """Whether it takes no new tables."""
    free: Callable[[], None] = field(default=lambda: None)
    """Called when there may be tables that nobody has."""
    reborn: Callable[[], None] = field(default=lambda: None)
    """Called when all that was in memory belongs to others by now."""
    buried: list[Callable[[], None]] = field(default_factory=list)
    """Called when another process died: what it had begun may be left."""
    _ears: dict[str, News] = field(default_factory=dict)
    _copies: dict[str, Callable[[], None]] = field(default_factory=dict)
    _seen: dict[str, int] = field(default_factory=dict)
    _gone: dict[str, asyncio.Event] = field(default_factory=dict)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _threads: CapacityLimiter = field(default_factory=lambda: CapacityLimiter(1))
    _beats: int = 0
    _watched: dict[str, tuple[float, int]] = field(default_factory=dict)
    """The last sign of life of every other process, and how often it was seen again."""

    async def start(self) -> None:
        """Makes this process known, and begins to show that it lives."""
        await self._begin()
        await self._beat()
        for work in (self._beat_on(), self._hear_on()):
            self._tasks.add(asyncio.create_task(work))

    async def stop(self) -> None:
        """Signs off."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        with suppress(StoreError):
            await self.life(sign_off, self.id)
            await self.tell("free")

    async def leave(self) -> None:
        """Takes no new tables from now on."""
        self.leaving = True
        await self.life(note_leaving, self.id)

    async def life(
        self, function: Callable[Concatenate[Database, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Calls a function of the store that others shall not hold up."""

        def call() -> T:
            return function(self.database, *args, **kwargs)

        work = asyncio.ensure_future(to_thread.run_sync(call, limiter=self._threads))
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            await asyncio.wait([work])  # a connection that is used cannot be closed
            raise
        except StoreAway as error:
            self.away(error)
            raise

    # Telling each other.

    def hears(self, kind: str, news: News) -> None:
        """Lets somebody hear what other processes tell of a kind."""
        self._ears[kind] = news

    def keeps(self, what: str, again: Callable[[], None]) -> None:
        """Lets somebody read copies again when others may have changed what they were made of."""
        self._copies[what] = again

    async def tell(self, kind: str, ids: list[str] | None = None) -> None:
        """Tells all others; a hint that may be lost."""
        ids = ids or [""]
        for first in range(0, len(ids), MOST_TOLD):
            part = ids[first : first + MOST_TOLD]
            words = json.dumps({"from": self.id, "kind": kind, "ids": part})
            with suppress(StoreError):
                await self.life(tell, words)

    async def changed(self, what: str, which: str) -> None:
        """Lets all know that something has changed; who misses the notice sees the count."""
        await self.life(note_change, what)
        await self.tell(what, [which])

    async def is_due(self, chore: str, seconds: float) -> bool:
        """Whether it is time for something, and no other process has begun it."""
        return await self.life(is_due, chore, seconds)

    @asynccontextmanager
    async def sole(self, name: str) -> AsyncIterator[None]:
        """Does something while no other process does it; one that dies lets go of it."""
        while not await self.life(lock, name):
            await asyncio.sleep(WAIT_FOR_TURN)
        try:
            yield
        finally:
            with suppress(StoreError):
                await self.life(unlock, name)

    def gone(self, process: str) -> asyncio.Event:
        """Is set when a process does not live any more; one not heard of yet has just begun."""
        return self._gone.setdefault(process, asyncio.Event())

    # Small steps.

    async def _begin(self) -> None:
        self.id = secrets.token_urlsafe(ID_BYTES)
        member = self.membership
        me = Peer(self.id, member.address)
        await self.life(register, me, member.session, member.key, self.now())

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self._beat()
            except StoreError as error:
                LOG.warning("this process cannot show that it lives: %s", error)
            except Exception:
                LOG.exception("this process cannot show that it lives")

    async def _beat(self) -> None:
        silent = [one for one, (_, looks) in self._watched.items() if looks >= SILENT_LOOKS]
        found = await self.life(beat, self.id, self.now(), silent)
        if found is None:
            LOG.error("this process was taken for dead; it begins anew")
            self.reborn()
            await self._begin()
            found = await self.life(beat, self.id, self.now())
            if found is None:
                return
        self._learn(found)

    def _learn(self, found: Beat) -> None:
        """Takes note of who lives and what has changed."""
        self._watched = {
            one: (at, self._watched[one][1] + 1 if self._watched.get(one, (0.0, 0))[0] == at else 0)
            for one, at in found.beats.items()
        }
        before = set(self.others)
        self.others = {one.id: one for one in found.others}
        for process in self._gone.keys() - self.others.keys():
            self._gone.pop(process).set()
        self._beats += 1
        missing = before - set(self.others)
        if missing or self._beats % LOOK_EVERY == 0:
            self.free()
        if found.buried:
            LOG.warning("processes died: %s", ", ".join(found.buried))
        if missing:
            for again in self.buried:
                again()
        for what, number in found.changes.items():
            if self._beats > 1 and self._seen.get(what, 0) != number and what in self._copies:
                self._copies[what]()
        self._seen = found.changes

    async def _hear_on(self) -> None:
        while True:
            async with aclosing(self.database.backend.heard()) as heard:
                async for words in heard:
                    if not words:
                        self.free()  # who could not hear has missed something
                        continue
                    with suppress(ValueError):
                        self._heard(json.loads(words))
            await asyncio.sleep(LISTEN_AGAIN)

    def _heard(self, told: Any) -> None:
        match told:
            case {"from": str(sender), "kind": str(kind), "ids": list(ids)} if sender != self.id:
                if kind == "free":
                    self.free()
                elif kind in self._ears:
                    self._ears[kind]([one for one in ids if isinstance(one, str)], sender)
