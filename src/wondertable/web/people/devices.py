"""The section of devices: a code for another one, and signing out."""

from __future__ import annotations

from starlette.responses import Response

from wondertable.club.names.names import CODE_MINUTES
from wondertable.web.identity import Person, new_person
from wondertable.web.pages import Refusal, Visit
from wondertable.web.people.parts import own, part
from wondertable.web.plans import COOKIE as AGAIN


async def draw(visit: Visit) -> str:
    """On which devices somebody is known."""
    if visit.kept is None:
        return ""
    ways = await visit.site.names.ways(visit.person.id)
    return part(
        visit,
        "people/devices.html",
        on=visit.site.names.on,
        minutes=CODE_MINUTES,
        can_return=bool(ways.passkeys or ways.sheet),
    )


async def out(visit: Visit) -> Response:
    """Signs out on this device, if there is a way back."""
    await visit.form()
    ways = await visit.site.names.ways(own(visit).id)
    if not (ways.passkeys or ways.sheet):
        raise Refusal(409, "people-no-way-back")
    return gone(visit, "/?told=out")


async def out_everywhere(visit: Visit) -> Response:
    """Signs out on all devices but this one."""
    await visit.form()
    kept = await visit.site.names.sign_out(own(visit).id)
    answer = visit.go("/me#devices")
    visit.remember(answer, Person(kept.id, kept.name, kept.epoch))
    return answer


def gone(visit: Visit, path: str) -> Response:
    """Lets the browser be nobody's; what it kept for its person is forgotten."""
    answer = visit.go(path)
    visit.remember(answer, new_person())
    answer.delete_cookie(AGAIN, path=visit.site.settings.prefix or "/")
    return answer
