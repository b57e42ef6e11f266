"""What the host may do about a table as a whole."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from wondertable.store import StoreConflict, delete_table
from wondertable.table.errors import (
    NoReview,
    NotBrought,
    NotPaused,
    NotStarted,
    OthersSeated,
    RatedSetting,
    SettingsFixed,
    TablePaused,
)
from wondertable.table.ledger import Ledger
from wondertable.table.pausing import Pausing, agreed
from wondertable.table.seats import Seats
from wondertable.table.settings import Guide, to_plain


class Hosting:
    """Pauses, ends and deletes a table; all of it is called from within `Ledger.alone`."""

    def __init__(self, ledger: Ledger, seats: Seats, pausing: Pausing) -> None:
        self._ledger = ledger
        self._seats = seats
        self._pausing = pausing

    async def pause(self, by: str) -> int:
        """Stops clocks and moves."""
        self._refuse_unless_going(by)
        now = self._ledger.standing
        now.refuse_rated()
        if now.status != "running":
            raise TablePaused
        clocks = now.clocks.copy() if now.clocks else None
        if clocks:
            clocks.run((), self._ledger.house.steady())
        return await self._ledger.commit(replace(now.row, status="paused"), clocks=clocks)

    async def resume(self, by: str) -> int:
        """Goes on after a pause: after the host's own, or for anybody after one by agreement."""
        if agreed(self._ledger.standing) is not None:
            return await self._pausing.go_on(by)
        self._refuse_unless_going(by)
        now = self._ledger.standing
        if now.status != "paused":
            raise NotPaused
        return await self._ledger.commit(replace(now.row, status="running"))

    async def guide(self, by: str, guide: Guide) -> int:
        """Goes to a step of the guide, leaves it or takes it up again; it goes with no other."""
        now = self._ledger.standing
        now.refuse_guest(by)
        settings = structs.replace(now.settings, guide=guide)
        return await self._ledger.commit(replace(now.row, settings=to_plain(settings)))

    async def unseal(self) -> int:
        """Takes the seal off the deal."""
        now = self._ledger.standing
        if not now.settings.sealed:
            return self._ledger.version
        settings = structs.replace(now.settings, sealed=False)
        version = await self._ledger.commit(replace(now.row, settings=to_plain(settings)))
        self._ledger.house.unsealed()
        return version

    async def publish(self, by: str) -> int:
        """Puts a game that was brought along into the library, without the names of its people."""
        now = self._ledger.standing
        now.refuse_guest(by)
        if not now.settings.imported:
            raise NotBrought
        if 1 not in now.row.ranks:
            raise NoReview
        settings = structs.replace(now.settings, public=True)
        seats = [replace(seat, name="") for seat in now.seats]
        return await self._ledger.commit(replace(now.row, settings=to_plain(settings)), seats=seats)

    async def close(self, by: str) -> int:
        """Ends the table without a winner."""
        now = self._ledger.standing
        now.refuse_guest(by)
        now.refuse_over()
        now.refuse_rated()
        return await self._ledger.commit(now.ended("closed", [0] * len(now.seats)))

    async def close_by_house(self) -> int:
        """Ends the table without a winner, whoever hosts it and whatever was agreed."""
        now = self._ledger.standing
        now.refuse_over()
        return await self._ledger.commit(now.ended("closed", [0] * len(now.seats)))

    async def set_hints(self, by: str, *, on: bool) -> int:
        """Lets everybody ask for hints, or nobody; what was agreed stands once the game began."""
        now = self._ledger.standing
        now.refuse_guest(by)
        if now.status != "waiting":
            raise SettingsFixed
        if on and now.settings.rated:
            raise RatedSetting
        return await self._ledger.commit(
            replace(now.row, settings=now.row.settings | {"hints": on})
        )

    async def delete(self, by: str | None) -> None:
        """Takes the table out of the store for its host, or for the house itself (None)."""
        if by is not None:
            self._ledger.standing.refuse_guest(by)
            if self._seats.of_others(by):
                raise OthersSeated
            self._ledger.standing.refuse_rated()
        row = self._ledger.standing.row
        if not await self._ledger.house.store(delete_table, row.id, row.epoch):
            raise StoreConflict(row.id)

    def _refuse_unless_going(self, by: str) -> None:
        """Refuses guests, and what makes sense only while a game goes on."""
        now = self._ledger.standing
        now.refuse_guest(by)
        if now.status == "waiting":
            raise NotStarted
        now.refuse_over()
