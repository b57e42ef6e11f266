"""A review in parts, each of which takes half a second at most, so that others get their turn.

`review` carries it out at once. A server asks a `Review` for the next `Task`, has `part_of` done in
another process, and gives the part back; whatever it keeps of that is enough to go on.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from wondertable.bots.phases import phase_of
from wondertable.bots.search.finding import Finding, Prospect
from wondertable.bots.whys import reasons, whys
from wondertable.core.game import Game
from wondertable.core.record import Record, read_record
from wondertable.core.rng import Rng
from wondertable.core.state import State
from wondertable.games import find_game
from wondertable.review.agenda import Agenda, Task
from wondertable.review.chance import luck
from wondertable.review.foresight import foreseen
from wondertable.review.judge import ENOUGH, Judge, seed_of
from wondertable.review.outline import Asked, Dealt, Outline, outline_of
from wondertable.review.parts import (
    TOLD,
    Choice,
    Luck,
    Option,
    Part,
    Plan,
    Stage,
    Sums,
    mark_of,
)
from wondertable.review.plans import plan_of
from wondertable.review.sums import sums

MOST_OPTIONS: Final = 4
NOISE: Final = 0.05
"""Where choices are drawn, a smaller loss says nothing."""
KEPT: Final = 4
"""Outlines that a process remembers."""
GLANCES: Final = 20
"""A glance takes one in so many of the simulations of a scan."""


class Review:
    """A review that is made, as far as it is."""

    def __init__(self, outline: Outline) -> None:
        self.outline = outline
        self.about = outline.about
        self._agenda = Agenda(outline)
        self._found: dict[int, Choice | Luck] = {}
        self._places = {step.line: at for at, step in enumerate(outline.steps)}
        self._sums: tuple[Sums, ...] = ()
        self._sum_up()

    @property
    def parts(self) -> list[Part]:
        """The parts so far as they came in the game, those that were looked at again once."""
        return [*(self._found[at] for at in sorted(self._found)), *self._sums]

    @property
    def done(self) -> int:
        """How many tasks are done."""
        return self._agenda.done(self._found)

    @property
    def of(self) -> int:
        """How many tasks are known; a suspicion adds one."""
        return self._agenda.of(self._found)

    @property
    def task(self) -> Task | None:
        """What is to be done next; none when the review is complete."""
        return self._agenda.next(self._found)

    def carry_out(self) -> list[Part]:
        """Does the next task here and now; returns what it brought, with the sums at the end."""
        task = self.task
        assert task is not None
        return self.add(done(self.outline, task))

    def add(self, part: Choice | Luck) -> list[Part]:
        """Takes what came of a task; returns what it brought, with the sums at the end."""
        self._found[self._places[part.line]] = part
        return [part, *self._sum_up()]

    def _sum_up(self) -> tuple[Sums, ...]:
        """The sums, if nothing is left to be done."""
        if self.task is None:
            self._sums = sums(self.about, self._found.values(), self.outline.result)
        return self._sums


def review(
    game: Game, record: Record, plan: Plan | None = None, name: str = "record"
) -> Iterator[Part]:
    """Reviews a finished game, part by part: all choices at a glance, then what turned it first.

    A choice comes again whenever it was looked at longer, at last by verdict if it is suspected.
    What is wrong with the record is raised before the first part.
    """
    course = Review(outline_of(game, record, plan or plan_of(game.name), name))
    return parts_of(course)


def parts_of(course: Review) -> Iterator[Part]:
    """All parts of a review, those first that are there."""
    yield from course.parts
    while course.task is not None:
        yield from course.carry_out()


def part_of(record: str, plan: Plan, task: Task) -> Choice | Luck:
    """What comes of one task; for other processes, which get nothing but words and numbers."""
    return done(_outlined(record, plan), task)


@lru_cache(maxsize=KEPT)
def _outlined(record: str, plan: Plan) -> Outline:
    whole = read_record(record.encode())
    return outline_of(find_game(whole.header.game), whole, plan)


def luck_in(game: Game, record: Record, plan: Plan | None = None) -> tuple[float, ...]:
    """What chance brought every seat in a finished game; nothing else is judged."""
    outline = outline_of(game, record, plan or plan_of(game.name))
    judge = Judge(outline.game, outline.about.team)
    found = [luck_of(judge, outline, step) for step in outline.steps if isinstance(step, Dealt)]
    return tuple(sum(one.seats[seat] for one in found) for seat in range(len(record.header.seats)))


def done(outline: Outline, task: Task) -> Choice | Luck:
    """What comes of one task."""
    step = outline.steps[task.step]
    judge = Judge(outline.game, outline.about.team)
    if isinstance(step, Dealt):
        return luck_of(judge, outline, step)
    return choice_of(judge, outline, step, task.by)


def simulations_of(plan: Plan, by: Stage) -> int:
    """How much is thought about a choice."""
    if by == "verdict":
        return plan.verdict
    return plan.scan if by == "scan" else max(1, plan.scan // GLANCES)


def luck_of(judge: Judge, outline: Outline, step: Dealt) -> Luck:
    """What chance brought."""
    plan = outline.about.plan
    seed = seed_of(f"luck {step.line}", step.before)

    def glance(state: State) -> tuple[float, ...]:
        return judge.glance(state, plan.luck, seed)

    seats, count, exact = luck(step.before, step.after, glance, Rng(seed, 1), plan.draws)
    phase = phase_of(outline.game.name, step.after)
    return Luck(step.line, step.ply, phase, seats, count, exact)


def choice_of(judge: Judge, outline: Outline, step: Asked, by: Stage) -> Choice:
    """A choice beside the best one that was found."""
    game, view, seat = outline.game, step.view, step.seat
    simulations = simulations_of(outline.about.plan, by)
    seed = seed_of(f"{by} {seat}", view)
    if judge.is_last(view):
        found = foreseen(judge, view, seat, step.action, simulations, seed)
    else:
        found = judge.value(view, seat, simulations, seed)
    best, played = compared(judge, step, found, simulations, seed)
    before, after = judge.part(best.expected), judge.part(played.expected)
    loss = before - after
    missed = best.proved and best.expected == 1.0 and loss >= TOLD
    mark = mark_of(loss, missed=missed) if by == "verdict" else ""
    return Choice(
        step.line,
        step.ply,
        seat,
        phase_of(game.name, view),
        before,
        after,
        game.write(view, seat, played.action),
        game.write(view, seat, best.action),
        loss,
        mark,
        by,
        best.proved and played.proved,
        options_of(judge, outline, step, found, played),
        reasons(game.name, view, seat, best.action, played.action, found) if mark else (),
        whys(game.name, view, seat, played.action, [best, played]) if mark else (),
        missed,
    )


def compared(
    judge: Judge, step: Asked, found: Finding, simulations: int, seed: int
) -> tuple[Prospect, Prospect]:
    """The best choice and the played one, which is as good as any if nothing better was seen."""
    best = found.best
    if best.action == step.action:
        return best, best
    tried = next((one for one in found.prospects if one.action == step.action), None)
    if judge.is_mixed(step.view) and tried is not None:
        seldom = tried.share * found.simulations < ENOUGH
        if seldom or best.expected - tried.expected < NOISE:
            even = tried._replace(expected=found.expected[step.seat])
            return even, even
        return best, tried
    if judge.is_last(step.view) and tried is not None:
        played = tried
    else:
        played = judge.worth(step.view, step.seat, step.action, simulations, seed)
    return (best, played) if best.expected > played.expected else (played, played)


def options_of(
    judge: Judge, outline: Outline, step: Asked, found: Finding, played: Prospect
) -> tuple[Option, ...]:
    """The best choices with their worth, those that were tried often enough to tell."""
    game, view, seat = outline.game, step.view, step.seat
    known = [
        played if one.action == played.action else one
        for one in found.prospects[:MOST_OPTIONS]
        if one.share * found.simulations >= ENOUGH or one.proved
    ]
    return tuple(
        Option(game.write(view, seat, one.action), judge.part(one.expected)) for one in known
    )
