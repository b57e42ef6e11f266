"""A description of a position as bytes in a row, written where others look."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from wondertable.bots.search.net import Sink
from wondertable.core.bits import INDEX
from wondertable.core.vecs import vec
from wondertable.core.vector import Vector

MOST: Final = 255


@final
class BufferSink(Sink):
    """Writes inputs into bytes, from a place on; what is larger than a byte is its largest.

    Whoever has many rows may wipe them all at once, which is quicker than to note each place.
    """

    def __init__(self, cells: vec[u8], base: i64, *, wiped: bool = False) -> None:
        self.cells: vec[u8] = cells
        self.base: i64 = base
        self.wiped: bool = wiped  # by others, before a position is described
        self.written = Vector()  # the places that are not zero, if nobody else wipes them

    def clear(self) -> None:
        """Makes everything zero that was written."""
        cells = self.cells
        places = self.written.items
        at: i64 = self.written.count
        while at > 0:
            at -= 1
            cells[places[at]] = 0
        self.written.count = 0

    def add(self, index: i64) -> None:
        """An input that is there."""
        cells = self.cells
        place: i64 = self.base + index
        before: u8 = cells[place]
        if before == 0:
            cells[place] = 1
            if not self.wiped:
                self.note(place)
        elif before < MOST:
            cells[place] = before + 1

    def note(self, place: i64) -> None:
        """Remembers a place that is not zero any more."""
        written = self.written
        count: i64 = written.count
        if count == len(written.items):
            written.grow()
        written.items[count] = place
        written.count = count + 1

    def add_times(self, index: i64, count: i64) -> None:
        """An input with a small count, on top of what it had."""
        place: i64 = self.base + index
        before: i64 = i64(self.cells[place])
        if before == 0 and not self.wiped:
            self.note(place)
        count += before
        if count > MOST:
            count = MOST
        self.cells[place] = u8(count)

    def add_bits(self, mask: i64, base: i64) -> None:
        """An input for every bit that is set."""
        while mask:
            low: i64 = mask & -mask
            mask ^= low
            self.add(base + INDEX[low % 67])
