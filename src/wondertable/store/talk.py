"""What people say at tables, and whom they do not want to hear.

Every function is one transaction.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from wondertable.store.database import Database
from wondertable.store.errors import StoreConflict
from wondertable.store.schema_talk import (
    mutes,
    silenced,
    silenced_addresses,
    talk,
    talk_off,
)
from wondertable.store.upsert import put


@dataclass(frozen=True)
class SaidRow:
    """What somebody said at a table: a ready phrase, or words."""

    number: int
    seat: int
    """The seat of who spoke; below 0 for who looked on."""
    person: str | None
    name: str
    phrase: str
    """The name of a ready phrase; nothing where it is words."""
    words: str
    at: float


@dataclass(frozen=True)
class MuteRow:
    """Somebody whom another one does not want to hear."""

    person: str
    other: str
    name: str
    since: float


@dataclass(frozen=True)
class Wish:
    """What somebody wants to hear."""

    off: bool = False
    muted: frozenset[str] = frozenset()


# At a table.


def said_at(database: Database, table_id: str) -> list[SaidRow]:
    """What was said at a table, the oldest first."""
    query = select(*(talk.c[name] for name in SaidRow.__dataclass_fields__))
    query = query.where(talk.c.table_id == table_id).order_by(talk.c.number)
    with database.read() as connection:
        return [SaidRow(**row._mapping) for row in connection.execute(query)]


def keep_said(database: Database, table_id: str, row: SaidRow, most: int) -> None:
    """Keeps what was said, and of a table only so much; the oldest is forgotten.

    Raises StoreConflict where somebody else has said something under this number.
    """
    old = delete(talk).where(talk.c.table_id == table_id, talk.c.number <= row.number - most)
    with database.write() as connection:
        try:
            connection.execute(insert(talk), {"table_id": table_id, **vars(row)})
        except IntegrityError:
            raise StoreConflict(table_id) from None
        connection.execute(old)


def purge_said(database: Database, older_than: float) -> int:
    """Forgets what was said before a time, also at tables that are kept for longer."""
    with database.write() as connection:
        return connection.execute(delete(talk).where(talk.c.at < older_than)).rowcount


# What somebody wants to hear.


def wish_of(database: Database, person: str) -> Wish:
    """What somebody wants to hear."""
    off = select(talk_off.c.since).where(talk_off.c.person == person)
    others = select(mutes.c.other).where(mutes.c.person == person)
    with database.read() as connection:
        return Wish(
            connection.execute(off).first() is not None,
            frozenset(connection.execute(others).scalars()),
        )


def set_off(database: Database, person: str, at: float, *, off: bool) -> None:
    """Lets somebody hear nobody, or everybody who is not muted."""
    with database.write() as connection:
        if off:
            put(connection, talk_off, {"person": person, "since": at})
        else:
            connection.execute(delete(talk_off).where(talk_off.c.person == person))


def mute(database: Database, row: MuteRow, most: int) -> None:
    """Lets somebody not hear another one any more; of many, those muted first are heard again."""
    known = mutes.c
    kept = select(known.other).where(known.person == row.person)
    kept = kept.order_by(known.since.desc(), known.other).limit(most)
    with database.write() as connection:
        put(connection, mutes, vars(row))
        connection.execute(
            delete(mutes).where(
                known.person == row.person, known.other.not_in(kept.scalar_subquery())
            )
        )


def unmute(database: Database, person: str, other: str) -> None:
    """Lets somebody hear another one again."""
    known = mutes.c
    with database.write() as connection:
        connection.execute(delete(mutes).where(known.person == person, known.other == other))


def muted_by(database: Database, person: str) -> list[MuteRow]:
    """Whom somebody does not want to hear, the last one first."""
    query = select(mutes).where(mutes.c.person == person)
    with database.read() as connection:
        rows = connection.execute(query.order_by(mutes.c.since.desc(), mutes.c.other))
        return [MuteRow(**row._mapping) for row in rows]


# Whom an operator has silenced.


def silence(database: Database, person: str, until: float) -> None:
    """Lets somebody say nothing on this server until a time; a time that is past ends it."""
    with database.write() as connection:
        put(connection, silenced, {"person": person, "until": until})


def silence_address(database: Database, hashed: str, until: float) -> None:
    """Lets nobody speak from an address, of which only a keyed hash is kept."""
    with database.write() as connection:
        put(connection, silenced_addresses, {"hash": hashed, "until": until})


def silent_until(database: Database, person: str, hashed: str) -> float:
    """Until when somebody may say nothing, by who and where they are; 0 for who may speak."""
    by_person = select(silenced.c.until).where(silenced.c.person == person)
    by_address = select(silenced_addresses.c.until).where(silenced_addresses.c.hash == hashed)
    with database.read() as connection:
        found = [
            connection.execute(one).scalar_one_or_none() or 0.0 for one in (by_person, by_address)
        ]
    return max(found)


def purge_silences(database: Database, now: float) -> None:
    """Forgets who may speak again."""
    with database.write() as connection:
        for table in (silenced, silenced_addresses):
            connection.execute(delete(table).where(table.c.until < now))
