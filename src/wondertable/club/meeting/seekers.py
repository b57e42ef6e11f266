"""The queue of those who seek opponents: who waits, who was found, and the tables for them.

Everything stands in the store. A process that looks at the queue proposes tables; whoever claims
all people of one first opens it, under an id that was chosen before, so that it is opened once.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from random import SystemRandom
from typing import Final

import msgspec

from wondertable.club.meeting.errors import TableFound
from wondertable.club.meeting.pairing import Group, Round, Seeker, in_order, matched
from wondertable.club.meeting.wishes import Wish, checked_wish
from wondertable.club.outcome import PACES, pace_of
from wondertable.club.rating import Strength, anchors
from wondertable.core.errors import UnknownGame, WondertableError
from wondertable.store import StoreConflict
from wondertable.store.results import ratings_of
from wondertable.store.seeking import (
    PairingRow,
    SeekerRow,
    blocks_among,
    claim,
    forget_seekers,
    note_all_seeking,
    note_opened,
    note_seeking,
    paired_since,
    pairing_of,
    seek,
    seek_no_more,
    seeker_of,
    seekers_beside,
    unopened_pairings,
    waiting_seekers,
)
from wondertable.table.hall import ID_BYTES, Hall
from wondertable.table.seat import SeatPlan, clean_name
from wondertable.table.settings import Clock, Settings, to_plain

LOG: Final = logging.getLogger(__name__)

GRACE: Final = 20.0
"""Seconds for which somebody still waits whose page says nothing: it may just be loaded again."""
NOTED: Final = 5.0
"""Seconds after which it is written down again that somebody waits."""
EACH: Final = 1.0
"""Seconds between two looks at the queue."""
SPARED: Final = 4
"""A look that takes long is followed by a pause of so many times that."""
BACK: Final = 600.0
"""So long after a stop those who waited go on waiting."""
HOUR: Final = 3600.0
"""So long two people count as having just met."""
DAY: Final = 24 * 3600.0

Naming = Callable[[Sequence[SeatPlan]], list[SeatPlan]]


def shuffled(seats: list[str | None]) -> None:
    """Draws lots for the seats."""
    SystemRandom().shuffle(seats)


@dataclass(frozen=True)
class Place:
    """Where somebody stands in the queue."""

    row: SeekerRow
    wish: Wish
    others: int
    """How many others seek the same game."""


class Seekers:
    """Those who seek opponents on a server; `naming` gives computers their names."""

    def __init__(
        self,
        hall: Hall,
        naming: Naming = list,
        shuffle: Callable[[list[str | None]], None] = shuffled,
    ) -> None:
        self._hall = hall
        self._house = hall.house
        self._naming = naming
        self._shuffle = shuffle
        self._watching: dict[asyncio.Event, str] = {}
        self._noted = 0.0
        """When it was written down last who waits here, and who has left."""
        self._work: asyncio.Task[None] | None = None
        self._looking = asyncio.Lock()

    async def start(self) -> None:
        """Lets those wait on who waited when the server stopped, and opens what was found."""
        now = self._house.now()
        await self._house.store(note_all_seeking, now - BACK, now)
        for table_id in await self._house.store(unopened_pairings):
            await self._try_to_open(table_id)

    async def stop(self) -> None:
        """Looks no more."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
            self._work = None

    # What people do.

    async def seek(
        self,
        person: str,
        name: str,
        language: str,
        game: str,
        wish: Wish,
        *,
        clocks: tuple[Clock, ...],
        house: str = "",
    ) -> None:
        """Lets somebody wait from now on; who waits already waits for this instead.

        Raises UnknownGame, BadWish, a SetupError, BadName, or TableFound.
        """
        if game not in self._house.games:
            raise UnknownGame(game, ", ".join(self._house.games))
        wish = checked_wish(self._house.games[game], wish, clocks)
        now = self._house.now()
        row = SeekerRow(
            person,
            clean_name(name),
            language,
            game,
            msgspec.to_builtins(wish),
            await self._strengths(person, game),
            house,
            now,
            now,
        )
        if not await self._house.store(seek, row):
            raise TableFound
        await self.pair()

    async def leave(self, person: str) -> None:
        """Takes somebody out of the queue."""
        await self._house.store(seek_no_more, person, waiting_only=True)
        self._tell()

    async def arrived(self, person: str) -> None:
        """Notes that somebody has gone to the table that was found."""
        await self._house.store(seek_no_more, person)

    async def place_of(self, person: str) -> Place | None:
        """Where somebody stands who is looking now; nothing for who does not wait."""
        row, now = await self._house.store(seeker_of, person), self._house.now()
        if row is None or (row.table_id is None and row.seen <= now - GRACE):
            return None
        if row.table_id is not None:
            await self._try_to_open(row.table_id)
        elif now - row.seen > NOTED:
            await self._house.store(note_seeking, [person], now)
        others = await self._house.store(seekers_beside, person, row.game, now - GRACE)
        return Place(row, msgspec.convert(row.wish, Wish), others)

    def watch(self, woken: asyncio.Event, person: str) -> None:
        """Sets an event whenever the queue has changed here; looks at it again and again.

        As long as it does, the person stays in the queue.
        """
        self._watching[woken] = person
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._look())

    def unwatch(self, woken: asyncio.Event) -> None:
        """Sets an event no more."""
        self._watching.pop(woken, None)

    # Pairing.

    async def pair(self) -> list[str]:
        """Looks at the queue once; says which tables it has opened."""
        async with self._looking:
            return await self._pair()

    async def _pair(self) -> list[str]:
        now, store, opened = self._house.now(), self._house.store, []
        rows = await store(waiting_seekers, now - GRACE)
        persons = [row.person for row in rows]
        apart = await store(blocks_among, persons) if rows else set()
        met = await store(paired_since, persons, now - HOUR) if rows else set()
        by_person = {row.person: row for row in rows}
        for game, part in groupby(sorted(rows, key=lambda row: row.game), lambda row: row.game):
            seekers = [seeker_in(row) for row in part]
            groups = await asyncio.to_thread(matched, seekers, Round(now, apart, met))
            for group in groups:
                if await self._claim(game, group, by_person):
                    opened.append(group)
        if opened:
            self._tell()
        return [by_person[group.seekers[0].person].table_id or "" for group in opened]

    async def _claim(self, game: str, group: Group, rows: dict[str, SeekerRow]) -> bool:
        """Takes people out of the queue and opens their table, if all of them still wait."""
        settings = Settings(
            rated=group.rated,
            hints=False,
            clock=group.clock,
            at_end="lose",
            order="given",
        )
        seats: list[str | None] = [one.person for one in group.seekers]
        seats += [None] * (group.seats - len(seats))
        self._shuffle(seats)
        bot = self._bot_for(game, group) if None in seats else None
        found = PairingRow(
            secrets.token_urlsafe(ID_BYTES),
            game,
            group.options,
            to_plain(settings),
            [bot if person is None else None for person in seats],
            self._house.now(),
        )
        places = {
            one.person: (seats.index(one.person), one.since)
            for one in sorted(group.seekers, key=in_order)
        }
        if not await self._house.store(claim, found, places):
            return False
        for person in places:
            rows[person] = replace(rows[person], table_id=found.table_id)
        await self._try_to_open(found.table_id)
        return True

    async def _try_to_open(self, table_id: str) -> None:
        """Opens a table that was found, unless it is open; if it cannot be now, it is later."""
        try:
            await self._open(table_id)
        except WondertableError as error:
            LOG.error("table %s for people who waited is opened later: %s", table_id, error)

    async def _open(self, table_id: str) -> None:
        kept = await self._house.store(pairing_of, table_id)
        if kept is None or kept[0].opened:
            return
        row, people = kept
        by_seat = {one.seat: one for one in people}
        plans = [
            SeatPlan.of_bot(bot)
            if bot is not None
            else SeatPlan.of(by_seat[seat].person, by_seat[seat].name, by_seat[seat].language)
            if seat in by_seat
            else SeatPlan.free()  # deleted meanwhile
            for seat, bot in enumerate(row.bots)
        ]
        settings = msgspec.convert(row.settings, Settings)
        try:
            await self._hall.open(
                row.game, row.options, self._naming(plans), settings, host="", table_id=table_id
            )
        except StoreConflict:  # another process was quicker
            LOG.info("table %s is open already", table_id)
        await self._house.store(note_opened, table_id)

    async def _look(self) -> None:
        """Looks at the queue as long as somebody has a page of it open here."""
        while self._watching and not self._house.closing:
            begun = self._house.steady()
            try:
                await self.note_watching()
                await self.pair()
            except WondertableError as error:
                LOG.warning("the queue is looked at later: %s", error)
            spent = self._house.steady() - begun
            await asyncio.sleep(max(EACH, SPARED * spent))

    async def note_watching(self) -> None:
        """Notes now and then who waits before a page, and lets those go who left theirs."""
        now = self._house.now()
        if now - self._noted < NOTED:
            return
        self._noted = now
        await self._house.store(note_seeking, sorted({*self._watching.values()}), now)
        await self.purge()

    async def purge(self) -> None:
        """Forgets who has left the queue, and pairings that are old."""
        now = self._house.now()
        await self._house.store(forget_seekers, now - GRACE, now - DAY)

    def _tell(self) -> None:
        for woken in self._watching:
            woken.set()

    # Strengths.

    async def _strengths(self, person: str, game: str) -> dict[str, float]:
        """How strong somebody is at every pace, as people read it."""
        rows = await self._house.store(ratings_of, [person])
        known = {row.pace: Strength(row.mean, row.sigma) for row in rows if row.game == game}
        return {pace: float(known.get(pace, Strength()).shown) for pace in PACES}

    def _bot_for(self, game: str, group: Group) -> str:
        """The computer that is nearest to how strong those are who play."""
        pace = pace_of(group.clock)
        strengths = [one.strengths[pace] for one in group.seekers]
        wanted = sum(strengths) / len(strengths)
        return nearest(game, wanted, self._hall.bots)


def nearest(game: str, strength: float, bots: Sequence[str]) -> str:
    """The computer of a game that is about so strong; of programs of others nothing is known."""
    rated: Mapping[str, Strength] = anchors().get(game, {})
    known = [bot for bot in bots if bot in rated] or list(bots)
    return min(known, key=lambda bot: abs(rated.get(bot, Strength()).shown - strength))


def seeker_in(row: SeekerRow) -> Seeker:
    """A row as pairing reads it."""
    return Seeker(row.person, msgspec.convert(row.wish, Wish), row.since, row.strengths, row.house)
