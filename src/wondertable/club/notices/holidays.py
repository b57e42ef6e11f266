"""Holidays: some days of a year in which somebody's slow clocks stand still.

Days are counted for a year back, so that nobody saves them up; a day that began counts whole.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from wondertable.club.notices.errors import BadVacation, NoVacation, VacationSpent
from wondertable.core.errors import WondertableError
from wondertable.store import StoreError, going_tables
from wondertable.store.vacations import (
    VacationRow,
    add_vacation,
    end_vacation,
    forget_vacations,
    vacations_of,
    vacations_since,
)
from wondertable.table import Hall

DAY: Final = 24 * 3600.0
YEAR_DAYS: Final = 28
"""So many days somebody may be on holiday within a year."""
MOST_DAYS: Final = 21
AHEAD_DAYS: Final = 60
REST_DAYS: Final = 3
"""So many days lie between two holidays, or clocks could be stopped whenever it gets tight."""
YEAR: Final = 365 * DAY
MOST_TABLES: Final = 200
NEVER: Final = 0.0


@dataclass(frozen=True)
class Standing:
    """What somebody has of holidays."""

    now: VacationRow | None
    """The one that goes on or comes next."""
    left: int
    """Days within the year that passed."""


class Holidays:
    """Who is on holiday, in memory: every clock asks. `refresh` looks what others changed."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._house = hall.house
        self._rows: dict[str, list[VacationRow]] = {}
        self._away: dict[str, float] = {}
        self._house.holiday = self.until

    def until(self, person: str) -> float:
        """Until when somebody is on holiday now; 0 for who is not."""
        now = self._house.now()
        rows = self._rows.get(person, ())
        return max((row.until for row in rows if row.start <= now < row.until), default=NEVER)

    async def refresh(self) -> None:
        """Takes up how it stands, and wakes the tables of those whose holiday begins or ends."""
        found: dict[str, list[VacationRow]] = {}
        for row in await self._house.store(vacations_since, self._house.now()):
            found.setdefault(row.person, []).append(row)
        self._rows = found
        before, self._away = (
            self._away,
            {person: until for person in found if (until := self.until(person))},
        )
        for person in before.keys() | self._away.keys():
            if before.get(person) != self._away.get(person):
                await self._wake_tables(person)

    async def of(self, person: str) -> Standing:
        """What somebody has of holidays."""
        rows = await self._house.store(vacations_of, person)
        now = self._house.now()
        coming = [row for row in rows if row.until > now]
        return Standing(coming[0] if coming else None, left(rows, now))

    async def begin(self, person: str, ahead: int, days: int) -> VacationRow:
        """A holiday of some days, from now on or in some days.

        Raises BadVacation or VacationSpent.
        """
        now = self._house.now()
        start = now + ahead * DAY
        rows = await self._house.store(vacations_of, person)
        bad = BadVacation(MOST_DAYS, AHEAD_DAYS, REST_DAYS)
        if not (1 <= days <= MOST_DAYS and 0 <= ahead <= AHEAD_DAYS):
            raise bad
        if any(row.until > now or row.until + REST_DAYS * DAY > start for row in rows):
            raise bad
        if days > (free := left(rows, start)):
            raise VacationSpent(YEAR_DAYS, free)
        row = VacationRow(person, start, start + days * DAY)
        if not await self._house.store(add_vacation, row, rows):
            raise bad
        await self.refresh()
        return row

    async def end(self, person: str) -> None:
        """Ends a holiday now, or lets one fall that did not begin; raises NoVacation."""
        found = (await self.of(person)).now
        if found is None or not await self._house.store(end_vacation, found, self._house.now()):
            raise NoVacation
        await self.refresh()

    async def purge(self) -> None:
        """Forgets what does not count any more."""
        await self._house.store(forget_vacations, self._house.now() - YEAR)

    async def _wake_tables(self, person: str) -> None:
        """Lets clocks be set anew, and pages say who is away."""
        for saved in await self._house.store(going_tables, person, MOST_TABLES):
            try:
                table = await self._hall.find(saved.table.id)
            except StoreError:
                raise
            except WondertableError:
                continue
            table.wake_all()


def left(rows: Sequence[VacationRow], at: float) -> int:
    """The days that somebody has left of the year before a time."""
    counted = [row for row in rows if row.until > at - YEAR]
    return max(0, YEAR_DAYS - sum(days_of(row) for row in counted))


def days_of(row: VacationRow) -> int:
    """The days of a holiday; one that began counts whole."""
    return math.ceil((row.until - row.start) / DAY)
