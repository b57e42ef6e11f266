"""The section of holidays, and who is said to be away at a table."""

from __future__ import annotations

from starlette.responses import Response

from wondertable import text
from wondertable.club.notices.holidays import AHEAD_DAYS, MOST_DAYS, REST_DAYS, YEAR_DAYS
from wondertable.table import Table
from wondertable.web.names import names_of
from wondertable.web.pages import Visit
from wondertable.web.people.parts import day, part


async def draw(visit: Visit) -> str:
    """When somebody is away, and the form that says so."""
    standing = await visit.site.holidays.of(visit.person.id)
    now, at = standing.now, visit.site.hall.house.now()
    return part(
        visit,
        "notices/holidays.html",
        start=day(visit, now.start) if now else "",
        until=day(visit, now.until) if now else "",
        begun=now is not None and now.start <= at,
        left=standing.left,
        most=min(MOST_DAYS, standing.left),
        year=YEAR_DAYS,
        rest=REST_DAYS,
        ahead=AHEAD_DAYS,
    )


async def begin(visit: Visit) -> Response:
    """Goes on holiday."""
    form = await visit.form()
    visit.spend(visit.site.namings)
    days, ahead = form.number("days"), form.number("ahead")
    await visit.site.holidays.begin(visit.person.id, ahead, days)
    return visit.go("/me#holidays")


async def end(visit: Visit) -> Response:
    """Comes back sooner."""
    await visit.form()
    visit.spend(visit.site.namings)
    await visit.site.holidays.end(visit.person.id)
    return visit.go("/me#holidays")


def away_at(visit: Visit, table: Table) -> tuple[str, ...]:
    """Who of a slow table is on holiday, in sentences."""
    if table.status == "over" or not table.may_pause:
        return ()
    names, found = names_of(table.seats, visit.language), []
    for seat in table.seats:
        until = visit.site.holidays.until(seat.person) if seat.person and not seat.by_bot else 0
        if until:
            found.append((names[seat.number], day(visit, until)))
    return tuple(
        visit.say("holiday-at-table", name=name, day=until) for name, until in dict.fromkeys(found)
    )


def listed_names(visit: Visit, table: Table, seats: tuple[int, ...]) -> str:
    """The names of some seats, as a list in words."""
    names = names_of(table.seats, visit.language)
    return text.listed(visit.language, [names[seat] for seat in seats])
