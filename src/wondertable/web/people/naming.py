"""The section of one's name: kept, or to be kept."""

from __future__ import annotations

from starlette.responses import Response

from wondertable.web.identity import Person
from wondertable.web.pages import Visit
from wondertable.web.people.parts import day, part


async def draw(visit: Visit) -> str:
    """Who somebody is here, and the form that changes it."""
    kept = visit.kept
    return part(
        visit,
        "people/name.html",
        on=visit.site.names.on,
        kept=kept,
        since=day(visit, kept.created) if kept else "",
        name=visit.person.name,
    )


async def keep(visit: Visit) -> Response:
    """Keeps a name, or takes another one."""
    form = await visit.form()
    visit.spend(visit.site.namings)
    kept = await visit.site.names.keep(visit.person.id, form.text("name"))
    answer = visit.go("/me")
    visit.remember(answer, Person(kept.id, kept.name, kept.epoch))
    return answer
