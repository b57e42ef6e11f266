"""What differs between the kinds of databases: one face, and a class for each kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import ClassVar

from sqlalchemy import Connection, Engine

from wondertable.store.errors import StoreError


@dataclass(frozen=True)
class Engines:
    """What connections come from: a reader's sees one moment, a writer's may change something."""

    reader: Engine
    writer: Engine
    life: Engine | None = None
    """One connection by which a process shows that it lives, where several serve."""

    def dispose(self) -> None:
        """Closes all connections."""
        for engine in (self.reader, self.writer, self.life):
            if engine is not None:
                engine.dispose()


@dataclass(frozen=True)
class Session:
    """How a process that serves beside others stands in the database."""

    name: str
    """That of all its connections, by which others end them if it hangs."""
    number: int
    """Of the lock that it holds as long as it lives."""


class Backend(ABC):
    """A kind of database, at one address."""

    failures: ClassVar[tuple[type[Exception], ...]]
    """What its driver raises, beside what SQLAlchemy wraps."""

    place: str
    """Where it is, as people are told: never with a password."""

    why: str = ""
    """Why it was away when it was last, in its own words."""

    @abstractmethod
    def alone(self, address: str) -> AbstractContextManager[None]:
        """Holds the database for one server, and notes for others where that server is reached.

        Two servers would each keep their own tables in memory and refuse each other's moves.
        Raises StoreInUse, at once or when the database is opened.
        """

    @abstractmethod
    def together(self, session: Session) -> AbstractContextManager[None]:
        """Holds the database for one of several processes that serve the same tables.

        Raises StoreAlone where one process has to do, and StoreInUse as `alone` does.
        """

    @abstractmethod
    def locked(self, connection: Connection, name: str) -> bool:
        """Takes what only one process may do at a time, if nobody has it; on the `life` of it."""

    @abstractmethod
    def unlock(self, connection: Connection, name: str) -> None:
        """Lets others do it."""

    @abstractmethod
    def without_lock(self, connection: Connection, numbers: Sequence[int]) -> set[int]:
        """Which of these locks of processes nobody holds any more."""

    @abstractmethod
    def end_sessions(self, connection: Connection, names: Sequence[str]) -> None:
        """Ends all connections with these names: what they had begun is undone."""

    @abstractmethod
    def tell(self, connection: Connection, words: str) -> None:
        """Says something to all processes, once the transaction is on disk."""

    @abstractmethod
    def heard(self) -> AsyncGenerator[str]:
        """What is said from now on, and an empty string when it began; ends when it cannot."""

    @abstractmethod
    def engines(self) -> Engines:
        """Makes ready to connect; raises StoreUnreadable where that is known to be in vain."""

    @abstractmethod
    def before_migrating(self, connection: Connection) -> None:
        """Keeps others out who would migrate at the same time, and refuses what cannot be used."""

    @abstractmethod
    def opened(self) -> None:
        """Takes note of what was opened."""

    @abstractmethod
    def before_writing(self) -> None:
        """Raises a StoreError if what is written now would not be found again."""

    @abstractmethod
    def write_alone(self, connection: Connection) -> None:
        """Waits in a transaction until no other process writes what is not guarded by itself."""

    @abstractmethod
    def translated(self, error: BaseException | None) -> StoreError:
        """The error of ours that an error of the driver means."""
