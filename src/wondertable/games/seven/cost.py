"""What a construction costs a city, and whom it may pay (rulings of `docs/rulings.md`, P).

How many units the neighbours may sell is found without trying out who gives which unit
(`shortage.py`). All ways to pay that none undercuts are then a staircase. Partners of a team may
feed each other: for them, every way to buy the fewest units counts.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.bits import BIT, INDEX
from wondertable.games.seven.city import City
from wondertable.games.seven.figures import DISCOUNTED, PRICE, REBATE
from wondertable.games.seven.shortage import Shares, made_demand, raw_demand, shares, short, units
from wondertable.games.seven.tables import (
    ARCHITECT,
    BLACK_MARKET,
    CACHE,
    COINS_ASKED,
    EAST_POST,
    EAST_WHARF,
    MADE_OF,
    MADE_ONES,
    MADE_TOP,
    MARKETPLACE,
    NEED,
    PARTNERS,
    RAW_OF,
    RAW_ONES,
    RAW_TOP,
    S_COINS_ASKED,
    S_NEED,
    START_MADE,
    START_RAW,
    WAREHOUSE,
    WEST_POST,
    WEST_WHARF,
)
from wondertable.games.seven.ways import HALF, PAIRS, Ways, with_pair

SPECIAL: Final = 224
assert SPECIAL == CACHE | WAREHOUSE | BLACK_MARKET
UNUSUAL: Final = 8416
assert UNUSUAL == SPECIAL | PARTNERS
ALL_KINDS: Final = 127
TOO_DEAR: Final = 99
UNITS: Final = 8
"""More than any need has."""


def ways_to_pay(me: City, left: City, right: City, need: i64, budget: i64) -> Ways:
    """All ways to pay for resources, within a budget, that no other way undercuts.

    Among partners: all ways to buy the fewest units.
    """
    raw: i64 = 0
    made: i64 = 0
    if need & 0xFFFF:
        raw = short(raw_demand(need), me.raw, RAW_TOP)
    if need > 0xFFFF:
        made = short(made_demand(need), me.made, MADE_TOP)
    if raw == 0 and made == 0:
        return 1, 1, 0
    if me.flags & UNUSUAL:
        if me.flags & SPECIAL:
            return special_ways(me, left, right, raw, made, budget)
        return partner_ways(me, left, right, raw, made, budget)
    return staircase(me.flags, left, right, raw, made, budget)


def staircase(flags: i64, left: City, right: City, raw: i64, made: i64, budget: i64) -> Ways:
    """The payments that no other undercuts, with posts, marketplace and wharves.

    Every price goes through here, so the shares of both sides are worked out without calls.
    """
    a: i64 = 0
    a_left: i64 = 0
    a_right: i64 = 0
    if raw:
        rest: i64 = short(raw, left.raw_sale, RAW_TOP)
        if short(rest, right.raw_sale, RAW_TOP):
            return 0, 0, 0
        a = units(raw, RAW_ONES)
        a_right = units(rest, RAW_ONES)
        a_left = units(short(raw, right.raw_sale, RAW_TOP), RAW_ONES)
    b: i64 = 0
    b_left: i64 = 0
    b_right: i64 = 0
    if made:
        lack: i64 = short(made, left.made_sale, MADE_TOP)
        if short(lack, right.made_sale, MADE_TOP):
            return 0, 0, 0
        b = units(made, MADE_ONES)
        b_right = units(lack, MADE_ONES)
        b_left = units(short(made, right.made_sale, MADE_TOP), MADE_ONES)
    west: i64 = DISCOUNTED if flags & WEST_POST else PRICE
    east: i64 = DISCOUNTED if flags & EAST_POST else PRICE
    market: i64 = DISCOUNTED if flags & MARKETPLACE else PRICE
    off_left: i64 = REBATE if flags & WEST_WHARF else 0
    off_right: i64 = REBATE if flags & EAST_WHARF else 0
    count: i64 = 0
    low: i64 = 0
    high: i64 = 0
    last: i64 = -1
    best: i64 = TOO_DEAR
    coins: i64 = west * a_left + market * b_left
    end: i64 = west * (a - a_right) + market * (b - b_right)
    while coins <= end:
        y: i64 = least_right(coins, a, a_left, a_right, b, b_left, b_right, west, east, market)
        x: i64 = coins
        if x > 0:
            x -= off_left
        if y > 0:
            y -= off_right
        if y < best and x + y <= budget:
            if x == last:  # a wharf made 1 coin to 0, so this pair undercuts the only one before
                count = 0
                low = 0
            at: i64 = (x * (31 - x) >> 1) + y  # place_of, without a call
            if at < HALF:
                low |= BIT[at]
            else:
                high |= BIT[at - HALF]
            count += 1
            best = y
            last = x
        coins += 1
    return count, low, high


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
        raw: i64 = rest // DISCOUNTED if west == DISCOUNTED else rest // PRICE
        if raw * west == rest and a_left <= raw <= a - a_right:
            other: i64 = east * (a - raw) + market * (b - made)
            if other < best:
                best = other
        made += 1
    return best


def partner_ways(me: City, left: City, right: City, raw: i64, made: i64, budget: i64) -> Ways:
    """All ways to buy the fewest units, with posts, marketplace and wharves."""
    raws: Shares = shares(raw, left.raw_sale, right.raw_sale, RAW_TOP, RAW_ONES)
    mades: Shares = shares(made, left.made_sale, right.made_sale, MADE_TOP, MADE_ONES)
    if raws[0] < 0 or mades[0] < 0:
        return 0, 0, 0
    return splits(me.flags, raws, mades, budget, 0, 0, (0, 0, 0))


def splits(
    flags: i64,
    raws: Shares,
    mades: Shares,
    budget: i64,
    paid_left: i64,
    paid_right: i64,
    ways: Ways,
) -> Ways:
    """More ways to pay: every split of the units, where something has been bought already."""
    a, a_left, a_right = raws
    b, b_left, b_right = mades
    count, low, high = ways
    west: i64 = unit_price(flags & WEST_POST)
    east: i64 = unit_price(flags & EAST_POST)
    market: i64 = unit_price(flags & MARKETPLACE)
    raw: i64 = a_left
    while raw <= a - a_right:
        made: i64 = b_left
        while made <= b - b_right:
            x: i64 = west * raw + market * made + paid_left
            y: i64 = east * (a - raw) + market * (b - made) + paid_right
            if x > 0 and flags & WEST_WHARF:
                x -= REBATE
            if y > 0 and flags & EAST_WHARF:
                y -= REBATE
            if x + y <= budget:
                at: i64 = (x * (31 - x) >> 1) + y  # place_of, without a call
                if at < HALF:
                    if low & BIT[at] == 0:
                        low |= BIT[at]
                        count += 1
                elif high & BIT[at - HALF] == 0:
                    high |= BIT[at - HALF]
                    count += 1
            made += 1
        raw += 1
    return count, low, high


def special_ways(me: City, left: City, right: City, raw: i64, made: i64, budget: i64) -> Ways:
    """The ways to pay with a warehouse, a black market or a smuggler's cache: each use is tried."""
    found: list[Ways] = [(-1, 0, 0)] * UNITS
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
            with_cache(me, left, right, raw_lack, made_lack, budget, found)
    if me.flags & PARTNERS:
        return fewest(found)
    return lowest(found)


