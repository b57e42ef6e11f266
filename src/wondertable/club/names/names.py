"""Who keeps a name on this server, and the ways back to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from wondertable.club.names.errors import (
    BothSeated,
    NameKept,
    NameNotKept,
    NameReserved,
    NamesOff,
    WrongWay,
)
from wondertable.club.names.leaving import leave_tables, tables_of_both
from wondertable.club.names.looks import look_of
from wondertable.club.names.ways import Way, new_code, new_sheet, typed
from wondertable.store import StoreError
from wondertable.store.people import (
    LookTaken,
    PersonRow,
    Ways,
    by_code,
    by_sheet,
    found_person,
    keep_person,
    note_seen,
    people,
    purge_codes,
    put_code,
    put_sheet,
    raise_epoch,
    unseen_since,
    ways_of,
)
from wondertable.table import Hall
from wondertable.table.seat import LONGEST_NAME, clean_name

LOG: Final = logging.getLogger(__name__)

MINUTE: Final = 60.0
DAY: Final = 24 * 3600.0
CODE_MINUTES: Final = 5
CODE_TRIES: Final = 5
FIRST_EPOCH: Final = 1
GUEST: Final = 0
"""The epoch of somebody whose name is not kept."""
PEOPLE: Final = "people"
"""As what changes of names are told to other processes."""
RESERVED: Final = ("Wondertable", "Admin", "Administrator", "Moderator", "Operator", "System")
"""Names that sound as if the house spoke."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Somebody whose name is kept."""

    id: str
    name: str
    look: str
    epoch: int
    created: float
    seen: float


