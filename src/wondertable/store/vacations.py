"""When people are on holiday; every function is one transaction."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update

from wondertable.store import schema
from wondertable.store.database import Database


@dataclass(frozen=True)
class VacationRow:
    """A time in which somebody's slow clocks stand still."""

    person: str
    start: float
    until: float


def vacations_since(database: Database, at: float) -> list[VacationRow]:
    """The vacations that end after a time, the earliest first."""
    known = schema.vacations.c
    query = select(schema.vacations).where(known.until > at).order_by(known.start, known.person)
    with database.read() as connection:
        return [VacationRow(**row._mapping) for row in connection.execute(query)]


def vacations_of(database: Database, person: str) -> list[VacationRow]:
    """All vacations of somebody that are still noted, the earliest first."""
    known = schema.vacations.c
    query = select(schema.vacations).where(known.person == person).order_by(known.start)
    with database.read() as connection:
        return [VacationRow(**row._mapping) for row in connection.execute(query)]


def add_vacation(database: Database, row: VacationRow, known: list[VacationRow]) -> bool:
    """Keeps a vacation, if those of this person are still the ones that were looked at."""
    columns = schema.vacations.c
    query = select(schema.vacations).where(columns.person == row.person).order_by(columns.start)
    with database.write() as connection:
        now = [VacationRow(**found._mapping) for found in connection.execute(query)]
        if now != known:
            return False
        connection.execute(insert(schema.vacations), vars(row))
        return True


def end_vacation(database: Database, row: VacationRow, until: float) -> bool:
    """Lets a vacation end earlier; says whether it was as it was looked at."""
    known = schema.vacations.c
    same = (known.person == row.person, known.start == row.start, known.until == row.until)
    with database.write() as connection:
        if until <= row.start:
            return connection.execute(delete(schema.vacations).where(*same)).rowcount == 1
        ended = update(schema.vacations).where(*same).values({known.until: until})
        return connection.execute(ended).rowcount == 1


def forget_vacations(database: Database, before: float) -> None:
    """Deletes the vacations that ended before a time."""
    with database.write() as connection:
        connection.execute(delete(schema.vacations).where(schema.vacations.c.until < before))
