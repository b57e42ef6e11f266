"""Journal entries as typed values, by a table: for every kind of entry, what it makes of what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

Made = TypeVar("Made")
Reader = Callable[[int], object]
"""What a number of an entry stands for; `int` for a plain number."""
Kinds = Mapping[int, tuple[Callable[..., Made], tuple[Reader, ...]]]
"""By the kind of entry: what it becomes, and how each of its numbers is read."""


def typed_by(kinds: Kinds[Made], event: tuple[int, ...]) -> Made:
    """The typed form of a journal entry."""
    kind, *numbers = event
    if kind not in kinds:
        raise AssertionError(f"no event {event}")
    made, readers = kinds[kind]
    return made(*(read(number) for read, number in zip(readers, numbers, strict=True)))
