"""What becomes of the tables of somebody who goes."""

from __future__ import annotations

import logging
from typing import Final

from wondertable.core.errors import WondertableError
from wondertable.store import StoreError
from wondertable.store.tables import unfinished_of
from wondertable.table import Hall, Table

LOG: Final = logging.getLogger(__name__)


async def tables_of_both(hall: Hall, one: str, other: str) -> list[str]:
    """The tables that are not over and at which both sit."""
    here = await hall.house.store(unfinished_of, one)
    there = set(await hall.house.store(unfinished_of, other))
    return [table_id for table_id in here if table_id in there]


async def leave_tables(hall: Hall, person: str) -> None:
    """Ends what somebody does at tables that are not over; one that is damaged stays as it is."""
    for table_id in await hall.house.store(unfinished_of, person):
        try:
            await leave(await hall.fetch(table_id), person)
        except StoreError:
            raise
        except WondertableError as error:
            LOG.warning("table %s could not be left: %s", table_id, error)


async def leave(table: Table, person: str) -> None:
    """Takes somebody out of a game as leaving and giving up do.

    A host's table that waits is closed, as is one at which nobody else is left.
    """
    alone = not table.others(person)
    if table.host == person and (alone or table.status == "waiting"):
        await table.close(person)
        return
    for seat in table.seats_of(person):
        if table.status == "waiting":
            await table.leave_seat(seat, person)
        elif table.status != "over" and not table.seats[seat].by_bot:
            await table.resign(seat)
