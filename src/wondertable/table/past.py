"""What has happened at a table, as each viewer may know it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Any

from msgspec import structs

from wondertable.core.record import (
    FORMAT,
    Back,
    Done,
    End,
    Header,
    Move,
    Record,
    Result,
    gathered,
)
from wondertable.core.replay import Replay, redact
from wondertable.core.state import CHANCE, State
from wondertable.store.rows import SeatRow
from wondertable.table.entry import Entry
from wondertable.table.ledger import Ledger
from wondertable.table.progress import BACK, Line


@dataclass
class Told:
    """What one viewer was told, up to a line."""

    entries: list[Entry] = field(default_factory=list)
    last: Line | None = None


class Past:
    """The lines of a table's ledger, told to viewers.

    What a viewer was told is remembered as long as the lines lead to where the game is; those that
    were taken back stand in the record alone.
    """

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._told: dict[int, Told] = {}

    def entries(self, viewer: int, after: int = 0) -> tuple[Entry, ...]:
        """What happened, as the viewer may know it; only entries with higher numbers."""
        game, lines = self._ledger.standing.game, self._ledger.standing.branch
        told = self._told.get(viewer)
        if told is None or not stands(told, lines):
            told = self._told[viewer] = Told()
        for line in lines[len(told.entries) :]:
            events = tuple(game.events(line.journal, viewer))
            told.entries.append(Entry(line.number, line.ply, line.seat, events, line.choice.note))
            told.last = line
        return tuple(told.entries[bisect_right(told.entries, after, key=attrgetter("number")) :])

    def record(self, viewer: int) -> Record:
        """The record as the viewer may have it: redacted before the end, whole after it."""
        now = self._ledger.standing
        row, state = now.row, now.begun().base
        known = gathered(self._header(), done(now.lines))
        if row.end_reason is None or now.settings.sealed:
            return redact(now.game, known, viewer)
        points = tuple(tuple(state.points(seat)) for seat in range(len(now.seats)))
        end = End(row.end_reason, Result(tuple(row.ranks), points), row.seed.hex() or None)
        return replace(known, end=end)

    def position(self, viewer: int, ply: int) -> State:
        """Where the viewer's record stands after so many plies; played once, nothing is redacted.

        A game that is over hides nothing any more, unless it is sealed.
        """
        now = self._ledger.standing
        now.begun()
        lines = [line for line in now.branch if line.seat != BACK and line.ply <= ply]
        state = Replay(now.game, gathered(self._header(), done(lines))).run()
        is_open = now.row.end_reason is not None and not now.settings.sealed
        return state if is_open else state.view(viewer)

    def _header(self) -> Header:
        now = self._ledger.standing
        row = now.row
        names = tuple(map(name_in_records, now.seats))
        header = Header(FORMAT, row.game, row.rules, row.options, names, row.seed_digest or None)
        return structs.replace(header, practice=True) if now.settings.practice else header


def done(lines: Iterable[Line]) -> list[Done]:
    """The lines as a record has them, with all secrets."""
    found: list[Done] = []
    standing: list[int] = []
    for line in lines:
        if line.seat == BACK:
            standing = [ply for ply in standing if ply <= line.ply]
            found.append(Back(line.ply, len(standing)))
        else:
            standing.append(line.ply)
            found.append(Move(line_seat(line), line.choice.do))
    return found


def stands(told: Told, lines: Sequence[Line]) -> bool:
    """Whether the lines are those of which a viewer was told, and perhaps more."""
    count = len(told.entries)
    return not count or (count <= len(lines) and lines[count - 1] is told.last)


def name_in_records(row: SeatRow) -> str:
    """What a seat is called in records; a computer with a name of its own by its level, too."""
    own = row.kind == "bot" and row.name != row.bot
    return f"{row.name} ({row.bot})" if own else row.name


def line_seat(line: Line) -> Any:
    """The seat of a line as records write it."""
    return "chance" if line.seat == CHANCE else line.seat
