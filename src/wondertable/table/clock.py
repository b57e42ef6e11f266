"""The clocks of a table: how long every seat may still think."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from wondertable.table.settings import Clock

MOMENT: Final = 5.0
"""So much time is left at least to who was thinking when the process died: nobody loses by that."""


@dataclass(frozen=True)
class SeatClock:
    """What the clock of a seat shows."""

    seconds: float
    """Time left, never below 0."""
    runs: bool


class Clocks:
    """The time of all seats; `now` is always read from a clock that never jumps."""

    def __init__(self, plan: Clock, seats: int) -> None:
        self.plan = plan
        self._left = [float(plan.seconds)] * seats
        self._used = [0.0] * seats
        self._since: list[float | None] = [None] * seats

    def copy(self) -> Clocks:
        """Clocks that show the same and go their own way."""
        copy = Clocks(self.plan, 0)
        copy._left = list(self._left)
        copy._used = list(self._used)
        copy._since = list(self._since)
        return copy

    def thought(self, seat: int, now: float) -> float:
        """How long the seat has thought about this ply."""
        since = self._since[seat]
        return self._used[seat] + (0.0 if since is None else max(0.0, now - since))

    def left(self, seat: int, now: float) -> float:
        """How long the seat may still think."""
        return max(0.0, self._left[seat] - self.thought(seat, now))

    def shown(self, seat: int, now: float) -> SeatClock:
        """What the seat's clock shows."""
        return SeatClock(self.left(seat, now), self._since[seat] is not None)

    def first_out(self, now: float) -> tuple[int, float] | None:
        """The running seat whose time is up first, and how long it still has."""
        running = [seat for seat, since in enumerate(self._since) if since is not None]
        return min(
            ((seat, self._left[seat] - self.thought(seat, now)) for seat in running),
            key=lambda pair: pair[1],
            default=None,
        )

    def run(self, seats: Collection[int], now: float) -> None:
        """Lets the clocks of some seats run, and no others."""
        for seat in range(len(self._left)):
            if seat not in seats:
                self._used[seat] = self.thought(seat, now)
                self._since[seat] = None
            elif self._since[seat] is None:
                self._since[seat] = now

    def chosen(self, seat: int, spent: float) -> None:
        """Settles a resolved choice; what a bot chose costs no time and earns none."""
        if self.plan.kind == "per_game" and spent > 0:
            self._left[seat] = max(0.0, self._left[seat] - spent) + self.plan.increment
        self._used[seat] = 0.0
        self._since[seat] = None

    def used(self, now: float) -> list[float]:
        """How long every seat has thought about this ply, for the store."""
        return [self.thought(seat, now) for seat in range(len(self._used))]

    def charge(self, seat: int, seconds: float, at: float) -> None:
        """Counts time that ran while nobody wrote it down; a moment to choose is left."""
        most = max(0.0, self.left(seat, at) - MOMENT)
        self._used[seat] += min(max(0.0, seconds), most)

    def resume(self, used: Sequence[float]) -> None:
        """Goes on from what the store kept; time while no server ran costs nobody anything."""
        self._used[: len(used)] = used
