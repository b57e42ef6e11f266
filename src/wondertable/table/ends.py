"""The end of a table, told to whoever listens: for certain, and after a crash as well."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from wondertable.core.errors import WondertableError
from wondertable.core.game import Game
from wondertable.store import Saved, SeatRow, StoreError, TableRow, load_table
from wondertable.store.ends import Owed, note_told, note_tried, owed_ends
from wondertable.table.house import House
from wondertable.table.progress import Line, Position
from wondertable.table.settings import Settings, from_plain
from wondertable.table.standing import restored

LOG: Final = logging.getLogger(__name__)

PART: Final = 20
"""So many ends are looked for at a time."""
MOST_TRIES: Final = 5
"""So often a listener may fail before an end is given up."""
RETRY: Final = 60.0
"""Seconds until it is tried again."""


@dataclass(frozen=True)
class Ended:
    """A table whose game is over."""

    saved: Saved
    games: dict[str, Game]

    @property
    def row(self) -> TableRow:
        """The table as the store keeps it."""
        return self.saved.table

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.row.id

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """Who sat where."""
        return self.saved.seats

    @property
    def ranks(self) -> tuple[int, ...]:
        """The rank of every seat, 1 is best; nothing or all 0 where nobody has won."""
        return tuple(self.row.ranks)

    @property
    def reason(self) -> str:
        """How the game ended: a rule's word, or `resigned`, `time` or `closed`."""
        return self.row.end_reason or ""

    @property
    def at(self) -> float:
        """When it ended."""
        return self.row.updated

    @cached_property
    def game(self) -> Game:
        """The game, under the rules by which it was played; raises KeyError if it is unknown."""
        return self.games[self.row.game].under(self.row.rules)

    @cached_property
    def settings(self) -> Settings:
        """What the people had agreed on."""
        return from_plain(self.row.settings)

    def played_again(self) -> tuple[Position | None, tuple[Line, ...]]:
        """The last position with all lines; takes a while, so call it in a thread.

        Raises DamagedTable. There is no position where the game had not begun.
        """
        standing = restored(self.games, self.saved)
        return standing.position, standing.lines


Listener = Callable[[Ended], Awaitable[None]]
"""Is told of an end; it may be told twice, after a crash, and has to do nothing new then."""


class Ends:
    """Tells ends of tables, each to every listener, one after the other.

    That an end is owed is written in the transaction that ends the table. A listener that has been
    told is noted; if the server dies before that, it is told again when the server is back.
    """

    def __init__(self, house: House) -> None:
        self._house = house
        self._listeners: dict[str, Listener] = {}
        self._telling = asyncio.Lock()
        self._work: asyncio.Task[None] | None = None
        self._again = False
        self._alarm: asyncio.TimerHandle | None = None
        house.ended = self.wake

    @property
    def listeners(self) -> tuple[str, ...]:
        """The names of those who listen; while nobody does, all ends stay owed."""
        return tuple(self._listeners)

    def listen(self, name: str, listener: Listener) -> None:
        """Tells somebody of all ends from now on, and of those that are owed."""
        self._listeners[name] = listener

    def wake(self) -> None:
        """Begins to tell what is owed, in the background."""
        if self._house.closing or not self._listeners:
            return
        self._again = True
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._tell_all())

    async def settle(self, *, before: float | None = None, table_id: str | None = None) -> None:
        """Tells what is owed, and comes back when it was tried.

        Of all tables, of those that were not changed since a time, or of one.
        """
        if self._listeners:
            async with self._house.sole("ends"):
                await self._settle(before, table_id)

    async def _settle(self, before: float | None, table_id: str | None) -> None:
        after = ""
        while self._listeners:
            part = await self._house.store(
                owed_ends, PART, after=after, before=before, table_id=table_id
            )
            for owed in part:
                async with self._telling:
                    await self._tell(owed)
            if len(part) < PART or self._house.closing:
                return
            after = part[-1].table_id

    async def stop(self) -> None:
        """Waits for the listener that is being told; the rest stays owed."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
            self._work = None

    # Small steps.

    async def _tell_all(self) -> None:
        """Tells what is owed until nothing new has come meanwhile."""
        while self._again and not self._house.closing:
            self._again = False
            try:
                await self.settle()
            except StoreError as error:
                LOG.warning("ends of tables are told later: %s", error)
                self._later()
                return

    async def _tell(self, owed: Owed) -> None:
        """Tells an end to those who do not know it, if it is still owed."""
        found = await self._house.store(owed_ends, 1, table_id=owed.table_id)
        saved = await self._house.store(load_table, owed.table_id) if found else None
        if saved is None or saved.table.status != "over":
            return
        owed, games = found[0], dict(self._house.games)
        for name, listener in list(self._listeners.items()):
            if name in owed.told:
                continue
            try:
                await listener(Ended(saved, games))
            except StoreError:
                raise
            except Exception as error:
                LOG.exception("%s cannot take up the end of table %s", name, owed.table_id)
                await self._failed(owed, error)
                return
            await self._house.store(note_told, owed, name, self.listeners)

    async def _failed(self, owed: Owed, error: Exception) -> None:
        """Tries again after a while, but not for ever."""
        if await self._house.store(note_tried, owed, MOST_TRIES):
            kind = "damaged" if isinstance(error, WondertableError) else "not understood"
            LOG.error("the end of table %s is given up: %s", owed.table_id, kind)
        else:
            self._later()

    def _later(self) -> None:
        """Rings when it is time to try again."""
        if self._alarm is not None:
            self._alarm.cancel()
        if not self._house.closing:
            self._alarm = asyncio.get_running_loop().call_later(RETRY, self.wake)
