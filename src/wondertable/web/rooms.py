"""Who is looking at a table right now."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

GRACE: Final = 15.0
"""Seconds for which somebody who left still counts as present: a page may just be loaded again."""


class Rooms:
    """The live pages of every table; whoever comes or leaves wakes the others."""

    def __init__(self, grace: float = GRACE, now: Callable[[], float] = time.monotonic) -> None:
        self._grace = grace
        self._now = now
        self._rooms: dict[str, dict[asyncio.Event, str]] = {}
        self._left: dict[tuple[str, str], float] = {}

    def present(self, table_id: str) -> frozenset[str]:
        """The people who have a page of this table open, or had one a moment ago."""
        here = set(self._rooms.get(table_id, {}).values())
        limit = self._now() - self._grace
        here.update(
            person for (at, person), when in self._left.items() if at == table_id and when > limit
        )
        return frozenset(here)

    def everybody(self) -> frozenset[str]:
        """The people who have a page of any table open."""
        return frozenset(person for room in self._rooms.values() for person in room.values())

    @contextmanager
    def entered(self, table_id: str, person: str, woken: asyncio.Event) -> Iterator[None]:
        """Counts somebody as present; `woken` is set when others come or leave."""
        missed = person not in self.present(table_id)
        room = self._rooms.setdefault(table_id, {})
        if missed:
            self._wake(table_id)
        room[woken] = person
        try:
            yield
        finally:
            del room[woken]
            if not room:
                self._rooms.pop(table_id, None)
            if person not in room.values():
                self._leave(table_id, person)

    def _leave(self, table_id: str, person: str) -> None:
        """Lets others know that somebody is gone, if nobody comes back soon."""
        self._left[table_id, person] = self._now()

        def miss() -> None:
            if self._left.get((table_id, person), self._now()) <= self._now() - self._grace:
                del self._left[table_id, person]
                self._wake(table_id)

        asyncio.get_running_loop().call_later(self._grace + 0.01, miss)

    def _wake(self, table_id: str) -> None:
        for woken in self._rooms.get(table_id, {}):
            woken.set()
