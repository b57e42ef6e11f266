"""What every bot can do."""

from __future__ import annotations

from abc import ABC, abstractmethod

from wondertable.core.rng import Rng
from wondertable.core.state import State


class Bot(ABC):
    """Chooses for a seat. It is given what the seat may see, never the whole truth."""

    name: str
    expected: tuple[float, ...] | None = None
    """The part of the victory that each seat may expect, as of the last choice, if it is known."""

    @abstractmethod
    def choose(self, view: State, seat: int, rng: Rng) -> int:
        """One of the view's legal actions for the seat; the view stays as it is."""

    def begin(self) -> None:
        """Forgets the game before; called when another one begins."""
        return
