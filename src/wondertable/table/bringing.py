"""A record from elsewhere as a table that is over: played again, and checked in every line."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Final

from wondertable.core.errors import UnknownGame
from wondertable.core.game import Game
from wondertable.core.record import End, read_record
from wondertable.core.replay import TABLE_ENDINGS, result_of, verified
from wondertable.store import Saved, SeatRow, TableRow
from wondertable.table.errors import BadName, NotWhole, RecordTooLong, UnfinishedRecord
from wondertable.table.ledger import move_row
from wondertable.table.progress import Choice, replayed
from wondertable.table.seat import clean_name
from wondertable.table.settings import Settings, to_plain

LARGEST_RECORD: Final = 512 * 1024
MOST_LINES: Final = 6000
NAME: Final = "record"
"""What errors call it."""
ID_BYTES: Final = 9


def brought(games: Mapping[str, Game], data: bytes, person: str, now: float) -> Saved:
    """The table that a record becomes, for whoever brings it along; takes a while.

    Nobody sits there: it is the game of people elsewhere. What was taken back is left out. Raises
    an error of `core` for what is no sound record, NotWhole, UnfinishedRecord or RecordTooLong.
    """
    if len(data) > LARGEST_RECORD or data.count(b"\n") > MOST_LINES:
        raise RecordTooLong(LARGEST_RECORD // 1024)
    record = read_record(data, NAME)
    header, end = record.header, record.end
    if header.game not in games:
        raise UnknownGame(header.game, ", ".join(games))
    if header.view is not None:
        raise NotWhole
    if end is None:
        raise UnfinishedRecord
    game = games[header.game]
    state = verified(game, record, NAME).state
    count = len(header.seats)
    check_given_up(end, result_of(state, count).points, count)
    options = game.under(header.rules).chosen(header.options)
    moves = [(move.actor, Choice(move.do, now)) for move in record.moves]
    _, lines = replayed(game.under(header.rules), count, options, moves, {})
    row = TableRow(
        secrets.token_urlsafe(ID_BYTES),
        header.game,
        header.rules,
        options,
        to_plain(Settings(spectators=False, practice=record.practice, imported=True)),
        "over",
        1,
        bytes.fromhex(end.seed or ""),
        header.seed_digest or "",
        person,
        now,
        now,
        [],
        end.end,
        list(end.outcome.ranks),
        None,
    )
    seats = tuple(seat_of(seat, name) for seat, name in enumerate(header.seats))
    return Saved(row, seats, tuple(move_row(line) for line in lines), (), None)


def seat_of(seat: int, name: str) -> SeatRow:
    """A seat of somebody elsewhere; a name that cannot be shown is left out."""
    try:
        known = clean_name(name)
    except BadName:
        known = ""
    return SeatRow(seat, "person", known)


def check_given_up(end: End, points: tuple[tuple[int, ...], ...], seats: int) -> None:
    """Refuses the result of a game that no rule has ended, where it cannot be one."""
    if end.end not in TABLE_ENDINGS:
        return
    ranks = end.outcome.ranks
    won = end.end != "closed"
    known = range(1, seats + 1) if won else range(1)
    fits = len(ranks) == seats and all(rank in known for rank in ranks)
    if not fits or (won and 1 not in ranks) or end.outcome.points != points:
        raise UnfinishedRecord
