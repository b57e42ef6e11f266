"""A table: its page, and what the people at it may do."""

from __future__ import annotations

import re
from collections.abc import Hashable
from dataclasses import replace
from typing import Any, Final
from urllib.parse import urlsplit

from markupsafe import Markup
from starlette.responses import JSONResponse, Response

from wondertable import text
from wondertable.bots import USUAL
from wondertable.core.state import SPECTATOR
from wondertable.table import Seat, Table
from wondertable.table.errors import NotSeated, NotStarted, UnknownTable
from wondertable.table.seat import clean_name
from wondertable.web.identity import Person
from wondertable.web.lobby import bot_choices
from wondertable.web.pages import Refusal, Visit, whole
from wondertable.web.places import HERE
from wondertable.web.present.render import render
from wondertable.web.qr import code_of
from wondertable.web.scene import Scene
from wondertable.web.scenes import (
    PRESENTERS,
    Addresses,
    Look,
    bot_name,
    look_of,
    may_retract,
    names_of,
    partner_of,
    regions_of,
    scene_of,
)

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
LONGEST_SECRET: Final = 64


async def found(visit: Visit) -> Table:
    """The table that the address names."""
    table_id = visit.request.path_params["table"]
    if not TABLE_ID.fullmatch(table_id):
        raise UnknownTable(table_id[:64])
    return await visit.site.hall.find(table_id)


def lifted(visit: Visit) -> int | None:
    """The seat for which the curtain was lifted, on a screen that several people share."""
    return whole(visit.request.query_params.get("as", "")[:4])


def shown_line(visit: Visit) -> int | None:
    """The line of the hint whose choice the page is to show."""
    return whole(visit.request.query_params.get("show", "")[:4])


def looking(visit: Visit, table: Table) -> Look:
    """How this person may look at the table; raises if they may not."""
    look = look_of(table, visit.person.id, lifted(visit))
    if look is None:
        raise Refusal(403, "web-refused-spectators")
    return look


def own_seat(visit: Visit, table: Table) -> int:
    """The seat for which this person acts now."""
    look = looking(visit, table) if table.seats_of(visit.person.id) else Look(SPECTATOR)
    if look.viewer < 0:
        raise NotSeated
    if look.curtain:
        raise Refusal(409, "web-refused-curtain")
    return look.viewer


# Pages.


async def show(visit: Visit) -> Response:
    """The table as this person may see it."""
    table = await found(visit)
    if table.status == "waiting":
        return waiting(visit, table)
    look = looking(visit, table)
    if look.curtain:
        return visit.page("pages/curtain.html", **curtain(visit, table, look))
    try:
        scene = scene_for(visit, table, look)
    except NotStarted:
        return visit.page("pages/closed.html", game=game_name(visit, table))
    presenter = PRESENTERS[table.game.name]
    return visit.page(
        "pages/table.html",
        table_template=f"{table.game.name}/table.html",
        page_title=presenter.title(scene),
        heading=game_name(visit, table),
        regions={
            **regions_of(scene, table.game.name, shown_line(visit)),
            **house_regions(visit, table, look),
        },
        slots=slots_of(visit, table, look),
        **live(visit, table, GAME, look),
    )


def waiting(visit: Visit, table: Table) -> Response:
    """The page of a table that waits for people: the invitation, or a seat to take."""
    kind = waiting_kind(visit, table)
    return visit.page(
        f"pages/{kind}.html",
        regions={"waiting": waiting_region(visit, table)},
        game=game_name(visit, table),
        **live(visit, table, kind),
    )


def waiting_kind(visit: Visit, table: Table) -> str:
    """Whether this person invites others or is invited."""
    return "invite" if is_host_or_seated(visit, table) else "join"


def is_host_or_seated(visit: Visit, table: Table) -> bool:
    """Whether this person has something to do with the table already."""
    return table.host == visit.person.id or bool(table.seats_of(visit.person.id))


