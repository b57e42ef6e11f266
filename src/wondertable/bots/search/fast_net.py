"""The network with the words of its weights read by `librt`: a few machine instructions each."""

from __future__ import annotations

from typing import final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64

from wondertable.bots.search.net import HIDDEN_UNITS, POLICY_ROW, Net


@final
class FastNet(Net):
    """Reads weights straight out of `bytes`."""

    def gather(self, rows: bytes, at: i64, count: i64) -> None:
        """Adds a row, `count` times."""
        self.a0 += count * read_i64_le(rows, at)
        self.a1 += count * read_i64_le(rows, at + 8)
        self.a2 += count * read_i64_le(rows, at + 16)
        self.a3 += count * read_i64_le(rows, at + 24)
        self.a4 += count * read_i64_le(rows, at + 32)
        self.a5 += count * read_i64_le(rows, at + 40)
        self.a6 += count * read_i64_le(rows, at + 48)
        self.a7 += count * read_i64_le(rows, at + 56)
        self.a8 += count * read_i64_le(rows, at + 64)
        self.a9 += count * read_i64_le(rows, at + 72)
        self.a10 += count * read_i64_le(rows, at + 80)
        self.a11 += count * read_i64_le(rows, at + 88)
        self.a12 += count * read_i64_le(rows, at + 96)
        self.a13 += count * read_i64_le(rows, at + 104)
        self.a14 += count * read_i64_le(rows, at + 112)
        self.a15 += count * read_i64_le(rows, at + 120)

    def pack_units(self) -> None:
        """Lays the hidden units side by side, two in a word."""
        writer = BytesWriter()
        units = self.units
        at: i64 = 0
        while at < HIDDEN_UNITS:
            first: i64 = units[at]
            second: i64 = units[at + 1]
            write_i64_le(writer, first | second << 32)
            at += 2
        self.packed = writer.getvalue()

    def product(self, at: i64) -> i64:
        """The sum of the products of all words of units with those of a row of the policy."""
        units = self.packed
        policy = self.policy
        total: i64 = 0
        place: i64 = 0
        while place < POLICY_ROW:
            total += read_i64_le(units, place) * read_i64_le(policy, at + place)
            place += 8
        return total
