"""The database of a server of its own: PostgreSQL, through psycopg."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import psycopg
from sqlalchemy import URL, Connection, create_engine, event, text

from wondertable.store.backend import Backend, Engines, Session
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

PROCESS: Final = 0x776F6E66
"""The first half of the lock of a process among others; the second half is its number."""
SOLE: Final = 0x776F6E67
"""The first half of the lock of what one process does for all; the second half is its name."""
WRITING: Final = 0x776F6E68
"""The first half of the lock of whoever writes what others may have read."""
CHANNEL: Final = "wondertable"
IDLE_SECONDS: Final = 10.0
"""After so long in the middle of a change a connection is ended: its process hangs."""
CALM_SECONDS: Final = 5.0
"""Who lost its session so lately does not go by the locks of others: they may have lost theirs."""
LIFE_SECONDS: Final = 2.0
"""A sign of life that takes longer is none."""

CLAIM: Final = f"SELECT pg_advisory_lock({SERVING}, {SCHEMA})"
SHARE: Final = f"SELECT pg_advisory_lock_shared({SERVING}, {SCHEMA})"
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
        self._session: Session | None = None
        self._lives = 0
        self._back = 0.0

    @contextmanager
    def alone(self, address: str) -> Iterator[None]:
        """Lets the writing connection hold an advisory lock from when the database is opened."""
        self._address = address
        try:
            yield
        finally:
            self._address = None

    @contextmanager
    def together(self, session: Session) -> Iterator[None]:
        """Lets the writing connection share that lock with those of other processes."""
        self._session = session
        try:
            yield
        finally:
            self._session = None

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
        if self._session is not None:
            told["application_name"] = self._session.name
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
        if self._session is None:
            return Engines(reader, writer)
        life = create_engine(
            self._url, connect_args=told, pool_size=1, max_overflow=0, pool_pre_ping=True
        )
        event.listen(life, "connect", self._begin_life)
        return Engines(reader, writer, life)

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

    def write_alone(self, connection: Connection) -> None:
        """Takes a lock up to the end of the transaction, where several processes write."""
        if self._session is not None:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({WRITING}, {SCHEMA})"))

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
                name = self._address.encode("ascii", "replace").decode()[:LONGEST_NAME]
                connection.execute("SELECT set_config('application_name', %s, false)", (name,))
                self._claim(connection, CLAIM)
            elif self._session is not None:
                self._claim(connection, SHARE)
                connection.execute(
                    milliseconds("idle_in_transaction_session_timeout", IDLE_SECONDS)
                )
            connection.execute(milliseconds("lock_timeout", self._busy_seconds))
            connection.autocommit = False
            self.why = ""
        except BaseException:
            connection.close()
            raise

    def _claim(self, connection: psycopg.Connection[Any], lock: str) -> None:
        """Takes the lock of whoever serves, alone or with others; raises StoreInUse."""
        connection.execute(milliseconds("lock_timeout", CLAIM_SECONDS))
        try:
            connection.execute(lock)
        except psycopg.errors.LockNotAvailable:
            found = connection.execute(HOLDER).fetchone()
            raise StoreInUse(self.place, found[0] if found else "?") from None

    # Several processes.

    def _begin_life(self, connection: psycopg.Connection[Any], record: object) -> None:
        """Takes the lock of this process, on the connection that is its life."""
        assert self._session is not None
        try:
            connection.autocommit = True
            connection.execute(milliseconds("lock_timeout", LIFE_SECONDS))
            connection.execute(milliseconds("statement_timeout", LIFE_SECONDS))
            lock = f"SELECT pg_advisory_lock({PROCESS}, {self._session.number})"
            connection.execute(lock)
            connection.autocommit = False
            self._lives += 1
            self._back = time.monotonic()
        except BaseException:
            connection.close()
            raise

    def locked(self, connection: Connection, name: str) -> bool:
        """Takes an advisory lock that lasts as long as the session."""
        words = text(f"SELECT pg_try_advisory_lock({SOLE}, hashtext({SCHEMA} || :name))")
        return bool(connection.execute(words, {"name": name}).scalar_one())

    def unlock(self, connection: Connection, name: str) -> None:
        """Gives it back; one that was lost with its session is nobody's."""
        words = text(f"SELECT pg_advisory_unlock({SOLE}, hashtext({SCHEMA} || :name))")
        connection.execute(words, {"name": name})

    def without_lock(self, connection: Connection, numbers: Sequence[int]) -> set[int]:
        """Tries them: what can be had, nobody holds. Who holds none itself goes by no locks."""
        just_back = self._lives > 1 and time.monotonic() - self._back < CALM_SECONDS
        if self._session is None or just_back:
            return set()
        words = text(f"SELECT pg_try_advisory_xact_lock_shared({PROCESS}, :number)")
        return {
            number
            for number in numbers
            if connection.execute(words, {"number": number}).scalar_one()
        }

    def end_sessions(self, connection: Connection, names: Sequence[str]) -> None:
        """Ends them, as an account may do with its own."""
        words = text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name "
            "= ANY(:names) AND datname = current_database() AND usename = current_user"
        )
        connection.execute(words, {"names": list(names)})

    def tell(self, connection: Connection, words: str) -> None:
        """Tells those who listen in this database; the schema goes along."""
        told = text(
            f"SELECT pg_notify('{CHANNEL}', coalesce(current_schema(), '') || ' ' || :words)"
        )
        connection.execute(told, {"words": words})

    async def heard(self) -> AsyncGenerator[str]:
        """What is told in this schema, heard on a connection of its own."""
        url = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        name = self._session.name if self._session else None
        connecting = asyncio.create_task(
            psycopg.AsyncConnection.connect(
                url, autocommit=True, connect_timeout=CONNECT_SECONDS, application_name=name
            )
        )
        try:
            try:
                connection = await asyncio.shield(connecting)
            except asyncio.CancelledError:
                await (await connecting).close()  # broken off it would be left half open
                raise
            async with connection:
                found = await connection.execute("SELECT coalesce(current_schema(), '')")
                row = await found.fetchone()
                schema = row[0] if row else ""
                await connection.execute(f"LISTEN {CHANNEL}")
                yield ""
                async for notice in connection.notifies():
                    where, _, words = notice.payload.partition(" ")
                    if where == schema:
                        yield words
        except psycopg.Error as error:
            LOG.info("nothing is heard of other processes for now: %s", words_of(error))


def milliseconds(setting: str, seconds: float) -> str:
    """The statement that sets a limit."""
    return f"SET {setting} = {int(seconds * 1000)}"


def words_of(error: BaseException | None) -> str:
    """What the server or its library says, in one line without the way that led there."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    first = next((line for line in lines if "failed: " in line or "FATAL" in line), "")
    said = first or (lines[0] if lines else "?")
    return said.rpartition("failed: ")[2].removeprefix("FATAL:").strip().rstrip(".")
