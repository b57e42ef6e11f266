"""Copying all that a database keeps into another one, of whichever kind: backups, and moving."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Table, func, insert, select, text, update

from wondertable.store.database import Database
from wondertable.store.errors import StoreDiffers, StoreNotEmpty
from wondertable.store.marks import PASSING
from wondertable.store.schema import metadata

ROWS: Final = 1000
"""How many rows are under way at once."""
WRAP: Final = 1 << 256

Digest = tuple[int, int]
"""How many rows a table has, and a sum over all of them that does not depend on their order."""


def copy(source: Database, target: Database) -> dict[str, int]:
    """Copies everything into an open database that is empty; says how many rows there are.

    What is copied is one moment of the source. The copy is read again before it is kept: raises
    StoreNotEmpty, StoreDiffers, or what either database has to say.
    """
    with source.read() as reading, target.write() as writing:
        for table in lasting():
            if writing.execute(select(func.count()).select_from(table)).scalar_one():
                raise StoreNotEmpty(target.place)
        for table in lasting():
            copy_table(reading, writing, table)
        sent, arrived = digests(reading), digests(writing)
        for name, digest in sent.items():
            if arrived[name] != digest:
                raise StoreDiffers(target.place, name)
    return {name: count for name, (count, _) in sent.items()}


def backup(database: Database, path: Path) -> dict[str, int]:
    """Copies a database, as it is at this moment, into a new SQLite file, which is one itself."""
    if path.exists():
        raise StoreNotEmpty(str(path))
    kept = file(path)
    try:
        kept.open()
        return copy(database, kept)
    except BaseException:
        kept.close()
        path.unlink(missing_ok=True)
        raise
    finally:
        kept.close()


def file(path: Path) -> Database:
    """The database in a file."""
    return Database(URL.create("sqlite", database=str(path)).render_as_string())


def lasting() -> list[Table]:
    """All tables but those about the processes of this moment; what others need comes first."""
    return [table for table in metadata.sorted_tables if table.info != PASSING]


def copy_table(reading: Connection, writing: Connection, table: Table) -> None:
    """Copies the rows of a table; what they say of each other is added when all are there."""
    among = [
        column.name
        for column in table.c
        if any(key.column.table is table for key in column.foreign_keys)
    ]
    later = []
    for rows in chunks(reading, table):
        later += [row for row in rows if any(row[name] is not None for name in among)]
        writing.execute(insert(table), [{**row, **dict.fromkeys(among)} for row in rows])
    for row in later:
        this = [column == row[column.name] for column in table.primary_key]
        writing.execute(update(table).where(*this).values({name: row[name] for name in among}))
    count_on(writing, table)


def count_on(writing: Connection, table: Table) -> None:
    """Lets numbers that the database gives go on where they were; SQLite looks for itself."""
    column = table.autoincrement_column
    if column is None or writing.dialect.name != "postgresql":
        return
    last = writing.execute(select(func.max(column))).scalar_one()
    if last is not None:
        sequence = text("SELECT setval(pg_get_serial_sequence(:name, :column), :last)")
        given = {"name": f'"{table.name}"', "column": column.name, "last": last}
        writing.execute(sequence, given)


def digests(connection: Connection) -> dict[str, Digest]:
    """What every table holds, in short: equal for equal rows, wherever they are kept."""
    return {table.name: digest(connection, table) for table in lasting()}


def digest(connection: Connection, table: Table) -> Digest:
    """What a table holds, in short."""
    count = total = 0
    for rows in chunks(connection, table):
        count += len(rows)
        total += sum(number_of(row.values()) for row in rows)
    return count, total % WRAP


def number_of(values: Iterable[Any]) -> int:
    """A number for a row."""
    return int.from_bytes(sha256(repr(list(values)).encode()).digest())


def chunks(connection: Connection, table: Table) -> Iterable[list[Mapping[str, Any]]]:
    """The rows of a table, some at a time."""
    found = connection.execution_options(yield_per=ROWS).execute(select(table))
    for rows in found.mappings().partitions():
        yield [dict(row) for row in rows]
