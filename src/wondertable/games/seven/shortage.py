"""What a need lacks, by sets of resources, and how many units of it each neighbour must sell.

A need is met by units that the city supplies itself, by units of the left and of the right
neighbour. How many units must be bought follows from the sets of resources alone (Hall): it is the
largest shortage of any set. With d the shortage left by the own supply, d units are bought, at
least so many of them on the left as the right cannot give, and the other way round; every split in
between is possible.
"""

from __future__ import annotations

from mypy_extensions import i64

from wondertable.games.seven.tables import (
    CLAY_SETS,
    CLOTH_SETS,
    GLASS_SETS,
    ORE_SETS,
    PAPYRUS_SETS,
    STONE_SETS,
    WOOD_SETS,
)

Shares = tuple[i64, i64, i64]
"""Units to buy, and at least so many of them on the left and on the right; -1 if it cannot be."""


def raw_demand(need: i64) -> i64:
    """How many raw units a need asks of each set."""
    return (
        (need & 15) * WOOD_SETS
        + ((need >> 4) & 15) * STONE_SETS
        + ((need >> 8) & 15) * CLAY_SETS
        + ((need >> 12) & 15) * ORE_SETS
    )


def made_demand(need: i64) -> i64:
    """How many manufactured units a need asks of each set."""
    return (
        ((need >> 16) & 15) * GLASS_SETS
        + ((need >> 20) & 15) * CLOTH_SETS
        + ((need >> 24) & 15) * PAPYRUS_SETS
    )


def short(demand: i64, supply: i64, top: i64) -> i64:
    """What each set lacks when a supply is used up."""
    rest: i64 = (demand | top) - supply
    enough: i64 = rest & top
    return rest & (enough - (enough >> 3))


def units(lack: i64, ones: i64) -> i64:
    """The largest shortage of any set: as many units must come from elsewhere."""
    count: i64 = 0
    while lack:
        lack -= ((lack + 7 * ones) >> 3) & ones
        count += 1
    return count


def shares(lack: i64, left: i64, right: i64, top: i64, ones: i64) -> Shares:
    """How many units of what is lacking the neighbours sell."""
    if lack == 0:
        return 0, 0, 0
    rest: i64 = short(lack, left, top)
    if short(rest, right, top):
        return -1, 0, 0
    return units(lack, ones), units(short(lack, right, top), ones), units(rest, ones)
