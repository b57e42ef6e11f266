"""What a game says of its observations and numbers, for `gym/games/<game>.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from wondertable.core.numbering import Numbering


@dataclass(frozen=True)
class Slice:
    """A part of an observation: a name, where it begins, how long it is, and what it tells."""

    name: str
    first: int
    size: int
    about: str

    @property
    def slice(self) -> slice:
        """The same for indexing."""
        return slice(self.first, self.first + self.size)


Shown = tuple[str, int | None, dict[str, str]]
"""What a table is called, its seats, and its options."""

Row = tuple[str, int, str]
"""A name, where it begins, and what it tells; it goes on to where the next one begins."""


def sliced(rows: Sequence[Row], end: int) -> tuple[Slice, ...]:
    """Rows in their order as slices, the last of which ends where the observation does."""
    firsts = [first for _, first, _ in rows] + [end]
    sizes = [after - before for before, after in pairwise(firsts)]
    return tuple(
        Slice(name, first, size, about)
        for (name, first, about), size in zip(rows, sizes, strict=True)
    )


def block(prefix: str, base: int, whose: str, rows: Iterable[Row]) -> list[Row]:
    """The same rows for one of several owners."""
    return [(f"{prefix}_{name}", base + first, f"{whose}: {about}") for name, first, about in rows]


@dataclass(frozen=True)
class Part:
    """A game for learners."""

    version: int
    """Rises with the numbers, the inputs, or the rules."""
    numbering: Callable[[dict[str, str]], Numbering]
    layout: tuple[Slice, ...]
    title: str
    about: str
    choices: Mapping[str, str]
    """What the numbers of each block mean."""
    history: Mapping[int, str]
    """What each version was raised for."""
    tables: tuple[Shown, ...] = (("", None, {}),)
    """Tables whose numbers differ, as the page shows them."""

    @property
    def inputs(self) -> int:
        """How long an observation is."""
        return self.layout[-1].first + self.layout[-1].size
