"""Coming back to a kept name: by a passkey, by the recovery sheet, by a code."""

from __future__ import annotations

from starlette.responses import JSONResponse, Response

from wondertable.club.names.names import Kept
from wondertable.store.belongings import count
from wondertable.web.identity import Person
from wondertable.web.pages import Form, Visit
from wondertable.web.people.parts import place_of, refuse_off
from wondertable.web.people.ways import LONGEST_ANSWER


async def show(visit: Visit) -> Response:
    """The page on which somebody says who they are."""
    refuse_off(visit)
    guest = visit.known if visit.kept is None else None
    has = await visit.site.hall.house.store(count, guest.id) if guest else {}
    return visit.page(
        "people/sign-in.html",
        guest_has=bool(has),
        kept=visit.kept,
        possible=place_of(visit).possible,
        options=visit.site.path("/sign-in/passkey/options"),
    )


async def by_way(visit: Visit) -> Response:
    """Lets somebody in who has a recovery sheet or a code."""
    form = await visit.form()
    visit.spend(visit.site.tries)
    return await let_in(visit, form, await visit.site.names.by_way(form.text("way")))


async def passkey_options(visit: Visit) -> Response:
    """What the browser needs to offer its passkeys."""
    await visit.form()
    visit.spend(visit.site.tries)
    return JSONResponse(visit.site.passkeys.to_sign_in(place_of(visit), visit.person.id))


async def by_passkey(visit: Visit) -> Response:
    """Lets somebody in whose passkey has answered."""
    form = await visit.form()
    visit.spend(visit.site.tries)
    answer = form.text("credential", longest=LONGEST_ANSWER)
    kept = await visit.site.passkeys.sign_in(place_of(visit), visit.person.id, answer)
    return await let_in(visit, form, kept)


async def let_in(visit: Visit, form: Form, kept: Kept) -> Response:
    """Makes this device somebody's; what was played here as a guest comes along if wanted."""
    if visit.kept is None and form.ticked("take"):
        await visit.site.names.take_along(visit.person.id, kept.id)
    answer = visit.go("/me")
    visit.remember(answer, Person(kept.id, kept.name, kept.epoch))
    return answer
