"""What a choice is about, by what speaks most for it: the themes of puzzles.

`bots/<game>/themes.py` says which theme a reason belongs to, and where choices have no clear worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from wondertable.core.found import found
from wondertable.core.why import Why

FORESIGHT: Final = "foresight"
"""What no reason tells of."""
THEMES: Final = (
    "arms", "science", "chain", "denial", "turn", "wonder", "goods", "coins", "points", FORESIGHT,
)  # fmt: skip
"""All themes, in the order in which they are shown."""


@dataclass(frozen=True)
class Themes:
    """The themes of a game."""

    of: Mapping[str, str] = field(default_factory=dict)
    """By the ids of reasons."""
    excluded: tuple[str, ...] = ()
    """Phases of which there are no puzzles."""


NONE: Final = Themes()


@cache
def themes_of(game: str) -> Themes:
    """The themes of a game."""
    part = found(f"wondertable.bots.{game}.themes")
    known: Themes = NONE if part is None else part.THEMES
    return known


def theme_of(game: str, whys: Iterable[Why]) -> str:
    """The theme of a choice, by the first reason that has one."""
    known = themes_of(game).of
    return next((known[one.key] for one in whys if one.key in known), FORESIGHT)


def is_excluded(game: str, phase: str) -> bool:
    """Whether a phase has no puzzles."""
    return phase in themes_of(game).excluded
