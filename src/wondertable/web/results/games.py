"""My games: those that go on, and those that are over, with filters; and all of them to keep."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, Final

import msgspec
from starlette.responses import Response

from wondertable.club.rating import Strength
from wondertable.games import GAMES
from wondertable.store.results import (
    Key,
    ResultRow,
    Wanted,
    games_of,
    opponents_of,
    others_at,
    profile_of,
    results_of,
)
from wondertable.store.tables import tables_there
from wondertable.web.lobby import looked_into, row_of
from wondertable.web.names import bot_name
from wondertable.web.offered import OFFERED, Choice
from wondertable.web.pages import Visit
from wondertable.web.results.words import game_name, line_of

PAGE: Final = 30
"""So many finished games stand on a page."""
MOST_GOING: Final = 50
MOST_OPPONENTS: Final = 30
MOST_EXPORTED: Final = 20_000
RESULTS: Final = ("won", "lost")
RATED: Final = ("yes", "no")
REASONS: Final = (
    *("civilian", "military", "scientific", "points", "exhausted", "idle"),
    *("resigned", "time", "closed"),
)
"""How games end; messages say it."""
FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet takes a cell that begins so for a program."""


async def games(visit: Visit) -> Response:
    """The page."""
    hall, person = visit.site.hall, visit.person.id
    store = hall.house.store
    wanted, before = wanted_of(visit), key_of(visit.request.query_params.get("before", ""))
    own = await hall.going_of(person, MOST_GOING) if visit.known else []
    going, damaged = await looked_into(visit, own)
    rows = [row_of(visit, one, going.get(one.id), damaged=one.id in damaged) for one in own]
    found = await store(results_of, person, wanted, PAGE + 1, before) if visit.known else []
    shown = found[:PAGE]
    tables = [row.table_id for row in shown]
    others = await store(others_at, tables)
    there = await store(tables_there, tables)
    played = await store(games_of, person)
    met = await store(opponents_of, person, MOST_OPPONENTS)
    return visit.page(
        "results/games.html",
        turns=[row for row in rows if row.turn],
        going=[row for row in rows if not row.turn],
        lines=[
            line_of(visit, row, others[row.table_id], is_open=row.table_id in there)
            for row in shown
        ],
        older=address(wanted, shown[-1]) if len(found) > PAGE else "",
        newest=address(wanted) if before else "",
        wanted=wanted,
        narrowed=wanted != Wanted(),
        played=[Choice(game, game_name(visit, game)) for game in played],
        seats=range(2, max(game.seats[-1] for game in OFFERED.values()) + 1),
        opponents=[
            Choice(
                one.handle or one.bot or "",
                one.name if one.person else bot_name(visit.language, one.bot or ""),
            )
            for one in met
            if one.handle or one.bot
        ],
        reasons=[Choice(one, visit.say("results-how", reason=one)) for one in REASONS],
        results=[Choice(one, visit.say(f"results-only-{one}")) for one in RESULTS],
        rated=[Choice(one, visit.say(f"results-rated-{one}")) for one in RATED],
        profile=await store(profile_of, person=person),
        tab="games",
    )


def wanted_of(visit: Visit) -> Wanted:
    """Which results the address asks for; what makes no sense is left out."""
    asked = visit.request.query_params
    seats = asked.get("seats", "")
    return Wanted(
        game=one_of(asked.get("game", ""), GAMES),
        seats=int(seats) if seats in ("2", "3", "4", "5", "6", "7") else 0,
        opponent=asked.get("opponent", "")[:40],
        reason=one_of(asked.get("reason", ""), REASONS),
        result=one_of(asked.get("result", ""), RESULTS),
        rated=one_of(asked.get("rated", ""), RATED),
    )


def one_of(value: str, known: Iterable[str]) -> str:
    """A value that is known, else nothing."""
    return value if value in known else ""


def key_of(text: str) -> Key | None:
    """A place in the list, as an address has it."""
    ended, _, rest = text[:80].partition("~")
    table, _, seat = rest.partition("~")
    try:
        return float(ended), table, int(seat)
    except ValueError:
        return None


def address(wanted: Wanted, last: ResultRow | None = None) -> str:
    """Where the same list goes on after a result, or where it begins."""
    fields = {name: str(value) for name, value in asdict(wanted).items() if value}
    if last is not None:
        fields["before"] = f"{last.ended!r}~{last.table_id}~{last.seat}"
    return "/me/games" + ("?" + "&".join(f"{k}={v}" for k, v in fields.items()) if fields else "")


# To keep.


async def as_json(visit: Visit) -> Response:
    """All results of somebody as JSON."""
    rows = [plain(row) for row in await all_of(visit)]
    return sent(msgspec.json.format(msgspec.json.encode(rows)), "json", "application/json")


async def as_csv(visit: Visit) -> Response:
    """All results of somebody as a table."""
    rows = [plain(row) for row in await all_of(visit)]
    file = io.StringIO()
    names = list(rows[0]) if rows else list(plain(EMPTY))
    writer = csv.DictWriter(file, names)
    writer.writeheader()
    writer.writerows([{name: cell(value) for name, value in row.items()} for row in rows])
    return sent(file.getvalue().encode(), "csv", "text/csv")


async def all_of(visit: Visit) -> list[ResultRow]:
    """All results of somebody, the latest first."""
    visit.spend(visit.site.exports)
    if visit.known is None:
        return []
    store = visit.site.hall.house.store
    return await store(results_of, visit.person.id, Wanted(), MOST_EXPORTED)


def plain(row: ResultRow) -> dict[str, Any]:
    """A result as others read it: without ids of people, with the rating as it is shown."""
    values = asdict(row)
    for name in ("person", "mean", "sigma", "mean_before", "sigma_before", "number"):
        del values[name]
    rating = None if row.mean is None or row.sigma is None else Strength(row.mean, row.sigma)
    categories = GAMES[row.game].categories if row.game in GAMES else ()
    values["points"] = dict(zip(categories, row.points or (), strict=False))
    return values | {
        "rating": rating.shown if rating else None,
        "margin": rating.margin if rating else None,
    }


def cell(value: object) -> object:
    """A value that no spreadsheet takes for a program."""
    if isinstance(value, dict):
        value = " ".join(f"{name}={one}" for name, one in value.items())
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULAS) else value


def sent(data: bytes, kind: str, media: str) -> Response:
    """A file to keep."""
    named = f'attachment; filename="wondertable-results.{kind}"'
    return Response(data, media_type=media, headers={"Content-Disposition": named})


EMPTY: Final = ResultRow(
    *("", 0, None, "", None, "", {}, 0, "", 0.0, 0.0, "", 0, 0.0, None, None, 0.0, 0),
    away=False,
    apart="",
    rated=False,
)
"""Names the columns where there is nothing to tell."""
