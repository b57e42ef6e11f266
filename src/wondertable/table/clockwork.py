"""What lets the clocks of a table run, and rings when time is up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from wondertable.store import StoreAway, StoreError, save_used
from wondertable.table.errors import TableError
from wondertable.table.ledger import Ledger
from wondertable.table.pausing import agreed, may_pause

LOG: Final = logging.getLogger(__name__)


class Clockwork:
    """Runs the clocks of the people who owe a choice, and no others.

    One alarm is set for whoever is out of time first. What is due then is done by `expire`, from
    within `Ledger.alone`; since that looks at the clocks itself, an alarm may ring too early or
    once too often.
    """

    def __init__(self, ledger: Ledger, *expire: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._ledger = ledger
        self._expire = expire
        self._alarm: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        return self._alarm is not None

    def arrange(self) -> None:
        """Lets the clocks run that have to, and sets the alarm."""
        now = self._ledger.standing
        wait = None
        if now.clocks:
            at = self._ledger.house.steady()
            people = [seat for seat in self._ledger.acting if self._runs(seat)]
            if isinstance(self._ledger.trouble, StoreAway):
                people = []  # nobody can choose
            now.clocks.run(people, at)
            first = now.clocks.first_out(at)
            wait = None if first is None else max(0.0, first[1])
        pause = agreed(now)
        if pause is not None:
            wait = max(0.0, pause.until - self._ledger.house.now())
        self.set_alarm(wait)

    def _runs(self, seat: int) -> bool:
        """Whether the clock of a seat that owes a choice runs: not for bots, nor, in a slow game
        outside of tournaments, for who is on holiday."""
        now = self._ledger.standing
        known = now.shown[seat]
        if known.by_bot:
            return False
        stands = may_pause(now) and known.person is not None
        return not (stands and self._ledger.house.holiday(known.person or ""))

    def set_alarm(self, wait: float | None) -> None:
        """Rings after so many seconds, or not at all."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        if wait is not None and not (self._ledger.gone or self._ledger.house.closing):
            self._alarm = self._ledger.later(wait, self.ring)

    def ring(self) -> None:
        """Looks who is out of time."""
        self._alarm = None
        self._ledger.begin(self._try())

    async def check(self) -> None:
        """Does what has to be done when a seat's time is up."""
        for expire in self._expire:
            await self._ledger.alone(expire)

    def charge(self, until: float) -> None:
        """Counts the time up to which the process lived that had the table before.

        What ran after that costs nobody anything.
        """
        now, at = self._ledger.standing, self._ledger.house.steady()
        if now.clocks is None or now.row.clocked is None:
            return
        for seat in self._ledger.acting:
            if not now.shown[seat].by_bot:
                now.clocks.charge(seat, until - now.row.clocked, at)
        self._ledger.begin(self.save())

    async def save(self) -> None:
        """Writes down how long everybody has thought, before the server stops."""
        now, house = self._ledger.standing, self._ledger.house
        if now.clocks is None or now.status != "running":
            return
        try:
            used, row = now.clocks.used(house.steady()), now.row
            await house.store(save_used, row.id, used, epoch=row.epoch, at=house.now())
        except StoreError as error:
            LOG.warning("the clocks of table %s were not saved: %s", self._ledger.id, error)

    async def _try(self) -> None:
        """Checks the clocks; if nothing was due yet, or it cannot be saved, it is tried again."""
        try:
            await self.check()
        except StoreError as error:
            self._ledger.tell_trouble(error)
            self.set_alarm(self._ledger.house.retry)
        except TableError:
            return
        else:
            if self._alarm is None:
                self._ledger.wake_owner()
