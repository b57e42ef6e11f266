"""How people came along with puzzles, in the database."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import and_, delete, exists, select

from wondertable.store import schema
from wondertable.store.database import Database
from wondertable.store.upsert import put

ANY_DAY = 0
"""In the place of the day of a puzzle that is no daily one."""


@dataclass(frozen=True)
class TryRow:
    """How somebody came along with a puzzle; that of a day is another one than the same without."""

    person: str
    game: str
    puzzle: str
    day: int
    """Of a daily puzzle, its day, counted from the year 1; else `ANY_DAY`."""
    found: str
    tried: str
    """What was tried last, in notation."""
    tries: int
    updated: float
    hints: int = 0
    """How many were given; what came of it says `hint` only until something is tried."""


def keep_try(database: Database, row: TryRow) -> None:
    """Keeps how somebody came along with a puzzle."""
    with database.write() as connection:
        put(connection, schema.puzzle_tries, vars(row))


def tries_of(database: Database, person: str, game: str, day: int = ANY_DAY) -> list[TryRow]:
    """How somebody came along with the puzzles of a game, or with the one of a day."""
    known = schema.puzzle_tries.c
    query = select(schema.puzzle_tries).where(
        and_(known.person == person, known.game == game, known.day == day)
    )
    with database.read() as connection:
        return [TryRow(**row._mapping) for row in connection.execute(query.order_by(known.puzzle))]


def all_tries_of(database: Database, person: str, game: str) -> list[TryRow]:
    """How somebody came along with the puzzles of a game, those of days among them."""
    known = schema.puzzle_tries.c
    query = select(schema.puzzle_tries).where(and_(known.person == person, known.game == game))
    with database.read() as connection:
        rows = connection.execute(query.order_by(known.puzzle, known.day))
        return [TryRow(**row._mapping) for row in rows]


def days_of(database: Database, person: str, found: str, most: int) -> list[int]:
    """The latest days whose puzzle, of any game, came out so for somebody; the last one first."""
    known = schema.puzzle_tries.c
    query = (
        select(known.day)
        .where(and_(known.person == person, known.day != ANY_DAY, known.found == found))
        .distinct()
        .order_by(known.day.desc())
        .limit(most)
    )
    with database.read() as connection:
        return [row.day for row in connection.execute(query)]


def purge_tries(database: Database, older_than: float) -> int:
    """Forgets what lay still for so long, of people without a kept name; says how many."""
    known = schema.puzzle_tries.c
    kept = exists().where(schema.people.c.id == known.person)
    query = delete(schema.puzzle_tries).where(and_(known.updated < older_than, ~kept))
    with database.write() as connection:
        return connection.execute(query).rowcount
