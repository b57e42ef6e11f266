"""Knock-out: a bracket in which the strongest meet last."""

from __future__ import annotations

from collections.abc import Sequence

from wondertable.club.tournaments.values import Entrant, Meeting

Slot = int | None
"""Somebody at a place of the bracket, or nobody."""


def seeded(entrants: int) -> list[Slot]:
    """The first round of a bracket for pairs: the top seeds meet nobody where there are gaps."""
    order = [0]
    while len(order) < entrants:
        size = 2 * len(order)
        order = [one for seed in order for one in (seed, size - 1 - seed)]
    return [one if one < entrants else None for one in order]


def winners(tables: Sequence[Sequence[Slot]], meetings: Sequence[Meeting]) -> list[Slot]:
    """Who goes on from every table of two, in the order of the bracket."""
    by_pair = {frozenset(meeting.seats): meeting for meeting in meetings}
    going = []
    for table in tables:
        there = [one for one in table if one is not None]
        meeting = by_pair.get(frozenset(there))
        going.append(best(meeting, 1)[0] if meeting and there else None)
    return going


def best(meeting: Meeting, count: int) -> list[int]:
    """The best of a table. Equals: who counted more points, then who sat later."""
    if meeting.bye:
        return list(meeting.seats)
    result = meeting.result
    if result is None:
        return []
    points = result.points or (0,) * len(meeting.seats)
    order = sorted(
        range(len(meeting.seats)), key=lambda seat: (result.places[seat], -points[seat], -seat)
    )
    return [meeting.seats[seat] for seat in order[:count]]


def pairs_of(
    entrants: Sequence[Entrant], meetings: Sequence[Meeting], round_number: int
) -> list[tuple[Slot, ...]]:
    """The places of the bracket in a round, two by two, whoever is left there."""
    slots = seeded(len(entrants))
    for number in range(1, round_number):
        tables = list(zip(slots[::2], slots[1::2], strict=True))
        here = [staying(table, entrants, number) for table in tables]
        slots = winners(here, [one for one in meetings if one.round == number])
    tables = list(zip(slots[::2], slots[1::2], strict=True)) if len(slots) > 1 else []
    return [staying(table, entrants, round_number) for table in tables]


def staying(
    table: Sequence[Slot], entrants: Sequence[Entrant], round_number: int
) -> tuple[Slot, ...]:
    """The same places, without those who have left by then."""
    there = {one.number for one in entrants if one.plays(round_number)}
    return tuple(one if one in there else None for one in table)


def pair_round(
    entrants: Sequence[Entrant], meetings: Sequence[Meeting], round_number: int
) -> list[tuple[int, ...]]:
    """Who meets in a round of pairs; who meets nobody goes on."""
    tables = [
        tuple(one for one in table if one is not None)
        for table in pairs_of(entrants, meetings, round_number)
    ]
    return [table for table in tables if table]


def group_round(
    entrants: Sequence[Entrant],
    meetings: Sequence[Meeting],
    round_number: int,
    counts: Sequence[int],
) -> list[tuple[int, ...]]:
    """Tables of those who are left: the strongest are spread as a snake over them."""
    left = left_in(entrants, meetings, round_number)
    tables: list[list[int]] = [[] for _ in counts]
    at, step = 0, 1
    for one in left:
        while len(tables[at]) >= counts[at]:
            at, step = _next(at, step, len(tables))
        tables[at].append(one)
        at, step = _next(at, step, len(tables))
    return [tuple(table) for table in tables]


def left_in(
    entrants: Sequence[Entrant], meetings: Sequence[Meeting], round_number: int
) -> list[int]:
    """Who goes on at tables of more than two: the better half of every table, strongest first."""
    there = {one.number for one in entrants if one.plays(round_number)}
    if round_number == 1:
        return sorted(there)
    before = [meeting for meeting in meetings if meeting.round == round_number - 1]
    going = {one for meeting in before for one in best(meeting, max(1, len(meeting.seats) // 2))}
    return sorted(going & there)


def _next(at: int, step: int, length: int) -> tuple[int, int]:
    if 0 <= at + step < length:
        return at + step, step
    return at, -step
