"""What differs between the kinds of databases: one face, and a class for each kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
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

    def dispose(self) -> None:
        """Closes all connections."""
        self.reader.dispose()
        self.writer.dispose()


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
    def translated(self, error: BaseException | None) -> StoreError:
        """The error of ours that an error of the driver means."""
