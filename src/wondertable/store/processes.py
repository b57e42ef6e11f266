"""Which processes serve the same tables, and which of them a table belongs to.

Every function is one transaction. What is judged by time goes by the clock of the database; only
`at` is the time of day of the process itself, as the times of its tables are.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    update,
)

from wondertable.store import schema
from wondertable.store.backend import Session
from wondertable.store.database import Database
from wondertable.store.errors import StoreOtherKey
from wondertable.store.upsert import INSERT, put

BEAT_SECONDS: Final = 5.0
"""A process without a sign of life for so long hangs, and what it had goes to others."""
JUDGE_SECONDS: Final = 2.0
"""Who was late itself judges nobody: it may be the database that was away."""
KEPT_SECONDS: Final = 24 * 3600.0
"""So long is known when a process was heard of last."""
LEAST_SHARE: Final = 4

NOW: Final = {
    "postgresql": "extract(epoch from clock_timestamp())::float8",
    "sqlite": "(julianday('now') - 2440587.5) * 86400.0",
}
"""The time by the clock of the database."""


@dataclass(frozen=True)
class Peer:
    """Another process that lives."""

    id: str
    address: str
    leaving: bool = False


@dataclass(frozen=True)
class Beat:
    """What a process learns when it shows that it lives."""

    others: tuple[Peer, ...]
    buried: tuple[str, ...]
    """Those that were found dead by this process just now."""
    changes: dict[str, int]
    """How often what had changed."""
    beats: dict[str, float]
    """When the others were heard of last, by the clock of the database."""


@dataclass(frozen=True)
class Place:
    """Where a table is: with a process that lives, or with nobody."""

    owner: Peer | None
    running: bool


@dataclass(frozen=True)
class Claimed:
    """A table that was taken over."""

    id: str
    until: float | None = None
    """When the process before was heard of last, by its own time of day; none if it let go."""


@dataclass(frozen=True)
class Release:
    """A table that is let go."""

    id: str
    epoch: int
    used: list[float] | None = None
    """What its clocks show, if it has any."""
    at: float | None = None


def register(database: Database, process: Peer, session: Session, key: str, at: float) -> None:
    """Makes a process known; raises StoreOtherKey if those that live sign with another key."""
    known = schema.processes.c
    with database.life() as connection:
        now = now_of(connection)
        others = select(known.id).where(living(), known.key != key, known.beat > now - BEAT_SECONDS)
        if connection.execute(others).first() is not None:
            raise StoreOtherKey(database.place)
        old = known.gone.is_(True) & (known.beat < now - KEPT_SECONDS)
        connection.execute(delete(schema.processes).where(old))
        values = {
            **{"id": process.id, "number": session.number, "address": process.address},
            **{"session": session.name, "key": key, "beat": now, "at": at},
        }
        connection.execute(insert(schema.processes).values(**values, leaving=False, gone=False))


def beat(database: Database, process: str, at: float, silent: Collection[str] = ()) -> Beat | None:
    """Shows that a process lives, and buries others that do not; None if it was buried itself.

    Those that are `silent` were watched without a sign of life, and are buried if it is long ago.
    """
    known = schema.processes.c
    with database.life() as connection:
        now = now_of(connection)
        this = (known.id == process) & known.gone.is_(False)
        before = connection.execute(select(known.beat).where(this)).scalar_one_or_none()
        mine = update(schema.processes).where(this).values(beat=now, at=at)
        if before is None or connection.execute(mine).rowcount != 1:
            return None
        rows = list(connection.execute(select(*known).where(living(), known.id != process)))
        free: set[int] = set()
        if now - before < JUDGE_SECONDS:
            free = database.backend.without_lock(connection, [row.number for row in rows])
            late = [row for row in rows if row.beat < now - BEAT_SECONDS]
            free |= {row.number for row in late if row.id in silent}
        dead = [row for row in rows if row.number in free]
        buried = bury(connection, [row.id for row in dead]) if dead else ()
        changed = connection.execute(select(*schema.changes.c))
        changes = {row.what: row.number for row in changed}
    if buried:
        # What a process that hangs has begun is undone, or it would hold what others need.
        with database.life() as connection:
            database.backend.end_sessions(connection, [row.session for row in dead])
    others = [Peer(row.id, row.address, row.leaving) for row in rows if row.id not in buried]
    return Beat(tuple(others), buried, changes, {row.id: row.beat for row in rows})


def bury(connection: Connection, processes: Collection[str]) -> tuple[str, ...]:
    """Notes that processes are gone; says which of them were there."""
    known = schema.processes.c
    change = update(schema.processes).where(known.id.in_(list(processes)), known.gone.is_(False))
    return tuple(connection.execute(change.values(gone=True).returning(known.id)).scalars())


def note_leaving(database: Database, process: str) -> None:
    """Notes that a process takes no new tables."""
    this = schema.processes.c.id == process
    with database.life() as connection:
        connection.execute(update(schema.processes).where(this).values(leaving=True))


def sign_off(database: Database, process: str) -> None:
    """Notes that a process has gone in order."""
    with database.life() as connection:
        bury(connection, [process])


# Tables.


def place_of(database: Database, table_id: str) -> Place | None:
    """Where a table is; None if there is no such table."""
    tables, known = schema.tables.c, schema.processes.c
    joined = schema.tables.outerjoin(schema.processes, (tables.owner == known.id) & living())
    query = (
        select(tables.status, known.id, known.address, known.leaving)
        .select_from(joined)
        .where(tables.id == table_id)
    )
    with database.read() as connection:
        row = connection.execute(query).one_or_none()
    if row is None:
        return None
    owner = None if row.id is None else Peer(row.id, row.address, row.leaving)
    return Place(owner, row.status == "running")


def claim_table(
    database: Database, table_id: str, process: str, *, epoch: int, version: int
) -> Claimed | None:
    """Takes a table over that nobody has who lives, if it is as it was seen."""
    known = schema.tables.c
    this = (known.id == table_id) & (known.epoch == epoch) & (known.version == version)
    with database.write(fenced=True) as connection:
        owner = select(known.owner).where(this, unowned()).with_for_update()
        found = connection.execute(owner).one_or_none()
        if found is None:
            return None
        connection.execute(taken_over(process).where(this))
        return Claimed(table_id, heard_of(connection, [found.owner]).get(found.owner))


def claim_running(database: Database, process: str, living_now: int) -> list[Claimed]:
    """Takes over a share of the running tables that nobody has; those of others are left alone."""
    known = schema.tables.c
    free = (known.status == "running") & unowned()
    with database.write(fenced=True) as connection:
        count = connection.execute(select(func.count()).where(free)).scalar_one()
        if not count:
            return []
        share = max(LEAST_SHARE, ceil(count / living_now))
        query = select(known.id, known.owner).where(free).order_by(known.id).limit(share)
        rows = list(connection.execute(query.with_for_update(skip_locked=True)))
        ids = [row.id for row in rows]
        connection.execute(taken_over(process).where(known.id.in_(ids)))
        until = heard_of(connection, {row.owner for row in rows})
        return [Claimed(row.id, until.get(row.owner)) for row in rows]


def release_tables(database: Database, tables: Sequence[Release], to: str | None = None) -> None:
    """Lets tables go, to nobody or to a process that wants them; those of an older epoch are not
    ours any more, and stay as they are."""
    known = schema.tables.c
    change = (
        update(schema.tables)
        .where(known.id == bindparam("this"), known.epoch == bindparam("held"))
        .values(owner=to, epoch=known.epoch + 1)
    )
    timed = change.values(used=bindparam("thought"), clocked=bindparam("when"))
    keys = [{"this": one.id, "held": one.epoch} for one in tables if one.used is None]
    clocks = [
        {"this": one.id, "held": one.epoch, "thought": one.used, "when": one.at}
        for one in tables
        if one.used is not None
    ]
    with database.write(fenced=True) as connection:
        if keys:
            connection.execute(change, keys)
        if clocks:
            connection.execute(timed, clocks)


def owned_by_others(database: Database, ids: Sequence[str], process: str) -> list[str]:
    """Which of these tables other processes have that live."""
    known = schema.tables.c
    alive = select(schema.processes.c.id).where(living(), schema.processes.c.id != process)
    query = select(known.id).where(known.id.in_(ids), known.owner.in_(alive))
    with database.read() as connection:
        return list(connection.execute(query).scalars())


# What one does for all, and what all are told.


def is_due(database: Database, chore: str, seconds: float) -> bool:
    """Whether it is time for something, and nobody else has begun it: then the caller has."""
    known = schema.chores.c
    with database.life() as connection:
        now = now_of(connection)
        change = update(schema.chores).where(known.chore == chore, known.at <= now - seconds)
        if connection.execute(change.values(at=now)).rowcount == 1:
            return True
        first = INSERT[connection.dialect.name](schema.chores).values(chore=chore, at=now)
        mine = first.on_conflict_do_nothing().returning(known.chore)
        return connection.execute(mine).first() is not None


def note_change(database: Database, what: str) -> None:
    """Counts that something has changed of which others have copies in memory."""
    known = schema.changes.c
    with database.life() as connection:
        change = update(schema.changes).where(known.what == what).values(number=known.number + 1)
        if connection.execute(change).rowcount != 1:
            put(connection, schema.changes, {"what": what, "number": 1})


def lock(database: Database, name: str) -> bool:
    """Takes what only one process may do at a time; false if another one does it."""
    with database.life() as connection:
        return database.backend.locked(connection, name)


def unlock(database: Database, name: str) -> None:
    """Lets others do it."""
    with database.life() as connection:
        database.backend.unlock(connection, name)


def tell(database: Database, words: str) -> None:
    """Says something to all processes; it may be lost."""
    with database.life() as connection:
        database.backend.tell(connection, words)


# Small steps.


def now_of(connection: Connection) -> float:
    """The time by the clock of the database."""
    now: float = connection.execute(
        select(literal_column(NOW[connection.dialect.name]))
    ).scalar_one()
    return now


def living() -> ColumnElement[bool]:
    """Whether a process counts as alive."""
    return schema.processes.c.gone.is_(False)


def unowned() -> ColumnElement[bool]:
    """Whether nobody has a table who lives."""
    owner = schema.tables.c.owner
    alive: Select[tuple[str]] = select(schema.processes.c.id).where(living())
    return or_(owner.is_(None), owner.not_in(alive))


def taken_over(process: str) -> Any:
    """The change that makes tables a process's own."""
    return update(schema.tables).values(owner=process, epoch=schema.tables.c.epoch + 1)


def heard_of(connection: Connection, processes: Collection[str | None]) -> dict[str | None, float]:
    """When processes were heard of last, by their own time of day."""
    known = schema.processes.c
    ids = [one for one in processes if one is not None]
    rows = connection.execute(select(known.id, known.at).where(known.id.in_(ids)))
    return {row.id: row.at for row in rows}