class Names:
    """Everybody whose name is kept, in memory: every visit asks.

    `keep` is how many seconds somebody stays known who does not come any more (None: for ever);
    `reserved` are names that nobody may keep, since everybody is called so who has no name.
    """

    def __init__(
        self,
        hall: Hall,
        *,
        on: bool = True,
        keep: float | None = None,
        reserved: Iterable[str] = (),
        now: Callable[[], float] | None = None,
    ) -> None:
        self.on = on
        self._hall = hall
        self._keep = keep
        self._now = now or hall.house.now
        self._reserved = {look_of(name) for name in (*RESERVED, *reserved)}
        self._known: dict[str, Kept] = {}
        self._looks: dict[str, str] = {}
        self._seen: dict[str, float] = {}
        self._changing = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Reads who keeps a name."""
        peers = self._hall.house.peers
        if peers is not None:
            peers.hears(PEOPLE, self._changed)
            peers.keeps(PEOPLE, lambda: self._begin(self._read()))
        await self._read()

    async def _read(self) -> None:
        async with self._changing:
            rows = await self._hall.house.store(people)
            self._known = {row.id: Kept(**vars(row)) for row in rows}
            self._looks = {row.look: row.id for row in rows}

    # What other processes change.

    async def meet(self, person: str, epoch: int) -> None:
        """Makes sure of who somebody is whose cookie is not of the epoch that is known here.

        Another process may have kept the name, or ended all sessions, a moment ago.
        """
        if self._hall.house.peers is not None and not self.counts(person, epoch):
            await self._read_again([person])

    def _changed(self, persons: list[str], sender: str) -> None:
        self._begin(self._read_again(persons))

    async def _read_again(self, persons: list[str]) -> None:
        for person in persons:
            async with self._changing:
                row = await self._hall.house.store(found_person, person)
                self._forget(person)
                if row is not None:
                    self._known[person], self._looks[row.look] = Kept(**vars(row)), person

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        async def done() -> None:
            try:
                await work
            except StoreError as error:
                LOG.warning("names are read again later: %s", error)

        task = asyncio.create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, person: str) -> None:
        """Lets other processes know that somebody changed; a cookie of theirs asks otherwise."""
        try:
            await self._hall.house.changed(PEOPLE, person)
        except StoreError as error:
            LOG.warning("others are not told of a change of names: %s", error)

    # Who somebody is.

    def kept(self, person: str) -> Kept | None:
        """Somebody whose name is kept."""
        return self._known.get(person)

    def counts(self, person: str, epoch: int) -> bool:
        """Whether a cookie of an epoch still says who somebody is."""
        known = self._known.get(person)
        return epoch == (GUEST if known is None else known.epoch)

    def note(self, person: str) -> None:
        """Notes that somebody was here; it is written down once a day."""
        known = self._known.get(person)
        if known is not None and self._now() - known.seen > DAY:
            self._seen[person] = self._now()

    def name_for(self, person: str, name: str) -> str:
        """Under which name somebody plays who wants this one; raises BadName or NameKept."""
        known = self._known.get(person)
        if known is not None:
            return known.name
        name = clean_name(name)
        if self.is_anothers(person, name):
            raise NameKept(name)
        return name

    def name_beside(self, person: str, name: str) -> str:
        """What somebody is called who plays at another's device: with a number, if it is kept."""
        called, number = name, 2
        while self.is_anothers(person, called):
            called = f"{name[: LONGEST_NAME - 4]} {number}"
            number += 1
        return called

    def is_anothers(self, person: str, name: str) -> bool:
        """Whether a name is, or looks like, one that somebody else keeps."""
        return self._looks.get(look_of(name), person) != person

    # Keeping a name.

    async def keep(self, person: str, name: str) -> Kept:
        """Keeps a name for somebody from now on, or another one than before.

        Raises NamesOff, BadName, NameReserved or NameKept.
        """
        self.refuse_off()
        name = clean_name(name)
        look = look_of(name)
        if look in self._reserved:
            raise NameReserved(name)
        async with self._changing:
            return await self._keep_name(person, name, look)

    async def _keep_name(self, person: str, name: str, look: str) -> Kept:
        if self.is_anothers(person, name):
            raise NameKept(name)
        now = self._now()
        before = self._known.get(person) or Kept(person, name, look, FIRST_EPOCH, now, now)
        kept = replace(before, name=name, look=look)
        row = PersonRow(kept.id, name, look, kept.epoch, kept.created, kept.seen)
        try:
            await self._hall.house.store(keep_person, row)
        except LookTaken:
            raise NameKept(name) from None
        self._forget(person)
        self._known[person], self._looks[look] = kept, person
        await self._tell(person)
        return kept

    async def sign_out(self, person: str) -> Kept:
        """Ends all sessions of somebody; who asks goes on in the next epoch."""
        async with self._changing:
            known = self.found(person)
            epoch = await self._hall.house.store(raise_epoch, person)
            self._known[person] = replace(known, epoch=epoch)
            await self._tell(person)
            return self._known[person]

    def found(self, person: str) -> Kept:
        """Somebody whose name is kept; raises NameNotKept."""
        known = self._known.get(person)
        if known is None:
            raise NameNotKept
        return known

    def refuse_off(self) -> None:
        """Raises NamesOff where names are not kept."""
        if not self.on:
            raise NamesOff

    # Ways back.

    async def ways(self, person: str) -> Ways:
        """How somebody can come back."""
        return await self._hall.house.store(ways_of, person)

    async def new_sheet(self, person: str) -> Way:
        """A new recovery sheet; the one before is void. It is told this once."""
        self.refuse_off()
        self.found(person)
        way = new_sheet()
        await self._hall.house.store(put_sheet, person, way.hash, self._now())
        return way

    async def new_code(self, person: str) -> Way:
        """A code for another device, good once and for a few minutes."""
        self.refuse_off()
        self.found(person)
        until = self._now() + CODE_MINUTES * MINUTE
        way = new_code()
        while not await self._hall.house.store(put_code, person, way.handle, way.hash, until):
            way = new_code()
        return way

    async def by_way(self, words: str) -> Kept:
        """Who has the sheet or the code that was typed; raises WrongWay."""
        self.refuse_off()
        way, now, store = typed(words), self._now(), self._hall.house.store
        if way is None:
            raise WrongWay
        if way.is_code:
            person = await store(by_code, way.handle, way.hash, now, CODE_TRIES)
        else:
            person = await store(by_sheet, way.hash, now)
        known = self._known.get(person or "")
        if known is None:
            raise WrongWay
        return known

    # Coming and going.

    async def take_along(self, guest: str, person: str) -> None:
        """Gives somebody what they have played as a guest; raises BothSeated."""
        known = self.found(person)
        if guest in self._known or guest == person:
            return
        if await tables_of_both(self._hall, guest, person):
            raise BothSeated(known.name)
        await self._hall.hand_on(guest, person)

    async def delete(self, person: str) -> None:
        """Lets somebody go: games that go on first, then everything, then the name."""
        async with self._changing:
            await leave_tables(self._hall, person)
            await self._hall.hand_on(person, None)
            self._forget(person)
            await self._tell(person)

    async def purge(self) -> list[str]:
        """Writes down who was here, and lets those go who were not for too long; says who went."""
        await self.write_seen()
        store, now = self._hall.house.store, self._now()
        await store(purge_codes, now)
        gone = [] if self._keep is None else await store(unseen_since, now - self._keep)
        for person in gone:
            await self.delete(person)
        return gone

    async def write_seen(self) -> None:
        """Writes down who was here."""
        seen, self._seen = self._seen, {}
        for person, at in seen.items():
            if person in self._known:
                self._known[person] = replace(self._known[person], seen=at)
        if seen:
            await self._hall.house.store(note_seen, seen)

    def _forget(self, person: str) -> None:
        known = self._known.pop(person, None)
        if known is not None:
            self._looks.pop(known.look, None)
