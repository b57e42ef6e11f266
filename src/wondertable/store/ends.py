"""Which ends of tables have still to be told, and to whom; every function is one transaction."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from wondertable.store import schema
from wondertable.store.database import Database


@dataclass(frozen=True)
class Owed:
    """An end that somebody has not been told of."""

    table_id: str
    version: int
    """That of the table when it ended: the end of a game that goes on again is another one."""
    tries: int
    told: frozenset[str]
    """Who has been told."""


def note_end(connection: Connection, table_id: str, version: int) -> None:
    """Notes, in the transaction that ends a table, that everybody has to be told."""
    forget_end(connection, table_id)
    connection.execute(insert(schema.ends).values(table_id=table_id, version=version, tries=0))


def forget_end(connection: Connection, table_id: str) -> None:
    """Takes an end back, in the transaction that lets the game go on."""
    connection.execute(delete(schema.ends).where(schema.ends.c.table_id == table_id))


def owed_ends(
    database: Database,
    most: int,
    *,
    after: str = "",
    before: float | None = None,
    table_id: str | None = None,
) -> list[Owed]:
    """Ends that were not told to everybody, by the ids of their tables.

    Those after an id; of tables that were not changed since a time; of one table.
    """
    known, told = schema.ends.c, schema.told.c
    query = select(known.table_id, known.version, known.tries).where(known.table_id > after)
    if before is not None:
        over = select(schema.tables.c.id).where(schema.tables.c.updated < before)
        query = query.where(known.table_id.in_(over))
    if table_id is not None:
        query = query.where(known.table_id == table_id)
    with database.read() as connection:
        rows = list(connection.execute(query.order_by(known.table_id).limit(most)))
        ids = [row.table_id for row in rows]
        names: dict[str, set[str]] = {one: set() for one in ids}
        told_to = select(told.table_id, told.listener).where(told.table_id.in_(ids))
        for one, name in connection.execute(told_to):
            names[one].add(name)
        return [Owed(*row, told=frozenset(names[row.table_id])) for row in rows]


def note_told(database: Database, owed: Owed, listener: str, everybody: Collection[str]) -> None:
    """Notes that somebody has been told of an end; once everybody has, it is owed no more."""
    known, told = schema.ends.c, schema.told.c
    same = (known.table_id == owed.table_id) & (known.version == owed.version)
    with database.write() as connection:
        if connection.execute(select(known.table_id).where(same)).first() is None:
            return
        names = select(told.listener).where(told.table_id == owed.table_id)
        before = set(connection.execute(names).scalars())
        if before | {listener} >= set(everybody):
            connection.execute(delete(schema.ends).where(same))
        elif listener not in before:
            values = {"table_id": owed.table_id, "listener": listener}
            connection.execute(insert(schema.told), values)


def note_tried(database: Database, owed: Owed, most: int) -> bool:
    """Notes that telling failed; says whether it is given up after so many tries."""
    known = schema.ends.c
    same = (known.table_id == owed.table_id) & (known.version == owed.version)
    with database.write() as connection:
        if owed.tries + 1 >= most:
            connection.execute(delete(schema.ends).where(same))
            return True
        connection.execute(update(schema.ends).where(same).values(tries=owed.tries + 1))
        return False
