"""How people can be found by others, who wants whom as a friend, and who wants whom never.

Two are friends when each wants the other: there is no other row. Every function is one transaction.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from wondertable.store import schema
from wondertable.store.database import Database
from wondertable.store.results import ProfileRow
from wondertable.store.upsert import put


@dataclass(frozen=True)
class DoorRow:
    """By what somebody can be found, and for whom."""

    person: str
    handle: str
    """Names the person to those who know them; it is no secret."""
    name: str
    link: str
    """The digest of the link for friends."""
    turn: int
    """How often the link was changed."""
    here: bool
    """Whether friends see that somebody is here."""
    asks: str
    """Who may challenge: `met`, `friends` or `nobody`."""
    seen: float
    """When somebody was here last, if friends may know; else 0."""


@dataclass(frozen=True)
class Want:
    """Somebody wants somebody as a friend, or wants never to hear of them."""

    person: str
    other: str
    at: float


def add_door(database: Database, row: DoorRow) -> DoorRow:
    """Keeps how somebody can be found; says what stands, which may have been there before."""
    known = schema.doors.c
    mine = select(schema.doors).where(known.person == row.person)
    with database.write() as connection:
        if connection.execute(mine).first() is None:
            connection.execute(insert(schema.doors), vars(row))
        return DoorRow(**connection.execute(mine).one()._mapping)


def doors_of(database: Database, persons: Sequence[str]) -> dict[str, DoorRow]:
    """How some people can be found; those whom nobody can find are left out."""
    query = select(schema.doors).where(schema.doors.c.person.in_(persons))
    with database.read() as connection:
        return {row.person: DoorRow(**row._mapping) for row in connection.execute(query)}


def profiles_of(database: Database, persons: Sequence[str]) -> dict[str, ProfileRow]:
    """What some people show to others."""
    query = select(schema.profiles).where(schema.profiles.c.person.in_(persons))
    with database.read() as connection:
        return {row.person: ProfileRow(**row._mapping) for row in connection.execute(query)}


def door_by_link(database: Database, link: str) -> DoorRow | None:
    """Whose link for friends has this digest."""
    query = select(schema.doors).where(schema.doors.c.link == link)
    with database.read() as connection:
        row = connection.execute(query).one_or_none()
        return None if row is None else DoorRow(**row._mapping)


def person_of_handle(database: Database, handle: str) -> tuple[str, str] | None:
    """Who has a handle, as a door or a profile, and what they are called there."""
    door, profile = schema.doors.c, schema.profiles.c
    with database.read() as connection:
        for query in (
            select(door.person, door.name).where(door.handle == handle),
            select(profile.person, profile.name).where(profile.handle == handle),
        ):
            row = connection.execute(query).one_or_none()
            if row is not None:
                return row[0], row[1]
        return None


def change_door(database: Database, person: str, values: Mapping[str, Any]) -> None:
    """Changes how somebody can be found."""
    with database.write() as connection:
        query = update(schema.doors).where(schema.doors.c.person == person)
        connection.execute(query.values(dict(values)))


def note_here(database: Database, person: str, now: float) -> None:
    """Notes that somebody is here, if friends may know."""
    known = schema.doors.c
    mine = known.person == person, known.here
    with database.read() as connection:
        if connection.execute(select(known.person).where(*mine)).first() is None:
            return
    with database.write() as connection:
        connection.execute(update(schema.doors).where(*mine).values({known.seen: now}))


# Who wants whom.


def wants_of(database: Database, person: str) -> list[Want]:
    """Whom somebody wants, and who wants them, in the order in which it came about."""
    known = schema.wants.c
    either = or_(known.person == person, known.other == person)
    with database.read() as connection:
        rows = connection.execute(
            select(schema.wants)
            .where(either, known.person != known.other)
            .order_by(known.at, known.person, known.other)
        )
        return [Want(**row._mapping) for row in rows]


def want(database: Database, row: Want) -> None:
    """Lets somebody want somebody as a friend; the first time stands."""
    with database.write() as connection:
        try:
            with connection.begin_nested():
                connection.execute(insert(schema.wants), vars(row))
        except IntegrityError:
            return


def part(database: Database, person: str, other: str) -> None:
    """Ends that two want each other, or that one wants the other."""
    with database.write() as connection:
        connection.execute(delete(schema.wants).where(between(schema.wants, person, other)))


def are_friends(database: Database, person: str, other: str) -> bool:
    """Whether each wants the other."""
    both = between(schema.wants, person, other)
    query = select(func.count()).select_from(schema.wants).where(both)
    with database.read() as connection:
        return person != other and connection.execute(query).scalar_one() == len((person, other))


def have_met(database: Database, person: str, other: str) -> bool:
    """Whether two sat at a table whose game was finished."""
    mine, theirs = schema.results.alias(), schema.results.alias()
    query = select(mine.c.table_id).where(
        mine.c.person == person,
        theirs.c.table_id == mine.c.table_id,
        theirs.c.person == other,
    )
    with database.read() as connection:
        return connection.execute(query.limit(1)).first() is not None


# Who never wants to hear of whom.


def block(database: Database, row: Want) -> None:
    """Blocks somebody; then the two are no friends, and nothing is asked between them."""
    known = schema.challenges.c
    with database.write() as connection:
        connection.execute(delete(schema.wants).where(between(schema.wants, row.person, row.other)))
        mine = known.person == row.person, known.other == row.other, known.status == "open"
        connection.execute(update(schema.challenges).where(*mine).values(status="withdrawn"))
        put(connection, schema.blocks, vars(row))


def unblock(database: Database, person: str, other: str) -> None:
    """Blocks somebody no more."""
    known = schema.blocks.c
    with database.write() as connection:
        connection.execute(
            delete(schema.blocks).where(known.person == person, known.other == other)
        )


def blocked_by(database: Database, person: str) -> list[Want]:
    """Whom somebody has blocked."""
    known = schema.blocks.c
    query = select(schema.blocks).where(known.person == person).order_by(known.at, known.other)
    with database.read() as connection:
        return [Want(**row._mapping) for row in connection.execute(query)]


def blockers_of(database: Database, person: str) -> set[str]:
    """Who has blocked somebody, which nobody is told."""
    known = schema.blocks.c
    with database.read() as connection:
        found = connection.execute(select(known.person).where(known.other == person))
        return set(found.scalars())


def between(table: Any, person: str, other: str) -> Any:
    """The rows between two people, in either direction."""
    known = table.c
    return or_(
        and_(known.person == person, known.other == other),
        and_(known.person == other, known.other == person),
    )
