"""What a page shows of the talk at its table."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from wondertable.core.state import SPECTATOR
from wondertable.store.talk import SaidRow
from wondertable.table import Table
from wondertable.table.talk import LONGEST_WORDS
from wondertable.table.talking import PHRASES
from wondertable.web.names import names_of
from wondertable.web.pages import Visit
from wondertable.web.present.render import render

SHOWN: Final = 60
"""So much of what was said stands on a page."""


@dataclass(frozen=True)
class Line:
    """Something that was said, in the words of the reader where it is a ready phrase."""

    number: int
    name: str
    words: str
    mine: bool


def can_be_held(table: Table) -> bool:
    """Whether there is anybody to talk to: two people, or a seat for a second one."""
    people = {seat.person for seat in table.seats if seat.kind == "person"}
    is_open = any(seat.kind == "open" for seat in table.seats)
    return table.settings.talks and (len(people) > 1 or is_open)


def speaker(visit: Visit, table: Table, viewer: int) -> int | None:
    """The seat for which somebody would speak now, SPECTATOR for who looked on, or nothing."""
    if viewer >= 0:
        return viewer
    return SPECTATOR if table.onlookers_speak and visit.known is not None else None


def lines_of(visit: Visit, table: Table) -> list[Line]:
    """What the reader wants to hear of it, the oldest first."""
    wish = visit.site.quiet.known(visit.person.id)
    heard = [one for one in table.said if one.person not in wish.muted]
    return [line_of(visit, table, one) for one in heard[-SHOWN:]]


def line_of(visit: Visit, table: Table, said: SaidRow) -> Line:
    """Something that was said, for this reader."""
    mine = said.person == visit.person.id
    return Line(said.number, name_of(visit, table, said), words_of(visit, said), mine)


def name_of(visit: Visit, table: Table, said: SaidRow) -> str:
    """Who has said something, by the name of the seat if it is still theirs."""
    seats = table.seats
    if said.person and 0 <= said.seat < len(seats) and seats[said.seat].person == said.person:
        return names_of(seats, visit.language)[said.seat]
    return said.name or visit.say("results-nobody")


def words_of(visit: Visit, said: SaidRow) -> str:
    """The words, or the phrase in the language of the reader."""
    return visit.say(f"talk-phrase-{said.phrase}") if said.phrase in PHRASES else said.words


def state_of(visit: Visit, table: Table) -> Hashable:
    """All that the talk on a page depends on."""
    return table.said_last, len(table.said), visit.site.quiet.known(visit.person.id)


def region_of(visit: Visit, table: Table, viewer: int, *, shared: bool = False) -> str:
    """The talk of a table, as this person reads it; kept up to date with the page."""
    seat = speaker(visit, table, viewer)
    return render(
        "talk/talk.html",
        visit.language,
        root=visit.site.settings.prefix,
        csrf=visit.csrf,
        path=f"/t/{table.id}",
        query=f"?as={viewer}" if shared else "",
        off=visit.site.quiet.known(visit.person.id).off,
        lines=lines_of(visit, table),
        phrases=PHRASES,
        longest=LONGEST_WORDS,
        speaks=seat is not None,
        people=others_of(visit, table),
    ).strip()


def others_of(visit: Visit, table: Table) -> list[tuple[int, str]]:
    """The other people at the table, by their seats."""
    names = names_of(table.seats, visit.language)
    return [
        (seat.number, names[seat.number])
        for seat in table.seats
        if seat.kind == "person" and seat.person not in (None, visit.person.id)
    ]
