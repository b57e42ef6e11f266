"""Rows to test with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from wondertable.store import Database, MoveRow, SeatRow, TableRow

TABLE = TableRow(
    id="a",
    game="duel",
    rules=1,
    options={"wonders": "draft"},
    settings={"listed": True, "clock": None},
    status="running",
    version=1,
    seed=b"\x00seed",
    seed_digest="digest",
    host="ann",
    created=10.0,
    updated=20.0,
    used=[1.5, 0.0],
    end_reason=None,
    ranks=[],
    rematch_of=None,
)
ANN = SeatRow(0, "person", "Ann", None, "ann", "hash", "hu")
BOT = SeatRow(1, "bot", "greedy", "greedy")


def table(**fields: Any) -> TableRow:
    return replace(TABLE, **fields)


def move(number: int, seat: int = 0, do: str = "draft sphinx") -> MoveRow:
    return MoveRow(number, number, seat, do, 30.0 + number, 0.5, None)


@contextmanager
def opened(place: str | Path, **settings: Any) -> Iterator[Database]:
    """The database of an address, or the one in a folder."""
    url = place if isinstance(place, str) else f"sqlite:///{place}/store.db"
    database = Database(url, **settings)
    database.open()
    try:
        yield database
    finally:
        database.close()
