"""A store that is away for a while: all tables know, wait, and go on when it is there again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Final

from wondertable.core.errors import WondertableError
from wondertable.store import StoreAway, StoreError
from wondertable.store.database import answers
from wondertable.table.house import House
from wondertable.table.table import Table

LOG: Final = logging.getLogger(__name__)


class Outage:
    """Watches a store that does not answer.

    Whoever finds it away says so here. Until it answers again every page says that, clocks stand
    still, and choices are refused; then tables look what was written last, and go on at once.
    """

    def __init__(self, house: House, tables: Callable[[], Collection[Table]]) -> None:
        self._house = house
        self._tables = tables
        self._watch: asyncio.Task[None] | None = None

    @property
    def lasts(self) -> bool:
        """Whether the store is away."""
        return self._watch is not None and not self._watch.done()

    def begin(self, error: StoreAway) -> None:
        """Lets everybody know, once."""
        if not (self.lasts or self._house.closing):
            LOG.error("%s All tables wait for it.", error)
            self._watch = asyncio.create_task(self._wait(error))

    async def stop(self) -> None:
        """Waits no more."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
            self._watch = None

    async def _wait(self, error: StoreAway) -> None:
        for table in self._tables():
            table.halt(error)
        while not await self._is_back():
            await asyncio.sleep(self._house.retry)
        LOG.info("The database answers again.")
        self._watch = None
        for table in self._tables():
            if self.lasts:
                return  # away again: the next watch sees to it
            try:
                await table.go_on()
            except WondertableError as found:
                LOG.warning("table %s did not go on: %s", table.id, found)

    async def _is_back(self) -> bool:
        try:
            await self._house.store(answers)
        except StoreError:
            return False
        return True
