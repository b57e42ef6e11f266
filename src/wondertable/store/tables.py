"""Writing tables into the database and reading them again; every function is one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    insert,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from wondertable.store import schema
from wondertable.store.database import Database
from wondertable.store.ends import forget_end, note_end
from wondertable.store.errors import StoreConflict
from wondertable.store.library import forget_game
from wondertable.store.results import forget_results
from wondertable.store.rows import LaidRow, MoveRow, Saved, SeatRow, Status, TableRow
from wondertable.store.schema_library import library
from wondertable.store.upsert import put

LISTED = 200
"""The most tables that a list has."""

CHANGING = (
    *("status", "version", "host", "updated", "used", "end_reason", "ranks"),
    *("request", "settings", "clocked"),
)
"""What a change of a table may change beside seats and moves."""

CHANGE = (
    update(schema.tables)
    .where(
        schema.tables.c.id == bindparam("this"),
        schema.tables.c.version == bindparam("before"),
        schema.tables.c.epoch == bindparam("held"),
    )
    .values({name: bindparam(name) for name in CHANGING})
)


def add_table(
    database: Database, row: TableRow, seats: Sequence[SeatRow], moves: Sequence[MoveRow] = ()
) -> None:
    """Keeps a new table."""
    with database.write(fenced=True) as connection:
        try:
            connection.execute(insert(schema.tables), vars(row))
        except IntegrityError:
            raise StoreConflict(row.rematch_of or row.id) from None
        insert_all(connection, schema.seats, row.id, seats)
        insert_all(connection, schema.moves, row.id, moves)


def save_table(
    database: Database,
    row: TableRow,
    *,
    seats: Sequence[SeatRow] | None = None,
    moves: Sequence[MoveRow] = (),
    laid: Sequence[LaidRow] | None = None,
    over: bool | None = None,
) -> None:
    """Keeps a change of a table: all of it, or nothing.

    `over` says that the change ends the table (then that is owed to whoever listens), or lets it
    go on again. Seats and face-down choices are replaced where they are given; moves are only ever
    added. The version of the row follows the one in the database, and its epoch is that of the
    database, else somebody else has changed the table or taken it over.
    """
    with database.write(fenced=True) as connection:
        values = {name: getattr(row, name) for name in CHANGING}
        key = {"this": row.id, "before": row.version - 1, "held": row.epoch}
        if connection.execute(CHANGE, {**values, **key}).rowcount != 1:
            raise StoreConflict(row.id)
        if seats is not None:
            replace_all(connection, schema.seats, row.id, seats)
        if laid is not None:
            replace_all(connection, schema.laid, row.id, laid)
        try:
            insert_all(connection, schema.moves, row.id, moves)
        except IntegrityError:
            raise StoreConflict(row.id) from None
        if over:
            note_end(connection, row.id, row.version)
        elif over is False:
            forget_end(connection, row.id)
            forget_results(connection, row.id)
            forget_game(connection, row.id)


def save_used(
    database: Database, table_id: str, used: list[float], *, epoch: int = 0, at: float | None = None
) -> bool:
    """Keeps how long the seats have thought up to a time; says whether the table is still ours."""
    known = schema.tables.c
    change = update(schema.tables).where(known.id == table_id, known.epoch == epoch)
    with database.write(fenced=True) as connection:
        found = connection.execute(change.values({known.used: used, known.clocked: at}))
        return found.rowcount == 1


def load_table(database: Database, table_id: str) -> Saved | None:
    """A table with all that belongs to it."""
    with database.read() as connection:
        query = select(schema.tables).where(schema.tables.c.id == table_id)
        row = connection.execute(query).one_or_none()
        if row is None:
            return None
        following = select(schema.tables.c.id).where(schema.tables.c.rematch_of == table_id)
        return Saved(
            TableRow(**row._mapping),
            tuple(SeatRow(**values) for values in parts(connection, schema.seats, table_id)),
            tuple(MoveRow(**values) for values in parts(connection, schema.moves, table_id)),
            tuple(LaidRow(**values) for values in parts(connection, schema.laid, table_id)),
            connection.execute(following).scalar_one_or_none(),
        )


def unfinished_tables(database: Database) -> list[str]:
    """The ids of the tables whose game goes on, or will by itself after a pause."""
    known = schema.tables.c
    agreed = known.settings[("pause", "since")].as_float() > 0
    query = select(known.id).where(
        or_(known.status == "running", and_(known.status == "paused", agreed))
    )
    with database.read() as connection:
        return list(connection.execute(query).scalars())


def unfinished_of(database: Database, person: str) -> list[str]:
    """The ids of the tables that are not over and that somebody hosts or sits at."""
    known = schema.tables.c
    query = select(known.id).where(known.status != "over", belongs_to(person))
    with database.read() as connection:
        return list(connection.execute(query.order_by(known.id)).scalars())


def tables_of(database: Database, person: str, *, hidden: bool = False) -> list[Saved]:
    """The tables that somebody hosts or sits at, those changed last first; without moves.

    Only those that the person has hidden, or only the others.
    """
    aside = schema.tables.c.id.in_(hidden_by(person))
    query = select(schema.tables).where(belongs_to(person), aside if hidden else not_(aside))
    return listed(database, query)


def going_tables(database: Database, person: str, most: int) -> list[Saved]:
    """The tables at which somebody sits and that are not over, those changed last first."""
    known, seats = schema.tables.c, schema.seats.c
    sits = select(seats.table_id).where(seats.person == person)
    query = select(schema.tables).where(known.id.in_(sits), known.status != "over")
    return listed(database, query, most)


def tables_there(database: Database, ids: Iterable[str]) -> set[str]:
    """Which of these tables are in the store."""
    query = select(schema.tables.c.id).where(schema.tables.c.id.in_(list(ids)))
    with database.read() as connection:
        return set(connection.execute(query).scalars())


def belongs_to(person: str) -> ColumnElement[bool]:
    """Whether somebody hosts a table or sits at it."""
    sits = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    known = schema.tables.c
    return or_(known.host == person, known.id.in_(sits))


def hidden_by(person: str) -> Select[tuple[str]]:
    """The ids of the tables that somebody has hidden."""
    return select(schema.hidden.c.table_id).where(schema.hidden.c.person == person)


def hide_table(database: Database, table_id: str, person: str) -> bool:
    """Takes a table out of somebody's list; says whether it is a table of theirs."""
    own = select(schema.tables.c.id).where(schema.tables.c.id == table_id, belongs_to(person))
    with database.write() as connection:
        if connection.execute(own).one_or_none() is None:
            return False
        put(connection, schema.hidden, {"person": person, "table_id": table_id})
        return True


