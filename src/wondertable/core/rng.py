"""Random numbers: a small quick generator for the engine, and a stream out of a table's seed."""

from __future__ import annotations

import hashlib
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 15


@final
@mypyc_attr(acyclic=True)
class Rng:
    """Chris Doty-Humphrey's sfc32: three mixing words and a counter.

    All values stay below 2^54, so compiled and interpreted builds agree on every platform.
    """

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.a = seed & WORD
        self.b = (seed >> 32) & WORD
        self.c = stream & WORD
        self.counter = 1
        n: i64 = 0
        while n < WARM_UP:
            self.word()
            n += 1

    def word(self) -> i64:
        """The next 32 random bits."""
        b: i64 = self.b
        c: i64 = self.c
        out: i64 = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely (Lemire's method); 0 < n < 2^31."""
        product: i64 = self.word() * n
        if product & WORD < n:
            least: i64 = (WORD + 1 - n) % n
            while product & WORD < least:
                product = self.word() * n
        return product >> 32

    def clone(self) -> Rng:
        """An independent generator that goes on with the same numbers."""
        copy = Rng(0)
        copy.a = self.a
        copy.b = self.b
        copy.c = self.c
        copy.counter = self.counter
        return copy


@final
class Stream:
    """Unbiased choices out of a secret seed: SHA-256 of the seed, a label and a counter.

    Every label is a stream of its own, so what is dealt for one purpose never depends on
    how much was drawn for another.
    """

    def __init__(self, seed: bytes, label: str) -> None:
        self.prefix: Final = seed + b"\0" + label.encode() + b"\0"
        self.block = 0
        self.words: list[int] = []

    def word(self) -> int:
        """The next 32 bits."""
        if not self.words:
            block = hashlib.sha256(self.prefix + self.block.to_bytes(8, "big")).digest()
            self.block += 1
            self.words = [int.from_bytes(block[at : at + 4], "big") for at in range(28, -4, -4)]
        return self.words.pop()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely."""
        limit = (WORD + 1) // n * n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffled(self, items: list[int]) -> list[int]:
        """The items in random order."""
        out = list(items)
        for last in range(len(out) - 1, 0, -1):
            at = self.below(last + 1)
            out[last], out[at] = out[at], out[last]
        return out
