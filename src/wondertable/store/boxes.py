"""Writing games from the box into the database and reading them again."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, delete, insert, select, update

from wondertable.store import schema
from wondertable.store.database import Database
from wondertable.store.errors import StoreConflict
from wondertable.store.rows import BoxRow

LISTED = 200
"""The most games that a list has."""

CHANGING = ("lines", "done", "version", "updated")


def add_box(database: Database, row: BoxRow) -> None:
    """Keeps a new game."""
    with database.write() as connection:
        connection.execute(insert(schema.boxes), vars(row))


def save_box(database: Database, row: BoxRow) -> None:
    """Keeps what was entered; the version follows the one in the database, else it is refused."""
    known = schema.boxes.c
    change = (
        update(schema.boxes)
        .where(known.id == row.id, known.version == row.version - 1)
        .values({name: getattr(row, name) for name in CHANGING})
    )
    with database.write() as connection:
        if connection.execute(change).rowcount != 1:
            raise StoreConflict(row.id)


def load_box(database: Database, box_id: str) -> BoxRow | None:
    """A game with all of its lines."""
    query = select(schema.boxes).where(schema.boxes.c.id == box_id)
    with database.read() as connection:
        row = connection.execute(query).one_or_none()
        return None if row is None else read(row)


def boxes_of(database: Database, person: str) -> list[BoxRow]:
    """The games that somebody writes down, those changed last first."""
    known = schema.boxes.c
    query = select(schema.boxes).where(known.person == person)
    query = query.order_by(known.updated.desc()).limit(LISTED)
    with database.read() as connection:
        return [read(row) for row in connection.execute(query)]


def read(row: Row[Any]) -> BoxRow:
    """A game as a value; the pairs of its lines are lists in the database."""
    values = {**row._mapping, "lines": [(seat, do) for seat, do in row.lines]}
    return BoxRow(**values)


def delete_box(database: Database, box_id: str) -> bool:
    """Deletes a game; says whether there was one."""
    with database.write() as connection:
        gone = connection.execute(delete(schema.boxes).where(schema.boxes.c.id == box_id))
        return gone.rowcount == 1


def purge_boxes(database: Database, older_than: float) -> int:
    """Deletes the games that were not changed since a time; says how many."""
    with database.write() as connection:
        old = delete(schema.boxes).where(schema.boxes.c.updated < older_than)
        return connection.execute(old).rowcount
