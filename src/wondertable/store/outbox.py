"""What is owed to people who are not there: written down first, sent then, each once.

A row is one notice for one target: a device, an address, or a digest that will name it. Whoever
sends it takes it by a conditional change (`take`) at the last moment before it goes out, so that of
several servers one sends it, and a crash sends nothing twice. Every function is one transaction.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from sqlalchemy import ColumnElement, Connection, and_, delete, select, update

from wondertable.store import schema
from wondertable.store.database import Database
from wondertable.store.upsert import put
from wondertable.store.wishes import MAIL, WishRow

State = Literal["owed", "listed", "sent", "seen", "failed"]
DIGEST: Final = "digest"
"""The target of what a digest will name, and the subject of the digest itself."""
TURN: Final = "turn"
ROUND: Final = "round"


@dataclass(frozen=True)
class OutboxRow:
    """A notice for one target."""

    person: str
    subject: str
    target: str
    table_id: str | None
    turn: int
    decision: int
    state: State
    due: float
    tries: int = 0

    @property
    def kind(self) -> str:
        """What sort of notice it is: the first word of its subject."""
        return self.subject.partition(" ")[0]


@dataclass(frozen=True)
class Owed:
    """Something of which one person is to hear once, if it stays so until it is due."""

    kind: str
    person: str
    turn: int
    decision: int
    due: float


@dataclass(frozen=True)
class Changes:
    """How the rows of a table become what they have to be."""

    gone: tuple[OutboxRow, ...]
    kept: tuple[OutboxRow, ...]

    def __bool__(self) -> bool:
        return bool(self.gone or self.kept)


def arrange(database: Database, table_id: str, owed: Sequence[Owed], *, over: bool) -> float | None:
    """Lets the outbox owe what a table owes now, and no more; says when the first is due.

    What was sent of a turn stays noted until the next turn, so that nobody hears of it again.
    """
    with database.read() as connection:
        changes = changed(connection, table_id, owed, over=over)
    if not changes:
        return None
    with database.write() as connection:
        changes = changed(connection, table_id, owed, over=over)
        for row in changes.gone:
            connection.execute(delete(schema.outbox).where(same(row)))
        for row in changes.kept:
            put(connection, schema.outbox, vars(row))
    return min((row.due for row in changes.kept if row.state == "owed"), default=None)


def mark_seen(database: Database, table_id: str, person: str) -> None:
    """Notes that somebody has seen how a table stands."""
    known = schema.outbox.c
    owed = (known.table_id == table_id, known.person == person, known.state == "owed")
    with database.write() as connection:
        connection.execute(update(schema.outbox).where(*owed).values(state="seen"))


def due_notices(database: Database, at: float, most: int) -> list[OutboxRow]:
    """What is due, the oldest first."""
    known = schema.outbox.c
    query = select(schema.outbox).where(known.state == "owed", known.due <= at)
    order = (known.due, known.person, known.subject, known.target)
    with database.read() as connection:
        rows = connection.execute(query.order_by(*order).limit(most))
        return [OutboxRow(**row._mapping) for row in rows]


def take(database: Database, row: OutboxRow) -> bool:
    """Takes a notice to send it now; says whether it was still there to be taken."""
    return settle(database, row, "sent")


def settle(database: Database, row: OutboxRow, state: State) -> bool:
    """Changes the state of a notice, if it is as it was looked at."""
    with database.write() as connection:
        query = update(schema.outbox).where(same(row), as_it_was(row)).values(state=state)
        return connection.execute(query).rowcount == 1


def try_later(database: Database, row: OutboxRow, due: float, *, tried: bool = True) -> None:
    """Owes a notice again that did not go out, if nothing else became of it meanwhile."""
    values = {"state": "owed", "due": due, "tries": row.tries + tried}
    with database.write() as connection:
        query = update(schema.outbox).where(same(row), as_it_was(row)).values(values)
        connection.execute(query)


def drop_notice(database: Database, row: OutboxRow) -> None:
    """Deletes a notice of which nothing has to be remembered."""
    with database.write() as connection:
        connection.execute(delete(schema.outbox).where(same(row), as_it_was(row)))


def owe(database: Database, row: OutboxRow) -> None:
    """Owes a notice that belongs to no turn."""
    with database.write() as connection:
        put(connection, schema.outbox, vars(row))


def begin_digest(
    database: Database, person: str, before: float, following: float, day: int
) -> list[OutboxRow]:
    """Takes the digest of a day for one person, which nobody can do twice; says what it owes.

    Nothing is owed where it is nobody's turn, or where there is no target.
    """
    wishes, known = schema.wishes.c, schema.outbox.c
    mine = update(schema.wishes).where(wishes.person == person, wishes.digest == before)
    listed = select(known.person).where(known.person == person, known.state == "listed")
    with database.write() as connection:
        if connection.execute(mine.values({wishes.digest: following})).rowcount != 1:
            return []
        if connection.execute(listed.limit(1)).first() is None:
            return []
        rows = [
            OutboxRow(person, DIGEST, target, None, day, 0, "owed", before)
            for target in places(connection, [person]).get(person, ())
        ]
        for row in rows:
            put(connection, schema.outbox, vars(row))
        return rows


def listed_tables(database: Database, person: str) -> list[str]:
    """The tables at which it is somebody's turn who wants to hear of it once a day."""
    known = schema.outbox.c
    query = select(known.table_id).where(known.person == person, known.state == "listed")
    with database.read() as connection:
        found = connection.execute(query.order_by(known.due, known.table_id)).scalars()
        return [one for one in found if one is not None]