def waiting_region(visit: Visit, table: Table) -> str:
    """Who sits at the table, and what can be done about it."""
    person = visit.person.id
    inside = is_host_or_seated(visit, table)
    link = visit.address_of(f"/t/{table.id}")
    return render(
        "pages/waiting.html" if inside else "pages/seats.html",
        visit.language,
        **frame(visit),
        table=table,
        host=table.host == person,
        seats=table.seats,
        names=names_of(table.seats, visit.language),
        mine=table.seats_of(person),
        others=table.others(person),
        free=[seat for seat in table.seats if is_free_for(seat, person)],
        bots=bot_choices(visit),
        favourite=USUAL,
        removable=len(table.seats) > table.game.seats[0],
        name=visit.person.name or visit.say("web-default-name"),
        host_name=host_name(table, visit.language),
        link=link,
        code=code_of(link),
        only_here=urlsplit(link).hostname in HERE,
    )


def is_free_for(seat: Seat, person: str) -> bool:
    """Whether somebody may take a seat; some are kept."""
    return seat.kind == "open" and seat.person in (None, person)


def host_name(table: Table, language: str) -> str:
    """What the host is called, if the host sits at the table."""
    names = names_of(table.seats, language)
    held = [names[seat.number] for seat in table.seats if seat.person == table.host]
    return held[0] if held else ""


def curtain(visit: Visit, table: Table, look: Look) -> dict[str, Any]:
    """What the page between two turns says."""
    names = names_of(table.seats, visit.language)
    laid = [seat for seat in table.seats_of(visit.person.id) if may_retract(table, seat)]
    return {
        "name": names[look.viewer],
        "lift": visit.site.path(f"/t/{table.id}?as={look.viewer}"),
        "laid": [
            (names[seat], visit.site.path(f"/t/{table.id}/retract?as={seat}")) for seat in laid
        ],
        "ply": table.ply,
    }


def game_name(visit: Visit, table: Table) -> str:
    """What the game is called."""
    return visit.say(f"game-{table.game.name}")


def live(visit: Visit, table: Table, kind: str, look: Look | None = None) -> dict[str, Any]:
    """What lets a page stay up to date."""
    seat = f"&as={look.viewer}" if look is not None and look.shared else ""
    return {
        "live_url": visit.site.path(f"/t/{table.id}/live?on={kind}{seat}"),
        "version": table.version,
    }


def frame(visit: Visit) -> dict[str, Any]:
    """What every part of a page may need."""
    return {"root": visit.site.settings.prefix, "csrf": visit.csrf, "here": visit.here}


# Regions.


def scene_for(visit: Visit, table: Table, look: Look) -> Scene:
    """What this person sees now."""
    seat = f"?as={look.viewer}" if look.shared else ""
    path = visit.site.path(f"/t/{table.id}")
    verbs = ("do", "hint", "retract", "say")
    show = f"{path}{seat}&show=" if seat else f"{path}?show="
    to = replace(Addresses(*(f"{path}/{verb}{seat}" for verb in verbs)), show=show)
    return scene_of(table, look, visit.language, to, visit.csrf)


GAME: Final = "game"
"""The kind of page on which a game is played."""
HOUSE: Final = ("table-menu", "table-links", "house")
"""The regions that the house itself keeps up to date."""
SLOTS: Final = ("settings", "pause", "resign", "report", "language", "links")
"""Of a choice that is put together on the page."""
IN_MENU: Final = ("settings", "pause", "resign", "report")


def slots_of(visit: Visit, table: Table, look: Look) -> dict[str, Markup]:
    """What the house itself adds to a table."""
    person = visit.person.id
    names = names_of(table.seats, visit.language)
    context = {
        **frame(visit),
        "table": table,
        "look": look,
        "names": names,
        "host": table.host == person,
        "person": person,
        "path": f"/t/{table.id}",
        "link": visit.address_of(f"/t/{table.id}"),
        "present": visit.site.rooms.present(table.id),
        "stand_in": bot_name(visit.language, table.settings.stand_in),
        "languages": text.LANGUAGES,
    }
    made = {slot: render(f"pages/slots/{slot}.html", visit.language, **context) for slot in SLOTS}
    return {slot: Markup(html) for slot, html in made.items() if html.strip()}


