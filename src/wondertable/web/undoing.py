"""Taking back at a table for practice."""

from __future__ import annotations

from starlette.responses import Response

from wondertable.web.at_table import found, own_seat
from wondertable.web.pages import Visit
from wondertable.web.tables import done


async def undo(visit: Visit) -> Response:
    """Goes back to an earlier ply, or asks the other people whether they agree."""
    form = await visit.form()
    table = await found(visit)
    seat = own_seat(visit, table)
    visit.spend(visit.site.moves)
    version = await table.undo(seat, form.number("to"), form.number("ply"))
    return done(visit, table, version)


async def answer(visit: Visit) -> Response:
    """Agrees to go back, refuses it, or asks no more."""
    form = await visit.form()
    table = await found(visit)
    seat = own_seat(visit, table)
    visit.spend(visit.site.moves)
    agrees = form.text("answer") == "agree"
    version = await table.answer(seat, form.number("number"), agrees=agrees)
    return done(visit, table, version)
