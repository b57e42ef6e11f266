"""A table of an older house goes on by the rules with which it was begun."""

from __future__ import annotations

from pathlib import Path

import pytest

from wondertable.core.record import Record, read_file
from wondertable.core.replay import verify
from wondertable.core.state import CHANCE
from wondertable.games.seven.codes import LOSE, REBUILD
from wondertable.games.seven.game import seven
from wondertable.store import Database, MoveRow, Saved, SeatRow, TableRow
from wondertable.table import Settings, Table
from wondertable.table.house import House
from wondertable.table.settings import to_plain

from .room import ALL_GAMES, Never, Time

RECORD = Path(__file__).parents[1] / "records" / "seven-digs.jsonl"
"""A game of the first rules, written before there were others."""


def before(verb: str) -> Record:
    """The record up to a choice of this kind."""
    record = read_file(RECORD)
    first = next(at for at, move in enumerate(record.moves) if move.do.startswith(f"{verb} "))
    return Record(record.header, record.moves[:first])


def table_of(record: Record) -> Table:
    """The table as an older house has kept it."""
    time = Time()
    games = dict(ALL_GAMES)
    house = House(
        Database("sqlite:///nowhere.db"), Never(), games, ("greedy",), 0.0, time.now, time.now
    )
    header = record.header
    row = TableRow(
        "table", header.game, header.rules, header.options, to_plain(Settings()), "running", 9,
        b"seed", "digest", "host", 1.0, 2.0, [1.5] * len(header.seats), None, [], None,
    )  # fmt: skip
    seats = tuple(
        SeatRow(seat, "person", name, None, "ann") for seat, name in enumerate(header.seats)
    )
    moves = tuple(
        MoveRow(number, 0, move.actor, move.do, 3.0, 1.0, None)
        for number, move in enumerate(record.moves, start=1)
    )
    return Table(house, Saved(row, seats, moves, (), None))


@pytest.mark.parametrize(("verb", "question"), [("lose", LOSE), ("rebuild", REBUILD)])
def test_a_running_table_asks_what_it_asked_before(verb: str, question: int) -> None:
    record = before(verb)
    table = table_of(record)
    assert table.game.rules == 1
    state = seven(verify(ALL_GAMES["seven"], record))
    assert state.question == question
    for viewer in range(state.seats):
        view = seven(table.view(viewer))
        assert view.rules == 1
        assert view.key() == state.view(viewer).key()
        kept = table.record(viewer)
        assert kept.header.rules == 1
        assert verify(ALL_GAMES["seven"], kept).key() == view.key()


def test_a_place_in_the_pile_is_still_named_there() -> None:
    table = table_of(before("rebuild"))
    seat = table.asked[0]
    view = table.view(seat)
    texts = [table.game.write(view, seat, action) for action in view.legal(seat)]
    assert all(text.split()[1].isdigit() for text in texts)
    assert seat != CHANCE