def house_state(visit: Visit, table: Table, look: Look) -> Hashable:
    """All that the parts of the house depend on; the same for one person while it is equal."""
    away = tuple(seat.number for seat in table.seats if is_away(visit, table, seat))
    present = visit.site.rooms.present(table.id)
    trouble = table.trouble is not None
    return look, table.status, table.host, table.seats, table.next_table, present, away, trouble


def house_regions(visit: Visit, table: Table, look: Look) -> dict[str, str]:
    """The parts of the page that the house itself keeps up to date."""
    slots = slots_of(visit, table, look)
    names = names_of(table.seats, visit.language)
    menu = "".join(
        f'<div class="slot slot-{name}">{slots[name]}</div>' for name in IN_MENU if name in slots
    )
    notices = render(
        "pages/house.html",
        visit.language,
        trouble=table.trouble,
        away=[names[seat.number] for seat in table.seats if is_away(visit, table, seat)],
    )
    return {
        "table-menu": f'<div id="table-menu">{menu}</div>',
        "table-links": f'<div class="links" id="table-links">{slots.get("links", "")}</div>',
        "house": notices.strip(),
    }


def is_away(visit: Visit, table: Table, seat: Seat) -> bool:
    """Whether the others wait for somebody who is not there."""
    if table.status != "running" or seat.number not in table.asked or seat.by_bot:
        return False
    absent = seat.person not in visit.site.rooms.present(table.id)
    return absent and seat.person != visit.person.id


def going(visit: Visit, path: str, version: int) -> dict[str, Any]:
    """An update that sends the page elsewhere."""
    html = render("pages/go.html", visit.language, to=visit.site.path(path))
    return {"version": version, "regions": {"house": html.strip()}}


# What people do.


async def do(visit: Visit) -> Response:
    """Makes a choice for one's seat."""
    form = await visit.form()
    table = await found(visit)
    seat = own_seat(visit, table)
    visit.spend(visit.site.moves)
    if form.ticked("rest"):
        version = await table.let_by(seat, form.number("ply"))
    elif form.ticked("again"):
        version = await table.ask_again(seat)
    else:
        version = await table.submit(seat, form.choice(), form.number("ply"))
    return done(visit, table, version)


async def hint(visit: Visit) -> Response:
    """Asks the computer what it would do; the seat's own pages show it."""
    form = await visit.form()
    table = await found(visit)
    seat = own_seat(visit, table)
    visit.spend(visit.site.hints)
    await table.hint(seat, form.number("ply"))
    return done(visit, table, table.version)


async def retract(visit: Visit) -> Response:
    """Takes a face-down choice back."""
    form = await visit.form()
    table = await found(visit)
    version = await table.retract(laid_seat(visit, table), form.number("ply"))
    return done(visit, table, version)


def laid_seat(visit: Visit, table: Table) -> int:
    """The seat whose choice this person takes back: the named one, also from before the curtain."""
    named = lifted(visit)
    if named in table.seats_of(visit.person.id) and named in table.laid:
        return named
    return own_seat(visit, table)


async def say(visit: Visit) -> Response:
    """Speaks to one's partner; nobody else hears it."""
    form = await visit.form()
    table = await found(visit)
    seat = own_seat(visit, table)
    mate = partner_of(table, seat)
    if mate is None:
        raise Refusal(409, "web-refused-talk")
    visit.spend(visit.site.words)
    table.say(seat, form.text("words"), (mate,))
    return done(visit, table, table.version)


async def resign(visit: Visit) -> Response:
    """Gives the game up."""
    await visit.form()
    table = await found(visit)
    return done(visit, table, await table.resign(own_seat(visit, table)))


def done(visit: Visit, table: Table, version: int) -> Response:
    """What somebody gets who has done something: the table again, or its version for a script."""
    if visit.wants_json:
        return JSONResponse({"version": version})
    seat = lifted(visit)
    return visit.go(f"/t/{table.id}" + ("" if seat is None else f"?as={seat}"))


