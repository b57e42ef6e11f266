"""How tables move between processes: taken over, let go, and asked for."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Collection, Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

from wondertable.core.errors import WondertableError
from wondertable.store import Saved, StoreError, load_table
from wondertable.store.processes import (
    Peer,
    claim_running,
    claim_table,
    owned_by_others,
    place_of,
    release_tables,
)
from wondertable.store.tables import unfinished_of
from wondertable.table.errors import Elsewhere
from wondertable.table.house import House
from wondertable.table.peers import Peers
from wondertable.table.table import Table

LOG: Final = logging.getLogger(__name__)

TOGETHER: Final = 25
"""So many tables are handed over by one change."""
TRIES: Final = 5
WANTED_SECONDS: Final = 10.0
"""So long a table is asked for that another process has."""
ASK_AGAIN: Final = 0.1
MOST_PLACES: Final = 50_000
"""So many tables of others are remembered."""


class Shelf(Protocol):
    """The tables that a process has in memory."""

    changing: asyncio.Lock
    """Is held while a table comes or goes."""

    def known(self) -> Sequence[Table]:
        """All of them."""
        ...

    def has(self, table_id: str) -> bool:
        """Whether it is here, and nowhere else."""
        ...

    async def find(self, table_id: str) -> Table:
        """One of them, or one that nobody else has."""
        ...

    def drop(self, table_id: str) -> None:
        """Forgets one."""
        ...

    async def set_language(self, table_id: str, person: str, language: str) -> None:
        """Changes the language of somebody's seats."""
        ...

    def forget_person(self, person: str) -> None:
        """Reads again what was kept of somebody."""
        ...


