"""A thing as a row of whole numbers, and back again: both from one list of its fields.

A cell of a row is one field, or several small ones that share a number. What the last field of a
cell holds may be as large as it likes, and below zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, final

from mypy_extensions import mypyc_attr


class Bits(NamedTuple):
    """A field that shares its number with others, in so many bits; written down with `plus`."""

    name: str
    bits: int = 0
    plus: int = 0


@final
@mypyc_attr(native_class=True)
class Row:
    """The fields of a thing in the order in which they are written down."""

    def __init__(self, *cells: str | tuple[Bits, ...]) -> None:
        self.cells = [(Bits(cell),) if isinstance(cell, str) else cell for cell in cells]

    def __len__(self) -> int:
        return len(self.cells)

    def numbers(self, thing: object, **instead: int) -> list[int]:
        """The thing as numbers; of some fields, another value than they hold."""
        found: list[int] = []
        for cell in self.cells:
            number = shift = 0
            for name, bits, plus in cell:
                value = instead[name] if name in instead else getattr(thing, name)
                number |= value + plus << shift
                shift += bits
            found.append(number)
        return found

    def values(self, numbers: Sequence[int]) -> dict[str, int]:
        """What each field holds."""
        found: dict[str, int] = {}
        for cell, number in zip(self.cells, numbers, strict=True):
            rest = number
            for name, bits, plus in cell[:-1]:
                found[name] = (rest & (1 << bits) - 1) - plus
                rest >>= bits
            found[cell[-1].name] = rest - cell[-1].plus
        return found

    def restore(self, thing: object, numbers: Sequence[int]) -> None:
        """Gives a thing the fields that were written down."""
        for name, value in self.values(numbers).items():
            setattr(thing, name, value)
