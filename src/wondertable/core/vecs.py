"""Rows of machine integers: compiled, reading an item takes a quarter of what a tuple takes.

The source has nothing to gain by them. There a list does the same, also where `librt` is missing.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import TYPE_CHECKING

from mypy_extensions import i64  # not compiled: it looks which engine is used

from wondertable import COMPILED

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:
    vec = import_module("librt.vecs").vec if COMPILED else list


def table(numbers: Iterable[int]) -> vec[i64]:
    """Numbers in a row that nobody changes."""
    return vec[i64](numbers)
