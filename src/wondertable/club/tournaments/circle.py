"""Everybody meets everybody: the circle for pairs, designs or a search for larger tables."""

from __future__ import annotations

from collections.abc import Sequence

from wondertable.club.tournaments.groups import groups, has_plane, plane
from wondertable.club.tournaments.values import Past


def rounds_of_all(entrants: int, seats: int) -> int:
    """How many rounds it takes until everybody can have met everybody."""
    if entrants < 2:
        return 0
    if seats == 2:
        return entrants - 1 + entrants % 2
    return -(-(entrants - 1) // (seats - 1))


def circle(entrants: int, round_number: int) -> list[tuple[int, ...]]:
    """The pairs of a round, by seats: one stands still, and the others walk around.

    Everybody sits first as often as second, or once more. An odd number has one bye in each round.
    """
    size = entrants + entrants % 2
    turn = (round_number - 1) % (size - 1)
    still = size - 1
    walking = [(turn + at) % (size - 1) for at in range(size - 1)]
    tables: list[tuple[int, ...]] = []
    if entrants % 2:
        tables.append((walking[0],))
    else:
        tables.append((walking[0], still) if turn % 2 else (still, walking[0]))
    for at in range(1, size // 2):
        one, other = walking[at], walking[-at]
        tables.append((one, other) if at % 2 else (other, one))
    return sorted(tables, key=lambda table: (len(table) == 1, min(table)))


def round_of_groups(
    everybody: Sequence[int], round_number: int, least: int, most: int, past: Past, seed: str
) -> list[tuple[int, ...]]:
    """The tables of a round among more than two."""
    if has_plane(len(everybody), most):
        designed = plane(most)
        tables = designed[(round_number - 1) % len(designed)]
        return [tuple(everybody[at] for at in table) for table in tables]
    return groups(everybody, past, least, most, f"{seed} {round_number}", mixed=True)
