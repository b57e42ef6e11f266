"""A game that a seed makes up, and the plain way to find the value of any small game."""

from __future__ import annotations

from wondertable.bots.search.endings import FAR, Endings
from wondertable.core.outcome import Outcome
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, Journal, State

MANY = 1000
SHARE = 0


class Branches(State):
    """A tree of so many levels: who is asked, what may be chosen and who wins are drawn by lot."""

    def __init__(self, seed: int, levels: int, line: tuple[int, ...] = ()) -> None:
        self.seed, self.levels, self.line = seed, levels, line

    def seat_count(self) -> int:
        return 2

    def lot(self, among: int) -> int:
        """A number that this position always draws."""
        number = self.seed
        for at in self.line:
            number = number * 4 + at + 1
        return Rng(number, len(self.line)).below(among)

    def actors(self) -> list[int]:
        if len(self.line) == self.levels:
            return []
        return [0] if not self.line else [(0, 1, 0, 1, CHANCE)[self.lot(5)]]

    def legal(self, seat: int) -> list[int]:
        return list(range(1 + self.lot(3) % 3)) if seat in self.actors() else []

    def weights(self) -> list[int]:
        return [1 + at for at in range(len(self.legal(CHANCE)))]

    def apply(self, seat: int, action: int, journal: Journal | None = None) -> None:
        self.line += (action,)

    def clone(self) -> Branches:
        return Branches(self.seed, self.levels, self.line)

    def key(self) -> bytes:
        return bytes(self.line)

    def view(self, seat: int) -> Branches:
        return self.clone()

    def fill(self, rng: Rng) -> Branches:
        return self.clone()

    def outcome(self) -> Outcome | None:
        if self.actors():
            return None
        return Outcome(((1, 2), (2, 1), (1, 2), (2, 1), (1, 1))[self.lot(5)], "lot")


class Gamble(State):
    """Seat 0 shares the victory at once, or wins one time in ten after much ado about nothing."""

    def __init__(self, line: tuple[int, ...] = ()) -> None:
        self.line = line

    def seat_count(self) -> int:
        return 2

    def actors(self) -> list[int]:
        if self.line[:1] == (SHARE,) or len(self.line) == 14:
            return []
        return [CHANCE] if len(self.line) == 1 else [len(self.line) % 2]

    def legal(self, seat: int) -> list[int]:
        return list(range(10 if seat == CHANCE else 2)) if seat in self.actors() else []

    def apply(self, seat: int, action: int, journal: Journal | None = None) -> None:
        self.line += (action,)

    def clone(self) -> Gamble:
        return Gamble(self.line)

    def key(self) -> bytes:
        return bytes(self.line)

    def view(self, seat: int) -> Gamble:
        return self.clone()

    def fill(self, rng: Rng) -> Gamble:
        return self.clone()

    def outcome(self) -> Outcome | None:
        if self.actors():
            return None
        if self.line[0] == SHARE:
            return Outcome((1, 1), "shared")
        return Outcome((1, 2) if self.line[1] == 0 else (2, 1), "luck")


class Near(Endings):
    """Says that the end is near, or far."""

    def __init__(self, rest: int = FAR) -> None:
        self.size = rest

    def rest(self, state: State) -> int:
        return self.size


def value_of(state: State, seat: int) -> float:
    """What a seat gets if all do their best: everything is tried, nothing is left out."""
    mover = state.mover()
    outcome = state.outcome()
    if outcome is not None:
        return outcome.score(seat)
    values = []
    for action in state.legal(mover):
        after = state.clone()
        after.apply(mover, action)
        values.append(value_of(after, seat))
    if mover == CHANCE:
        weights = state.weights()
        return sum(a * b for a, b in zip(values, weights, strict=True)) / sum(weights)
    return max(values) if mover == seat else min(values)
