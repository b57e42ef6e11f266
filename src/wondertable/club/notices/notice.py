"""A notice as a value: what somebody is told, before it has words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, Protocol

from wondertable.club.notices.mail import Letter
from wondertable.table import Seat

Kind = Literal["turn", "round", "digest", "test"]
MOST_NAMED: Final = 20
"""So many tables a digest names; of the rest it says how many they are."""


@dataclass(frozen=True)
class AtTable:
    """A table of which somebody is told."""

    id: str
    game: str
    seats: tuple[Seat, ...]
    person: str
    left: float | None
    """Seconds that the clock still gives."""


@dataclass(frozen=True)
class Notice:
    """What somebody is told, in their language."""

    kind: Kind
    language: str
    tables: tuple[AtTable, ...] = ()
    more: int = 0
    """How many tables are not named."""
    tournament: str = ""
    round: int = 0
    topic: str = ""
    """What a later notice takes the place of, where this one still waits."""


class Writer(Protocol):
    """Gives a notice its words, with links into the site."""

    def pushed(self, notice: Notice) -> bytes:
        """What the worker of the site shows."""
        ...

    def letter(self, notice: Notice, stop: str) -> Letter:
        """What a mail says; `stop` ends mail by one press."""
        ...

    def confirming(self, language: str, token: str) -> Letter:
        """The mail that asks whether an address is somebody's own."""
        ...

    def stopping(self, token: str) -> str:
        """The address that ends mail by one press."""
        ...
