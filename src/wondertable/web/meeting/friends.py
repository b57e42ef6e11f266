"""The page of friends: one's link, who asks, who is here; and the section on one's own page."""

from __future__ import annotations

import re
from typing import Final

from starlette.responses import Response

from wondertable.club.meeting.friends import ASKS, Asks, Friend
from wondertable.web.meeting.parts import region, renewed
from wondertable.web.offered import Choice
from wondertable.web.pages import Form, Refusal, Visit
from wondertable.web.qr import code_of

HANDLE: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
VERBS: Final = ("ask", "accept", "decline", "remove", "block", "unblock")


async def show(visit: Visit) -> Response:
    """All whom somebody knows here."""
    friends = visit.site.meeting.friends
    if visit.person.name:
        await friends.door(visit.person.id, called(visit))
    circle = await friends.circle(visit.person.id, called(visit))
    html = region(visit, "meeting/friends-now.html", circle=circle)
    if visit.wants_json:
        return renewed({"friends-now": html})
    link = visit.address_of(f"/befriend/{friends.link_of(circle.door)}")
    return visit.page(
        "meeting/friends.html",
        regions={"friends-now": html},
        circle=circle,
        link=link,
        code=code_of(link),
        asks=asks_choices(visit),
    )


async def draw(visit: Visit) -> str:
    """The section on one's own page: who sees that one is here, and who may challenge."""
    if visit.known is None:
        return ""
    circle = await visit.site.meeting.friends.circle(visit.person.id, called(visit))
    return region(visit, "meeting/me.html", circle=circle, asks=asks_choices(visit))


async def change(visit: Visit) -> Response:
    """Changes who sees that one is here, and who may challenge."""
    form = await visit.form()
    wanted = form.text("asks", ASKS[0])
    asks: Asks | None = next((one for one in ASKS if one == wanted), None)
    if asks is None:
        raise Refusal(422, "web-refused-choice", field="asks")
    here = form.ticked("here")
    await visit.site.meeting.friends.show(visit.person.id, called(visit), here=here, asks=asks)
    return visit.go("/me#friends")


async def take_name(visit: Visit) -> Response:
    """Lets the browser keep what friends call somebody who has no name yet."""
    form = await visit.form()
    name = visit.named(form.text("name"))
    answer = visit.go("/friends")
    visit.remember_name(answer, name)
    return answer


async def renew_link(visit: Visit) -> Response:
    """Makes a new link for friends."""
    await visit.form()
    visit.spend(visit.site.meetings)
    await visit.site.meeting.friends.renew_link(visit.person.id, called(visit))
    return visit.go("/friends")


async def do(visit: Visit) -> Response:
    """Asks, accepts, declines, removes, blocks somebody, or blocks them no more."""
    form = await visit.form()
    friends, person = visit.site.meeting.friends, visit.person.id
    verb = visit.request.path_params["verb"]
    if verb not in VERBS:
        raise Refusal(404, "web-status-reason", status=404)
    other = await somebody(visit, form)
    match verb:
        case "ask":
            visit.spend(visit.site.meetings)
            await friends.ask_met(person, called(visit), other.person)
        case "accept":
            await friends.accept(person, called(visit), other.person)
        case "block":
            await friends.block(person, other.person)
        case "unblock":
            await friends.unblock(person, other.person)
        case _:
            await friends.part(person, other.person)
    return visit.go("/friends")


async def somebody(visit: Visit, form: Form) -> Friend:
    """Whom a form names."""
    handle = form.text("who")
    return await visit.site.meeting.friends.found(handle if HANDLE.fullmatch(handle) else "")


async def door(visit: Visit) -> Response:
    """The page behind a link for friends; a mere look at it asks nobody."""
    visit.spend(visit.site.tries)
    secret = visit.request.path_params["secret"]
    found = await visit.site.meeting.friends.behind_link(secret[:64], visit.person.id)
    return visit.page(
        "meeting/befriend.html",
        who=found,
        action=visit.site.path(f"/befriend/{secret[:64]}"),
        name=visit.person.name or visit.say("web-default-name"),
    )


async def ask(visit: Visit) -> Response:
    """Wants somebody as a friend whose link one has."""
    form = await visit.form()
    visit.spend(visit.site.tries)
    visit.spend(visit.site.meetings)
    friends = visit.site.meeting.friends
    found = await friends.behind_link(visit.request.path_params["secret"][:64], visit.person.id)
    name = visit.named(form.text("name"))
    await friends.ask(visit.person.id, name, found.person)
    answer = visit.go("/friends")
    visit.remember_name(answer, name)
    return answer


def called(visit: Visit) -> str:
    """What somebody is called by others."""
    return visit.person.name or visit.say("web-default-name")


def asks_choices(visit: Visit) -> list[Choice]:
    """Who may challenge somebody."""
    return [Choice(one, visit.say(f"meet-asks-{one}")) for one in ASKS]
