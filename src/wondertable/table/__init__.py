"""One running game with people and bots at it: seats, commitments, clock, updates.

A `Hall` keeps all tables of this process, a `Table` is the one sequential owner of a game:

    hall = Hall(Database("sqlite:///tables.db"))
    await hall.start()
    plans = [SeatPlan.of("ann", "Ann"), SeatPlan.of_bot("citizen")]
    table = await hall.open("duel", {}, plans, Settings(), host="ann")
    await table.submit(0, "draft sphinx", table.ply)
    async with table.watch() as versions:
        async for version in versions: ...
    await hall.stop()
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wondertable._lazy import lazily

if TYPE_CHECKING:
    from wondertable.table.changes import Answer, Change, Changes, Resync, UpToDate
    from wondertable.table.clock import SeatClock
    from wondertable.table.entry import Ending, Entry
    from wondertable.table.errors import TableError
    from wondertable.table.hall import Hall, OpenTable, Summary
    from wondertable.table.seat import Seat, SeatPlan
    from wondertable.table.settings import Clock, Guide, Settings
    from wondertable.table.table import Table

__all__ = [
    "Answer",
    "Change",
    "Changes",
    "Clock",
    "Ending",
    "Entry",
    "Guide",
    "Hall",
    "OpenTable",
    "Resync",
    "Seat",
    "SeatClock",
    "SeatPlan",
    "Settings",
    "Summary",
    "Table",
    "TableError",
    "UpToDate",
]

HOMES: Final = {
    "changes": ("Answer", "Change", "Changes", "Resync", "UpToDate"),
    "clock": ("SeatClock",),
    "entry": ("Ending", "Entry"),
    "errors": ("TableError",),
    "hall": ("Hall", "OpenTable", "Summary"),
    "seat": ("Seat", "SeatPlan"),
    "settings": ("Clock", "Guide", "Settings"),
    "table": ("Table",),
}

if not TYPE_CHECKING:
    # The processes in which bots think import this package for `thinker` alone; without the
    # database they start four times as fast.
    __getattr__ = lazily(__name__, {name: home for home in HOMES for name in HOMES[home]})
