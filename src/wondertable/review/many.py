"""What reviews say over many games: how exactly a seat chose, its luck, and its usual mistakes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import exp
from typing import Final

import msgspec

from wondertable.bots.themes import theme_of
from wondertable.review.parts import About, Choice, Part, Sums

EXACT: Final = 0.23
"""A choice that loses so much is worth an e-th of the best one; nothing lost is a hundred."""


class Mistakes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Marked choices of one kind."""

    count: int = 0
    lost: float = 0.0
    """What they lost together, in parts of a victory."""

    def __add__(self, other: Mistakes) -> Mistakes:
        return Mistakes(self.count + other.count, self.lost + other.lost)


class Digest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept of the review of one seat; those of many games can be added up."""

    game: str
    seats: int
    team: int
    seat: int
    weights: str
    """The digest of the weights that judged."""
    choices: int
    """How many were judged."""
    lost: float
    """What they lost together, in parts of a victory."""
    accuracy: float
    """From 0 to 100, in the mean over all choices."""
    luck: float | None
    """What chance brought; none where the record did not show it."""
    result: float
    marks: dict[str, int]
    """How many choices bear each mark."""
    themes: dict[str, Mistakes]
    """Marked choices by what the better ones were about (`bots/themes.py THEMES`)."""
    phases: dict[str, Mistakes]
    """And by the phase of the game."""
    missed: int = 0
    """Certain wins that were missed."""


class Overall(msgspec.Struct, frozen=True):
    """Many digests together; means are over games, but accuracy, which is over choices."""

    games: int
    choices: int
    accuracy: float
    lost: float
    """A game."""
    luck: float
    """A game, of those in which it is known."""
    marks: dict[str, float]
    """A game."""
    themes: dict[str, Mistakes]
    """All together, the dearest first."""
    phases: dict[str, Mistakes]
    missed: int


def accuracy_of(loss: float) -> float:
    """How exact a choice was, from 0 to 100."""
    return 100.0 * exp(-loss / EXACT)


def digests(about: About, parts: Iterable[Part]) -> tuple[Digest, ...]:
    """What is kept of a complete review, for every seat that was reviewed."""
    every = list(parts)
    choices = [part for part in every if isinstance(part, Choice)]
    return tuple(
        digest(about, part, [one for one in choices if one.seat == part.seat])
        for part in every
        if isinstance(part, Sums)
    )


def digest(about: About, sums: Sums, choices: list[Choice]) -> Digest:
    """What is kept of one seat."""
    marked = [one for one in choices if one.mark]
    exact = [accuracy_of(one.loss) for one in choices]
    return Digest(
        about.game,
        len(about.seats),
        about.team,
        sums.seat,
        about.weights,
        len(choices),
        sums.errors,
        sum(exact) / len(exact) if exact else 100.0,
        sums.luck if about.viewer is None else None,
        sums.result,
        dict(Counter(one.mark for one in marked)),
        by_kind((theme_of(about.game, one.whys), one.loss) for one in marked),
        by_kind((one.phase, one.loss) for one in marked),
        sum(one.missed for one in choices),
    )


def by_kind(mistakes: Iterable[tuple[str, float]]) -> dict[str, Mistakes]:
    """Mistakes by their kinds."""
    return summed((kind, Mistakes(1, loss)) for kind, loss in mistakes)


def summed(mistakes: Iterable[tuple[str, Mistakes]]) -> dict[str, Mistakes]:
    """Mistakes of the same kind together, the dearest kind first."""
    found: dict[str, Mistakes] = {}
    for kind, some in mistakes:
        found[kind] = found.get(kind, Mistakes()) + some
    return dict(sorted(found.items(), key=lambda item: (-item[1].lost, item[0])))


def over(many: Iterable[Digest]) -> Overall:
    """What the digests of a player's games say together."""
    games = list(many)
    choices = sum(one.choices for one in games)
    known = [one.luck for one in games if one.luck is not None]
    marks = Counter[str]()
    for one in games:
        marks.update(one.marks)
    return Overall(
        len(games),
        choices,
        sum(one.accuracy * one.choices for one in games) / choices if choices else 100.0,
        sum(one.lost for one in games) / len(games) if games else 0.0,
        sum(known) / len(known) if known else 0.0,
        {mark: count / len(games) for mark, count in sorted(marks.items())},
        summed(item for one in games for item in one.themes.items()),
        summed(item for one in games for item in one.phases.items()),
        sum(one.missed for one in games),
    )
