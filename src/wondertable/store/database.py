"""The database: opened, migrated, read and written, and its errors told as ours."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Final

from sqlalchemy import URL, Connection, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError

from wondertable.store.backend import Backend, Engines, Session
from wondertable.store.errors import (
    BadDatabase,
    StoreAway,
    StoreBusy,
    StoreFailed,
    StoreNeeds,
    StoreUnreachable,
)
from wondertable.store.migrate import migrate
from wondertable.store.sqlite import Sqlite

EXAMPLE: Final = "sqlite:///tables.db"
ANOTHER: Final = "postgresql://name:password@host/tables"
BUSY_SECONDS: Final = 5.0
POSTGRES: Final = ("postgresql", "postgresql+psycopg", "postgres")


class Database:
    """Where all tables are kept: a SQLite file, or a database of PostgreSQL.

    Its methods may be called from any thread; writers wait for each other. What was written is on
    the disk when `write` is left.
    """

    def __init__(
        self, url: str, *, busy_seconds: float = BUSY_SECONDS, max_pages: int | None = None
    ) -> None:
        self.url = url
        self.busy_seconds = busy_seconds
        self._backend = backend_of(url, busy_seconds, max_pages)
        self._engines: Engines | None = None
        self._writing = threading.Lock()

    @property
    def place(self) -> str:
        """Where it is, as people are told: a file, or an address without its password."""
        return self._backend.place

    def alone(self, address: str) -> AbstractContextManager[None]:
        """Holds the database for the one server that is reached at an address.

        Raises StoreInUse, at once or when the database is opened; of SQLite StoreUnreadable too,
        if the lock cannot be written.
        """
        return self._backend.alone(address)

    def together(self, session: Session) -> AbstractContextManager[None]:
        """Holds the database for one of several processes that serve the same tables.

        Raises StoreAlone of SQLite, and StoreInUse as `alone` does.
        """
        return self._backend.together(session)

    @property
    def backend(self) -> Backend:
        """What differs between the kinds of databases."""
        return self._backend

    def open(self) -> None:
        """Connects, makes the tables if there are none, and migrates those of an older version."""
        self._engines = self._backend.engines()
        try:
            with self.write() as connection:
                self._backend.before_migrating(connection)
                migrate(connection, self.place)
            self._backend.opened()
        except BaseException as error:
            self.close()
            if isinstance(error, StoreAway):
                raise StoreUnreachable(self.place, self._backend.why) from error
            raise

    def close(self) -> None:
        """Closes all connections; the file can be moved then."""
        if self._engines is not None:
            self._engines.dispose()
            self._engines = None

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A connection that sees one moment of the database."""
        with self._told(), self._connected().reader.begin() as connection:
            yield connection

    @contextmanager
    def write(self, *, fenced: bool = False) -> Iterator[Connection]:
        """A transaction: on disk when it is left, or undone if anything goes wrong.

        Nobody else writes between what is read in it and what is written. What is `fenced` guards
        itself, by versions and epochs: then other processes do not wait for each other.
        """
        if not self._writing.acquire(timeout=self.busy_seconds):
            raise StoreBusy
        try:
            self._backend.before_writing()
            with self._told(), self._connected().writer.begin() as connection:
                if not fenced:
                    self._backend.write_alone(connection)
                yield connection
        finally:
            self._writing.release()

    @contextmanager
    def life(self) -> Iterator[Connection]:
        """A short transaction on the connection by which a process among others shows its life.

        No other write holds it up. Where a process is alone it is a write like others.
        """
        life = self._connected().life
        if life is None:
            with self.write() as connection:
                yield connection
            return
        with self._told(), life.begin() as connection:
            yield connection

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Tells the errors of the driver as ours."""
        try:
            yield
        except DBAPIError as error:
            raise self._backend.translated(error.orig) from error
        except self._backend.failures as error:
            raise self._backend.translated(error) from error

    def _connected(self) -> Engines:
        if self._engines is None:
            raise StoreFailed("the database is closed")
        return self._engines


def answers(database: Database) -> None:
    """Asks whether there is an answer at all; raises a StoreError if there is none."""
    with database.read() as connection:
        connection.execute(select(1))


def backend_of(url: str, busy_seconds: float, max_pages: int | None) -> Backend:
    """The kind of database that an address names; raises BadDatabase, or StoreNeeds."""
    parts = parts_of(url)
    if parts.drivername == "sqlite" and parts.database and parts.database != ":memory:":
        return Sqlite(parts, busy_seconds, max_pages)
    if parts.drivername in POSTGRES and parts.database:
        # Imported late: SQLite alone needs nothing of it, and few have it.
        try:
            from wondertable.store.postgres import Postgres
        except ImportError:
            raise StoreNeeds("psycopg", "postgres") from None
        return Postgres(parts, busy_seconds)
    raise bad(url)


def parts_of(url: str) -> URL:
    """An address in its parts."""
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        raise bad(url) from None


def bad(url: str) -> BadDatabase:
    """The refusal of an address, without a password that may stand in it."""
    return BadDatabase(re.sub(r":[^:@/]*@", ":***@", url), EXAMPLE, ANOTHER)
