"""How a game ended."""

from __future__ import annotations

from typing import NamedTuple


class Outcome(NamedTuple):
    """The rank of every seat (1 is best; equal ranks are shared) and the reason."""

    ranks: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def score(self, seat: int) -> float:
        """The seat's part of the victory: 1 for a sole winner, shared wins in parts."""
        return 1 / len(self.winners) if self.ranks[seat] == 1 else 0.0
