"""Why a choice is good, and what a coach says, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wondertable.core.why import Why
from wondertable.text.bundle import Argument, name, say

NAMED: Final = ("card", "wonder")
"""The fields that hold ids of things with a name."""


def why(language: str, row: Why) -> str:
    """A reason in words: a clause, or a sentence of the coach."""
    game = row.key.partition("-")[0]
    args: dict[str, Argument] = {}
    for field, value in row.values:
        if field in NAMED:
            args[field] = name(language, game, str(value))
        elif field == "good":
            args[field] = say(language, f"resource-{value}")
        else:
            args[field] = value
    return say(language, str(row.key), **args)


def whys(language: str, rows: Iterable[Why]) -> str:
    """All reasons for a choice as one line, which begins with a capital."""
    line = "; ".join(why(language, row) for row in rows)
    return line[:1].upper() + line[1:]
