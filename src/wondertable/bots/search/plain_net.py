"""The network where `librt` is missing: the same numbers, read with the standard library."""

from __future__ import annotations

from struct import Struct
from typing import Final

from mypy_extensions import i64

from wondertable.bots.search.net import Net

WORDS: Final = Struct("<16q")
PAIRS: Final = Struct("<32q")
HALF: Final = 1 << 63
WHOLE: Final = 1 << 64


class PlainNet(Net):
    """Reads weights a row at a time."""

    def gather(self, rows: bytes, at: i64, count: i64) -> None:
        """Adds a row, `count` times."""
        words = WORDS.unpack_from(rows, at)
        self.a0 += count * words[0]
        self.a1 += count * words[1]
        self.a2 += count * words[2]
        self.a3 += count * words[3]
        self.a4 += count * words[4]
        self.a5 += count * words[5]
        self.a6 += count * words[6]
        self.a7 += count * words[7]
        self.a8 += count * words[8]
        self.a9 += count * words[9]
        self.a10 += count * words[10]
        self.a11 += count * words[11]
        self.a12 += count * words[12]
        self.a13 += count * words[13]
        self.a14 += count * words[14]
        self.a15 += count * words[15]

    def pack_units(self) -> None:
        """Lays the hidden units side by side, two in a word."""
        units = self.units
        self.packed = PAIRS.pack(*[units[at] | units[at + 1] << 32 for at in range(0, 64, 2)])

    def product(self, at: i64) -> i64:
        """The sum of the products of all words of units with those of a row of the policy."""
        units = PAIRS.unpack(self.packed)
        row = PAIRS.unpack_from(self.policy, at)
        total = 0  # larger than a word, of which only the lower 64 bits count
        for unit, weight in zip(units, row, strict=True):
            total += unit * weight
        return (total + HALF) % WHOLE - HALF
