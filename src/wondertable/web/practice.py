"""What a table for practice shows: the way back, and a question that waits for its answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wondertable import text
from wondertable.table import Table
from wondertable.web.names import names_of
from wondertable.web.pages import Visit
from wondertable.web.scenes import Look, log_of

MOST_WAYS: Final = 8
"""So many of one's last choices are offered; the replay leads to all others."""


@dataclass(frozen=True)
class Way:
    """A ply to go back to, and what would be undone first."""

    to: int
    text: str


@dataclass(frozen=True)
class Asked:
    """What somebody asks of the others, in the words of the reader."""

    text: str
    number: int
    mine: bool
    """Whether the reader asks it."""
    answers: bool
    """Whether the reader has to answer."""
    waiting: str
    """Who else has to."""


@dataclass(frozen=True)
class Practice:
    """What a table for practice shows of it."""

    ply: int
    query: str
    ways: tuple[Way, ...]
    """The reader's last choices, the latest first; none where nothing can be undone now."""
    alone: bool
    """Whether nobody has to agree."""
    asked: Asked | None


def practice_of(visit: Visit, table: Table, look: Look) -> Practice | None:
    """What somebody sees of it; nothing where what was played stands."""
    if not table.settings.practice:
        return None
    mine = table.seats_of(visit.person.id)
    others = [seat for seat in table.seats if seat.number not in mine and not seat.by_bot]
    return Practice(
        table.ply,
        f"?as={look.viewer}" if look.shared else "",
        ways_of(visit, table, look) if may_undo(table, look) else (),
        not others,
        asked_of(visit, table, look),
    )


def may_undo(table: Table, look: Look) -> bool:
    """Whether the viewer may go back, or ask for it."""
    if not table.settings.practice or look.viewer < 0 or table.seats[look.viewer].by_bot:
        return False
    if table.request is not None or table.status not in ("running", "over"):
        return False
    closed = table.ending is not None and table.ending.reason == "closed"
    return not closed and table.next_table is None


def ways_of(visit: Visit, table: Table, look: Look) -> tuple[Way, ...]:
    """The last choices of who shares this screen."""
    plies = {ply for seat in table.seats_of(visit.person.id) for ply in table.decisions_of(seat)}
    latest = sorted(plies, reverse=True)[:MOST_WAYS]
    return tuple(Way(ply, undone(visit, table, look.viewer, ply)) for ply in latest)


def undone(visit: Visit, table: Table, viewer: int, to: int) -> str:
    """What is undone first by who goes back to a ply, as the viewer knows it."""
    log = log_of(table, viewer, visit.language)
    lines = [line for line in log if line.ply == to + 1 and line.seat is not None]
    own = [line.text for line in lines if line.seat == viewer]
    told = own or [line.text for line in lines]
    return " ".join(told) or visit.say("web-undo-decision", ply=to + 1)


def asked_of(visit: Visit, table: Table, look: Look) -> Asked | None:
    """The request that waits for answers."""
    request = table.request
    if request is None:
        return None
    names = names_of(table.seats, visit.language)
    mine = request.seat in table.seats_of(visit.person.id)
    first = undone(visit, table, look.viewer, request.to)
    return Asked(
        visit.say("web-undo-asked", name=names[request.seat], text=first),
        request.number,
        mine,
        look.viewer in table.unanswered,
        text.listed(visit.language, [names[seat] for seat in table.unanswered]),
    )
