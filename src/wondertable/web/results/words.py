"""Results in the words of a reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from babel.dates import format_date, format_datetime, format_timedelta

from wondertable import text
from wondertable.club.rating import STEP, Strength
from wondertable.store.results import ResultRow
from wondertable.text.bundle import bundle
from wondertable.web.names import bot_name
from wondertable.web.offered import OFFERED
from wondertable.web.pages import Visit


@dataclass(frozen=True)
class Seen:
    """A rating in words."""

    shown: int
    margin: int
    unsure: bool
    """Whether the interval is so wide that the number says little."""


@dataclass(frozen=True)
class Line:
    """A finished game in a list."""

    table: str
    open: bool
    """Whether the table is still there."""
    game: str
    others: str
    day: str
    moment: str
    result: str
    won: bool
    points: str
    how: str
    note: str
    """What is special about it: practice, or why it was not counted."""
    moved: str
    """By how much the rating moved."""


UNSURE = 150
"""From this margin on a rating says little."""


def seen(strength: Strength) -> Seen:
    """A rating as people read it."""
    return Seen(strength.shown, strength.margin, strength.margin > UNSURE)


def line_of(visit: Visit, row: ResultRow, others: Sequence[ResultRow], *, is_open: bool) -> Line:
    """A result, with the others of its table."""
    names = [player(visit, one) for one in others if one.seat != row.seat]
    moment = datetime.fromtimestamp(row.ended, UTC)
    language = visit.language
    return Line(
        row.table_id,
        is_open,
        game_name(visit, row.game),
        text.listed(language, names),
        format_date(moment, "medium", locale=language),
        format_datetime(moment, "medium", locale=language),
        result_of(visit, row),
        row.place == 1,
        "" if row.total is None else str(row.total),
        visit.say("results-how", reason=row.reason),
        note_of(visit, row),
        moved_by(row),
    )


def player(visit: Visit, row: ResultRow) -> str:
    """What somebody of a result is called."""
    if row.person is None and row.bot is not None:
        level = bot_name(visit.language, row.bot)
        if row.name in ("", row.bot):
            return level
        return visit.say("results-bot-named", name=row.name, level=level)
    return row.name or visit.say("results-nobody")


def game_name(visit: Visit, game: str) -> str:
    """A game, also one that is not offered any more."""
    return visit.say(f"game-{game}") if game in OFFERED else game


def result_of(visit: Visit, row: ResultRow) -> str:
    """How a game went for a seat."""
    if row.place == 0:
        return visit.say("results-no-winner")
    if row.place == 1:
        return visit.say("results-shared" if row.share < 1 else "results-won")
    if row.seats == 2:
        return visit.say("results-lost")
    return visit.say("results-place", place=row.place, seats=row.seats)


def note_of(visit: Visit, row: ResultRow) -> str:
    """What is special about a result."""
    if row.why:
        return visit.say("results-why", reason=row.why)
    if row.apart:
        return visit.say("results-apart", reason=row.apart)
    return visit.say("results-is-rated") if row.rated else ""


def moved_by(row: ResultRow) -> str:
    """By how much a rating moved, with its sign."""
    if row.mean is None or row.mean_before is None or row.person is None:
        return ""
    return f"{round(STEP * (row.mean - row.mean_before)):+d}".replace("-", "\u2212")


def category_name(visit: Visit, game: str, category: str) -> str:
    """A category of points."""
    message = f"{game}-points-{category}"
    return visit.say(message) if message in bundle(visit.language).ids() else category


def duration(visit: Visit, seconds: float) -> str:
    """A time, roughly."""
    return format_timedelta(max(1, round(seconds)), threshold=2.0, locale=visit.language)
