"""What a position has to pass before it is a puzzle."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from wondertable.bots.kits import find_kit


@dataclass(frozen=True)
class Gates:
    """Budgets in simulations, margins as parts of the victory."""

    scan: int
    """For every decision."""
    forced: int
    """For every legal choice of a promising one."""
    deep: int
    """For the best choice and those next to it, with two seeds, and for a free search."""
    promising: float
    """So far the best choice is ahead in the scan."""
    margin: float
    """So far it is ahead of every other one after all."""
    least: float = 0.30
    """What the best choice promises at least: who is lost has nothing to solve."""
    most: float = 0.85
    """What the next best one promises at most: who wins anyhow has nothing to solve either."""
    choices: int = 3
    """So many there have to be."""
    pairs: int = 50
    """Games played out from both choices, which have to agree about which is better."""
    rivals: int = 2
    """So many choices next to the best one are looked at deeply."""


OPEN: Final = Gates(scan=1000, forced=5000, deep=25000, promising=0.10, margin=0.15)
"""Where the tree holds positions."""

HIDDEN: Final = Gates(
    scan=300, forced=1500, deep=5000, promising=0.06, margin=0.10, least=0.15, pairs=30
)
"""Where hands are hidden: a simulation takes longer, two searches agree sooner. What is expected
lies closer together, since half of it is how close the end is: ten points of it are about fifteen
of the chance to win."""

STILL: Final = 2 / 3
"""A puzzle that was made with other weights stays one with this part of the margin."""


def gates_of(game: str) -> Gates:
    """The gates of a game."""
    return HIDDEN if find_kit(game).secrets else OPEN


def lowered(gates: Gates) -> Gates:
    """The gates for what was a puzzle before."""
    return replace(gates, margin=gates.margin * STILL)
