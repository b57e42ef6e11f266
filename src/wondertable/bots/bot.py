"""What every bot can do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from wondertable.core.record import Record
from wondertable.core.rng import Rng
from wondertable.core.state import State


class Bot(ABC):
    """Chooses for a seat. It is given what the seat may see, never the whole truth."""

    name: str
    expected: tuple[float, ...] | None = None
    """The part of the victory that each seat may expect, as of the last choice, if it is known."""

    by_record: ClassVar[bool] = False
    """Whether it wants to know how the game came here; see `ask`."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {getattr(self, 'name', '')}>"

    @abstractmethod
    def choose(self, view: State, seat: int, rng: Rng) -> int:
        """One of the view's legal actions for the seat; the view stays as it is."""

    def choose_by_record(self, view: State, seat: int, record: Record, rng: Rng) -> int:
        """The same, by the record of the seat, which leads to the view."""
        return self.choose(view, seat, rng)

    def begin(self) -> None:
        """Forgets the game before; called when another one begins."""
        return
