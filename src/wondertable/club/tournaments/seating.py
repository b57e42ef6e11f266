"""Who sits where, so that over the rounds everybody sits everywhere equally often."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from wondertable.club.tournaments.chance import drawn
from wondertable.club.tournaments.values import Past


def seated(table: Sequence[int], past: Past, seed: str) -> tuple[int, ...]:
    """The same people in the order of their seats."""
    if len(table) == 1:
        return tuple(table)
    if len(table) == 2:
        return seated_pair(table[0], table[1], past, seed)
    order = sorted(table, key=lambda one: drawn(seed, "seat", one))
    better = True
    while better:
        better = False
        for here, there in combinations(range(len(order)), 2):
            one, other = order[here], order[there]
            now = lack(past, one, here) + lack(past, other, there)
            then = lack(past, one, there) + lack(past, other, here)
            if then < now:
                order[here], order[there], better = other, one, True
    return tuple(order)


def lack(past: Past, one: int, seat: int) -> int:
    """What it costs that somebody sits on a seat once more."""
    return past.sat.get((one, seat), 0) ** 2 * 4 + (past.last_seat.get(one) == seat)


def seated_pair(one: int, other: int, past: Past, seed: str) -> tuple[int, ...]:
    """Who sat first less often sits first; then who sat second last; then chance."""
    key = {
        who: (past.firsts(who), past.last_seat.get(who) != 1, drawn(seed, "seat", who))
        for who in (one, other)
    }
    return tuple(sorted((one, other), key=key.__getitem__))
