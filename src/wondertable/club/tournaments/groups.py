"""Tables of three and more: how many sit where, and who has met whom least."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wondertable.club.tournaments.chance import drawn
from wondertable.club.tournaments.values import Past

PASSES: Final = 12
"""So often all tables are gone through in search of a better exchange."""
REACH: Final = 6
"""An exchange is tried with so many tables further down."""
AGAIN: Final = 1_000
"""What a meeting costs, squared; a rank between two of a table costs 1."""


def sizes(entrants: int, least: int, most: int) -> tuple[list[int], int]:
    """How many sit at every table, as evenly as can be, and how many must wait."""
    tables = -(-entrants // most)
    if entrants < tables * least:
        tables = entrants // least
    if not tables:
        return [], entrants
    seated = min(entrants, tables * most)
    few, more = divmod(seated, tables)
    return [few + (at < more) for at in range(tables)], entrants - seated


def waiting(ranked: Sequence[int], past: Past, count: int) -> list[int]:
    """Who waits: those who waited least, of them the lowest."""
    last = sorted(range(len(ranked)), key=lambda at: (past.byes.get(ranked[at], 0), -at))
    return [ranked[at] for at in last[:count]]


def groups(
    ranked: Sequence[int], past: Past, least: int, most: int, seed: str, *, mixed: bool
) -> list[tuple[int, ...]]:
    """Tables of neighbours in the standings, or of anybody, who have met as little as can be."""
    counts, byes = sizes(len(ranked), least, most)
    idle = waiting(ranked, past, byes)
    there = [one for one in ranked if one not in idle]
    if mixed:
        there.sort(key=lambda one: drawn(seed, "group", one))
    tables, at = [], 0
    for count in counts:
        tables.append(there[at : at + count])
        at += count
    rank = {one: 0 if mixed else place for place, one in enumerate(ranked)}
    improve(tables, past, rank, len(tables) if mixed else REACH)
    return [*map(tuple, tables), *((one,) for one in idle)]


def improve(tables: list[list[int]], past: Past, rank: dict[int, int], reach: int) -> None:
    """Exchanges people between tables while that brings fewer meetings again."""
    for _ in range(PASSES):
        better = False
        for at, table in enumerate(tables):
            for other in tables[at + 1 : at + 1 + reach]:
                better |= exchange(table, other, past, rank)
        if not better:
            return


def exchange(table: list[int], other: list[int], past: Past, rank: dict[int, int]) -> bool:
    """Makes the exchanges between two tables that cost less; says whether there were some."""
    better = False
    for here in range(len(table)):
        for there in range(len(other)):
            mine, theirs = table[here], other[there]
            rest, others = _without(table, here), _without(other, there)
            now = cost(mine, rest, past, rank) + cost(theirs, others, past, rank)
            then = cost(theirs, rest, past, rank) + cost(mine, others, past, rank)
            if then < now:
                table[here], other[there], better = theirs, mine, True
    return better


def cost(one: int, others: Sequence[int], past: Past, rank: dict[int, int]) -> int:
    """What it costs that somebody sits with these."""
    total = 0
    for other in others:
        met = past.meetings_of(one, other)
        total += AGAIN * ((met + 1) ** 2 - 1) + abs(rank[one] - rank[other])
    return total


def _without(table: list[int], at: int) -> list[int]:
    return table[:at] + table[at + 1 :]


# A design in which everybody meets everybody exactly once.

FOUR: Final = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))
"""Products in the field of four, whose sums are exclusive ors."""


def plane(size: int) -> list[list[tuple[int, ...]]]:
    """Rounds of `size` tables for the square of `size` people: all meet once (an affine plane)."""

    def line(slope: int, x: int, start: int) -> int:
        if size == 4:
            return FOUR[slope][x] ^ start
        return (slope * x + start) % size

    across = [tuple(x * size + y for y in range(size)) for x in range(size)]
    slanted = [
        [tuple(x * size + line(slope, x, start) for x in range(size)) for start in range(size)]
        for slope in range(size)
    ]
    return [across, *slanted]


def has_plane(entrants: int, size: int) -> bool:
    """Whether the design is for so many."""
    return size in (3, 4, 5, 7) and entrants == size * size
