"""The queue of those who seek opponents; every function is one transaction.

Several processes may pair at once: whoever claims all people of a table first has them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from sqlalchemy import delete, func, insert, or_, select, update

from wondertable.store import schema
from wondertable.store.database import Database
from wondertable.store.errors import StoreConflict
from wondertable.store.upsert import put


@dataclass(frozen=True)
class SeekerRow:
    """Somebody who waits for others."""

    person: str
    name: str
    language: str
    game: str
    wish: dict[str, Any]
    strengths: dict[str, float]
    """By pace, as people read them."""
    house: str
    """The same for people behind one address; nothing else can be told from it."""
    since: float
    seen: float
    table_id: str | None = None
    """The table that was found."""
    seat: int | None = None


@dataclass(frozen=True)
class PairingRow:
    """A table that was found for people who waited."""

    table_id: str
    game: str
    options: dict[str, str]
    settings: dict[str, Any]
    bots: list[str | None]
    """For every seat its bot, or nothing where somebody sits who waited."""
    made: float
    opened: bool = False


def seek(database: Database, row: SeekerRow) -> bool:
    """Lets somebody wait, or wait for something else; not if a table was found meanwhile."""
    known = schema.seekers.c
    found = select(known.table_id).where(known.person == row.person, known.table_id.is_not(None))
    with database.write() as connection:
        if connection.execute(found).first() is not None:
            return False
        put(connection, schema.seekers, vars(row))
        return True


def seeker_of(database: Database, person: str) -> SeekerRow | None:
    """What somebody waits for."""
    query = select(schema.seekers).where(schema.seekers.c.person == person)
    with database.read() as connection:
        row = connection.execute(query).one_or_none()
        return None if row is None else SeekerRow(**row._mapping)


def note_seeking(database: Database, persons: Collection[str], now: float) -> None:
    """Notes that people still wait."""
    known = schema.seekers.c
    with database.write() as connection:
        connection.execute(
            update(schema.seekers).where(known.person.in_(persons)).values({known.seen: now})
        )


def note_all_seeking(database: Database, since: float, now: float) -> None:
    """Lets those wait on who waited when the server stopped."""
    known = schema.seekers.c
    waited = known.table_id.is_(None), known.seen > since
    with database.write() as connection:
        connection.execute(update(schema.seekers).where(*waited).values({known.seen: now}))


def seek_no_more(database: Database, person: str, *, waiting_only: bool = False) -> bool:
    """Takes somebody out of the queue; says whether they were in it."""
    known = schema.seekers.c
    query = delete(schema.seekers).where(known.person == person)
    if waiting_only:
        query = query.where(known.table_id.is_(None))
    with database.write() as connection:
        return connection.execute(query).rowcount == 1


def seekers_beside(database: Database, person: str, game: str, since: float) -> int:
    """How many others wait for a game and were there since a time."""
    known = schema.seekers.c
    query = select(func.count()).where(
        known.game == game, known.person != person, known.table_id.is_(None), known.seen > since
    )
    with database.read() as connection:
        return int(connection.execute(query).scalar_one())


def waiting_seekers(database: Database, since: float) -> list[SeekerRow]:
    """Those who wait and were there since a time, who waits longest first."""
    known = schema.seekers.c
    query = select(schema.seekers).where(known.table_id.is_(None), known.seen > since)
    with database.read() as connection:
        rows = connection.execute(query.order_by(known.since, known.person))
        return [SeekerRow(**row._mapping) for row in rows]


def paired_since(
    database: Database, persons: Collection[str], since: float
) -> set[tuple[str, str]]:
    """Which of these people were brought together since a time."""
    known = schema.paired.c
    query = select(known.person, known.other).where(
        known.person.in_(persons), known.other.in_(persons), known.at > since
    )
    with database.read() as connection:
        return {(row.person, row.other) for row in connection.execute(query)}


def claim(database: Database, row: PairingRow, seats: Mapping[str, tuple[int, float]]) -> bool:
    """Gives people a table and their seats there, if all of them still wait as they did.

    `seats` says for every person the seat, and since when they have waited. Says whether it is so.
    """
    known = schema.seekers.c
    try:
        with database.write() as connection:
            for person, (seat, since) in sorted(seats.items()):
                waits = known.person == person, known.table_id.is_(None), known.since == since
                found = {known.table_id: row.table_id, known.seat: seat}
                query = update(schema.seekers).where(*waits).values(found)
                if connection.execute(query).rowcount != 1:
                    raise StoreConflict(row.table_id)
            connection.execute(insert(schema.pairings), vars(row))
            for person, other in permutations(sorted(seats), 2):
                met = {"person": person, "other": other, "at": row.made}
                put(connection, schema.paired, met)
    except StoreConflict:
        return False
    return True


def pairing_of(database: Database, table_id: str) -> tuple[PairingRow, list[SeekerRow]] | None:
    """A table that was found, with those who are to sit there."""
    made, known = schema.pairings.c, schema.seekers.c
    with database.read() as connection:
        found = connection.execute(
            select(schema.pairings).where(made.table_id == table_id)
        ).one_or_none()
        if found is None:
            return None
        people = connection.execute(
            select(schema.seekers).where(known.table_id == table_id).order_by(known.seat)
        )
        return PairingRow(**found._mapping), [SeekerRow(**row._mapping) for row in people]


def unopened_pairings(database: Database) -> list[str]:
    """The tables that were found and may not be open yet."""
    known = schema.pairings.c
    with database.read() as connection:
        return list(
            connection.execute(select(known.table_id).where(known.opened.is_(False))).scalars()
        )


def note_opened(database: Database, table_id: str) -> None:
    """Notes that a table that was found is open."""
    known = schema.pairings.c
    with database.write() as connection:
        connection.execute(
            update(schema.pairings).where(known.table_id == table_id).values({known.opened: True})
        )


def forget_seekers(database: Database, gone: float, old: float) -> None:
    """Takes those out who left the page; forgets pairings that are old."""
    known = schema.seekers.c
    left = or_(known.table_id.is_(None), known.seen < old), known.seen < gone
    with database.write() as connection:
        connection.execute(delete(schema.seekers).where(*left))
        made, met = schema.pairings.c, schema.paired.c
        connection.execute(delete(schema.pairings).where(made.made < old, made.opened))
        connection.execute(delete(schema.paired).where(met.at < old))


def blocks_among(database: Database, persons: Sequence[str]) -> set[tuple[str, str]]:
    """Who of these people does not want to meet whom."""
    known = schema.blocks.c
    query = select(known.person, known.other).where(
        known.person.in_(persons), known.other.in_(persons)
    )
    with database.read() as connection:
        return {(row.person, row.other) for row in connection.execute(query)}
