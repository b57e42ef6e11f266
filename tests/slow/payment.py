"""Whom a city of 7 Wonders may pay, found by trying out every giver of every unit.

Written against the facts alone, with the box's own words; it shares nothing with the engine.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache

RAW = ("wood", "stone", "clay", "ore")
MADE = ("glass", "cloth", "papyrus")

Pair = tuple[int, int]


@dataclass(frozen=True)
class Unit:
    """One unit that somebody gives: of one of these kinds, at this price to this side."""

    kinds: frozenset[str]
    side: str = ""
    start: bool = False


@dataclass
class Town:
    """What payment needs to know of a city."""

    start: str
    sells: list[frozenset[str]] = field(default_factory=list)
    keeps: list[frozenset[str]] = field(default_factory=list)
    owns: set[str] = field(default_factory=set)


def units_of(me: Town, left: Town, right: Town) -> list[Unit]:
    """All units that can be used for one construction."""
    own = [frozenset([me.start]), *me.sells]
    kinds = frozenset().union(*own)
    own += me.keeps
    if "secret_warehouse" in me.owns:
        own.append(kinds)
    if "black_market" in me.owns:
        own.append(frozenset(RAW + MADE) - kinds)
    units = [Unit(kinds) for kinds in own if kinds]
    for side, town in (("left", left), ("right", right)):
        units.append(Unit(frozenset([town.start]), side, start=True))
        units += [Unit(kinds, side) for kinds in town.sells]
    return units


def price(me: Town, unit: Unit, kind: str) -> int:
    """What a unit costs before the wharves."""
    if not unit.side:
        return 0
    post = {"left": "west_trading_post", "right": "east_trading_post"}[unit.side]
    cheap = post in me.owns if kind in RAW else "marketplace" in me.owns
    rebate = unit.start and "smugglers_cache" in me.owns
    return max(0, (1 if cheap else 2) - rebate)


def payments(me: Town, left: Town, right: Town, need: tuple[str, ...], budget: int) -> set[Pair]:
    """All pairs of coins that buy the need within the budget and that no other pair undercuts."""
    wanted = frozenset(need)
    useful = Counter(
        Unit(unit.kinds & wanted, unit.side, unit.start)
        for unit in units_of(me, left, right)
        if unit.kinds & wanted
    )
    units = list(useful)

    @cache
    def rest(at: int, counts: tuple[int, ...]) -> frozenset[Pair]:
        if at == len(need):
            return frozenset([(0, 0)])
        found: set[Pair] = set()
        for number, unit in enumerate(units):
            if not counts[number] or need[at] not in unit.kinds:
                continue
            coins = price(me, unit, need[at])
            fewer = (*counts[:number], counts[number] - 1, *counts[number + 1 :])
            for x, y in rest(at + 1, fewer):
                found.add((x + coins, y) if unit.side == "left" else (x, y + coins))
        return frozenset(lowest(found))

    found = set()
    for x, y in rest(0, tuple(useful.values())):
        x -= bool(x) and "west_clandestine_wharf" in me.owns
        y -= bool(y) and "east_clandestine_wharf" in me.owns
        found.add((x, y))
    return {pair for pair in lowest(found) if sum(pair) <= budget}


def fewest(me: Town, left: Town, right: Town, need: tuple[str, ...], budget: int) -> set[Pair]:
    """All pairs of coins by which partners may pay: those that buy the fewest units (C5.4).

    Every giver of every unit is tried; the duty to use the own goods first counts before the purse.
    """
    every = Counter(units_of(me, left, right))
    units = list(every)

    @cache
    def rest(at: int, counts: tuple[int, ...]) -> frozenset[tuple[int, int, int]]:
        """What is bought from the unit `at` of the need on, and what it costs on both sides."""
        if at == len(need):
            return frozenset([(0, 0, 0)])
        found: set[tuple[int, int, int]] = set()
        for number, unit in enumerate(units):
            if not counts[number] or need[at] not in unit.kinds:
                continue
            coins = price(me, unit, need[at])
            fewer = (*counts[:number], counts[number] - 1, *counts[number + 1 :])
            for bought, x, y in rest(at + 1, fewer):
                if unit.side == "left":
                    found.add((bought + 1, x + coins, y))
                elif unit.side == "right":
                    found.add((bought + 1, x, y + coins))
                else:
                    found.add((bought, x, y))
        least = min((bought for bought, _, _ in found), default=0)
        return frozenset(way for way in found if way[0] == least)

    pairs = set()
    for _, x, y in rest(0, tuple(every.values())):
        x -= bool(x) and "west_clandestine_wharf" in me.owns
        y -= bool(y) and "east_clandestine_wharf" in me.owns
        pairs.add((x, y))
    return {pair for pair in pairs if sum(pair) <= budget}


def lowest(pairs: set[Pair]) -> set[Pair]:
    """The pairs that no other pair undercuts."""
    return {
        (x, y)
        for x, y in pairs
        if not any(a <= x and b <= y and (a, b) != (x, y) for a, b in pairs)
    }
