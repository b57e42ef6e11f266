"""A pause by agreement, for games that last for days: all people agree, anybody may go on."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from msgspec import structs

from wondertable.core.phrases import a_range
from wondertable.store import TableRow
from wondertable.store.rows import Status
from wondertable.table.errors import (
    BadSetting,
    HandedOver,
    NoPause,
    NoRequest,
    NotSeated,
    RequestOpen,
    TablePaused,
)
from wondertable.table.ledger import Ledger
from wondertable.table.settings import Pause, is_slow, to_plain
from wondertable.table.standing import Standing

DAY: Final = 24 * 3600.0
LONGEST: Final = 30
"""Days that people may agree on; a table is kept for longer than that after its last change."""


class Pausing:
    """Asks all people at a table whether they want to pause, and goes on in time.

    What is asked stands while the game goes on, since it may take days until all have answered. One
    who says no ends it. All of it is called from within `Ledger.alone`.
    """

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def ask(self, seat: int, days: int) -> int:
        """Asks the other people; pauses at once if there are none."""
        now = self._ledger.standing
        self._refuse(now, seat)
        if not 1 <= days <= LONGEST:
            raise BadSetting("pause", str(days), a_range(1, LONGEST))
        if asked(now, self._ledger.house.now()) is not None:
            raise RequestOpen
        until = self._ledger.house.now() + days * DAY
        return await self._keep(now, Pause(seat, until, self._ledger.version + 1))

    async def answer(self, seat: int, number: int, *, agrees: bool) -> int:
        """Agrees to a pause, or ends the question; who asked ends it as well."""
        now = self._ledger.standing
        self._refuse(now, seat)
        pause = asked(now, self._ledger.house.now())
        if pause is None or pause.number != number:
            raise NoRequest
        if not agrees:
            return await self._ledger.commit(with_pause(now, None, now.status))
        if seat not in unanswered(now, pause):
            raise NoRequest
        return await self._keep(now, structs.replace(pause, agreed=(*pause.agreed, seat)))

    async def go_on(self, by: str) -> int:
        """Ends a pause for anybody who sits at the table."""
        now = self._ledger.standing
        if all(seat.person != by for seat in now.shown):
            raise NotSeated
        return await self._ledger.commit(with_pause(now, None, "running"))

    async def expire(self) -> None:
        """Goes on where the day has come on which all agreed."""
        now = self._ledger.standing
        pause = agreed(now)
        if pause is not None and pause.until <= self._ledger.house.now():
            await self._ledger.commit(with_pause(now, None, "running"))

    async def _keep(self, now: Standing, pause: Pause) -> int:
        """Keeps what was asked, or pauses when nobody is left to agree."""
        if unanswered(now, pause):
            return await self._ledger.commit(with_pause(now, pause, now.status))
        clocks = now.clocks.copy() if now.clocks else None
        if clocks:
            clocks.run((), self._ledger.house.steady())
        begun = structs.replace(pause, since=self._ledger.house.now())
        return await self._ledger.commit(with_pause(now, begun, "paused"), clocks=clocks)

    def _refuse(self, now: Standing, seat: int) -> None:
        """Raises where nobody pauses like this, or not now."""
        now.unfinished(seat)
        if now.status == "paused":
            raise TablePaused
        if not may_pause(now):
            raise NoPause
        if now.shown[seat].by_bot:
            raise HandedOver(str(seat))


def may_pause(now: Standing) -> bool:
    """Whether people may agree on a pause: where a clock gives days, and no round waits."""
    clock, tournament = now.settings.clock, now.settings.tournament
    return clock is not None and is_slow(clock) and not tournament


def asked(now: Standing, at: float) -> Pause | None:
    """The pause that waits for answers, if its day has not come."""
    pause = now.settings.pause
    waits = pause is not None and not pause.since and pause.until > at
    return pause if waits and now.status == "running" else None


def agreed(now: Standing) -> Pause | None:
    """The pause that all have agreed on, while it lasts."""
    pause = now.settings.pause
    return pause if pause is not None and pause.since and now.status == "paused" else None


def unanswered(now: Standing, pause: Pause) -> tuple[int, ...]:
    """The seats whose people have not agreed yet; one seat of a person speaks for all of them."""
    known = {now.seat(seat).person for seat in (pause.seat, *pause.agreed)}
    return tuple(seat.number for seat in now.shown if not seat.by_bot and seat.person not in known)


def with_pause(now: Standing, pause: Pause | None, status: Status) -> TableRow:
    """The table with another pause, or without one."""
    settings = structs.replace(now.settings, pause=pause)
    return replace(now.row, status=status, settings=to_plain(settings))
