"""The phases of Duel."""

from __future__ import annotations

from typing import Final

from wondertable.bots.phases import Phases
from wondertable.core.state import State
from wondertable.games.duel.state import Duel


def at(state: State) -> int:
    """The age; 0 is the draft of wonders."""
    assert isinstance(state, Duel)
    return int(state.age)


PHASES: Final = Phases(("draft", "age-1", "age-2", "age-3"), at)
