"""How watchers keep up with a table: versions, missed changes, and a wake-up for each watcher."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Final

REMEMBERED: Final = 64


@dataclass(frozen=True)
class Change:
    """One visible change of a table."""

    version: int
    first: int
    """The number of the first new entry."""
    last: int
    """The number of the last new entry; below `first` if there is none."""
    seats: frozenset[int]
    """The seats whose holders, names, languages or stand-ins changed."""
    status: bool
    """Whether the status changed: begun, paused, resumed or over."""


@dataclass(frozen=True)
class UpToDate:
    """Nothing was missed."""


@dataclass(frozen=True)
class Changes:
    """What was missed, in order."""

    changes: tuple[Change, ...]


@dataclass(frozen=True)
class Resync:
    """Too much was missed: everything has to be fetched again."""


Answer = UpToDate | Changes | Resync


class History:
    """The last changes of a table."""

    def __init__(self, version: int) -> None:
        self.version = version
        self._changes: deque[Change] = deque(maxlen=REMEMBERED)

    def add(self, change: Change) -> None:
        """Remembers a change, whose version is the next."""
        self.version = change.version
        self._changes.append(change)

    def since(self, version: int) -> Answer:
        """What somebody missed who has seen a version."""
        if version == self.version:
            return UpToDate()
        missed = tuple(change for change in self._changes if change.version > version)
        if version > self.version or not missed or missed[0].version != version + 1:
            return Resync()
        return Changes(missed)


class Watcher:
    """Says the newest version whenever it changed; what a slow reader missed is left out."""

    def __init__(self, newest: Callable[[], int]) -> None:
        self._newest = newest
        self._woken = asyncio.Event()
        self._ended = False

    def wake(self) -> None:
        """Lets the reader look again."""
        self._woken.set()

    def end(self) -> None:
        """Ends the reader's loop."""
        self._ended = True
        self._woken.set()

    def __aiter__(self) -> AsyncIterator[int]:
        return self

    async def __anext__(self) -> int:
        await self._woken.wait()
        self._woken.clear()
        if self._ended:
            raise StopAsyncIteration
        return self._newest()
