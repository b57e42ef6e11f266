"""What a table tells about its game: a line for every move, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wondertable.store.rows import Note


@dataclass(frozen=True)
class Entry:
    """A move as one viewer may know it."""

    number: int
    """Counts the lines of the record after its header, from 1."""
    ply: int
    """Decisions resolved when the line is done; what is dealt at the start has ply 0."""
    seat: int
    """Whose move it was, or CHANCE; BACK where the game was brought back to this ply."""
    events: tuple[Any, ...]
    """The typed events of the game, without those that the viewer may not know."""
    note: Note | None = None


@dataclass(frozen=True)
class Ending:
    """How a game ended; the reason is a rule's, or `resigned`, `time` or `closed`."""

    reason: str
    ranks: tuple[int, ...]
    """The rank of every seat, 1 is best; all 0 when the table was closed."""
    seed: str
    seed_digest: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)
