"""What a construction costs a city, and whom it may pay (rulings of `docs/rulings.md`, P).

A need is met by units that the city supplies itself, by units of the left and of the right
neighbour. How many units must be bought follows from the sets of resources alone (Hall): it is the
largest shortage of any set. With d the shortage left by the own supply, it is best to buy d units,
at least so many of them on the left as the right cannot give, and the other way round; every split
in between is possible. So all ways to pay that none undercuts are a staircase, found without
trying out who gives which unit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.games.seven.city import City
from wondertable.games.seven.tables import (
    ARCHITECT,
    BIT,
    BLACK_MARKET,
    CACHE,
    CLAY_SETS,
    CLOTH_SETS,
    COINS_ASKED,
    EAST_POST,
    EAST_WHARF,
    GLASS_SETS,
    MADE_OF,
    MADE_ONES,
    MADE_TOP,
    MARKETPLACE,
    NEED,
    ORE_SETS,
    PAPYRUS_SETS,
    RAW_OF,
    RAW_ONES,
    RAW_TOP,
    S_COINS_ASKED,
    S_NEED,
    START_MADE,
    START_RAW,
    STONE_SETS,
    WAREHOUSE,
    WEST_POST,
    WEST_WHARF,
    WOOD_SETS,
)

Ways = tuple[i64, i64, i64]
"""Number of ways to pay; the coins to the left of each, 5 bits each, ascending; to the right."""

SPECIAL: Final = 224
assert SPECIAL == CACHE | WAREHOUSE | BLACK_MARKET
ALL_KINDS: Final = 127
TOO_DEAR: Final = 99


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


def ways_to_pay(me: City, left: City, right: City, need: i64, budget: i64) -> Ways:
    """All ways to pay for resources, within a budget, that no other way undercuts."""
    raw: i64 = short(raw_demand(need), me.raw, RAW_TOP) if need & 0xFFFF else 0
    made: i64 = short(made_demand(need), me.made, MADE_TOP) if need > 0xFFFF else 0
    if raw == 0 and made == 0:
        return 1, 0, 0
    if me.flags & SPECIAL:
        return special_ways(me, left, right, raw, made, budget)
    return bought(me, left, right, raw, made, budget)


def bought(me: City, left: City, right: City, raw: i64, made: i64, budget: i64) -> Ways:
    """The ways to pay for what is lacking, with posts, marketplace and wharves."""
    return staircase(
        me.flags,
        raw,
        left.raw_sale,
        right.raw_sale,
        made,
        left.made_sale,
        right.made_sale,
        budget,
        0,
        0,
    )


def staircase(
    flags: i64,
    raw: i64,
    raw_left: i64,
    raw_right: i64,
    made: i64,
    made_left: i64,
    made_right: i64,
    budget: i64,
    paid_left: i64,
    paid_right: i64,
) -> Ways:
    """The staircase of payments; something may have been bought on each side already."""
    a: i64 = 0  # raw units to buy, and at least so many on the left, on the right
    a_left: i64 = 0
    a_right: i64 = 0
    if raw:
        rest: i64 = short(raw, raw_left, RAW_TOP)
        if short(rest, raw_right, RAW_TOP):
            return 0, 0, 0
        a = units(raw, RAW_ONES)
        a_right = units(rest, RAW_ONES)
        a_left = units(short(raw, raw_right, RAW_TOP), RAW_ONES)
    b: i64 = 0  # and so for manufactured ones
    b_left: i64 = 0
    b_right: i64 = 0
    if made:
        lack: i64 = short(made, made_left, MADE_TOP)
        if short(lack, made_right, MADE_TOP):
            return 0, 0, 0
        b = units(made, MADE_ONES)
        b_right = units(lack, MADE_ONES)
        b_left = units(short(made, made_right, MADE_TOP), MADE_ONES)
    west: i64 = 1 if flags & WEST_POST else 2
    east: i64 = 1 if flags & EAST_POST else 2
    market: i64 = 1 if flags & MARKETPLACE else 2
    off_left: i64 = 1 if flags & WEST_WHARF else 0
    off_right: i64 = 1 if flags & EAST_WHARF else 0
    count: i64 = 0
    lefts: i64 = 0
    rights: i64 = 0
    last: i64 = -1
    best: i64 = TOO_DEAR
    coins: i64 = west * a_left + market * b_left
    end: i64 = west * (a - a_right) + market * (b - b_right)
    while coins <= end:
        other: i64 = least_right(coins, a, a_left, a_right, b, b_left, b_right, west, east, market)
        x: i64 = coins + paid_left
        y: i64 = other + paid_right
        if x > 0:
            x -= off_left
        if y > 0:
            y -= off_right
        if y < best and x + y <= budget:
            if x == last:
                count -= 1
                lefts &= BIT[5 * count] - 1
                rights &= BIT[5 * count] - 1
            lefts |= x << (5 * count)
            rights |= y << (5 * count)
            count += 1
            best = y
            last = x
        coins += 1
    return count, lefts, rights


def least_right(
    coins: i64,
    a: i64,
    a_left: i64,
    a_right: i64,
    b: i64,
    b_left: i64,
    b_right: i64,
    west: i64,
    east: i64,
    market: i64,
) -> i64:
    """The fewest coins to the right when just so many go to the left."""
    best: i64 = TOO_DEAR
    made: i64 = b_left
    while made <= b - b_right:
        rest: i64 = coins - market * made
        raw: i64 = rest if west == 1 else rest >> 1
        if raw * west == rest and a_left <= raw <= a - a_right:
            other: i64 = east * (a - raw) + market * (b - made)
            if other < best:
                best = other
        made += 1
    return best


def special_ways(me: City, left: City, right: City, raw: i64, made: i64, budget: i64) -> Ways:
    """The ways to pay with a warehouse, a black market or a smuggler's cache: each use is tried."""
    best = [TOO_DEAR] * 32
    for warehouse in range(3 if me.flags & WAREHOUSE else 1):
        for market in range(3 if me.flags & BLACK_MARKET else 1):
            raw_lack: i64 = raw
            made_lack: i64 = made
            if warehouse == 1:
                raw_lack = short(raw_lack, RAW_OF[me.kinds], RAW_TOP)
            elif warehouse == 2:
                made_lack = short(made_lack, MADE_OF[me.kinds], MADE_TOP)
            if market == 1:
                raw_lack = short(raw_lack, RAW_OF[ALL_KINDS - me.kinds], RAW_TOP)
            elif market == 2:
                made_lack = short(made_lack, MADE_OF[ALL_KINDS - me.kinds], MADE_TOP)
            with_cache(me, left, right, raw_lack, made_lack, budget, best)
    return lowest(best)


