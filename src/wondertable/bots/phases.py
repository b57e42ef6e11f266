"""The phases of a game, as its players speak of them: found in `bots/<game>/phases.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from wondertable.core.found import found
from wondertable.core.state import State


def one(_: State) -> int:
    """Where everybody plays alone."""
    return 1


@dataclass(frozen=True)
class Phases:
    """How one game is divided."""

    names: tuple[str, ...] = ()
    """In their order."""
    at: Callable[[State], int] = one
    """The phase of a position or view, from 0."""
    team: Callable[[State], int] = one
    """How many seats win or lose together."""


PLAIN: Final = Phases()
"""A game that has none."""


@cache
def phases_of(game: str) -> Phases:
    """The phases of a game."""
    part = found(f"wondertable.bots.{game}.phases")
    known: Phases = PLAIN if part is None else part.PHASES
    return known


def phase_of(game: str, state: State) -> str:
    """The name of the phase that a position or view is in; empty where a game has none."""
    phases = phases_of(game)
    return phases.names[phases.at(state)] if phases.names else ""
