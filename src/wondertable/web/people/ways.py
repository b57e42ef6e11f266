"""The section of the ways back, and what makes them: passkeys, the recovery sheet, codes."""

from __future__ import annotations

from typing import Final

from starlette.responses import JSONResponse, Response

from wondertable.club.names.names import CODE_MINUTES
from wondertable.club.names.ways import Way
from wondertable.web.pages import Visit
from wondertable.web.people.parts import day, own, part, place_of
from wondertable.web.qr import code_of

LONGEST_ANSWER: Final = 16_000
"""What a passkey answers has some hundred letters, with a certificate some thousand."""


async def draw(visit: Visit) -> str:
    """How somebody can come back."""
    if visit.kept is None:
        return ""
    ways = await visit.site.names.ways(visit.person.id)
    return part(
        visit,
        "people/ways.html",
        on=visit.site.names.on,
        keys=[
            {
                "id": key.id,
                "label": key.label or visit.say("people-passkey"),
                "made": day(visit, key.made),
                "used": day(visit, key.used) if key.used else "",
            }
            for key in ways.passkeys
        ],
        sheet=day(visit, ways.sheet) if ways.sheet else "",
        possible=place_of(visit).possible,
        options=visit.site.path("/me/passkey/options"),
    )


# Passkeys.


async def passkey_options(visit: Visit) -> Response:
    """What the browser needs to make a passkey."""
    await visit.form()
    visit.spend(visit.site.namings)
    return JSONResponse(await visit.site.passkeys.to_add(place_of(visit), visit.person.id))


async def add_passkey(visit: Visit) -> Response:
    """Keeps the passkey that the browser has made."""
    form = await visit.form()
    answer = form.text("credential", longest=LONGEST_ANSWER)
    person = visit.person.id
    await visit.site.passkeys.add(place_of(visit), person, answer, form.text("label"))
    return visit.go("/me#ways")


async def remove_passkey(visit: Visit) -> Response:
    """Takes a passkey away."""
    form = await visit.form()
    own(visit)
    await visit.site.passkeys.remove(visit.person.id, form.text("key", longest=2000))
    return visit.go("/me#ways")


# What is written down, or typed over.


async def sheet(visit: Visit) -> Response:
    """A new recovery sheet, shown this once."""
    await visit.form()
    visit.spend(visit.site.namings)
    way = await visit.site.names.new_sheet(visit.person.id)
    return shown(visit, "people/sheet.html", way, made=day(visit, visit.site.hall.house.now()))


async def code(visit: Visit) -> Response:
    """A code for another device."""
    await visit.form()
    visit.spend(visit.site.namings)
    way = await visit.site.names.new_code(visit.person.id)
    return shown(visit, "people/code.html", way, minutes=CODE_MINUTES)


def shown(visit: Visit, template: str, way: Way, **context: object) -> Response:
    """A page with a secret. In its link the secret stands where no server sees it."""
    place = visit.address_of("/sign-in")
    link = f"{place}#{way.signs}"
    return visit.page(
        template,
        name=own(visit).name,
        groups=way.groups,
        place=place,
        code=code_of(link),
        **context,
    )
