"""The database of a server of its own: PostgreSQL, through psycopg."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import psycopg
from sqlalchemy import URL, Connection, create_engine, event, text

from wondertable.store.backend import Backend, Engines
from wondertable.store.errors import (
    StoreAway,
    StoreBusy,
    StoreDenied,
    StoreError,
    StoreFailed,
    StoreFull,
    StoreInUse,
    StoreReadOnly,
    StoreUnreadable,
)

LOG: Final = logging.getLogger(__name__)

READERS: Final = 4
CONNECT_SECONDS: Final = 5
SILENT_SECONDS: Final = 10
"""After so long without an answer of its machine a connection is given up."""
CLAIM_SECONDS: Final = 3.0
"""So long the lock of a server that was killed just now may still be held."""
LONGEST_NAME: Final = 63

SERVING: Final = 0x776F6E64
"""The first half of the advisory lock of whoever serves; the second half is the schema."""
MIGRATING: Final = 0x776F6E65
SCHEMA: Final = "hashtext(coalesce(current_schema(), ''))"

CLAIM: Final = f"SELECT pg_advisory_lock({SERVING}, {SCHEMA})"
HOLDER: Final = f"""
    SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE l.locktype = 'advisory' AND l.granted AND l.classid = {SERVING}
    AND l.objid::bigint = {SCHEMA}::bigint & 4294967295
    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())"""

LOST: Final = ("08", "57P01", "57P02", "57P03", "57P05", "53300")
"""The server stops, starts, or lets nobody in: it may be there again later."""
AGAIN: Final = ("40001", "40P01", "55P03", "57014")
"""Somebody else was first, or holds what is needed."""
NO_ROOM: Final = ("53100",)
ONLY_READ: Final = ("25006",)
DENIED: Final = ("28", "42501")


class Postgres(Backend):
    """A database of a PostgreSQL server.

    All writing goes through one connection. Where this is the database of a server (`alone`), that
    connection holds the lock of whoever serves: a session that was lost has lost the lock too, and
    none that is opened instead writes before it has the lock again.
    """

    failures = (psycopg.Error,)

    def __init__(self, url: URL, busy_seconds: float) -> None:
        self.place = url.set(drivername="postgresql").render_as_string(hide_password=True)
        self._url = url.set(drivername="postgresql+psycopg")
        self._busy_seconds = busy_seconds
        self._address: str | None = None

    @contextmanager
    def alone(self, address: str) -> Iterator[None]:
        """Lets the writing connection hold an advisory lock from when the database is opened."""
        self._address = address
        try:
            yield
        finally:
            self._address = None

    def engines(self) -> Engines:
        """Two pools: what reads may be many, what writes is one."""
        told = {
            "connect_timeout": CONNECT_SECONDS,
            "client_encoding": "utf8",
            "tcp_user_timeout": SILENT_SECONDS * 1000,
            "keepalives_idle": SILENT_SECONDS,
            "keepalives_interval": 2,
            "keepalives_count": 3,
        }
        told = {name: value for name, value in told.items() if name not in self._url.query}
        writer = create_engine(
            self._url, connect_args=told, pool_size=1, max_overflow=0, pool_pre_ping=True
        )
        event.listen(writer, "connect", self._prepare)
        reader = create_engine(
            self._url,
            connect_args=told,
            pool_size=READERS,
            max_overflow=READERS,
            pool_pre_ping=True,
            isolation_level="REPEATABLE READ",
            execution_options={"postgresql_readonly": True},
        )
        return Engines(reader, writer)

    def before_migrating(self, connection: Connection) -> None:
        """Waits for whoever migrates, and refuses a database that cannot keep every name."""
        encoding = connection.execute(text("SHOW server_encoding")).scalar_one()
        if encoding != "UTF8":
            raise StoreUnreadable(self.place, f"its encoding is {encoding}, not UTF8")
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING}, {SCHEMA})"))

    def opened(self) -> None:
        """Nothing: a server knows itself which database it is."""

    def before_writing(self) -> None:
        """Nothing: the connection sees to it."""

    def translated(self, error: BaseException | None) -> StoreError:
        """Tells errors by their SQLSTATE; one that has none is a connection that broke."""
        state = getattr(error, "sqlstate", None)
        why = words_of(error)
        if state is None:
            broken = isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)
            state = "08000" if broken else ""
        if state.startswith(LOST):
            if why != self.why:  # it is asked again and again
                LOG.warning("the database %s is away: %s", self.place, why)
            self.why = why
            return StoreAway()
        if state in AGAIN:
            return StoreBusy()
        if state in NO_ROOM:
            return StoreFull()
        if state in ONLY_READ:
            return StoreReadOnly()
        if state.startswith(DENIED):
            return StoreDenied(self.place, why)
        return StoreFailed(why)

    def _prepare(self, connection: psycopg.Connection[Any], record: object) -> None:
        """Sets up the connection that writes; if it may not, it is closed again."""
        try:
            connection.autocommit = True
            if self._address is not None:
                self._claim(connection, self._address)
            connection.execute(milliseconds("lock_timeout", self._busy_seconds))
            connection.autocommit = False
            self.why = ""
        except BaseException:
            connection.close()
            raise

    def _claim(self, connection: psycopg.Connection[Any], address: str) -> None:
        """Takes the lock of whoever serves; raises StoreInUse."""
        name = address.encode("ascii", "replace").decode()[:LONGEST_NAME]
        connection.execute("SELECT set_config('application_name', %s, false)", (name,))
        connection.execute(milliseconds("lock_timeout", CLAIM_SECONDS))
        try:
            connection.execute(CLAIM)
        except psycopg.errors.LockNotAvailable:
            found = connection.execute(HOLDER).fetchone()
            raise StoreInUse(self.place, found[0] if found else "?") from None


def milliseconds(setting: str, seconds: float) -> str:
    """The statement that sets a limit."""
    return f"SET {setting} = {int(seconds * 1000)}"


def words_of(error: BaseException | None) -> str:
    """What the server or its library says, in one line without the way that led there."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    first = next((line for line in lines if "failed: " in line or "FATAL" in line), "")
    said = first or (lines[0] if lines else "?")
    return said.rpartition("failed: ")[2].removeprefix("FATAL:").strip().rstrip(".")
