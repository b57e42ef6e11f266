"""What the sections and pages about people share."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from babel.dates import format_date

from wondertable.club.names.errors import NamesOff
from wondertable.club.names.names import Kept
from wondertable.club.names.passkeys import Place
from wondertable.web.pages import Visit
from wondertable.web.present.render import render
from wondertable.web.security import HOST


def part(visit: Visit, template: str, **context: Any) -> str:
    """A part of a page."""
    root = visit.site.settings.prefix
    return render(template, visit.language, root=root, csrf=visit.csrf, **context)


def day(visit: Visit, at: float) -> str:
    """A day as the reader writes it."""
    return format_date(datetime.fromtimestamp(at, UTC).date(), "long", locale=visit.language)


def own(visit: Visit) -> Kept:
    """Who asks, if the name is kept; raises NameNotKept."""
    return visit.site.names.found(visit.person.id)


def refuse_off(visit: Visit) -> None:
    """Raises NamesOff where names are not kept."""
    if not visit.site.settings.names:
        raise NamesOff


def place_of(visit: Visit) -> Place:
    """Where the browser stands, as passkeys see it."""
    settings, request = visit.site.settings, visit.request
    if settings.origin:
        return Place(settings.origin)
    host = request.headers.get("host", "")
    return Place(f"{request.url.scheme}://{host}" if HOST.fullmatch(host) else "")