def unhide_table(database: Database, table_id: str, person: str) -> bool:
    """Brings a table back into somebody's list; says whether it was hidden."""
    known = schema.hidden.c
    back = delete(schema.hidden).where(known.person == person, known.table_id == table_id)
    with database.write() as connection:
        return connection.execute(back).rowcount == 1


def waiting_tables(database: Database) -> list[Saved]:
    """The listed tables with a free seat, those changed last first; without moves."""
    free = select(schema.seats.c.table_id).where(
        schema.seats.c.kind == "open", schema.seats.c.person.is_(None)
    )
    known = schema.tables.c
    shown = known.settings["listed"].as_boolean()
    query = select(schema.tables).where(known.status == "waiting", shown, known.id.in_(free))
    return listed(database, query)


def all_tables(database: Database, status: Status | None, most: int) -> list[Saved]:
    """The tables of all people, those changed last first; without moves."""
    query = select(schema.tables)
    if status is not None:
        query = query.where(schema.tables.c.status == status)
    return listed(database, query, most)


def delete_table(database: Database, table_id: str, epoch: int = 0) -> bool:
    """Deletes a table with its seats and moves; says whether there was one of this epoch."""
    known = schema.tables.c
    this = delete(schema.tables).where(known.id == table_id, known.epoch == epoch)
    with database.write(fenced=True) as connection:
        return connection.execute(this).rowcount == 1


def purge(database: Database, older_than: float, *, owed_too: bool = True) -> list[str]:
    """Deletes the tables that were not changed since a time; says their ids.

    Those whose end has still to be told to somebody stay, if they are not named too; and the games
    of the library stay.
    """
    known = schema.tables.c
    query = delete(schema.tables).where(known.updated < older_than).returning(known.id)
    query = query.where(known.id.not_in(select(library.c.table_id)))
    if not owed_too:
        query = query.where(known.id.not_in(select(schema.ends.c.table_id)))
    with database.write() as connection:
        return sorted(connection.execute(query).scalars())


def listed(database: Database, query: Select[Any], most: int = LISTED) -> list[Saved]:
    """Tables with their seats."""
    query = query.order_by(schema.tables.c.updated.desc()).limit(most)
    with database.read() as connection:
        rows: list[Row[Any]] = list(connection.execute(query))
        return [
            Saved(
                TableRow(**row._mapping),
                tuple(SeatRow(**values) for values in parts(connection, schema.seats, row.id)),
                (),
                (),
                None,
            )
            for row in rows
        ]


def parts(connection: Connection, table: Table, table_id: str) -> list[dict[str, Any]]:
    """The rows that belong to a table, in order."""
    columns = [column for column in table.c if column.name != "table_id"]
    query = select(*columns).where(table.c.table_id == table_id).order_by(*table.primary_key)
    return [dict(row._mapping) for row in connection.execute(query)]


Part = SeatRow | MoveRow | LaidRow


def insert_all(connection: Connection, table: Table, table_id: str, rows: Iterable[Part]) -> None:
    """Adds rows that belong to a table."""
    values = [{"table_id": table_id, **vars(row)} for row in rows]
    if values:
        connection.execute(insert(table), values)


def replace_all(connection: Connection, table: Table, table_id: str, rows: Iterable[Part]) -> None:
    """Puts rows in the place of those that a table had."""
    connection.execute(delete(table).where(table.c.table_id == table_id))
    insert_all(connection, table, table_id, rows)
