"""What a table says of a pause on which its people agree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wondertable.table import Table
from wondertable.web.names import names_of
from wondertable.web.notices.holidays import listed_names
from wondertable.web.pages import Visit
from wondertable.web.people.parts import day

DAYS: Final = (1, 2, 3, 5, 7, 10, 14, 21, 30)


@dataclass(frozen=True)
class Pausing:
    """What a table says of a pause on which its people agree."""

    text: str
    number: int = 0
    mine: bool = False
    """Whether the reader asks."""
    answers: bool = False
    """Whether the reader has to answer."""
    ends: bool = False
    """Whether the reader may go on."""


def pausing_of(visit: Visit, table: Table) -> Pausing | None:
    """What is to be said of a pause, if anything."""
    seats = table.seats_of(visit.person.id)
    begun, asked = table.pause_agreed, table.pause_asked
    if begun is not None:
        words = visit.say("pause-agreed", day=day(visit, begun.until))
        return Pausing(words, ends=bool(seats))
    if asked is None:
        return None
    waiting = table.pause_unanswered
    names = names_of(table.seats, visit.language)
    words = visit.say(
        "pause-asked",
        name=names[asked.seat],
        day=day(visit, asked.until),
        names=listed_names(visit, table, waiting),
    )
    mine = asked.seat in seats
    return Pausing(words, asked.number, mine, any(seat in waiting for seat in seats))


def may_ask(visit: Visit, table: Table) -> bool:
    """Whether the reader may ask for a pause now."""
    seats = table.seats_of(visit.person.id)
    free = table.status == "running" and table.pause_asked is None and table.may_pause
    return free and any(not table.seats[seat].by_bot for seat in seats)
