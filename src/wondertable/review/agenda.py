"""In which order a game is reviewed: what turned it first.

Everything is glanced at, which takes a moment; then come choices and pieces of luck by how much
seems to have changed there, each until it is certain. What is found does not depend on the order.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from wondertable.review.outline import Asked, Dealt, Outline
from wondertable.review.parts import About, Choice, Luck, Plan, Stage
from wondertable.review.sums import of_first

Found = Mapping[int, Choice | Luck]
"""What is known of steps of the outline, by their numbers."""


class Task(msgspec.Struct, frozen=True):
    """The next thing to think about."""

    step: int
    """Its place among the steps of the outline."""
    by: Stage = "scan"
    """How thoroughly a choice is looked at; chance is looked at once."""


class Agenda:
    """What is still to be done of a review."""

    def __init__(self, outline: Outline) -> None:
        self._steps = outline.steps
        self._about = outline.about
        self._asked = [at for at, step in enumerate(outline.steps) if isinstance(step, Asked)]
        self._order: list[int] = []

    def next(self, found: Found) -> Task | None:
        """What is to be done next; none when nothing is left."""
        if not self._order:
            for at in self._asked:
                if at not in found:
                    return Task(at, "glance")
            self._order = by_swing(found, swings(self._steps, found, self._about))
        for at in self._order:
            stage = missing(found.get(at), self._about.plan)
            if stage is not None:
                return Task(at, stage)
        return None

    def done(self, found: Found) -> int:
        """How many tasks are done."""
        return sum(tasks_of(part, self._about.plan)[0] for part in found.values())

    def of(self, found: Found) -> int:
        """How many tasks are known; a suspicion adds one."""
        unseen = len(self._steps) - len(found)
        glances = sum(at not in found for at in self._asked)
        known = sum(tasks_of(part, self._about.plan)[1] for part in found.values())
        return unseen + glances + known


def is_suspect(part: object, plan: Plan) -> bool:
    """Whether a choice had better be looked at again."""
    if not isinstance(part, Choice) or part.by != "scan":
        return False
    return part.missed or part.loss > plan.suspect


def missing(part: Choice | Luck | None, plan: Plan) -> Stage | None:
    """How a step is to be looked at next, if it was not looked at well enough."""
    if part is None:
        return "scan"
    if isinstance(part, Choice) and part.by == "glance":
        return "scan" if plan.scan < plan.verdict else "verdict"
    return "verdict" if is_suspect(part, plan) else None


def tasks_of(part: Choice | Luck, plan: Plan) -> tuple[int, int]:
    """How many tasks of a step are done, and how many there are."""
    if isinstance(part, Luck):
        return 1, 1
    if part.by == "glance":
        return 1, 2
    if part.by == "scan":
        return 2, 3 if is_suspect(part, plan) else 2
    return (3, 3) if plan.scan < plan.verdict else (2, 2)


def by_swing(found: Found, swing: Mapping[int, float]) -> list[int]:
    """All steps, those first where most seems to have changed."""
    return sorted(swing, key=lambda at: (-swing[at], at))


def swings(steps: tuple[Asked | Dealt, ...], found: Found, about: About) -> dict[int, float]:
    """How much seems to have changed at every step, by what is known of the choices."""
    swing: dict[int, float] = {}
    beliefs: dict[int, float] = {}
    start = about.team / len(about.seats)
    dealt: list[tuple[int, set[int]]] = []
    for at, step in enumerate(steps):
        part = found.get(at)
        if isinstance(step, Dealt):
            swing[at] = 0.0
            dealt.append((at, set()))
            continue
        assert isinstance(part, Choice)
        swing[at] = part.loss
        whose, before, after = part.seat, part.before, part.after
        if about.open:
            whose, before, after = 0, of_first(part.seat, before), of_first(part.seat, after)
        changed = abs(before - beliefs.get(whose, start))
        for earlier, told in dealt:
            if whose not in told:
                told.add(whose)
                swing[earlier] = max(swing[earlier], changed)
        beliefs[whose] = after
    return swing
