"""The exact value of a position near the end: every choice and all that chance may do is tried."""

from __future__ import annotations

from time import thread_time
from typing import Final, final

from mypy_extensions import i64

from wondertable.bots.search.endings import FAR, Endings
from wondertable.bots.search.proof import bound, certain
from wondertable.bots.search.tree import Edge, Node
from wondertable.core.state import CHANCE, NOBODY, State

UNSOLVED: Final = -1.0
CLOCK_STEP: Final = 512
"""Positions between two looks at the clock."""
KNOWN: Final = 300000
"""Positions that are kept, with what is known about them."""
DEEP: Final = 64
"""Choices deep for which is kept what was best there last."""
AT_ROOT: Final = 10
"""So many positions are looked at to the end for every simulation in the budget, at most."""
FOR_SOLVING: Final = 0.5
"""The part of the time in which the game may be played out in all ways."""
POSITIONS: Final = 2000000.0
"""That many are looked at in a second, to guess whether it is worth a try."""


@final
class Solver:
    """Alpha-beta over the choices of two seats, and over what chance may do in between."""

    def __init__(self, endings: Endings) -> None:
        self.endings = endings
        self.left: i64 = 0  # positions that may still be looked at
        self.until: float = 0.0  # CPU time of the thread, if it is limited
        self.chosen: i64 = -1  # the best choice at the top
        self.strong: list[int] = [-1] * DEEP  # by depth: the last choice that was good enough
        self.lows: dict[int, float] = {}  # what the mover gets at least, by position
        self.highs: dict[int, float] = {}  # what it gets at most

    def begin(self, positions: i64, until: float = 0.0) -> None:
        """Sets a limit; beyond it nothing is solved."""
        self.left = positions
        self.until = until

    def solve(self, state: State) -> float:
        """What the mover gets if both do their best; UNSOLVED beyond the limit."""
        value = self.choice(state, state.mover(), 0.0, 1.0, 0)
        return value if self.left >= 0 else UNSOLVED

    def after(self, state: State, seat: i64, low: float, high: float, depth: i64) -> float:
        """What a seat gets from here; a bound of it, if it is not between `low` and `high`."""
        mover: i64 = state.mover()
        if mover == NOBODY:
            return self.endings.score(state, seat)
        if mover == CHANCE:
            return self.luck(state, seat, low, high, depth)
        if mover == seat:
            return self.choice(state, seat, low, high, depth)
        return 1.0 - self.choice(state, mover, 1.0 - high, 1.0 - low, depth)

    def choice(self, state: State, seat: i64, low: float, high: float, depth: i64) -> float:
        """What a seat gets that is asked now."""
        self.left -= 1
        if self.left < 0:
            return 0.0
        if self.until > 0.0 and self.left % CLOCK_STEP == 0 and thread_time() >= self.until:
            self.left = -1
            return 0.0
        key: i64 = self.endings.key(state) if depth > 1 else 0
        if key != 0:
            least = self.lows.get(key)
            if least is not None:
                if least >= high:
                    return least
                low = least if least > low else low
            most_here = self.highs.get(key)
            if most_here is not None and (most_here <= low or most_here == least):
                return most_here
        actions = state.considered(seat)
        strong: i64 = self.strong[depth] if depth < DEEP else -1
        most = -1.0
        chosen: i64 = -1
        if len(actions) > 1 and strong in actions:
            most = self.tried(state, seat, strong, low, high, depth)
            chosen = strong
        else:
            strong = -1
        for action in actions:
            if most >= high or self.left < 0:
                break
            if action == strong:
                continue
            value = self.tried(state, seat, action, low if low > most else most, high, depth)
            if value > most:
                most = value
                chosen = action
        if self.left < 0:
            return 0.0
        if depth == 0:
            self.chosen = chosen
        if depth < DEEP:
            self.strong[depth] = chosen
        if key != 0 and len(self.lows) + len(self.highs) < KNOWN:
            if most > low:
                self.lows[key] = most
            if most < high:
                self.highs[key] = most
        return most

    def tried(
        self, state: State, seat: i64, action: i64, low: float, high: float, depth: i64
    ) -> float:
        """What a seat gets after a choice."""
        after = state.clone()
        after.apply(seat, action)
        return self.after(after, seat, low, high, depth + 1)

    def luck(self, state: State, seat: i64, low: float, high: float, depth: i64) -> float:
        """What a seat gets on the average; it stops where the rest cannot change the answer."""
        actions = state.legal(CHANCE)
        weights = state.weights()
        total = 0.0
        for weight in weights:
            total += float(weight)
        rest = total
        got = 0.0
        at: i64 = 0
        while at < len(actions):
            part = float(weights[at])
            rest -= part
            least = (low * total - got - rest) / part
            most = (high * total - got) / part
            after = state.clone()
            after.apply(CHANCE, actions[at])
            got += part * self.after(
                after, seat, least if least > 0.0 else 0.0, most if most < 1.0 else 1.0, depth
            )
            if self.left < 0 or got + rest <= low * total:
                return (got + rest) / total
            if got >= high * total:
                return got / total
            at += 1
        return got / total


def solve_in_time(
    solver: Solver, root: Node, state: State, simulations: i64, begun: float, seconds: float
) -> bool:
    """Plays the game out in all ways, if it is near its end; returns whether all is lost."""
    positions: i64 = simulations * AT_ROOT
    until = 0.0
    if simulations == 0:
        positions = i64(seconds * FOR_SOLVING * POSITIONS)
        until = begun + seconds * FOR_SOLVING
    if solver.endings.rest(state) > positions:
        return False
    solver.begin(positions if simulations else FAR, until)
    return solve_root(solver, root, state)


def solve_root(solver: Solver, root: Node, state: State) -> bool:
    """Finds out what comes of the choices at a root; returns whether all is lost.

    Then the tree is left in doubt: it has to find what is hardest to see for the rival.
    """
    most = 0.0
    winning: i64 = solver.endings.at_once(state)
    for edge in root.edges:
        if edge.action == winning:
            edge.low = 1.0
            most = 1.0
    for edge in sorted(root.edges, key=prior_of, reverse=True):
        if most >= 1.0:
            break
        value = solver.tried(state, root.seat, edge.action, most, 1.0, 0)
        if solver.left < 0:
            break
        edge.high = value
        if value > most:
            edge.low = value
            most = value
    bound(root)
    if root.high > 0.0:
        compare(solver, root, state)
        return False
    for edge in root.edges:
        edge.high = 1.0
    root.high = 1.0
    return True


def compare(solver: Solver, root: Node, state: State) -> None:
    """Finds out what all choices bring, and what is done about them, for whoever asks."""
    for edge in root.edges:
        value = solver.tried(state, root.seat, edge.action, 0.0, 1.0, 0)
        if solver.left < 0:
            break
        edge.low = value
        edge.high = value
        after = state.clone()
        after.apply(root.seat, edge.action)
        mover: i64 = after.mover()
        if mover >= 0:
            worth = value if mover == root.seat else 1.0 - value
            edge.child = certain(mover, worth, solver.strong[1])


def prior_of(edge: Edge) -> float:
    """How promising a choice looked at first sight."""
    return edge.prior