def with_cache(
    me: City, left: City, right: City, raw: i64, made: i64, budget: i64, found: list[Ways]
) -> None:
    """Adds the ways to pay, by units bought; a cache makes the neighbours' boards cheaper."""
    cache: i64 = 1 if me.flags & CACHE else 0
    raw_left: i64 = left.raw_sale - cache * START_RAW[left.board]
    raw_right: i64 = right.raw_sale - cache * START_RAW[right.board]
    made_left: i64 = left.made_sale - cache * START_MADE[left.board]
    made_right: i64 = right.made_sale - cache * START_MADE[right.board]
    wanted: i64 = units(raw, RAW_ONES) + units(made, MADE_ONES)
    for use in range(4 if cache else 1):
        from_left: i64 = use & 1
        from_right: i64 = use >> 1
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
        raws: Shares = shares(raw_lack, raw_left, raw_right, RAW_TOP, RAW_ONES)
        mades: Shares = shares(made_lack, made_left, made_right, MADE_TOP, MADE_ONES)
        bought: i64 = from_left + from_right + raws[0] + mades[0]
        if raws[0] >= 0 and mades[0] >= 0 and bought == wanted:
            ways: Ways = found[wanted]
            if ways[0] < 0:
                ways = (0, 0, 0)
            ways = splits(me.flags, raws, mades, budget, paid_left, paid_right, ways)
            found[wanted] = ways


def unit_price(cheap: i64) -> i64:
    """What a neighbour is paid for a unit, with or without a card that makes it cheap."""
    return DISCOUNTED if cheap else PRICE


def rebated(seller: City, post: i64, market: i64) -> i64:
    """What the starting resource of a neighbour costs with the cache."""
    return unit_price(post if START_RAW[seller.board] else market) - REBATE


def fewest(found: list[Ways]) -> Ways:
    """The ways to buy the fewest units, even if there is no money for them."""
    for ways in found:
        if ways[0] >= 0:
            return ways
    return 0, 0, 0


def lowest(found: list[Ways]) -> Ways:
    """The payments that no other undercuts."""
    low: i64 = 0
    high: i64 = 0
    for each in found:
        low |= each[1]
        high |= each[2]
    ways: Ways = (0, 0, 0)
    best: i64 = TOO_DEAR
    last: i64 = -1
    while low or high:
        bits: i64 = low if low else high
        at: i64 = INDEX[(bits & -bits) % 67]
        pair: i64 = PAIRS[at if low else HALF + at]
        if low:
            low &= low - 1
        else:
            high &= high - 1
        x: i64 = pair >> 5
        y: i64 = pair & 31
        if x != last and y < best:  # of those with as many to the left, the first has the fewest
            ways = with_pair(ways, x, y)
            best = y
        last = x
    return ways


def card_ways(me: City, left: City, right: City, card: i64) -> Ways:
    """The ways to pay for a card that is neither forbidden nor free."""
    budget: i64 = me.coins - COINS_ASKED[card]
    if budget < 0:
        return 0, 0, 0
    need: i64 = NEED[card]
    if need == 0:
        return 1, 1, 0
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
        return 1, 1, 0
    return ways_to_pay(me, left, right, need, budget)
