"""One's own page."""

from __future__ import annotations

from starlette.responses import Response

from wondertable.web.pages import Visit
from wondertable.web.people.sections import drawn


async def show(visit: Visit) -> Response:
    """Who somebody is here, with all that rooms have to say of it."""
    return visit.page("people/me.html", sections=await drawn(visit))
