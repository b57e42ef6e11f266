"""`wondertable admin`: looks after the tables of a server, which may be running or not."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.box import SIMPLE_HEAD
from rich.table import Table as Columns
from rich.text import Text

from wondertable.cli.common import (
    Json,
    Language,
    Misuse,
    Voice,
    put_json,
    terminal,
    voice_of,
)

if TYPE_CHECKING:
    from wondertable.store import Database, Saved
    from wondertable.table import Hall

DAY: Final = 24 * 3600.0

Where = Annotated[
    str | None, Parameter(help="The address of the database; by default that of the server here.")
]
Status = Annotated[
    Literal["waiting", "running", "paused", "over"] | None, Parameter(help="Only such tables.")
]
Most = Annotated[int, Parameter(validator=Number(gte=1), help="How many at most.")]
Days = Annotated[float, Parameter(validator=Number(gt=0), help="Since so many days.")]

admin = App(name="admin", help="Looks after the tables of a server: lists, backups, moving.")
for name in ("reports", "library"):
    admin.command(f"wondertable.cli.admin_{name}:{name}")


@admin.command(name="list")
def list_tables(
    *,
    status: Status = None,
    most: Most = 50,
    database: Where = None,
    language: Language = None,
    json: Json = False,
) -> int:
    """Lists tables, those changed last first."""
    with opened(database) as found:
        from wondertable.store.tables import all_tables

        rows = all_tables(found, status, most)
    if json:
        put_json([about(saved) for saved in rows])
    else:
        show(voice_of(language), rows)
    return 0


@admin.command
def close(
    *tables: str,
    database: Where = None,
    language: Language = None,
) -> int:
    """Ends tables without a winner, whoever hosts them.

    Parameters
    ----------
    tables:
        The ids of the tables.
    """

    async def ended(hall: Hall) -> None:
        for table_id in tables:
            table = await hall.look_up(table_id)
            await table.close(table.host)

    with opened(database) as found:
        asyncio.run(ended(hall_of(found)))
    say(voice_of(language), "admin-closed", count=len(tables))
    return 0


@admin.command
def export(table: str, /, *, database: Where = None, language: Language = None) -> int:
    """Writes the record of a table: what a spectator may know until its game is over.

    Parameters
    ----------
    table:
        The id of the table.
    """
    with opened(database) as found:
        from wondertable.core.state import SPECTATOR

        looked_up = asyncio.run(hall_of(found).look_up(table))
        sys.stdout.write(looked_up.record(SPECTATOR).text())
    return 0


@admin.command
def purge(*, days: Days, database: Where = None, language: Language = None) -> int:
    """Deletes the tables and games from the box that nobody has changed for long."""
    with opened(database) as found:
        gone = asyncio.run(hall_of(found, keep=days * DAY).purge())
    say(voice_of(language), "admin-purged", count=len(gone))
    return 0


@admin.command
def backup(file: Path, /, *, database: Where = None, language: Language = None) -> int:
    """Copies everything, as it is at this moment, into a new file; the server may go on.

    Parameters
    ----------
    file:
        A SQLite file that does not exist yet. It is a database of its own.
    """
    with opened(database) as found:
        from wondertable.store import copies

        counts = copies.backup(found, file)
    say(voice_of(language), "admin-copied", rows=sum(counts.values()), place=str(file))
    return 0


@admin.command
def restore(file: Path, /, *, database: Where = None, language: Language = None) -> int:
    """Fills a database that is empty with a backup; stop the server before.

    Parameters
    ----------
    file:
        What `backup` has made.
    """
    if not file.is_file():
        raise Misuse("cli-error-system", file=str(file), why=os.strerror(2).lower())
    with opened(database) as target:
        from wondertable.store import copies

        carry(copies.file(file), target, language)
    return 0


@admin.command
def move(source: str, target: str, /, *, language: Language = None) -> int:
    """Copies everything from one database into another; stop the server before.

    Nothing is changed in the first one. What has arrived is read again and compared.

    Parameters
    ----------
    source:
        Such as sqlite:///tables.db.
    target:
        Such as postgresql://name@host/tables; PGPASSWORD or ~/.pgpass can hold the password.
    """
    with opened(target) as found:
        from wondertable.store import Database

        carry(Database(source), found, language)
    return 0


def carry(source: Database, target: Database, language: str | None) -> None:
    """Copies everything while no server uses either database."""
    from wondertable.store.copies import copy

    with source.alone("wondertable admin"):
        source.open()
        try:
            counts = copy(source, target)
        finally:
            source.close()
    say(voice_of(language), "admin-copied", rows=sum(counts.values()), place=target.place)


@contextmanager
def opened(url: str | None) -> Iterator[Database]:
    """The database that was named, else that of the server with the settings of this computer."""
    try:
        from wondertable.store import Database
        from wondertable.web.settings import SettingsError, load_settings

        database = Database(load_settings(os.environ, {"database": url}).database)
    except ModuleNotFoundError as error:
        raise Misuse("cli-error-server", package=error.name or "") from error
    except SettingsError as error:
        raise Misuse(error.message_id, **error.args_said) from None
    database.open()
    try:
        yield database
    finally:
        database.close()


def hall_of(database: Database, **settings: Any) -> Hall:
    """The tables of a database, at which nothing goes on by itself."""
    from wondertable.table import Hall

    return Hall(database, **settings)


def say(voice: Voice, message_id: str, /, **args: str | int) -> None:
    """Says what was done."""
    print(voice.say(message_id, **args))


def about(saved: Saved) -> dict[str, Any]:
    """A table, for other programs."""
    row = saved.table
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "seats": [seat.name for seat in saved.seats],
        "created": row.created,
        "updated": row.updated,
        "version": row.version,
    }


def show(voice: Voice, rows: list[Saved]) -> None:
    """Tables, for people."""
    columns = Columns(box=SIMPLE_HEAD)
    for word in ("id", "game", "status", "seats", "updated"):
        columns.add_column(voice.say(f"admin-column-{word}"))
    for saved in rows:
        row = saved.table
        changed = datetime.fromtimestamp(row.updated).isoformat(" ", "minutes")
        names = ", ".join(seat.name or "–" for seat in saved.seats)
        status = voice.say(f"admin-status-{row.status}")
        game = voice.say(f"game-{row.game}")
        columns.add_row(row.id, game, status, Text(names), changed)
    terminal().print(columns)