async def sit(visit: Visit) -> Response:
    """Takes a free seat."""
    form = await visit.form()
    table = await found(visit)
    name = clean_name(form.text("name"))
    visit.spend(visit.site.tries)
    await table.take_seat(form.number("seat"), visit.person.id, name, visit.language)
    answer = done(visit, table, table.version)
    visit.remember(answer, Person(visit.person.id, name))
    return answer


async def leave(visit: Visit) -> Response:
    """Leaves a seat before the game has begun."""
    form = await visit.form()
    table = await found(visit)
    return done(visit, table, await table.leave_seat(form.number("seat"), visit.person.id))


async def rematch(visit: Visit) -> Response:
    """Goes to the next game of the same people, and sits down there."""
    await visit.form()
    table = await found(visit)
    if not table.seats_of(visit.person.id):
        raise NotSeated
    visit.spend(visit.site.openings)
    again = await visit.site.hall.rematch(table.id, visit.person.id)
    await take_kept_seats(visit, again)
    return visit.go(f"/t/{again.id}")


async def take_kept_seats(visit: Visit, table: Table) -> None:
    """Sits down wherever a seat is kept for this person."""
    for seat in table.seats:
        if seat.kind == "open" and seat.person == visit.person.id:
            name = seat.name or visit.person.name or visit.say("web-default-name")
            await table.take_seat(seat.number, visit.person.id, name, visit.language)


# Personal links.


async def make_link(visit: Visit) -> Response:
    """Makes a personal link that moves one's seat to another device."""
    form = await visit.form()
    table = await found(visit)
    seat = form.number("seat")
    if seat not in table.seats_of(visit.person.id):
        raise NotSeated
    secret = await table.renew_secret(seat)
    link = visit.address_of(f"/t/{table.id}/seat/{secret}")
    return visit.page(
        "pages/link.html",
        back=visit.site.path(f"/t/{table.id}"),
        link=link,
        code=code_of(link),
        name=names_of(table.seats, visit.language)[seat],
    )


async def offer_seat(visit: Visit) -> Response:
    """The page behind a personal link; a mere look at it moves nothing, as chat programs look."""
    table, secret = await opened_by_secret(visit)
    seat = table.seat_by_secret(secret)
    assert seat is not None
    return visit.page(
        "pages/move.html",
        name=names_of(table.seats, visit.language)[seat],
        game=game_name(visit, table),
        action=visit.site.path(f"/t/{table.id}/seat/{secret}"),
    )


async def move_seat(visit: Visit) -> Response:
    """Goes on here with a seat that was held on another device."""
    await visit.form()
    table, secret = await opened_by_secret(visit)
    seat = await table.move_seat(secret, visit.person.id)
    answer = visit.go(f"/t/{table.id}")
    if not visit.person.name:
        visit.remember(answer, Person(visit.person.id, table.seats[seat].name))
    return answer


async def opened_by_secret(visit: Visit) -> tuple[Table, str]:
    """The table and the secret of an address that opens a seat."""
    visit.spend(visit.site.tries)
    table = await found(visit)
    secret = visit.request.path_params["secret"]
    if len(secret) > LONGEST_SECRET or table.seat_by_secret(secret) is None:
        raise Refusal(403, "web-refused-secret")
    return table, secret


# For the host.


async def host(visit: Visit) -> Response:
    """Does what only the host may."""
    form = await visit.form()
    table = await found(visit)
    by = visit.person.id
    verb = visit.request.path_params["verb"]
    if verb in ("pause", "resume", "close"):
        return done(visit, table, await getattr(table, verb)(by))
    seat = form.number("seat")
    match verb:
        case "close-seat":
            version = await table.close_seat(seat, by)
        case "open-seat":
            version = await table.open_seat(seat, by)
        case "seat-bot":
            version = await table.seat_bot(seat, form.text("bot", USUAL), by)
        case "hand-over":
            version = await table.hand_over(seat, by)
        case "hand-back":
            version = await table.hand_back(seat, by)
        case _:
            raise Refusal(404, "web-status-reason", status=404)
    return done(visit, table, version)
