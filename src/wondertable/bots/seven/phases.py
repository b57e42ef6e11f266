"""The phases of 7 Wonders."""

from __future__ import annotations

from typing import Final

from wondertable.bots.phases import Phases
from wondertable.core.state import State
from wondertable.games.seven.state import Seven


def at(state: State) -> int:
    """The age; 0 is before the first one, when sides are chosen."""
    assert isinstance(state, Seven)
    return int(state.age)


def team(state: State) -> int:
    """Two, where partners play together."""
    assert isinstance(state, Seven)
    return 2 if state.teams else 1


PHASES: Final = Phases(("start", "age-1", "age-2", "age-3"), at, team)