# Small steps.


def same(row: OutboxRow) -> ColumnElement[bool]:
    """The row of this notice."""
    known = schema.outbox.c
    return and_(
        known.person == row.person, known.subject == row.subject, known.target == row.target
    )


def as_it_was(row: OutboxRow) -> ColumnElement[bool]:
    """That nothing became of it since it was read."""
    known = schema.outbox.c
    return and_(
        known.state == row.state,
        known.turn == row.turn,
        known.decision == row.decision,
        known.tries == row.tries,
    )


def changed(connection: Connection, table_id: str, owed: Sequence[Owed], *, over: bool) -> Changes:
    """What has to change."""
    query = select(schema.outbox).where(schema.outbox.c.table_id == table_id)
    rows = [OutboxRow(**row._mapping) for row in connection.execute(query)]
    wanted = {(one.kind, one.person): one for one in owed}
    gone: list[OutboxRow] = []
    kept: list[OutboxRow] = []
    for row in rows:
        now = wanted.get((row.kind, row.person))
        if now is None:
            if over or row.state in ("owed", "listed"):
                gone.append(row)
        elif row.turn == now.turn and row.state in ("owed", "seen"):
            moved_on = row.decision != now.decision  # somebody was here, and has more to choose
            again = replace(row, decision=now.decision, due=now.due, state="owed")
            kept += [again] if moved_on else []
    have = {(row.kind, row.person): row.turn for row in rows}
    new = [one for key, one in wanted.items() if have.get(key) != one.turn]
    for one in new:
        gone += [row for row in rows if (row.kind, row.person) == (one.kind, one.person)]
    for kind in {one.kind for one in new}:
        persons = {one.person: one for one in new if one.kind == kind}
        for person, found in targets(connection, kind, persons).items():
            kept += [first(persons[person], table_id, target) for target in found]
    replaced = {(row.person, row.subject, row.target) for row in kept}
    left = [row for row in gone if (row.person, row.subject, row.target) not in replaced]
    return Changes(tuple(left), tuple(kept))


def first(owed: Owed, table_id: str, target: str) -> OutboxRow:
    """A notice that is new."""
    listed = target == DIGEST
    subject = f"{owed.kind} {table_id}"
    state: State = "listed" if listed else "owed"
    return OutboxRow(
        owed.person, subject, target, table_id, owed.turn, owed.decision, state, owed.due
    )


def targets(
    connection: Connection, kind: str, persons: Iterable[str]
) -> Mapping[str, tuple[str, ...]]:
    """Where people hear of something: at once in their places, or later in a digest.

    A digest names turns alone.
    """
    wishes = wishes_of(connection, persons)
    once = [person for person, row in wishes.items() if row.pace == "once"]
    found = dict(places(connection, once))
    if kind == TURN:
        found |= {person: (DIGEST,) for person, row in wishes.items() if row.pace == "daily"}
    return found


def places(connection: Connection, persons: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
    """The devices and addresses at which people want to hear something."""
    wishes = wishes_of(connection, persons)
    found: dict[str, list[str]] = {person: [] for person in wishes}
    devices, addresses = schema.subscriptions.c, schema.addresses.c
    pushed = [person for person, row in wishes.items() if row.push]
    query = select(devices.person, devices.id).where(devices.person.in_(pushed))
    for person, device in connection.execute(query.order_by(devices.made, devices.id)):
        found[person].append(device)
    mailed = [person for person, row in wishes.items() if row.mail]
    good = (addresses.confirmed.is_not(None), addresses.off == "")
    query_mail = select(addresses.person).where(addresses.person.in_(mailed), *good)
    for person in connection.execute(query_mail).scalars():
        found[person].append(MAIL)
    return {person: tuple(names) for person, names in found.items()}


def wishes_of(connection: Connection, persons: Iterable[str]) -> dict[str, WishRow]:
    """What those of these people want to hear who want anything."""
    known = schema.wishes.c
    query = select(schema.wishes).where(known.person.in_(list(persons)), known.pace != "off")
    rows = [WishRow(**row._mapping) for row in connection.execute(query)]
    return {row.person: row for row in rows}
