"""The phases of Tower of Babel."""

from __future__ import annotations

from typing import Final

from wondertable.bots.babel.worth import discs_among, scarcest
from wondertable.bots.phases import Phases
from wondertable.core.state import State
from wondertable.games.babel.state import Babel

FEW: Final = (3, 1)
"""With so many discs of the scarcest type left, the middle and the end of the game begin: it is
over when a type is used up."""


def at(state: State) -> int:
    """How near the end is, by the type of which fewest discs are left."""
    assert isinstance(state, Babel)
    left = scarcest(discs_among(state, state.left))
    return sum(left <= few for few in FEW)


PHASES: Final = Phases(("beginning", "middle", "end"), at)
