"""Who a visitor is at the table that the address names."""

from __future__ import annotations

import re
from typing import Final

from wondertable.core.errors import UnknownGame
from wondertable.core.state import SPECTATOR
from wondertable.table import Table
from wondertable.table.errors import NotSeated, UnknownTable
from wondertable.web.games import PAGES
from wondertable.web.pages import Refusal, Visit, whole
from wondertable.web.scenes import Look, look_of

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


async def found(visit: Visit) -> Table:
    """The table that the address names."""
    table_id = visit.request.path_params["table"]
    if not TABLE_ID.fullmatch(table_id):
        raise UnknownTable(table_id[:64])
    table = await visit.site.hall.find(table_id)
    if table.game.name not in PAGES:
        raise UnknownGame(table.game.name, ", ".join(PAGES))
    await table.listen()
    await visit.site.quiet.wish(visit.person.id)
    return table


def lifted(visit: Visit) -> int | None:
    """The seat for which the curtain was lifted, on a screen that several people share."""
    return whole(visit.request.query_params.get("as", "")[:4])


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


def game_name(visit: Visit, table: Table) -> str:
    """What the game is called."""
    return visit.say(f"game-{table.game.name}")
