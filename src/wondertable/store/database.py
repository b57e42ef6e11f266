"""The database file: opened, migrated, and its errors told as ours."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from wondertable.core.record import reason_of
from wondertable.store.alone import FOR_THE_OWNER
from wondertable.store.errors import (
    BadDatabase,
    StoreBusy,
    StoreError,
    StoreFailed,
    StoreFull,
    StoreMoved,
    StoreUnreadable,
)
from wondertable.store.migrate import migrate

EXAMPLE: Final = "sqlite:///tables.db"
BUSY_SECONDS: Final = 5.0
READERS: Final = 4
PRIMARY_CODE: Final = 0xFF
"""SQLite's extended codes carry the plain one in their last byte."""


class Database:
    """A SQLite file in write-ahead mode, synced to the disk at every commit.

    Its methods may be called from any thread; writers wait for each other.
    """

    def __init__(
        self, url: str, *, busy_seconds: float = BUSY_SECONDS, max_pages: int | None = None
    ) -> None:
        self.url = url
        self.path = path_of(url)
        self.busy_seconds = busy_seconds
        self.max_pages = max_pages
        self._engine: Engine | None = None
        self._place: tuple[int, int] | None = None
        self._writing = threading.Lock()

    def open(self) -> None:
        """Opens the file, makes it if there is none, and migrates one of an older version."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            make_for_the_owner(self.path)
        except OSError as error:
            raise StoreUnreadable(str(self.path), reason_of(error)) from None
        engine = create_engine(make_url(self.url), pool_size=READERS, max_overflow=READERS)
        event.listen(engine, "connect", self._prepare)
        event.listen(engine, "begin", begin)
        self._engine = engine
        try:
            with self.write() as connection:
                migrate(connection, str(self.path))
            self._place = place_of(self.path)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Closes all connections; the file can be moved then."""
        if self._engine is not None:
            self._engine.dispose()
            self._engine = None
            self._place = None

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A connection that sees one moment of the database."""
        with told(self.path), self._connected().begin() as connection:
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction: on disk when it is left, or undone if anything goes wrong."""
        if not self._writing.acquire(timeout=self.busy_seconds):
            raise StoreBusy
        try:
            # SQLite would go on in a file that nobody finds again.
            if self._place not in (None, place_of(self.path)):
                raise StoreMoved(str(self.path))
            with told(self.path), self._connected().connect() as connection:
                connection = connection.execution_options(writes=True)
                with connection.begin():
                    yield connection
        finally:
            self._writing.release()

    def backup(self, path: Path) -> None:
        """Copies the database, as it is at this moment, into a new file."""
        with told(self.path), self._connected().connect() as connection:
            source: Any = connection.connection.driver_connection
            make_for_the_owner(path)
            source.execute("VACUUM INTO ?", (str(path),))

    def _connected(self) -> Engine:
        if self._engine is None:
            raise StoreFailed("the database is closed")
        return self._engine

    def _prepare(self, connection: sqlite3.Connection, record: object) -> None:
        """Sets up a new connection; the driver shall not begin transactions of its own."""
        connection.isolation_level = None
        connection.execute(f"PRAGMA busy_timeout = {int(self.busy_seconds * 1000)}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        if self.max_pages is not None:
            connection.execute(f"PRAGMA max_page_count = {self.max_pages}")


def begin(connection: Connection) -> None:
    """Takes the write lock at once where it will be needed: a late one could not wait for it."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def make_for_the_owner(path: Path) -> None:
    """Makes an empty file for this account's eyes only, unless there is one; SQLite fills it."""
    os.close(os.open(path, os.O_CREAT | os.O_RDONLY, FOR_THE_OWNER))


def place_of(path: Path) -> tuple[int, int] | None:
    """Which file stands at a place."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def path_of(url: str) -> Path:
    """The file that an address names."""
    try:
        parts = make_url(url)
    except ArgumentError:
        raise BadDatabase(url, EXAMPLE) from None
    if parts.drivername != "sqlite" or not parts.database or parts.database == ":memory:":
        raise BadDatabase(url, EXAMPLE)
    return Path(parts.database)


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Tells the errors of the driver as ours."""
    try:
        yield
    except DBAPIError as error:
        raise translated(error.orig, path) from error
    except sqlite3.Error as error:
        raise translated(error, path) from error


def translated(error: BaseException | None, path: Path) -> StoreError:
    """The error of ours that an error of SQLite means."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & PRIMARY_CODE
    if code == sqlite3.SQLITE_FULL:
        return StoreFull()
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreBusy()
    if code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return StoreUnreadable(str(path), str(error))
    return StoreFailed(str(error))
