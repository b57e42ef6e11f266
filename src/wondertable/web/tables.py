"""A table: its page, and what the people at it may do."""

from __future__ import annotations

from typing import Final

from starlette.responses import JSONResponse, Response

from wondertable.bots import USUAL
from wondertable.table import Table
from wondertable.table.errors import NotSeated
from wondertable.web.at_table import found, game_name, lifted, own_seat
from wondertable.web.games import PAGES
from wondertable.web.moments import finale_region
from wondertable.web.names import name_for, names_of
from wondertable.web.pages import Refusal, Visit, whole
from wondertable.web.previews import of_table
from wondertable.web.qr import code_of
from wondertable.web.scenes import partner_of, regions_of
from wondertable.web.table_page import (
    GAME,
    Closed,
    Curtained,
    Playing,
    Refused,
    Waiting,
    curtain,
    house_regions,
    live,
    page_of,
    slots_of,
    waiting_regions,
)

LONGEST_SECRET: Final = 64


async def show(visit: Visit) -> Response:
    """The table as this person may see it."""
    table = await found(visit)
    await visit.site.hall.reviews.kept(table)  # the end shows the curve of a review that is there
    match page_of(visit, table, lifted(visit)):
        case Waiting(kind):
            return visit.page(
                f"pages/{kind}.html",
                regions=waiting_regions(visit, table),
                game=game_name(visit, table),
                preview=of_table(visit, table),
                **live(visit, table, kind),
            )
        case Refused():
            raise Refusal(403, "web-refused-spectators")
        case Curtained(look):
            return visit.page("pages/curtain.html", **curtain(visit, table, look))
        case Closed():
            return visit.page("pages/closed.html", game=game_name(visit, table))
        case Playing() as playing:
            return game_page(visit, table, playing)


def game_page(visit: Visit, table: Table, playing: Playing) -> Response:
    """The page on which a game is played."""
    look, scene = playing.look, playing.scene
    game = table.game.name
    return visit.page(
        "pages/table.html",
        table_template=f"{game}/table.html",
        page_title=PAGES[game].presenter.title(scene),
        heading=game_name(visit, table),
        preview=of_table(visit, table),
        regions={
            **regions_of(scene, game, shown_line(visit)),
            **house_regions(visit, table, look),
            "finale": finale_region(game, scene),
        },
        slots=slots_of(visit, table, look),
        **live(visit, table, GAME, look),
    )


def shown_line(visit: Visit) -> int | None:
    """The line of the hint whose choice the page is to show."""
    return whole(visit.request.query_params.get("show", "")[:4])


# What people do.


async def do(visit: Visit) -> Response:
    """Makes a choice for one's seat."""
    form = await visit.form()
    table = await found(visit)
    seat = own_seat(visit, table)
    visit.spend(visit.site.moves)
    if table.settings.rated:
        visit.site.addresses.note(table.id, visit.person.id, visit.address)
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
    await visit.site.quiet.let_speak(visit.person.id, visit.address)
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
    name = visit.named(form.text("name"))
    visit.spend(visit.site.tries)
    await table.take_seat(form.number("seat"), visit.person.id, name, visit.language)
    answer = done(visit, table, table.version)
    visit.remember_name(answer, name)
    return answer


async def leave(visit: Visit) -> Response:
    """Leaves a seat before the game has begun."""
    form = await visit.form()
    table = await found(visit)
    return done(visit, table, await table.leave_seat(form.number("seat"), visit.person.id))


async def rematch(visit: Visit) -> Response:
    """Goes to the next game of the same people, and sits down there."""
    form = await visit.form()
    table = await found(visit)
    if not table.seats_of(visit.person.id):
        raise NotSeated
    visit.spend(visit.site.openings)
    games = form.number("series") if "series" in form.fields else 0
    again = await visit.site.hall.rematch(table.id, visit.person.id, games)
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
        visit.remember_name(answer, table.seats[seat].name)
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
    if verb == "allow-hints":
        return done(visit, table, await table.set_hints(by, on=form.ticked("hints")))
    seat = form.number("seat")
    match verb:
        case "close-seat":
            version = await table.close_seat(seat, by)
        case "open-seat":
            version = await table.open_seat(seat, by)
        case "seat-bot":
            bot = form.text("bot", USUAL)
            name = name_for(bot, [other.name for other in table.seats])
            version = await table.seat_bot(seat, bot, by, name)
        case "hand-over":
            version = await table.hand_over(seat, by)
        case "hand-back":
            version = await table.hand_back(seat, by)
        case _:
            raise Refusal(404, "web-status-reason", status=404)
    return done(visit, table, version)
