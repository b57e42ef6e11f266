"""Series of games in words: which game it is, who has how many victories, who has won."""

from __future__ import annotations

from dataclasses import dataclass

from wondertable import text
from wondertable.table import Table
from wondertable.table.series import games_played, halves_of, is_decided, leaders_of
from wondertable.web.names import names_of
from wondertable.web.pages import Visit

HALF = "½"


@dataclass(frozen=True)
class SeriesSeen:
    """A series in the words of the reader."""

    title: str
    score: str
    verdict: str
    """Who has won it, once that is decided."""
    next: int
    """The number of the next game; 0 if there is none."""


def series_of(visit: Visit, table: Table) -> SeriesSeen | None:
    """The series to which a table belongs."""
    series = table.settings.series
    if series is None:
        return None
    names = names_of(table.seats, visit.language)
    decided = is_decided(table)
    return SeriesSeen(
        visit.say("meet-series-game", games=series.games, number=series.number),
        score_of(visit, table, names),
        verdict_of(visit, table, names) if decided else "",
        0 if decided else games_played(table) + 1,
    )


def series_words(visit: Visit, table: Table) -> str:
    """A series in a line, for who is invited."""
    found = series_of(visit, table)
    if found is None or table.settings.series is None:
        return ""
    if table.settings.series.number == 1:
        return visit.say("meet-best-of", games=table.settings.series.games)
    return f"{found.title}: {found.score}"


def score_of(visit: Visit, table: Table, names: tuple[str, ...]) -> str:
    """What everybody has; partners have the same, and are named together."""
    size = table.game.team_size(table.options)
    halves = halves_of(table)
    sides = [
        f"{text.listed(visit.language, list(names[at : at + size]))} {victories(halves[at])}"
        for at in range(0, len(names), size)
    ]
    return (" – " if len(sides) == 2 else " · ").join(sides)


def victories(halves: int) -> str:
    """A number of halves as people write it."""
    whole, half = divmod(halves, 2)
    return (str(whole) if whole or not half else "") + HALF * half


def verdict_of(visit: Visit, table: Table, names: tuple[str, ...]) -> str:
    """Who has won a series that is decided."""
    leaders = leaders_of(table)
    if len(leaders) == len(names):
        return visit.say("meet-series-even")
    winners = text.listed(visit.language, [names[seat] for seat in leaders])
    return visit.say("meet-series-won", names=winners, count=len(leaders))
