"""Why a choice is good: what it brings, what it keeps from others, what others would give away.

The reasons of a game are found in `bots/<game>/whys.py`, out of what a seat may see and what the
search expects. Hints tell them, the coach warns by them, and a review of a game asks why a choice
of the past was worse than another one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, Protocol

from wondertable.bots.search.finding import Finding, Prospect
from wondertable.core.found import found
from wondertable.core.state import State
from wondertable.core.why import Why

MOST_TOLD: Final = 2
WORTH_TELLING: Final = 3
"""A second reason is told if it matters at least this part as much as the first: a third."""

LATER: Final = Why("why-later", 1)
"""What is told where a choice is better, and the rules of reasons do not see why."""


class Reasoner(Protocol):
    """What `bots/<game>/whys.py` has."""

    def whys(
        self, view: State, seat: int, action: int, others: Sequence[Prospect]
    ) -> Iterable[Why]:
        """All that speaks for an action; `others` are choices that were searched too."""
        ...

    def given(self, view: State, seat: int, played: Prospect, better: Prospect) -> Iterable[Why]:
        """All that an action gives away, to others or for nothing, and another one would not."""
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


def reasons(
    game: str, view: State, seat: int, better: int, played: int, finding: Finding | None = None
) -> tuple[Why, ...]:
    """Why a choice is better than the one that was made; nothing where nobody knows.

    What the better one brings beyond the other, and what the other gives away. What a search has
    found, if it is at hand, tells what others do about them. Of a choice that was the best itself:
    what speaks for it.
    """
    reasoner = reasoner_of(game)
    if reasoner is None:
        return ()
    one, other = prospect(better, finding), prospect(played, finding)
    good = list(reasoner.whys(view, seat, better, [other]))
    if better == played:
        return foremost(good)
    as_good = reasoner.whys(view, seat, played, [one])
    told = [*beyond(good, as_good), *reasoner.given(view, seat, other, one)]
    return foremost(each_card_once(told)) or (LATER,)


def prospect(action: int, finding: Finding | None) -> Prospect:
    """What is known about a choice."""
    found = finding.prospects if finding else ()
    bare = Prospect(action, 0.0, 0.0, 0.0)
    return next((one for one in found if one.action == action), bare)


def beyond(rows: Iterable[Why], others: Iterable[Why]) -> Iterator[Why]:
    """The reasons that speak for one choice more than for another one, by how much more."""
    as_much = {row.key: row.weight for row in ranked(others)}
    for row in ranked(rows):
        rest = row.weight - as_much.get(row.key, 0)
        if rest > 0:
            yield row._replace(weight=rest)


def each_card_once(rows: Iterable[Why]) -> Iterator[Why]:
    """The reasons, but of those about the same card only the weightiest."""
    told = set()
    for row in sorted(rows, key=lambda row: -row.weight):
        card = dict(row.values).get("card")
        if card is None or card not in told:
            yield row
        told.add(card)


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
