"""What a first game is told beside the table: steps of a guide, or a tip of the coach."""

from __future__ import annotations

from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

from wondertable.bots.whys import tips
from wondertable.core.why import Why
from wondertable.table import Table
from wondertable.text.whys import why
from wondertable.web.game_pages import FirstGame
from wondertable.web.games import PAGES
from wondertable.web.pages import Visit
from wondertable.web.scenes import Look


@dataclass(frozen=True)
class GuideStep:
    """The step of a guide that is shown."""

    title: str
    text: str
    at: str
    number: int
    """From 0."""
    steps: int
    waits: bool
    """Whether it ends by a choice at the table."""
    before: int | None
    """The step to go back to."""
    away: bool
    """Whether the guide was left, and can be taken up here."""


@dataclass(frozen=True)
class Tip:
    """What the coach says, once in a game."""

    text: str
    key: str


@dataclass(frozen=True)
class Coach:
    """One of the two, if there is something to say."""

    game: str
    query: str
    guide: GuideStep | None = None
    tip: Tip | None = None


def coach_of(visit: Visit, table: Table, look: Look) -> Coach | None:
    """What is told to somebody at a table, in their language."""
    if look.viewer < 0 or table.status not in ("running", "paused"):
        return None
    query = f"?as={look.viewer}" if look.shared else ""
    game = table.game.name
    guide = guide_of(visit, table, look.viewer)
    if guide is not None:
        return Coach(game, query, guide=guide)
    tip = tip_of(table, look.viewer) if table.settings.explain else None
    if tip is None:
        return None
    return Coach(game, query, tip=Tip(why(visit.language, tip), tip.key))


# The guide.


def guide_of(visit: Visit, table: Table, seat: int) -> GuideStep | None:
    """The step that is shown; nothing behind the last one."""
    kept, plan = table.settings.guide, PAGES[table.game.name].guide
    if kept is None or plan is None:
        return None
    number = shown_step(plan, kept.step, len(table.decisions_of(seat)))
    if number == len(plan.steps):
        return None
    step = plan.steps[number]
    pressed = [at for at in range(number) if plan.steps[at].choices == 0]
    message = f"{table.game.name}-guide-{step.id}"
    return GuideStep(
        title=visit.say(f"{message}-title"),
        text=visit.say(message),
        at=step.at,
        number=number,
        steps=len(plan.steps),
        waits=step.choices > 0,
        before=pressed[-1] if pressed else None,
        away=kept.away,
    )


def shown_step(plan: FirstGame, kept: int, made: int) -> int:
    """The step that is shown to who came to a step and has made so many choices in all."""
    steps = plan.steps
    while kept < len(steps) and 0 < steps[kept].choices <= made:
        kept += 1
    return kept


# The coach.


@dataclass
class Spoken:
    """What the coach has said to a seat, by the ply at which it was said."""

    returns: int
    """How often something was taken back: what was said then counts no more."""
    at: dict[int, Why | None] = field(default_factory=dict)


_SPOKEN: WeakKeyDictionary[Table, dict[int, Spoken]] = WeakKeyDictionary()


def tip_of(table: Table, seat: int) -> Why | None:
    """What the coach says to a seat that is asked now: what it has not said in this game.

    Nothing of this is kept: whatever was said follows from the positions in which the seat chose.
    """
    if seat not in table.asked or table.seats[seat].by_bot:
        return None
    spoken = _SPOKEN.setdefault(table, {}).setdefault(seat, Spoken(table.returns))
    if spoken.returns != table.returns:
        spoken = _SPOKEN[table][seat] = Spoken(table.returns)
    for ply in (*decisions_alone(table, seat), table.ply):
        if ply not in spoken.at:
            view = table.view(seat) if ply == table.ply else table.position(seat, ply)
            known = {row.key for row in spoken.at.values() if row is not None}
            fresh = [row for row in tips(table.game.name, view, seat) if row.key not in known]
            spoken.at[ply] = fresh[0] if fresh else None
    return spoken.at[table.ply]


def decisions_alone(table: Table, seat: int) -> tuple[int, ...]:
    """The plies at which a seat chose, without those at which the guide spoke instead."""
    plan = PAGES[table.game.name].guide
    first = 0
    if table.settings.guide is not None and plan is not None:
        first = max(step.choices for step in plan.steps)
    return tuple(reversed(table.decisions_of(seat)))[first:]
