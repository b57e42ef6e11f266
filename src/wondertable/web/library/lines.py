"""Games of the library in lists, in the words of a reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from babel.dates import format_date

from wondertable import text
from wondertable.store import Saved
from wondertable.store.library import GameRow, lists_with, seated
from wondertable.table.hall import summary
from wondertable.web.names import names_of
from wondertable.web.pages import Visit
from wondertable.web.results.words import game_name


@dataclass(frozen=True)
class Line:
    """A game in a list, in the words of the reader."""

    table: str
    game: str
    names: tuple[tuple[str, bool], ...]
    """Who played, and whether they won."""
    who: str
    day: str
    how: str
    length: int
    brought: bool
    lists: tuple[str, ...]
    """The own lists in which it stands."""


async def lines_of(visit: Visit, rows: Sequence[GameRow]) -> list[Line]:
    """Games, in the words of the reader; one that is gone is left out."""
    store = visit.site.hall.house.store
    ids = [row.table_id for row in rows]
    mine = await store(lists_with, visit.person.id, ids) if visit.known and ids else {}
    tables = await store(seated, ids) if ids else {}
    return [
        line_of(visit, row, tables[row.table_id], tuple(sorted(mine.get(row.table_id, ()))))
        for row in rows
        if row.table_id in tables
    ]


def line_of(visit: Visit, row: GameRow, saved: Saved, lists: tuple[str, ...]) -> Line:
    """A game in the words of the reader."""
    table = summary(saved)
    names = names_of(table.seats, visit.language)
    moment = datetime.fromtimestamp(row.ended, UTC)
    return Line(
        row.table_id,
        game_name(visit, row.game),
        tuple(zip(names, (rank == 1 for rank in table.ranks), strict=False)),
        text.listed(visit.language, names),
        format_date(moment, "medium", locale=visit.language),
        visit.say("results-how", reason=table.end_reason or ""),
        row.length,
        bool(saved.table.settings.get("imported")),
        lists,
    )
