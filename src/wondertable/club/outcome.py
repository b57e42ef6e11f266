"""What every seat got out of a finished game, as the store keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wondertable.core.state import CHANCE
from wondertable.store import SeatRow
from wondertable.store.results import ResultRow
from wondertable.table.ends import Ended
from wondertable.table.errors import DamagedTable
from wondertable.table.progress import BACK, Line, Position, branch_of
from wondertable.table.settings import Clock, is_slow

FAST: Final = "fast"
SLOW: Final = "slow"
NONE: Final = "none"
PACES: Final = (FAST, SLOW, NONE)
"""A sitting at a clock; days of it; no clock at all."""

LONGEST_THOUGHT: Final = 600.0
"""Seconds that count at most for a choice where no clock ran: people go away."""

UNFINISHED: Final = "unfinished"
PRACTICE: Final = "practice"
PREPARED: Final = "prepared"
SHARED: Final = "shared"
"""Why a game stands apart in statistics: nobody won; choices could be taken back; the deal was
known; one person held several seats."""


def pace_of(clock: Clock | None) -> str:
    """How fast a game is by its clock."""
    if clock is None:
        return NONE
    return SLOW if is_slow(clock) else FAST


def rows_of(ended: Ended) -> list[ResultRow]:
    """The results of a game, by seats; none if it never began or no person sat there.

    It plays the game again, so call it in a thread.
    """
    persons = [seat.person for seat in ended.seats if is_person(seat)]
    if not persons or not ended.saved.moves:
        return []
    row, settings = ended.row, ended.settings
    position, lines = played(ended)
    spent, choices = thought(lines, len(ended.seats), by_clock=settings.clock is not None)
    ranks = ended.ranks or (0,) * len(ended.seats)
    shares = shares_of(ranks)
    apart = apart_of(ended, persons)
    results = []
    for seat in ended.seats:
        at = seat.seat
        points = [int(one) for one in position.state.points(at)] if position else None
        results.append(
            ResultRow(
                row.id,
                at,
                seat.person if is_person(seat) else None,
                seat.name,
                seat.bot,
                row.game,
                dict(row.options),
                len(ended.seats),
                pace_of(settings.clock),
                ended.saved.moves[0].at,
                ended.at,
                ended.reason,
                ranks[at],
                shares[at],
                points,
                sum(points) if points else None,
                spent[at],
                choices[at],
                is_person(seat) and seat.handed_over,
                apart,
                settings.rated,
            )
        )
    return results


def is_person(seat: SeatRow) -> bool:
    """Whether a person held a seat."""
    return seat.kind == "person" and seat.person is not None


def played(ended: Ended) -> tuple[Position | None, tuple[Line, ...]]:
    """The last position and the lines that led there; of a table that cannot be read, nothing."""
    try:
        position, lines = ended.played_again()
    except (DamagedTable, KeyError):
        return None, ()
    return position, tuple(line for line in branch_of(lines) if line.seat != BACK)


def thought(lines: Sequence[Line], seats: int, *, by_clock: bool) -> tuple[list[float], list[int]]:
    """Seconds of thought and choices of every seat.

    Without a clock, a choice took what had passed since the one before it was resolved.
    """
    spent, choices = [0.0] * seats, [0] * seats
    opened, latest, ply = (lines[0].choice.at if lines else 0.0), 0.0, 0
    for line in lines:
        if line.ply != ply:
            opened, ply = max(opened, latest), line.ply
        latest = max(latest, line.choice.at)
        if line.seat == CHANCE:
            continue
        choices[line.seat] += 1
        if by_clock:
            spent[line.seat] += line.choice.spent
        else:
            spent[line.seat] += min(LONGEST_THOUGHT, max(0.0, line.choice.at - opened))
    return spent, choices


def shares_of(ranks: Sequence[int]) -> list[float]:
    """The part of the victory of every seat; partners share theirs as those do who tie."""
    winners = sum(rank == 1 for rank in ranks)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def apart_of(ended: Ended, persons: Sequence[str | None]) -> str:
    """Why a game stands apart in statistics; nothing if it does not."""
    settings = ended.settings
    if 1 not in ended.ranks:
        return UNFINISHED
    if settings.practice:
        return PRACTICE
    if settings.guide is not None or settings.what_if is not None:
        return PREPARED
    return SHARED if len(set(persons)) < len(persons) else ""
