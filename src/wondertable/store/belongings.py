"""All that belongs to somebody, wherever it is kept: counted, listed, moved, deleted.

Nothing here knows a table of the database by name; the marks of its columns say what to do.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import (
    Column,
    Connection,
    Index,
    MetaData,
    Table,
    UniqueConstraint,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from wondertable.store import schema
from wondertable.store.database import Database
from wondertable.store.marks import ABOUT, ANONYMOUS, OWN, beside, emptied, held_by, told

MOST_LISTED: Final = 20_000
"""So many rows of a table are listed at most; nobody has more but by a program."""


def count(database: Database, person: str) -> dict[str, int]:
    """In how many rows of which tables somebody stands; only tables with any."""
    with database.read() as connection:
        found = {
            table.name: connection.execute(
                select(func.count()).select_from(table).where(stands_in(table, person))
            ).scalar_one()
            for table in marked(schema.metadata)
        }
    return {name: rows for name, rows in found.items() if rows}


def everything_of(database: Database, person: str) -> dict[str, list[dict[str, Any]]]:
    """The rows in which somebody stands, without what is secret, by the names of their tables."""
    with database.read() as connection:
        found = {
            table.name: [
                dict(row._mapping)
                for row in connection.execute(
                    select(*told(table))
                    .where(stands_in(table, person))
                    .order_by(*table.primary_key)
                    .limit(MOST_LISTED)
                )
            ]
            for table in marked(schema.metadata)
        }
    return {name: rows for name, rows in found.items() if rows}


def move(database: Database, person: str, to: str) -> None:
    """Gives all that one person has to another; where both have the same, the other's stays."""
    with database.write() as connection:
        for table in marked(schema.metadata):
            for column in persons_of(table):
                drop_doubles(connection, column, person, to)
                connection.execute(update(table).where(column == person).values({column: to}))


def delete_person(database: Database, person: str) -> None:
    """Deletes what is somebody's own, and takes the person out of what others have a part in."""
    with database.write() as connection:
        for table in reversed(marked(schema.metadata)):
            for column in (*held_by(table, OWN), *held_by(table, ABOUT)):
                connection.execute(delete(table).where(column == person))
            for column in held_by(table, ANONYMOUS):
                gone = {column: emptied(column)}
                gone |= {name: emptied(name) for name in beside(table)}
                connection.execute(update(table).where(column == person).values(gone))


# Small steps.


def marked(metadata: MetaData) -> list[Table]:
    """The tables that hold persons; who refers to another comes after it."""
    return [table for table in metadata.sorted_tables if persons_of(table)]


def persons_of(table: Table) -> list[Column[Any]]:
    """The columns of a table that hold persons."""
    return [*held_by(table, OWN), *held_by(table, ANONYMOUS), *held_by(table, ABOUT)]


def stands_in(table: Table, person: str) -> Any:
    """Whether somebody stands in a row, and may be told so."""
    told_to = [*held_by(table, OWN), *held_by(table, ANONYMOUS)]
    return or_(*(column == person for column in told_to))


def drop_doubles(connection: Connection, column: Column[Any], person: str, to: str) -> None:
    """Deletes rows that would be there twice if one person were the other."""
    table = column.table
    assert isinstance(table, Table)
    for key in keys_with(table, column):
        other = table.alias()
        same = and_(
            other.c[column.name] == to,
            *(other.c[one.name] == one for one in key if one is not column),
        )
        connection.execute(delete(table).where(column == person, exists().where(same)))


def keys_with(table: Table, column: Column[Any]) -> Iterable[list[Column[Any]]]:
    """The keys of a table of which a column is a part."""
    keys = [list(table.primary_key.columns)]
    keys += [list(one.columns) for one in table.constraints if isinstance(one, UniqueConstraint)]
    keys += [index_columns(index) for index in table.indexes if index.unique]
    return [key for key in keys if any(one is column for one in key)]


def index_columns(index: Index) -> list[Column[Any]]:
    """The columns of an index."""
    return list(index.columns)
