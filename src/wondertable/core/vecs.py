"""Rows of machine integers: compiled, reading an item takes a quarter of what a tuple takes.

The source has nothing to gain by them. There a list does the same, also where `librt` is missing.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from importlib import import_module
from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, u8  # not compiled: it looks which engine is used

from wondertable import COMPILED

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:
    vec = import_module("librt.vecs").vec if COMPILED else list


def table(numbers: Iterable[int]) -> vec[i64]:
    """Numbers in a row that nobody changes."""
    return vec[i64](numbers)


def octets(count: int) -> vec[u8]:
    """Zeros of one byte each in a row, into which others may look as a buffer."""
    return vec[u8]([0] * count) if COMPILED else cast("vec[u8]", bytearray(count))


def reals(count: int) -> vec[float]:
    """Zeros of eight bytes each in a row, into which others may look as a buffer."""
    zeros = [0.0] * count
    return vec[float](zeros) if COMPILED else cast("vec[float]", array("d", zeros))


def wholes(count: int) -> vec[i64]:
    """The same of machine integers."""
    zeros = [0] * count
    return vec[i64](zeros) if COMPILED else cast("vec[i64]", array("q", zeros))
