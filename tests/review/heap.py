"""Heap, a toy whose every value is known: two take one or two stones, and the last one wins.

Chance lays out the heap. In the place of taking, whoever is asked may gamble once and for all, and
wins one time in four.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from wondertable.bots.search.brain import Features, Rollout
from wondertable.bots.search.endings import Endings
from wondertable.bots.search.kit import Kit
from wondertable.bots.search.weights import Shape
from wondertable.core.errors import Reason, UnknownWord
from wondertable.core.game import Dealer, Game, Options
from wondertable.core.outcome import Outcome
from wondertable.core.rng import Rng, Stream
from wondertable.core.state import CHANCE, Journal, State

SIZES: Final = (2, 4, 5, 6, 7)
NOT_LAID: Final = 99
GAMBLE: Final = 3
WON: Final = 8
LOST: Final = 9
ODDS: Final = (1, 3)
NOBODY_WON: Final = 2


class Heap(State):
    """The heap, who is asked, whether chance is asked about a gamble, and who has won."""

    def __init__(self) -> None:
        self.stones = NOT_LAID
        self.seat = 0
        self.gambling = 0
        self.winner = NOBODY_WON

    def actors(self) -> list[int]:
        """Chance, the seat in turn, or nobody."""
        if self.winner != NOBODY_WON:
            return []
        return [CHANCE] if self.gambling or self.stones == NOT_LAID else [self.seat]

    def seat_count(self) -> int:
        """Two."""
        return 2

    def legal(self, seat: int) -> list[int]:
        """Stones to take, and the gamble; one stone left is taken."""
        if seat not in self.actors():
            return []
        if seat == CHANCE:
            return [WON, LOST] if self.gambling else [10 + size for size in SIZES]
        return [1] if self.stones == 1 else [1, 2, GAMBLE]

    def weights(self) -> list[int]:
        """One in four; heaps are equally likely."""
        return list(ODDS) if self.gambling else [1] * len(SIZES)

    def apply(self, seat: int, action: int, journal: Journal | None = None) -> None:
        """Carries out an action."""
        if action >= 10:
            self.stones = action - 10
        elif seat == CHANCE:
            self.winner = self.seat if action == WON else 1 - self.seat
        elif action == GAMBLE:
            self.gambling = 1
        else:
            self.stones -= action
            if self.stones == 0:
                self.winner = self.seat
            self.seat = 1 - self.seat

    def clone(self) -> Heap:
        """An independent copy."""
        return load(self.key())

    def key(self) -> bytes:
        """All fields in a row."""
        return bytes([self.stones, self.seat, self.gambling, self.winner])

    def view(self, seat: int) -> Heap:
        """Everything lies open."""
        return self.clone()

    def fill(self, rng: Rng) -> Heap:
        """Nothing is hidden."""
        return self.clone()

    def points(self, seat: int) -> list[int]:
        """None."""
        return [0]

    def outcome(self) -> Outcome | None:
        """Who has won."""
        if self.winner == NOBODY_WON:
            return None
        return Outcome((1, 2) if self.winner == 0 else (2, 1), "taken")


def load(data: bytes) -> Heap:
    """The state that a key describes."""
    state = Heap()
    state.stones, state.seat, state.gambling, state.winner = data
    return state


@cache
def worth(stones: int) -> float:
    """What the seat in turn gets if both play their best."""
    return max(after(stones, action) for action in ((1,) if stones == 1 else (1, 2, GAMBLE)))


def after(stones: int, action: int) -> float:
    """What it gets after a choice."""
    if action == GAMBLE:
        return ODDS[0] / sum(ODDS)
    return 1.0 if stones == action else 1.0 - worth(stones - action)


class HeapDealer(Dealer):
    """Chance by a seed."""

    def __init__(self, seed: bytes) -> None:
        self.stream = Stream(seed, "heap")

    def choose(self, state: State) -> int:
        """What chance does."""
        choices = [
            action
            for action, weight in zip(state.legal(CHANCE), state.weights(), strict=True)
            for _ in range(weight)
        ]
        return choices[self.stream.below(len(choices))]


class HeapGame(Game):
    """The toy as the house knows it; its notation is the number of an action."""

    name = "heap"
    rules = 1
    seats = range(2, 3)
    options = ()
    categories = ("none",)

    def new(self, seats: int, options: Options) -> Heap:
        """A state before the heap is laid out."""
        return Heap()

    def load(self, data: bytes) -> Heap:
        """The state that `dump` wrote down."""
        return load(data)

    def dealer(self, seed: bytes, seats: int, options: Options) -> Dealer:
        """Chance as a seed decides it."""
        return HeapDealer(seed)

    def write(self, state: State, seat: int, action: int) -> str:
        """An action in notation."""
        return str(action)

    def read(self, state: State, seat: int, text: str) -> int:
        """The action that a line of notation means."""
        if not text.isdigit():
            raise UnknownWord(text, text, "a number")
        return int(text)

    def why_not(self, state: State, seat: int, text: str) -> Reason:
        """All refusals of the toy have one reason."""
        return Reason("mini-reason", "{text} is not possible now", (("text", text),))

    def hide(self, state: State, seat: int, text: str, viewer: int) -> str:
        """Everybody sees everything."""
        return text

    def events(self, journal: Journal, viewer: int) -> list[Any]:
        """The toy tells nothing."""
        return []

    def box(self, options: Options | None = None) -> dict[str, Any]:
        """The box as plain data."""
        return {"sizes": list(SIZES)}


class HeapEndings(Endings):
    """Every position is near its end."""

    def rest(self, state: State) -> int:
        """Positions to the end."""
        return 50


HEAP: Final = HeapGame()
KIT: Final = Kit(
    Shape("heap", 1, 0, 0, 0),
    secrets=False,
    features=Features,
    rollout=Rollout,
    endings=HeapEndings,
)
