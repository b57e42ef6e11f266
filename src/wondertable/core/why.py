"""What speaks for a choice: values that carry the id of the sentence in which they are told."""

from __future__ import annotations

from typing import NamedTuple


class Why(NamedTuple):
    """One thing that speaks for a choice, or that is worth knowing before it."""

    key: str
    """The id of the message that tells it."""
    weight: int
    """How much it matters; what matters most is told."""
    values: tuple[tuple[str, int | str], ...] = ()
    """The fields of the message: numbers, and ids of things."""


def why(key: str, weight: int, **values: int | str) -> Why:
    """A reason with its fields."""
    return Why(key, weight, tuple(values.items()))
