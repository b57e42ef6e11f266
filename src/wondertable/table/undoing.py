"""Taking back at a table for practice: at once against bots, by consent among people."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from wondertable.core.errors import NoSuchPly
from wondertable.table.errors import (
    HandedOver,
    NoRequest,
    NotPractice,
    RequestOpen,
    Stale,
    TableOver,
    TablePaused,
)
from wondertable.table.ledger import Ledger
from wondertable.table.progress import taken_back
from wondertable.table.standing import Request, Standing


class Undoing:
    """Brings a game back to an earlier ply; all of it is called from within `Ledger.alone`.

    A request is about the ply at which it was made. It is kept with the table, and falls with every
    change of the game (`Ledger.commit`): so whoever agrees, agrees to what there is to be seen.
    """

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def ask(self, seat: int, to: int, ply: int) -> int:
        """Goes back to a ply, or asks the other people whether they agree."""
        now = self._ledger.standing
        self._refuse(now, seat, ply)
        if not 0 <= to < ply:
            raise NoSuchPly(to, ply - 1)
        if now.request is not None:
            raise RequestOpen
        request = Request(seat, to, ply, self._ledger.version + 1)
        if not waiting_for(now, request):
            return await self._go_back(to)
        return await self._ledger.commit(replace(now.row, request=to_plain(request)))

    async def answer(self, seat: int, number: int, *, agrees: bool) -> int:
        """Agrees to a request, or ends it; who made it ends it as well."""
        now = self._ledger.standing
        request = now.request
        if request is None or request.number != number:
            raise NoRequest
        self._refuse(now, seat, request.ply)
        if not agrees:
            return await self._ledger.commit(replace(now.row, request=None))
        if seat in request.agreed or now.seat(seat).person == now.seat(request.seat).person:
            raise NoRequest
        request = msgspec.structs.replace(request, agreed=(*request.agreed, seat))
        if not waiting_for(now, request):
            return await self._go_back(request.to)
        return await self._ledger.commit(replace(now.row, request=to_plain(request)))

    def _refuse(self, now: Standing, seat: int, ply: int) -> None:
        """Raises where a seat may not take back, or not now."""
        position = now.begun()
        now.seat(seat)
        if not now.settings.practice:
            raise NotPractice
        if now.status == "paused":
            raise TablePaused
        if now.status == "over" and (now.row.end_reason == "closed" or self._ledger.next_table):
            raise TableOver
        if ply != position.ply:
            raise Stale(ply, position.ply)
        if now.shown[seat].by_bot:
            raise HandedOver(str(seat))

    async def _go_back(self, to: int) -> int:
        """Takes everything back since a ply; a game that was over goes on."""
        now = self._ledger.standing
        at, options = self._ledger.house.now(), dict(now.row.options)
        advance = taken_back(now.game, len(now.seats), options, now.lines, to, at)
        row = replace(now.row, status="running", end_reason=None, ranks=[])
        return await self._ledger.commit(row, advance=advance)


def waiting_for(now: Standing, request: Request) -> tuple[int, ...]:
    """The seats whose people have not agreed yet; one seat of a person speaks for all of them."""
    asking = {now.seat(seat).person for seat in (request.seat, *request.agreed)}
    return tuple(seat.number for seat in now.shown if not seat.by_bot and seat.person not in asking)


def to_plain(request: Request) -> dict[str, Any]:
    """A request as the store keeps it."""
    plain: dict[str, Any] = msgspec.to_builtins(request)
    return plain
