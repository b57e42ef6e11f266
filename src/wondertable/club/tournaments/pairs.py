"""Pairs of a round: a matching of least cost, so that no order of asking favours anybody.

What matters more is so much dearer that nothing below can outweigh it: first that nobody meets
twice, then that the lowest has the bye, then that equals meet, and last the seats.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from heapq import nsmallest
from typing import Final

import networkx as nx

from wondertable.club.tournaments.chance import drawn
from wondertable.club.tournaments.values import Past

NEAR: Final = 8
"""So many of the cheapest opponents of everybody are tried before others are."""
NOBODY: Final = -1
"""Who meets nobody has the bye."""
APART: Final = 1_000
"""What half a point between two costs, squared."""
FARTHEST: Final = 200
"""Points further apart than this many halves cost no more."""
SAME_SEAT: Final = 40
"""What it costs that two want the same seat, for every time they lack it."""
MOST: Final = APART * FARTHEST**2 + 2_000
"""More than a pair can cost that has not met."""

Edge = tuple[int, int, int]
"""Two of those who are there, and what it costs that they meet."""


@dataclass(frozen=True)
class Room:
    """Who can be paired, in the order of the standings, and what is known of them."""

    ranked: Sequence[int]
    points: dict[int, Fraction]
    past: Past
    seed: str
    mixed: bool = False
    """Whether everybody is to meet anybody, whatever their points."""


def pairs(room: Room) -> list[tuple[int, ...]]:
    """Pairs in the order of the best of each, and whoever waits; seats are given elsewhere."""
    ranked = list(room.ranked)
    costs = {frozenset(edge[:2]): edge[2] for edge in all_edges(room)}
    fresh = [pair for pair in costs if not room.past.met.get(pair)]
    byes = list(bye_edges(room)) if len(ranked) % 2 else []
    near = NEAR
    while near < 2 * len(ranked):
        found = matched([*nearest(fresh, costs, near), *byes])
        if 2 * len(found) >= len(ranked):
            return in_order(ranked, found)
        near *= 4
    return in_order(ranked, matched([*edges(costs, costs), *byes]))


def all_edges(room: Room) -> Iterable[Edge]:
    """What every two cost; who has met already costs more than a whole round of others."""
    ranked, again = room.ranked, MOST * (len(room.ranked) + 2) ** 3
    halves = {one: int(2 * room.points[one]) for one in ranked}
    groups: dict[int, list[int]] = {}
    for one in ranked:
        groups.setdefault(halves[one], []).append(one)
    within = {one: at for group in groups.values() for at, one in enumerate(group)}
    for at, one in enumerate(ranked):
        half = len(groups[halves[one]]) // 2
        for other in ranked[at + 1 :]:
            cost = seat_cost(room.past, one, other)
            if room.mixed:
                cost += drawn(room.seed, one, other) % 1_000
            elif halves[one] == halves[other]:
                cost += min(500, abs(within[other] - within[one] - half))
            else:
                apart = min(FARTHEST, abs(halves[one] - halves[other]))
                cost += APART * apart**2
            yield one, other, cost + again * room.past.meetings_of(one, other)


def seat_cost(past: Past, one: int, other: int) -> int:
    """What it costs that both have sat on the same side too often."""
    mine, theirs = past.firsts(one), past.firsts(other)
    if mine * theirs <= 0:
        return 0
    return min(400, SAME_SEAT * min(abs(mine), abs(theirs)))


def bye_edges(room: Room) -> Iterable[Edge]:
    """Who may wait: those who waited least, the lowest for nothing."""
    fewest = min(room.past.byes.get(one, 0) for one in room.ranked)
    may = [one for one in reversed(room.ranked) if room.past.byes.get(one, 0) == fewest]
    dear = MOST * (len(room.ranked) + 2)
    return [(NOBODY, one, dear * at) for at, one in enumerate(may)]


def nearest(
    fresh: list[frozenset[int]], costs: dict[frozenset[int], int], near: int
) -> Iterable[Edge]:
    """The cheapest edges of everybody: a matching of few edges is found much sooner."""
    of: dict[int, list[tuple[int, int]]] = {}
    for pair in fresh:
        one, other = pair
        of.setdefault(one, []).append((costs[pair], other))
        of.setdefault(other, []).append((costs[pair], one))
    kept = {
        frozenset((one, other)) for one, known in of.items() for _, other in nsmallest(near, known)
    }
    return edges(kept, costs)


def edges(kept: Iterable[frozenset[int]], costs: dict[frozenset[int], int]) -> list[Edge]:
    """Pairs with their costs, in an order that depends on nothing else."""
    return sorted((min(pair), max(pair), costs[pair]) for pair in kept)


def matched(known: Iterable[Edge]) -> list[tuple[int, int]]:
    """As many pairs as there can be, of least cost in all."""
    graph: nx.Graph[int] = nx.Graph()
    graph.add_weighted_edges_from((one, other, -cost) for one, other, cost in known)
    return [(one, other) for one, other in nx.max_weight_matching(graph, maxcardinality=True)]


def in_order(ranked: Sequence[int], found: Iterable[tuple[int, int]]) -> list[tuple[int, ...]]:
    """The tables, the best first; the bye last, and whoever could meet nobody."""
    at = {one: place for place, one in enumerate(ranked)}
    tables: list[tuple[int, ...]] = []
    for pair in found:
        there = [one for one in pair if one != NOBODY]
        tables.append(tuple(sorted(there, key=at.__getitem__)))
    seen = {one for table in tables for one in table}
    tables += [(one,) for one in ranked if one not in seen]
    return sorted(tables, key=lambda table: (len(table) == 1, at[table[0]]))