def with_cache(
    me: City, left: City, right: City, raw: i64, made: i64, budget: i64, best: list[int]
) -> None:
    """Tries to buy the neighbours' starting resources with and without the cache's rebate."""
    for use in range(4 if me.flags & CACHE else 1):
        from_left: i64 = use & 1
        from_right: i64 = use >> 1
        raw_left: i64 = left.raw_sale - from_left * START_RAW[left.board]
        raw_right: i64 = right.raw_sale - from_right * START_RAW[right.board]
        made_left: i64 = left.made_sale - from_left * START_MADE[left.board]
        made_right: i64 = right.made_sale - from_right * START_MADE[right.board]
        raw_lack: i64 = raw
        made_lack: i64 = made
        paid_left: i64 = 0
        paid_right: i64 = 0
        if from_left:
            raw_lack = short(raw_lack, START_RAW[left.board], RAW_TOP)
            made_lack = short(made_lack, START_MADE[left.board], MADE_TOP)
            paid_left = rebated(left, me.flags & WEST_POST, me.flags & MARKETPLACE)
        if from_right:
            raw_lack = short(raw_lack, START_RAW[right.board], RAW_TOP)
            made_lack = short(made_lack, START_MADE[right.board], MADE_TOP)
            paid_right = rebated(right, me.flags & EAST_POST, me.flags & MARKETPLACE)
        count, lefts, rights = staircase(
            me.flags,
            raw_lack,
            raw_left,
            raw_right,
            made_lack,
            made_left,
            made_right,
            budget,
            paid_left,
            paid_right,
        )
        at: i64 = 0
        while at < count:
            x: i64 = (lefts >> (5 * at)) & 31
            y: i64 = (rights >> (5 * at)) & 31
            if y < best[x]:
                best[x] = y
            at += 1


def rebated(seller: City, post: i64, market: i64) -> i64:
    """What the starting resource of a neighbour costs with the cache."""
    return 0 if (post if START_RAW[seller.board] else market) else 1


def lowest(best: list[int]) -> Ways:
    """The payments that no other undercuts; `best` has the fewest coins right by those left."""
    count: i64 = 0
    lefts: i64 = 0
    rights: i64 = 0
    last: i64 = TOO_DEAR
    for x in range(32):
        y: i64 = best[x]
        if y < last:
            lefts |= x << (5 * count)
            rights |= y << (5 * count)
            count += 1
            last = y
    return count, lefts, rights


def card_ways(me: City, left: City, right: City, card: i64) -> Ways:
    """The ways to pay for a card that is neither forbidden nor free."""
    budget: i64 = me.coins - COINS_ASKED[card]
    if budget < 0:
        return 0, 0, 0
    need: i64 = NEED[card]
    if need == 0:
        return 1, 0, 0
    return ways_to_pay(me, left, right, need, budget)


def stage_ways(me: City, left: City, right: City) -> Ways:
    """The ways to pay for the next stage."""
    if me.stages_left() == 0:
        return 0, 0, 0
    stage: i64 = me.next_stage()
    budget: i64 = me.coins - S_COINS_ASKED[stage]
    if budget < 0:
        return 0, 0, 0
    need: i64 = S_NEED[stage]
    if need == 0 or me.flags & ARCHITECT:
        return 1, 0, 0
    return ways_to_pay(me, left, right, need, budget)
