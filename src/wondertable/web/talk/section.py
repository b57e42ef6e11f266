"""The section of one's own page about talk."""

from __future__ import annotations

from wondertable.web.pages import Visit
from wondertable.web.people.parts import day, part


async def draw(visit: Visit) -> str:
    """Whether somebody hears what is said, and whom they do not want to hear."""
    if visit.known is None:
        return ""
    quiet, person = visit.site.quiet, visit.person.id
    wish = await quiet.wish(person)
    muted = [(one.name, day(visit, one.since)) for one in await quiet.muted(person)]
    return part(visit, "talk/section.html", off=wish.off, muted=muted)
