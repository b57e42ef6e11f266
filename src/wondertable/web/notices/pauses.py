"""A pause by agreement: asked for, and answered."""

from __future__ import annotations

from starlette.responses import Response

from wondertable.web.at_table import found, own_seat
from wondertable.web.pages import Visit
from wondertable.web.tables import done


async def ask(visit: Visit) -> Response:
    """Asks the others whether they want to pause."""
    form = await visit.form()
    table = await found(visit)
    seat = own_seat(visit, table)
    visit.spend(visit.site.moves)
    return done(visit, table, await table.ask_pause(seat, form.number("days")))


async def answer(visit: Visit) -> Response:
    """Agrees to a pause, refuses it, or asks no more."""
    form = await visit.form()
    table = await found(visit)
    seat = own_seat(visit, table)
    visit.spend(visit.site.moves)
    agrees = form.text("answer") == "agree"
    version = await table.answer_pause(seat, form.number("number"), agrees=agrees)
    return done(visit, table, version)
