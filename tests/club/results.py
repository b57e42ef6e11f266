"""Results to test with."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from wondertable.store.results import ResultRow

ROW = ResultRow(
    table_id="a",
    seat=0,
    person="ann",
    name="Ann",
    bot=None,
    game="duel",
    options={"wonders": "draft"},
    seats=2,
    pace="none",
    began=10.0,
    ended=100.0,
    reason="civilian",
    place=1,
    share=1.0,
    points=[10, 5, 3, 7, 9, 2, 4, 5],
    total=45,
    spent=60.0,
    choices=30,
    away=False,
    apart="",
    rated=True,
)


def row(**fields: Any) -> ResultRow:
    return replace(ROW, **fields)


def game(
    table: str = "a", *people: str, ended: float = 100.0, winner: int = 0, **fields: Any
) -> list[ResultRow]:
    """A game of some people, one of whom has won."""
    return [
        row(
            table_id=table,
            seat=seat,
            person=person,
            name=person.title(),
            seats=len(people),
            ended=ended,
            place=1 if seat == winner else 2,
            share=float(seat == winner),
            **fields,
        )
        for seat, person in enumerate(people)
    ]


def numbered(rows: list[ResultRow], number: int) -> list[ResultRow]:
    return [replace(one, number=number) for one in rows]
