"""What a network learns from: positions, what was tried there, and what came of it."""

from __future__ import annotations

from array import array
from pathlib import Path
from struct import calcsize, pack, unpack_from

from wondertable.bots.search.net import Collector


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
        first, second = len(self.inputs), len(self.rows)
        self.inputs.extend(more.inputs)
        self.counts.extend(more.counts)
        self.input_ends.extend([first + end for end in more.input_ends])
        self.rows.extend(more.rows)
        self.shares.extend(more.shares)
        self.row_ends.extend([second + end for end in more.row_ends])
        self.scores.extend(more.scores)
        self.values.extend(more.values)

    def to_bytes(self) -> bytes:
        """All arrays one after the other."""
        sizes = [len(self.inputs), len(self.rows), len(self.scores)]
        return pack("<3Q", *sizes) + b"".join([part.tobytes() for part in self.arrays()])

    @staticmethod
    def from_bytes(data: bytes) -> Samples:
        """The positions that `to_bytes` wrote down."""
        inputs, rows, positions = unpack_from("<3Q", data)
        lengths = [inputs, inputs, positions, rows, positions, rows, positions, positions]
        samples = Samples()
        at = calcsize("<3Q")
        for part, length in zip(samples.arrays(), lengths, strict=True):
            end = at + length * part.itemsize
            part.frombytes(data[at:end])
            at = end
        return samples


def read_samples(path: Path) -> Samples:
    """The positions of a file."""
    return Samples.from_bytes(path.read_bytes())
