"""Drawing a round: who meets whom, by the kind of the tournament."""

from __future__ import annotations

import math
from collections.abc import Sequence

from wondertable.club.tournaments.bracket import group_round, left_in, pair_round
from wondertable.club.tournaments.circle import circle, round_of_groups, rounds_of_all
from wondertable.club.tournaments.groups import groups, sizes
from wondertable.club.tournaments.pairs import Room, pairs
from wondertable.club.tournaments.seating import seated
from wondertable.club.tournaments.standings import standings
from wondertable.club.tournaments.values import (
    MOST_ROUNDS,
    Entrant,
    Meeting,
    Past,
    Plan,
    past_of,
)


def rounds_in_all(plan: Plan, entrants: int) -> int:
    """How many rounds a tournament of so many has."""
    if entrants < plan.least:
        return 0
    if plan.kind == "round-robin":
        return rounds_of_all(entrants, plan.seats)
    if plan.kind == "knock-out":
        return knock_outs(plan, entrants)
    usual = max(1, math.ceil(math.log2(entrants))) + (plan.seats == 2 and entrants > 4)
    return min(plan.rounds or usual, MOST_ROUNDS)


def knock_outs(plan: Plan, entrants: int) -> int:
    """How many rounds it takes until one table is left, and that one."""
    if plan.seats == 2:
        return math.ceil(math.log2(entrants))
    rounds = 1
    while entrants > plan.seats:
        counts, _ = sizes(entrants, plan.least, plan.seats)
        entrants, rounds = sum(max(1, count // 2) for count in counts), rounds + 1
    return rounds


def draw(
    plan: Plan,
    entrants: Sequence[Entrant],
    meetings: Sequence[Meeting],
    round_number: int,
    secret: str,
) -> list[Meeting]:
    """The tables of a round: the same ones whenever it is asked, nobody if it cannot be played."""
    before = [one for one in meetings if one.round < round_number]
    past = past_of(before)
    seed = f"{secret} {round_number}"
    tables = tables_of(plan, entrants, before, round_number, past, seed)
    if plan.kind == "duplicate":
        return duplicated(tables, round_number, plan, past, seed)
    fixed = plan.kind == "round-robin" and plan.seats == 2
    return [
        Meeting(round_number, tuple(table) if fixed else seated(table, past, seed))
        for table in tables
    ]


def tables_of(
    plan: Plan,
    entrants: Sequence[Entrant],
    before: Sequence[Meeting],
    round_number: int,
    past: Past,
    seed: str,
) -> list[tuple[int, ...]]:
    """Who sits together; those alone wait."""
    there = [one for one in entrants if one.plays(round_number)]
    if plan.kind == "knock-out":
        if plan.seats == 2:
            return pair_round(entrants, before, round_number)
        left = left_in(entrants, before, round_number)
        counts, _ = sizes(len(left), plan.least, plan.seats)
        return group_round(entrants, before, round_number, counts) if counts else []
    if len(there) < plan.least:
        return []
    if plan.kind == "round-robin":
        return everybody(plan, entrants, there, round_number, past, seed)
    here = {one.number for one in there}
    order = [one for one in standings(plan, entrants, before) if one.number in here]
    ranked = [one.number for one in order]
    mixed = plan.kind == "duplicate"
    if plan.seats == 2:
        points = {one.number: one.points for one in order}
        return pairs(Room(ranked, points, past, seed, mixed))
    return groups(ranked, past, plan.least, plan.seats, seed, mixed=mixed)


def everybody(
    plan: Plan,
    entrants: Sequence[Entrant],
    there: Sequence[Entrant],
    round_number: int,
    past: Past,
    seed: str,
) -> list[tuple[int, ...]]:
    """The tables of a round robin; whoever should meet somebody who has left waits."""
    numbers = {one.number for one in there}
    if plan.seats > 2:
        return round_of_groups(sorted(numbers), round_number, plan.least, plan.seats, past, seed)
    tables = [
        tuple(entrants[at].number for at in table) for table in circle(len(entrants), round_number)
    ]
    staying = [tuple(one for one in table if one in numbers) for table in tables]
    return [table for table in staying if table]


def duplicated(
    tables: Sequence[Sequence[int]], round_number: int, plan: Plan, past: Past, seed: str
) -> list[Meeting]:
    """Every table plays the boards of the round, and moves up a seat after each.

    So nobody plays a deal twice, and with as many boards as seats everybody sits everywhere.
    """
    found = []
    for table in tables:
        if len(table) == 1:
            found.append(Meeting(round_number, tuple(table)))
            continue
        seats = seated(table, past, seed)
        for board in range(plan.boards):
            turn = board % len(seats)
            found.append(Meeting(round_number, (*seats[turn:], *seats[:turn]), board))
    return found
