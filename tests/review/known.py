"""A position with a reason that is known beforehand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from wondertable.core.state import State

GAINS: Final = "gains"
"""What the better choice brings at once."""

KEEPS: Final = "keeps from the rival"
"""What the better choice leaves no other seat."""

PREPARES: Final = "prepares"
"""What the better choice makes possible later."""

GAVE: Final = "gave away"
"""What the played choice left to others, or threw away."""


class Known(NamedTuple):
    """A position, two choices, and the one reason why the first is better."""

    name: str
    place: Callable[[], State]
    seat: int
    better: str
    played: str
    reason: str
    """The end of the id of a sentence, such as `chain`; a word of its own where there is none."""
    side: str
