"""How thoroughly a game is reviewed."""

from __future__ import annotations

from typing import Final, Literal

from wondertable.bots.kits import find_kit
from wondertable.review.parts import Plan

Thorough = Literal["quick", "usual", "deep"]

OPEN: Final[dict[str, Plan]] = {
    "quick": Plan("quick", scan=1000, verdict=25000, luck=128, suspect=0.01),
    "usual": Plan("usual", scan=5000, verdict=25000, luck=128),
    "deep": Plan("deep", scan=25000, verdict=25000, luck=128),
}
"""Where the tree holds positions."""

HIDDEN: Final[dict[str, Plan]] = {
    "quick": Plan("quick", scan=400, verdict=5000, luck=32, suspect=0.01, draws=20),
    "usual": Plan("usual", scan=1000, verdict=5000, luck=32),
    "deep": Plan("deep", scan=5000, verdict=5000, luck=32),
}
"""Where hands are hidden: a simulation takes three times as long there, every seat is asked all the
time, and two searches agree sooner."""


def plan_of(game: str, thorough: Thorough = "usual") -> Plan:
    """The plan for a game."""
    return (HIDDEN if find_kit(game).secrets else OPEN)[thorough]
