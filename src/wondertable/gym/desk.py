"""One game as learners play it: observations and masks in buffers, numbers for choices."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from wondertable.bots.search.brain import Features
from wondertable.bots.search.buffer import BufferSink
from wondertable.core.numbering import Numbering
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, NOBODY, SEVERAL, State
from wondertable.core.vecs import vec
from wondertable.core.vector import Vector


@final
class Desk:
    """A game, and two rows of bytes: what one seat sees, and which numbers it may choose."""

    def __init__(
        self,
        start: State,
        numbering: Numbering,
        features: Features,
        cells: vec[u8],
        first_cell: i64,
        mask: vec[u8],
        first_mark: i64,
        *,
        wiped: bool = False,
    ) -> None:
        self.start: State = start
        self.numbering: Numbering = numbering
        self.features: Features = features
        self.sink = BufferSink(cells, first_cell, wiped=wiped)
        self.mask: vec[u8] = mask
        self.first_mark: i64 = first_mark
        self.marks = Vector()  # the numbers that the mask has
        self.state: State = start
        self.rng = Rng(0)

    def begin(self, rng: Rng) -> None:
        """A new game, dealt up to the first question."""
        self.rng = rng
        self.state = self.start.clone()
        self.state.deal(rng)

    def turn_to(self, state: State, rng: Rng) -> None:
        """Goes on from a position in which nothing is left to be dealt."""
        self.state = state
        self.rng = rng

    def seat(self) -> i64:
        """The seat that is asked next, the first of several; NOBODY when the game is over."""
        mover: i64 = self.state.mover()
        if mover == SEVERAL:
            return self.state.actors()[0]
        return mover

    def show(self, seat: i64) -> None:
        """Writes what a seat sees and may choose into the buffers."""
        sink = self.sink
        sink.clear()
        self.features.describe(self.state, seat, sink)
        self.show_mask(seat)

    def show_mask(self, seat: i64) -> None:
        """Writes what a seat may choose."""
        self.clear_mask()
        self.numbering.legal_into(self.state, seat, self.marks)
        mask = self.mask
        first: i64 = self.first_mark
        numbers = self.marks.items
        at: i64 = self.marks.count
        while at > 0:
            at -= 1
            mask[first + numbers[at]] = 1

    def show_idle(self) -> None:
        """Lets the mask of a seat that is not asked have the number of no choice."""
        self.clear_mask()
        self.marks.clear()
        self.marks.add(self.numbering.idle)
        self.mask[self.first_mark + self.numbering.idle] = 1

    def clear_mask(self) -> None:
        """Takes all marks off the mask."""
        mask = self.mask
        first: i64 = self.first_mark
        numbers = self.marks.items
        at: i64 = self.marks.count
        while at > 0:
            at -= 1
            mask[first + numbers[at]] = 0
        self.marks.count = 0

    def allows(self, number: i64) -> bool:
        """Whether the mask has a number."""
        if number < 0 or number >= self.numbering.size:
            return False
        return self.mask[self.first_mark + number] != 0

    def default(self) -> i64:
        """The lowest number of the mask."""
        numbers = self.marks.items
        best: i64 = self.numbering.size
        at: i64 = self.marks.count
        while at > 0:
            at -= 1
            if numbers[at] < best:
                best = numbers[at]
        return best

    def take(self, seat: i64, number: i64) -> None:
        """Carries out a number that the mask of the seat has, and deals."""
        state = self.state
        state.apply(seat, self.numbering.code(state, seat, number))
        if state.mover() == CHANCE:
            state.deal(self.rng)

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.mover() == NOBODY

    def clone_state(self) -> State:
        """A copy of the position."""
        return self.state.clone()
