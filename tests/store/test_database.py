"""The database file: its settings, its errors, its copies."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import Connection

from wondertable.core.errors import leaves
from wondertable.store import (
    BadDatabase,
    Database,
    StoreBusy,
    StoreError,
    StoreFailed,
    StoreFull,
    StoreReadOnly,
    StoreUnreadable,
    add_table,
    load_table,
    save_table,
    schema,
)

from .rows import ANN, BOT, move, opened, table


def test_what_is_committed_is_on_disk_before_the_commit_returns(tmp_path: Path) -> None:
    with opened(tmp_path) as database, database.read() as connection:
        pragmas = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert pragmas == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": 5000,
    }


def test_folders_on_the_way_are_made(tmp_path: Path) -> None:
    with opened(tmp_path / "new" / "folder"):
        assert (tmp_path / "new" / "folder" / "store.db").exists()


@pytest.mark.parametrize(
    "url",
    [
        *("", "store.db", "sqlite://", "sqlite:///:memory:", "sqlite+x", "mysql://host/name"),
        *("postgresql://host", "postgresql://host:port/name"),
    ],
)
def test_an_address_that_names_no_database_is_refused(url: str) -> None:
    with pytest.raises(BadDatabase):
        Database(url)


@pytest.mark.parametrize("url", ["postgresql://ann:secret@host:port/x", "mysql://ann:secret@host/"])
def test_a_password_in_a_wrong_address_is_not_told(url: str) -> None:
    with pytest.raises(BadDatabase) as refused:
        Database(url)
    assert "secret" not in str(refused.value)
    assert "host" in str(refused.value)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "store.db").write_text("Dear diary, " * 100)
    with pytest.raises(StoreUnreadable, match="not a database"), opened(tmp_path):
        pass
    assert (tmp_path / "store.db").read_text().startswith("Dear diary")


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreUnreadable), opened(tmp_path / "file" / "folder"):
        pass


def test_a_place_that_is_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "store.db").mkdir()
    with pytest.raises(StoreUnreadable), opened(tmp_path):
        pass


def test_a_closed_database_is_told_as_such(place: str) -> None:
    with opened(place) as database:
        pass
    database.close()
    with pytest.raises(StoreFailed, match="closed"):
        load_table(database, "a")


def test_a_full_disk_undoes_the_whole_change(tmp_path: Path) -> None:
    with opened(tmp_path) as database:
        add_table(database, table(), [ANN, BOT], [move(1)])
    pages = (tmp_path / "store.db").stat().st_size // 4096
    with opened(tmp_path, max_pages=pages) as database:
        before = load_table(database, "a")
        many = [move(number, do="x" * 1000) for number in range(2, 40)]
        with pytest.raises(StoreFull):
            save_table(database, table(version=2), seats=[ANN], moves=many)
        assert load_table(database, "a") == before
        save_table(database, table(version=2))


def test_a_database_that_another_program_holds_is_busy(tmp_path: Path) -> None:
    with opened(tmp_path, busy_seconds=0.05) as database:
        other = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBusy):
            add_table(database, table(), [])
        assert load_table(database, "a") is None
        other.execute("ROLLBACK")
        other.close()
        add_table(database, table(), [])


def test_a_writer_that_never_ends_makes_others_busy(place: str) -> None:
    with opened(place, busy_seconds=0.05) as database, ThreadPoolExecutor(1) as threads:
        with database.write(), pytest.raises(StoreBusy):
            threads.submit(add_table, database, table(), []).result()
        add_table(database, table(), [])


def test_a_reader_sees_one_moment(place: str) -> None:
    with opened(place) as database:
        add_table(database, table(), [])
        with database.read() as connection:
            count = "SELECT count(*) FROM tables"
            assert connection.exec_driver_sql(count).scalar_one() == 1
            add_table(database, table(id="b"), [])
            assert connection.exec_driver_sql(count).scalar_one() == 1


def test_a_reader_writes_nothing(place: str) -> None:
    with opened(place) as database:
        add_table(database, table(), [])
        with pytest.raises(StoreReadOnly), database.read() as connection:
            connection.exec_driver_sql("DELETE FROM tables")
        assert load_table(database, "a") is not None


def test_a_writer_that_fails_leaves_nothing(place: str) -> None:
    def fail(connection: Connection) -> None:
        connection.execute(schema.tables.insert(), vars(table()))
        raise ZeroDivisionError

    with opened(place) as database:
        with pytest.raises(ZeroDivisionError), database.write() as connection:
            fail(connection)
        assert load_table(database, "a") is None


def test_every_error_has_a_key_and_says_its_sentence() -> None:
    errors = leaves(StoreError)
    assert len({error.key for error in errors}) == len(errors) == 18
    assert str(StoreUnreadable("a.db", "broken")) == "The database a.db cannot be opened: broken."
