"""What action cards do: a closed set of small values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Timing = Literal[
    "any_time",
    "active_build_completion",
    "active_turn_end",
    "own_offer_refused",
    "final_scoring",
]
"""When a card may be played, or scores by itself."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Up to so many building cards of the hand are swapped for new ones."""

    count: int


@dataclass(frozen=True, slots=True)
class StandIn:
    """Counts as exactly so many building cards of the types that are needed."""

    count: int


@dataclass(frozen=True, slots=True)
class PointsPerDisc:
    """Pays for every disc at the end."""

    each: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Draws building cards."""

    count: int


@dataclass(frozen=True, slots=True)
class SecondTurn:
    """One more turn at once."""


@dataclass(frozen=True, slots=True)
class OfferBonus:
    """A refused offer pays so much for every valid card."""

    each: int


@dataclass(frozen=True, slots=True)
class PointsAtEnd:
    """Pays at the end."""

    count: int


Effect = Exchange | StandIn | PointsPerDisc | Draw | SecondTurn | OfferBonus | PointsAtEnd
