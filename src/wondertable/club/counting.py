"""Which rated games count, and why others do not; the rules stand in `docs/ratings.md`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations, groupby
from typing import Final

from wondertable.store.results import ResultRow

DAY: Final = 24 * 3600.0
WEEK: Final = 7 * DAY

FEWEST_CHOICES: Final = 2
"""A game in which somebody chose less often is as good as not begun."""
MOST_A_DAY: Final = 10
"""So many games of the same two people count within a day."""
QUICK: Final = 8
"""Who gives up, or is out of time, after fewer choices has lost quickly."""
MOST_QUICK: Final = 2
"""So many quick losses of one against the same other count within a week."""

CLOSED: Final = "closed"
TWICE: Final = "twice"
ADDRESS: Final = "address"
UNKNOWN_BOT: Final = "bot"
SHORT: Final = "short"
OFTEN: Final = "often"
REPEATED: Final = "quick"
REASONS: Final = (CLOSED, TWICE, ADDRESS, UNKNOWN_BOT, SHORT, OFTEN, REPEATED)
"""Why a rated game is not counted; messages `results-why-…` say it."""

GIVEN_UP: Final = ("resigned", "time")


def why_not(
    rows: Sequence[ResultRow],
    recent: Iterable[ResultRow],
    bots: Collection[str],
    *,
    one_address: bool,
) -> str:
    """Why a rated game does not count; nothing if it does.

    `recent` are the rated results of its people within a week, in their order, `bots` those that
    have a rating.
    """
    persons = [row.person for row in rows if row.person]
    if not any(row.place == 1 for row in rows):
        return CLOSED
    if len(set(persons)) < len(persons):
        return TWICE
    if one_address:
        return ADDRESS
    if any(row.person is None and row.bot not in bots for row in rows):
        return UNKNOWN_BOT
    if any(row.choices < FEWEST_CHOICES for row in rows):
        return SHORT
    before = games_before(rows, recent)
    if any(met_often(pair, before, rows[0].ended) for pair in combinations(persons, 2)):
        return OFTEN
    lost = quick_losses(rows)
    if any(sum(one in quick_losses(game) for game in before) >= MOST_QUICK for one in lost):
        return REPEATED
    return ""


def games_before(rows: Sequence[ResultRow], recent: Iterable[ResultRow]) -> list[list[ResultRow]]:
    """The games of the last week, without this one."""
    this, since = rows[0].table_id, rows[0].ended - WEEK
    ordered = sorted(recent, key=lambda row: (row.table_id, row.seat))
    games = (list(game) for _, game in groupby(ordered, key=lambda row: row.table_id))
    return [game for game in games if game[0].table_id != this and game[0].ended >= since]


def met_often(pair: tuple[str, ...], before: Iterable[Sequence[ResultRow]], now: float) -> bool:
    """Whether two people had as many counted games within a day as one may have."""
    met = sum(
        game[0].number is not None
        and game[0].ended >= now - DAY
        and set(pair) <= {row.person for row in game}
        for game in before
    )
    return met >= MOST_A_DAY


def quick_losses(rows: Sequence[ResultRow]) -> set[tuple[str, str]]:
    """Who lost quickly to whom in a game: pairs of loser and winner."""
    given_up = rows[0].reason in GIVEN_UP
    losers = [
        row.person
        for row in rows
        if row.person and row.choices < QUICK and (row.away or (given_up and row.place > 1))
    ]
    winners = [row.person for row in rows if row.person and row.place == 1 and not row.away]
    return {(loser, winner) for loser in losers for winner in winners}
