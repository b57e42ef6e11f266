"""Whose turn it is, with a number: the same for whoever looks, also after a crash."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wondertable.core.state import CHANCE
from wondertable.table.progress import Line
from wondertable.table.standing import Standing


@dataclass(frozen=True)
class Turn:
    """A person who owes a choice now."""

    person: str
    number: int
    """The line after which others had nothing more to do with it: what somebody chooses after it
    alone is the same turn still."""
    decision: int
    """The lines so far: within a turn there may be several decisions, one after the other."""


def turns_of(standing: Standing) -> tuple[Turn, ...]:
    """The people who owe a choice in a game that goes on, each once."""
    if standing.status != "running":
        return ()
    seats = standing.shown
    persons = [seats[at].person for at in standing.asked if not seats[at].by_bot]
    return tuple(
        Turn(person, began(standing, person), len(standing.lines))
        for person in dict.fromkeys(persons)
        if person is not None
    )


def began(standing: Standing, person: str) -> int:
    """The last line that somebody else made; what was taken back is a new beginning."""
    own = {seat.number for seat in standing.shown if seat.person == person}
    return last_of_others(standing.lines, own)


def last_of_others(lines: Sequence[Line], own: set[int]) -> int:
    """The number of the last line that no seat of one's own made, nor chance."""
    for line in reversed(lines):
        if line.seat != CHANCE and line.seat not in own:
            return line.number
    return 0
