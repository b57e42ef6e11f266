"""The pages of the library."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response, StreamingResponse

from wondertable.club.library import LONGEST_LIST, MOST_EXPORTED
from wondertable.store.library import lists_of
from wondertable.table.seat import clean_name
from wondertable.web.at_table import TABLE_ID, found
from wondertable.web.library.asked import Asked, asked_of, choices_for, key_of
from wondertable.web.library.bringing import page as bring
from wondertable.web.library.lines import lines_of
from wondertable.web.pages import Handler, Refusal, Visit, local

PAGE: Final = 30
"""So many games stand on a page."""


async def show(visit: Visit) -> Response:
    """The library, with what is searched for."""
    asked = asked_of(visit)
    before = key_of(visit.request.query_params.get("before", ""))
    library = visit.site.library
    rows = await library.find(asked.wanted(), PAGE + 1, before)
    shown = rows[:PAGE]
    chosen = await library.of_day()
    return visit.page(
        "library/home.html",
        lines=await lines_of(visit, shown),
        day=(await lines_of(visit, [chosen]))[:1] if chosen else [],
        asked=asked,
        chosen=dict(asked.options),
        narrowed=asked != Asked(),
        choices=choices_for(visit, asked),
        older=f"/library?{asked.query(shown[-1])}" if len(rows) > PAGE else "",
        newest=f"/library?{asked.query()}" if before else "",
        records=f"/library/records.jsonl?{asked.query()}",
        most=MOST_EXPORTED,
        lists=await own_lists(visit),
    )


async def records(visit: Visit) -> Response:
    """The records of what is searched for, a game on a line."""
    visit.spend(visit.site.exports)
    lines = visit.site.library.records(asked_of(visit).wanted())
    named = 'attachment; filename="wondertable-games.jsonl"'
    headers = {"Content-Disposition": named}
    return StreamingResponse(lines, media_type="application/x-ndjson", headers=headers)


# Collections.


async def own_lists(visit: Visit) -> list[tuple[str, int]]:
    """The lists of this person, with how many games each has; the unnamed one first."""
    if visit.known is None:
        return []
    rows = await visit.site.hall.house.store(lists_of, visit.person.id)
    return [(row.list, row.games) for row in rows]


async def collected(visit: Visit) -> Response:
    """A list of this person."""
    name = visit.request.query_params.get("list", "")[:LONGEST_LIST]
    rows = await visit.site.library.listed(visit.person.id, name) if visit.known else []
    return visit.page(
        "library/collected.html",
        name=name,
        lines=await lines_of(visit, rows[: 2 * PAGE]),
        lists=await own_lists(visit),
    )


async def collect(visit: Visit) -> Response:
    """Puts a game into a list of one's own, or takes it out."""
    form = await visit.form()
    table, name = form.text("table"), form.text("list").strip()
    if not TABLE_ID.fullmatch(table):
        raise Refusal(422, "web-refused-choice", field="table")
    name = clean_name(name) if name else ""
    visit.spend(visit.site.words)
    library = visit.site.library
    if form.ticked("on"):
        await library.collect(visit.person.id, name, table)
    else:
        await library.drop(visit.person.id, name, table)
    back = form.text("back", longest=500)
    answer = visit.go(local(back) if back else "/library/mine")
    if visit.known is None:
        visit.remember(answer, visit.person)
    return answer


async def publish(visit: Visit) -> Response:
    """Puts a game that one has brought along into the library."""
    await visit.form()
    table = await found(visit)
    visit.spend(visit.site.openings)
    await visit.site.library.publish(table, visit.person.id)
    return visit.go(f"/t/{table.id}")


ROUTES: Final[tuple[tuple[str, str, Handler], ...]] = (
    ("GET", "/library", show),
    ("GET", "/library/records.jsonl", records),
    ("GET", "/library/mine", collected),
    ("POST", "/library/collect", collect),
    ("GET", "/library/bring", bring),
    ("POST", "/t/{table}/publish", publish),
)
