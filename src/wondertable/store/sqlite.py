"""The embedded database: a SQLite file in write-ahead mode, synced to the disk at every commit."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncGenerator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, create_engine, event

from wondertable.core.record import reason_of
from wondertable.store.alone import FOR_THE_OWNER, alone_with
from wondertable.store.backend import Backend, Engines, Session
from wondertable.store.errors import (
    StoreAlone,
    StoreBusy,
    StoreError,
    StoreFailed,
    StoreFull,
    StoreMoved,
    StoreReadOnly,
    StoreUnreadable,
)

READERS: Final = 4
NOTHING: Final[tuple[str, ...]] = ()
PRIMARY_CODE: Final = 0xFF
"""SQLite's extended codes carry the plain one in their last byte."""


class Sqlite(Backend):
    """A SQLite file."""

    failures = (sqlite3.Error,)

    def __init__(self, url: URL, busy_seconds: float, max_pages: int | None) -> None:
        self.path = Path(url.database or "")
        self.place = str(self.path)
        self._url = url
        self._busy_seconds = busy_seconds
        self._max_pages = max_pages
        self._file: tuple[int, int] | None = None

    def alone(self, address: str) -> AbstractContextManager[None]:
        """Locks a file beside the database."""
        return alone_with(self.path, address)

    def together(self, session: Session) -> AbstractContextManager[None]:
        """Refuses: what one process writes another one would not see in time."""
        raise StoreAlone(self.place)

    def locked(self, connection: Connection, name: str) -> bool:
        """There is nobody else."""
        return True

    def unlock(self, connection: Connection, name: str) -> None:
        """Nothing: nobody waits."""

    def without_lock(self, connection: Connection, numbers: Sequence[int]) -> set[int]:
        """None: there are no locks to go by."""
        return set()

    def end_sessions(self, connection: Connection, names: Sequence[str]) -> None:
        """Nothing: there are none."""

    def tell(self, connection: Connection, words: str) -> None:
        """Nothing: nobody hears."""

    async def heard(self) -> AsyncGenerator[str]:
        """Nothing is said."""
        for words in NOTHING:
            yield words

    def engines(self) -> Engines:
        """Makes the file if there is none."""
        self._file = None
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            make_for_the_owner(self.path)
        except OSError as error:
            raise StoreUnreadable(self.place, reason_of(error)) from None
        engine = create_engine(self._url, pool_size=READERS, max_overflow=READERS)
        event.listen(engine, "connect", self._prepare)
        event.listen(engine, "begin", begin)
        return Engines(engine, engine.execution_options(writes=True))

    def before_migrating(self, connection: Connection) -> None:
        """Nothing: whoever writes has the file alone."""

    def opened(self) -> None:
        """Remembers which file it is."""
        self._file = file_at(self.path)

    def before_writing(self) -> None:
        """Raises StoreMoved: SQLite would go on in a file that nobody finds again."""
        if self._file not in (None, file_at(self.path)):
            raise StoreMoved(self.place)

    def write_alone(self, connection: Connection) -> None:
        """Nothing: whoever writes has the file alone."""

    def translated(self, error: BaseException | None) -> StoreError:
        """Tells errors by SQLite's codes."""
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & PRIMARY_CODE
        if code == sqlite3.SQLITE_FULL:
            return StoreFull()
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return StoreBusy()
        if code == sqlite3.SQLITE_READONLY:
            return StoreReadOnly()
        if code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
            return StoreUnreadable(self.place, str(error))
        return StoreFailed(str(error))

    def _prepare(self, connection: sqlite3.Connection, record: object) -> None:
        """Sets up a new connection; the driver shall not begin transactions of its own."""
        connection.isolation_level = None
        connection.execute(f"PRAGMA busy_timeout = {int(self._busy_seconds * 1000)}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        if self._max_pages is not None:
            connection.execute(f"PRAGMA max_page_count = {self._max_pages}")


def begin(connection: Connection) -> None:
    """Takes the write lock at once where it will be needed: a late one could not wait for it."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql(f"PRAGMA query_only = {not writes}")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def make_for_the_owner(path: Path) -> None:
    """Makes an empty file for this account's eyes only, unless there is one; SQLite fills it."""
    os.close(os.open(path, os.O_CREAT | os.O_RDONLY, FOR_THE_OWNER))


def file_at(path: Path) -> tuple[int, int] | None:
    """Which file stands at a place."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
