"""The section of notices: what somebody wants to hear, on which devices, at which address."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from wondertable.club.notices.hours import HOURS, zones
from wondertable.club.notices.push import LONGEST_ENDPOINT
from wondertable.club.notices.sending import Outcome
from wondertable.club.notices.wants import PACES, Wants
from wondertable.store.wishes import WishRow
from wondertable.web.pages import Form, Visit
from wondertable.web.people.parts import day, part, place_of
from wondertable.web.places import HERE

SAID: Final = ("saved", "asked", "sent", "unsent", "nowhere", "resumed")
"""What the page may say after something was done."""
LONGEST_ADDRESS: Final = 300


async def draw(visit: Visit) -> str:
    """What somebody has said about notices, and the forms that change it."""
    ways = visit.site.notices.ways
    if ways.push is None and ways.mail is None:
        return part(visit, "notices/none.html")
    wants = await visit.site.wishes.of(visit.person.id)
    said = visit.request.query_params.get("notices", "")
    return part(
        visit,
        "notices/section.html",
        wish=wants.wish,
        fresh=not wants.wish.changed,
        paces=PACES,
        hours=HOURS,
        zones=zones(),
        push=ways.push,
        mail=ways.mail,
        secure=is_secure(visit),
        devices=[
            {
                "id": device.id,
                "label": device.label or visit.say("notices-device"),
                "made": day(visit, device.made),
            }
            for device in wants.devices
        ],
        address=wants.address,
        asked=day(visit, wants.address.asked) if wants.address else "",
        reaches=reaches(wants),
        said=visit.say(f"notices-said-{said}") if said in SAID else "",
    )


def is_secure(visit: Visit) -> bool:
    """Whether browsers allow push messages here: by https, and on this computer."""
    origin = place_of(visit).origin
    return origin.startswith("https:") or place_of(visit).name in HERE


def reaches(wants: Wants) -> bool:
    """Whether there is anywhere that a notice could go."""
    return bool(wants.devices) or (wants.address is not None and wants.address.good)


async def say(visit: Visit) -> Response:
    """Keeps what somebody wants to hear."""
    form = await visit.form()
    await keep(
        visit,
        pace=form.text("pace"),
        hour=form.number("hour"),
        zone=form.text("zone"),
        push=form.ticked("push"),
        mail=form.ticked("mail"),
    )
    return back(visit, "saved")


async def keep(visit: Visit, *, pace: str, hour: int, zone: str, push: bool, mail: bool) -> None:
    """Keeps a wish of this person, in the language that they read."""
    await visit.site.wishes.say(
        visit.person.id,
        visit.language,
        pace=pace,
        hour=hour,
        zone=zone.strip() or WishRow.zone,
        push=push,
        mail=mail,
    )


async def wanted(visit: Visit, form: Form) -> None:
    """Lets somebody hear at once who names a place and has said nothing of it yet."""
    wish = (await visit.site.wishes.of(visit.person.id)).wish
    if not wish.changed:
        zone = form.text("zone")
        known = zone if zone in zones() else wish.zone
        await keep(visit, pace="once", hour=wish.hour, zone=known, push=True, mail=True)


async def add_device(visit: Visit) -> Response:
    """Keeps a browser that may be told something."""
    form = await visit.form()
    visit.spend(visit.site.namings)
    endpoint = form.text("endpoint", longest=LONGEST_ENDPOINT)
    person, label = visit.person.id, form.text("label")
    await visit.site.wishes.add_device(person, endpoint, form.text("key"), form.text("auth"), label)
    await wanted(visit, form)
    return back(visit, "saved")


async def remove_device(visit: Visit) -> Response:
    """Takes a browser away."""
    form = await visit.form()
    await visit.site.wishes.remove_device(visit.person.id, form.text("device"))
    return back(visit, "saved")


async def give_address(visit: Visit) -> Response:
    """Keeps an address, and asks there whether it is this person's."""
    form = await visit.form()
    visit.spend(visit.site.letters)
    words = form.text("address", longest=LONGEST_ADDRESS)
    await visit.site.wishes.give_address(visit.person.id, words, visit.language)
    await wanted(visit, form)
    return back(visit, "asked")


async def remove_address(visit: Visit) -> Response:
    """Forgets an address."""
    await visit.form()
    await visit.site.wishes.remove_address(visit.person.id)
    return back(visit, "saved")


async def resume_mail(visit: Visit) -> Response:
    """Sends mail again to an address that was confirmed."""
    await visit.form()
    visit.spend(visit.site.letters)
    await visit.site.wishes.resume(visit.person.id)
    return back(visit, "resumed")


async def test(visit: Visit) -> Response:
    """Sends a notice to every device and address, to see whether it comes."""
    await visit.form()
    visit.spend(visit.site.letters)
    outcomes = await visit.site.wishes.test(visit.person.id)
    if not outcomes:
        return back(visit, "nowhere")
    sent = all(outcome is Outcome.SENT for outcome in outcomes)
    return back(visit, "sent" if sent else "unsent")


def back(visit: Visit, said: str) -> Response:
    """The page again, which says what was done."""
    return visit.go(f"/me?notices={said}#notices")
