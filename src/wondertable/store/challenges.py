"""Challenges from one person to another; every function is one transaction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update

from wondertable.store import schema
from wondertable.store.database import Database

Status = Literal["open", "accepted", "declined", "withdrawn"]

LISTED = 50
"""The most challenges that a list has."""


@dataclass(frozen=True)
class ChallengeRow:
    """Somebody wants to play with somebody."""

    id: str
    person: str
    name: str
    language: str
    other: str
    other_name: str
    game: str
    options: dict[str, str]
    seats: list[str | None]
    """For every seat beside those of the two its bot, or nothing where it is free."""
    settings: dict[str, Any]
    made: float
    until: float
    status: Status
    table_id: str
    """The table that is opened when it is accepted."""
    opened: bool = False


def add_challenge(database: Database, row: ChallengeRow, most: int) -> Literal["", "twice", "many"]:
    """Keeps a challenge; says why not: one is open already, or too many are."""
    known = schema.challenges.c
    mine = and_(known.person == row.person, still_open(row.made))
    count = select(func.count()).select_from(schema.challenges)
    with database.write() as connection:
        twice = count.where(mine, known.other == row.other)
        if connection.execute(twice).scalar_one():
            return "twice"
        if connection.execute(count.where(mine)).scalar_one() >= most:
            return "many"
        connection.execute(insert(schema.challenges), vars(row))
        return ""


def challenge_of(database: Database, challenge_id: str) -> ChallengeRow | None:
    """The challenge of an id."""
    query = select(schema.challenges).where(schema.challenges.c.id == challenge_id)
    with database.read() as connection:
        row = connection.execute(query).one_or_none()
        return None if row is None else ChallengeRow(**row._mapping)


def challenges_of(database: Database, person: str, now: float) -> list[ChallengeRow]:
    """The open challenges by and to somebody, the newest first, without those of the blocked."""
    known, no = schema.challenges.c, schema.blocks.c
    unwanted = select(no.other).where(no.person == person)
    concerned = or_(
        known.person == person, and_(known.other == person, known.person.not_in(unwanted))
    )
    query = select(schema.challenges).where(concerned, still_open(now))
    with database.read() as connection:
        rows = connection.execute(query.order_by(known.made.desc(), known.id).limit(LISTED))
        return [ChallengeRow(**row._mapping) for row in rows]


def answer_challenge(database: Database, challenge_id: str, status: Status, now: float) -> bool:
    """Answers a challenge, or takes it back, if it is still open; says whether it was."""
    known = schema.challenges.c
    with database.write() as connection:
        changed = connection.execute(
            update(schema.challenges)
            .where(known.id == challenge_id, still_open(now))
            .values({known.status: status})
        )
        return changed.rowcount == 1


def note_challenge_opened(database: Database, challenge_id: str) -> None:
    """Notes that the table of a challenge is open."""
    known = schema.challenges.c
    with database.write() as connection:
        connection.execute(
            update(schema.challenges).where(known.id == challenge_id).values({known.opened: True})
        )


def unopened_challenges(database: Database) -> list[str]:
    """The challenges that were accepted, and whose tables may not be open yet."""
    known = schema.challenges.c
    query = select(known.id).where(known.status == "accepted", known.opened.is_(False))
    with database.read() as connection:
        return list(connection.execute(query).scalars())


def forget_challenges(database: Database, older_than: float) -> None:
    """Deletes challenges that were over at a time."""
    known = schema.challenges.c
    with database.write() as connection:
        connection.execute(delete(schema.challenges).where(known.until < older_than))


def still_open(now: float) -> ColumnElement[bool]:
    """Whether a challenge waits for an answer."""
    known = schema.challenges.c
    return and_(known.status == "open", known.until > now)
