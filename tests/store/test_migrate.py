"""Databases of other versions."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert

from wondertable.store import (
    Database,
    StoreNewer,
    hide_table,
    load_table,
    schema,
    tables_of,
)
from wondertable.store import database as opening
from wondertable.store.ends import owed_ends
from wondertable.store.migrate import migrate
from wondertable.store.tables import insert_all

from .rows import ANN, BOT, move, opened, table

NEWEST = "0017"
NEWER = ("request", "owner", "epoch", "clocked")
"""What tables did not have at first."""


def revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def left_by(revised: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a database as a revision left it, with a table in it."""

    def only_so_far(connection: Connection, file: str) -> None:
        migrate(connection, file, revised)

    with monkeypatch.context() as patch:
        patch.setattr(opening, "migrate", only_so_far)
        with opened(folder) as database:
            with database.read() as connection:
                assert revision(connection) == revised
            with database.write() as connection:
                row = {name: value for name, value in vars(table()).items() if name not in NEWER}
                connection.execute(insert(schema.tables), row)
                insert_all(connection, schema.seats, "a", [ANN, BOT])
                insert_all(connection, schema.moves, "a", [move(1), move(2)])
    return folder


@pytest.fixture
def first_revision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a database as the first version left it, with a table in it."""
    return left_by("0001", tmp_path, monkeypatch)


def test_an_empty_database_gets_today_s_tables(tmp_path: Path) -> None:
    with opened(tmp_path) as database, database.read() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == NEWEST
        assert compare_metadata(context, schema.metadata) == []


def test_a_database_of_the_first_version_is_migrated_and_keeps_what_it_has(
    first_revision: Path,
) -> None:
    with opened(first_revision) as database:
        with database.read() as connection:
            assert revision(connection) == NEWEST
        saved = load_table(database, "a")
        assert saved is not None
        assert (saved.table, saved.seats, saved.moves) == (
            table(),
            (ANN, BOT),
            (move(1), move(2)),
        )


@pytest.mark.parametrize("revised", ["0001", "0002", "0003"])
def test_tables_of_an_older_database_can_be_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, revised: str
) -> None:
    with opened(left_by(revised, tmp_path, monkeypatch)) as database:
        assert [saved.table.id for saved in tables_of(database, "ann")] == ["a"]
        assert hide_table(database, "a", "ann")
        assert tables_of(database, "ann") == []


def test_games_that_were_over_are_owed_to_whoever_listens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_by("0007", tmp_path, monkeypatch)
    with sqlite3.connect(tmp_path / "store.db") as connection:
        connection.execute("UPDATE tables SET status = 'over'")
    with opened(tmp_path) as database:
        assert [owed.table_id for owed in owed_ends(database, 9)] == ["a"]


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    first_revision: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def then_fail(connection: Connection, file: str) -> None:
        migrate(connection, file)
        raise RuntimeError("power cut")

    with monkeypatch.context() as patch:
        patch.setattr(opening, "migrate", then_fail)
        with pytest.raises(RuntimeError), opened(first_revision):
            pass
    with opened(first_revision) as database:
        assert load_table(database, "a") is not None


def test_a_database_that_is_up_to_date_is_opened_as_it_is(tmp_path: Path) -> None:
    for _ in range(2):
        with opened(tmp_path) as database, database.read() as connection:
            assert revision(connection) == NEWEST


def test_a_database_from_the_future_is_refused_with_both_revisions(tmp_path: Path) -> None:
    with opened(tmp_path) as database, database.write() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0099'")
    with pytest.raises(StoreNewer) as refused:
        Database(f"sqlite:///{tmp_path}/store.db").open()
    assert (refused.value.found, refused.value.known) == ("0099", NEWEST)