class Moving:
    """Takes tables over that nobody has, and lets them go to others."""

    def __init__(self, house: House, peers: Peers, shelf: Shelf) -> None:
        self._house = house
        self._peers = peers
        self._shelf = shelf
        self._until: dict[str, float] = {}
        self._places: OrderedDict[str, str] = OrderedDict()
        self._work: asyncio.Task[None] | None = None
        self._again = False
        self._tasks: set[asyncio.Task[None]] = set()
        peers.free = self.wake
        peers.reborn = self._give_up
        peers.hears("want", self._wanted)
        peers.hears("gone", self._deleted)
        peers.hears("person", self._handed_on)
        peers.hears("follow", self._followed)
        peers.hears("language", self._spoken)

    async def start(self) -> None:
        """Makes this process one of those that serve."""
        await self._peers.start()

    async def stop(self) -> None:
        """Signs off; what is still here is free for others."""
        work = [task for task in (self._work, *self._tasks) if task is not None]
        await asyncio.gather(*work, return_exceptions=True)
        await self._peers.stop()

    # Taking over.

    async def owned(self, saved: Saved) -> tuple[Saved, float | None] | None:
        """A table as it is ours now, and up to when its clocks ran elsewhere; none if it was
        changed meanwhile and has to be read again. Raises Elsewhere."""
        row, me = saved.table, self._peers.id
        if row.owner == me:
            return saved, self._until.pop(row.id, None)
        if self._peers.leaving or self._house.closing:
            raise Elsewhere(row.id)
        claimed = await self._house.store(
            claim_table, row.id, me, epoch=row.epoch, version=row.version
        )
        if claimed is None:
            place = await self._house.store(place_of, row.id)
            if place is not None and place.owner is not None and place.owner.id != me:
                raise Elsewhere(row.id)
            return None
        return replace(saved, table=replace(row, owner=me, epoch=row.epoch + 1)), claimed.until

    async def take(self) -> None:
        """Takes over a share of the running tables that nobody has, until there are none."""
        while not (self._peers.leaving or self._house.closing):
            living = 1 + sum(not one.leaving for one in self._peers.others.values())
            claimed = await self._house.store(claim_running, self._peers.id, living)
            if not claimed:
                return
            self._until |= {one.id: one.until for one in claimed if one.until is not None}
            for one in claimed:
                try:
                    await self._shelf.find(one.id)
                except WondertableError as error:
                    LOG.error("%s", error)

    def wake(self) -> None:
        """Takes over what is free, in the background."""
        self._again = True
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._take_on())

    async def _take_on(self) -> None:
        while self._again and not self._house.closing:
            self._again = False
            try:
                await self.take()
            except StoreError as error:
                LOG.warning("free tables are taken over later: %s", error)

    # Letting go.

    async def leave(self) -> None:
        """Hands all tables over to others, some at a time; those that wait go on meanwhile."""
        await self._peers.leave()
        if all(one.leaving for one in self._peers.others.values()):
            return
        while tables := self._here():
            await self._let_go(tables[:TOGETHER])

    async def _let_go(self, tables: Sequence[Table], to: str | None = None) -> None:
        async with self._shelf.changing:
            tables = [table for table in tables if not (table.gone or table.elsewhere)]
            try:
                released = await asyncio.gather(*(table.let_go() for table in tables))
                await self._house.store(release_tables, released, to)
            finally:
                for table in tables:
                    self._shelf.drop(table.id)
                    table.part()
        if to is None:
            await self._peers.tell("free")

    def _give_up(self) -> None:
        """Drops everything: others have it by now."""
        for table in self._shelf.known():
            table.part()
            self._shelf.drop(table.id)

    def _here(self) -> list[Table]:
        return [one for one in self._shelf.known() if not (one.gone or one.elsewhere)]

    # Asking for tables.

    async def place(self, table_id: str) -> Peer | None:
        """Who has a table, if another process does; it may have changed by the time one asks."""
        peers = self._peers
        if self._shelf.has(table_id):
            return None
        kept = peers.others.get(self._places.get(table_id, ""))
        if kept is not None:
            return kept
        found = await self._house.store(place_of, table_id)
        if found is None:
            return None
        if found.owner is None:
            staying = [one for one in peers.others.values() if not one.leaving]
            return min(staying, key=lambda one: one.id, default=None) if peers.leaving else None
        if found.owner.id == peers.id:
            return None
        self._places[table_id] = found.owner.id
        while len(self._places) > MOST_PLACES:
            self._places.popitem(last=False)
        return found.owner

    def forget_place(self, table_id: str) -> None:
        """Looks again next time where a table is."""
        self._places.pop(table_id, None)

    async def fetch(self, table_id: str) -> Table:
        """The table, which another process gives away if it has it; raises Elsewhere."""
        until = self._house.steady() + WANTED_SECONDS
        while True:
            try:
                return await self._shelf.find(table_id)
            except Elsewhere:
                if self._house.steady() > until:
                    raise
            await self._peers.tell("want", [table_id])
            await asyncio.sleep(ASK_AGAIN)

    async def fetch_of(self, person: str) -> None:
        """Lets other processes give away what somebody plays at and is not over."""
        while True:
            mine = await self._house.store(unfinished_of, person)
            away = await self._house.store(owned_by_others, mine, self._peers.id)
            if not away:
                return
            for table_id in away:
                await self.fetch(table_id)

    async def tell(self, kind: str, ids: Collection[str]) -> None:
        """Tells the other processes."""
        if ids:
            await self._peers.tell(kind, list(ids))

    # What others tell.

    def _wanted(self, ids: list[str], sender: str) -> None:
        self._begin(self._give(ids, sender))

    async def _give(self, ids: list[str], to: str) -> None:
        for table_id in ids:
            place = await self._house.store(place_of, table_id)
            if place is not None and place.owner and place.owner.id == self._peers.id:
                await self._let_go([await self._shelf.find(table_id)], to)

    def _deleted(self, ids: list[str], sender: str) -> None:
        for table in self._shelf.known():
            if table.id in ids:
                table.forget()
                self._shelf.drop(table.id)

    def _handed_on(self, ids: list[str], sender: str) -> None:
        """What is over is read again when it is asked for; the rest was asked for before."""
        for person in ids:
            self._shelf.forget_person(person)
            for table in self._here():
                if table.status == "over" and table.concerns(person):
                    table.part()
                    self._shelf.drop(table.id)

    def _followed(self, ids: list[str], sender: str) -> None:
        for table in self._here():
            if table.id in ids:
                self._begin(self._follow(table))

    async def _follow(self, table: Table) -> None:
        saved = await self._house.store(load_table, table.id)
        if saved is not None:
            await table.followed_by(saved.next_table)

    def _spoken(self, ids: list[str], sender: str) -> None:
        match ids:
            case [table_id, person, language] if self._shelf.has(table_id):
                self._begin(self._shelf.set_language(table_id, person, language))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        async def done() -> None:
            try:
                await work
            except WondertableError as error:
                LOG.warning("%s", error)

        task = asyncio.create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
