"""Why a choice is good: what it brings, what it keeps from others, what others would give away.

The reasons of a game are found in `bots/<game>/whys.py`, out of what a seat may see and what the
search expects. Hints tell them, the coach warns by them, and a review of a game may ask for them
about any choice of the past.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, Protocol

from wondertable.bots.search.finding import Prospect
from wondertable.core.found import found
from wondertable.core.state import State
from wondertable.core.why import Why

MOST_TOLD: Final = 2
WORTH_TELLING: Final = 3
"""A second reason is told if it matters at least this part as much as the first: a third."""


class Reasoner(Protocol):
    """What `bots/<game>/whys.py` has."""

    def whys(
        self, view: State, seat: int, action: int, others: Sequence[Prospect]
    ) -> Iterable[Why]:
        """All that speaks for an action; `others` are choices that were searched too."""
        ...

    def tips(self, view: State, seat: int) -> Iterable[Why]:
        """All that a beginner had better notice before choosing."""
        ...


def whys(
    game: str, view: State, seat: int, action: int, others: Sequence[Prospect] = ()
) -> tuple[Why, ...]:
    """What speaks most for an action of a seat that is asked; nothing where nobody knows."""
    reasoner = reasoner_of(game)
    rest = [other for other in others if other.action != action]
    return () if reasoner is None else foremost(reasoner.whys(view, seat, action, rest))


def tips(game: str, view: State, seat: int) -> tuple[Why, ...]:
    """What a beginner had better notice now, the most urgent first."""
    reasoner = reasoner_of(game)
    return () if reasoner is None else tuple(ranked(reasoner.tips(view, seat)))


def foremost(found: Iterable[Why]) -> tuple[Why, ...]:
    """The reasons that are told: no more than two, and no small one beside a great one."""
    rows = ranked(found)
    return tuple(row for row in rows[:MOST_TOLD] if row.weight * WORTH_TELLING >= rows[0].weight)


def ranked(found: Iterable[Why]) -> list[Why]:
    """Reasons by how much they matter, each kind once."""
    rows: dict[str, Why] = {}
    for row in sorted(found, key=lambda row: -row.weight):
        rows.setdefault(row.key, row)
    return list(rows.values())


@cache
def reasoner_of(game: str) -> Reasoner | None:
    """What a game has, if it has reasons."""
    part = found(f"wondertable.bots.{game}.whys")
    return None if part is None else part.REASONER
