"""What a network learns from: positions, what was tried there, and what came of it."""

from __future__ import annotations

from array import array
from pathlib import Path
from struct import calcsize, pack, unpack_from
from typing import Final

from wondertable.bots.search.net import Collector

SIZES: Final = "<4Q"


class Samples:
    """Positions in a few long arrays, which are quick to keep, to send and to learn from."""

    def __init__(self) -> None:
        self.inputs = array("H")
        self.counts = array("B")
        self.input_ends = array("I")
        self.rows = array("I")
        self.shares = array("f")
        self.row_ends = array("I")
        self.scores = array("f")
        """What the seat got in the end, from 0 to 1."""
        self.values = array("f")
        """What the search thought that it would get."""
        self.endings = array("B")
        """How the game ended for the seat; see `games.py`."""
        self.margins = array("f")
        """By how much the seat was ahead in the end, from -1 to 1; NaN where that means nothing."""
        self.game_ends = array("I")
        """How many positions there were after each game."""

    def __len__(self) -> int:
        return len(self.scores)

    def arrays(self) -> list[array[int] | array[float]]:
        """All arrays."""
        return [
            self.inputs,
            self.counts,
            self.input_ends,
            self.rows,
            self.row_ends,
            self.shares,
            self.scores,
            self.values,
            self.endings,
            self.margins,
            self.game_ends,
        ]

    def add(self, seen: Collector, rows: list[int], shares: list[float], value: float) -> None:
        """A position; its score follows when the game is over."""
        self.inputs.extend(seen.indices)
        self.counts.extend(seen.counts)
        self.input_ends.append(len(self.inputs))
        self.rows.extend(rows)
        self.shares.extend(shares)
        self.row_ends.append(len(self.rows))
        self.values.append(value)

    def extend(self, more: Samples) -> None:
        """Takes all positions of others."""
        first, second, positions = len(self.inputs), len(self.rows), len(self)
        self.inputs.extend(more.inputs)
        self.counts.extend(more.counts)
        self.input_ends.extend([first + end for end in more.input_ends])
        self.rows.extend(more.rows)
        self.shares.extend(more.shares)
        self.row_ends.extend([second + end for end in more.row_ends])
        self.scores.extend(more.scores)
        self.values.extend(more.values)
        self.endings.extend(more.endings)
        self.margins.extend(more.margins)
        self.game_ends.extend([positions + end for end in more.game_ends])

    def to_bytes(self) -> bytes:
        """All arrays one after the other."""
        sizes = [len(self.inputs), len(self.rows), len(self.scores), len(self.game_ends)]
        return pack(SIZES, *sizes) + b"".join([part.tobytes() for part in self.arrays()])

    @staticmethod
    def from_bytes(data: bytes) -> Samples:
        """The positions that `to_bytes` wrote down."""
        inputs, rows, positions, games = unpack_from(SIZES, data)
        lengths = [inputs, inputs, positions, rows, positions, rows]
        lengths += [positions, positions, positions, positions, games]
        samples = Samples()
        at = calcsize(SIZES)
        for part, length in zip(samples.arrays(), lengths, strict=True):
            end = at + length * part.itemsize
            part.frombytes(data[at:end])
            at = end
        return samples


def read_samples(path: Path) -> Samples:
    """The positions of a file."""
    return Samples.from_bytes(path.read_bytes())
