"""What a construction costs a city of 7 Wonders, in which ways, and where the goods come from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from wondertable.games.seven.actions import CARD_NUMBER, Build, BuildStage
from wondertable.games.seven.cards import ALL_CARDS, BOARDS, RAW, RESOURCES
from wondertable.games.seven.choices import build_ways, next_stage_ways
from wondertable.games.seven.city import City
from wondertable.games.seven.codes import BY_CHAIN, BY_OLYMPIA
from wondertable.games.seven.cost import unit_price, ways_to_pay
from wondertable.games.seven.figures import REBATE
from wondertable.games.seven.shortage import made_demand, raw_demand, short
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import (
    ARCHITECT,
    BLACK_MARKET,
    CACHE,
    COINS_ASKED,
    EAST_POST,
    EAST_WHARF,
    MADE_OF,
    MADE_TOP,
    MARKETPLACE,
    NEED,
    PARTNERS,
    RAW_OF,
    RAW_TOP,
    S_COINS_ASKED,
    S_NEED,
    WAREHOUSE,
    WEST_POST,
    WEST_WHARF,
)
from wondertable.games.seven.turn import free_by
from wondertable.games.seven.ways import Ways, pairs_of

Kind = Literal["chain", "olympia", "nothing", "own", "pay", "owned", "short", "lacking", "done"]
PAYABLE: Final = ("chain", "olympia", "nothing", "own", "pay")
RICH: Final = 31
"""More coins than any price asks of neighbours."""

REBATES: Final = 2
"""So many units more than coins can be bought at most: by a wharf, and by the cache."""

Goods = tuple[tuple[str, int], ...]
Direction = Literal["left", "right"]
POSTS: Final[dict[Direction, int]] = {"left": WEST_POST, "right": EAST_POST}
WHARVES: Final[dict[Direction, int]] = {"left": WEST_WHARF, "right": EAST_WHARF}


def unit_prices(flags: int, side: Direction) -> tuple[int, int]:
    """What a raw and a manufactured unit cost a city with such cards, from one neighbour."""
    return int(unit_price(flags & POSTS[side])), int(unit_price(flags & MARKETPLACE))


def rebates(flags: int, side: Direction) -> bool:
    """Whether something may be cheaper there than its unit price."""
    return bool(flags & (CACHE | WHARVES[side]))


@dataclass(frozen=True)
class Price:
    """What something costs a seat now, or why it cannot be had."""

    kind: Kind
    bank: int = 0
    ways: tuple[tuple[int, int], ...] = ()
    """Coins to the left and to the right, one pair for each way to pay."""
    card: str = ""
    """The card whose chain makes it free, or that stands in the city already."""
    short: int = 0
    """Coins that are missing."""
    lacking: tuple[str, ...] = ()
    """Resources that are nowhere to be had, or not so many, or not all of them together."""
    missing: Goods = ()
    """How many units are missing of each that cannot be had; nothing if only together."""
    had: tuple[str, ...] = ()
    """Those of which some units can be had, but not enough."""

    @property
    def payable(self) -> bool:
        """Whether it can be had now."""
        return self.kind in PAYABLE

    @property
    def cheapest(self) -> tuple[int, int]:
        """The way with the fewest coins; of equals, the first."""
        return min(self.ways, key=sum) if self.ways else (0, 0)


def explain_card(state: Seven, seat: int, card: str) -> Price:
    """What building a card costs."""
    number = CARD_NUMBER[card]
    me = state.cities[seat]
    if me.has_name(number):
        return Price("owned", card=card)
    free = waived(state, me, card)
    if free is not None:
        return free
    bank, need = int(COINS_ASKED[number]), int(NEED[number])
    return priced(state, seat, bank, need, build_ways(state, seat, number))


def explain_stage(state: Seven, seat: int) -> Price:
    """What the next stage costs."""
    me = state.cities[seat]
    if me.stages_left() == 0:
        return Price("done")
    bank, need = asked_by_stage(me)
    return priced(state, seat, bank, need, next_stage_ways(state, seat))


def explain_way(state: Seven, seat: int, way: Build | BuildStage) -> Price:
    """What one way to build costs, which the rules allow."""
    me = state.cities[seat]
    if isinstance(way, BuildStage):
        bank, need = asked_by_stage(me)
    else:
        free = waived(state, me, way.card)
        if free is not None:
            return free
        number = CARD_NUMBER[way.card]
        bank, need = int(COINS_ASKED[number]), int(NEED[number])
    return paid(bank, need, ((way.left, way.right),))


def waived(state: Seven, me: City, card: str) -> Price | None:
    """The price of a card that is free whatever stands on it; None if it is not."""
    free = free_by(state, me, CARD_NUMBER[card])
    if free == BY_CHAIN:
        return Price("chain", card=giver(me, card), ways=((0, 0),))
    return Price("olympia", ways=((0, 0),)) if free == BY_OLYMPIA else None


def asked_by_stage(me: City) -> tuple[int, int]:
    """Coins and resources of the next stage."""
    stage = me.next_stage()
    return int(S_COINS_ASKED[stage]), 0 if me.flags & ARCHITECT else int(S_NEED[stage])


def priced(state: Seven, seat: int, bank: int, need: int, ways: Ways) -> Price:
    """A price that is neither waived nor forbidden."""
    if ways[0]:
        return paid(bank, need, tuple(pairs_of(ways)))
    me = state.cities[seat]
    left, right = state.cities[state.left(seat)], state.cities[state.right(seat)]
    dear = pairs_of(ways_to_pay(me, left, right, need, RICH)) if need else [(0, 0)]
    if dear:
        return Price("short", bank, short=bank + min(map(sum, dear)) - int(me.coins))
    return lacking(me, left, right, bank, need)


def paid(bank: int, need: int, ways: tuple[tuple[int, int], ...]) -> Price:
    """A price that can be paid in these ways."""
    if any(map(sum, ways)) or bank:
        return Price("pay", bank, ways)
    return Price("own" if need else "nothing", ways=ways)


def giver(me: City, card: str) -> str:
    """The card of the city whose chain makes another one free."""
    givers = ALL_CARDS[CARD_NUMBER[card]].chain_from
    return next((id for id in givers if me.has(CARD_NUMBER[id])), givers[0])


def lacking(me: City, left: City, right: City, bank: int, need: int) -> Price:
    """Which resources cannot be had for any money, and how many units of each are missing."""
    wanted = goods(need)
    got = {one: most_to_be_had(me, left, right, one, count) for one, count in wanted}
    missing = tuple((one, count - got[one]) for one, count in wanted if got[one] < count)
    names = tuple(one for one, _ in missing or wanted)
    had = tuple(one for one, _ in missing if got[one])
    return Price("lacking", bank, lacking=names, missing=missing, had=had)


def most_to_be_had(me: City, left: City, right: City, resource: str, count: int) -> int:
    """How many units of a resource can be had for any money, if so many are asked for."""
    at = RESOURCES.index(resource)
    tries = range(count, 0, -1)
    return next((n for n in tries if ways_to_pay(me, left, right, n << 4 * at, RICH)[0]), 0)


# Where the goods come from.


@dataclass(frozen=True)
class Split:
    """Which units the city makes itself, and which it buys from whom."""

    own: Goods
    left: Goods
    right: Goods
    extra: Goods
    """Given by a warehouse or a black market."""


@dataclass(frozen=True)
class Market:
    """All that a split depends on, as plain ints."""

    flags: int
    kinds: int
    raw: int
    made: int
    left: tuple[int, int, str]
    """What the left neighbour sells, and the starting resource there."""
    right: tuple[int, int, str]


def market(state: Seven, seat: int) -> Market:
    """The trade of a seat."""
    me = state.cities[seat]
    sides = (state.cities[state.left(seat)], state.cities[state.right(seat)])
    left, right = ((int(c.raw_sale), int(c.made_sale), BOARDS[c.board].start) for c in sides)
    return Market(int(me.flags), int(me.kinds), int(me.raw), int(me.made), left, right)


@lru_cache(maxsize=4096)
def split(trade: Market, need: int, left: int, right: int) -> Split:
    """Takes a payment apart: the fewest units to buy that cost just so much on each side."""
    every = sorted(purchases(trade, need, left, right), key=lambda both: units(sum(both)))
    return next(
        Split(goods(need - sum(both) - extra), goods(both[0]), goods(both[1]), goods(extra))
        for both in every
        if (extra := given(trade, need - sum(both))) is not None
    )


def purchases(trade: Market, need: int, left: int, right: int) -> Iterator[tuple[int, int]]:
    """Every way to spend just so many coins on each side for units that are sold there."""
    for on_left in affordable(trade, need, "left", left):
        for on_right in affordable(trade, need - on_left, "right", right):
            yield on_left, on_right


@lru_cache(maxsize=4096)
def affordable(trade: Market, need: int, side: Direction, coins: int) -> tuple[int, ...]:
    """The units of a need that a neighbour sells together for just so many coins."""
    found = [0]
    for at in range(len(RESOURCES)):
        count = need >> 4 * at & 15
        found = [some + (x << 4 * at) for some in found for x in range(count + 1)]
        found = [some for some in found if units(some) <= coins + REBATES]
    stock = trade.left if side == "left" else trade.right
    return tuple(
        some
        for some in found
        if covered(stock[0], stock[1], some) and coins in prices_of(trade, some, side)
    )


def units(packed: int) -> int:
    """How many units there are of all resources."""
    return sum(packed >> 4 * at & 15 for at in range(len(RESOURCES)))


def prices_of(trade: Market, bought: int, side: Direction) -> set[int]:
    """What units may cost on a side, with everything that makes them cheaper.

    Partners need not buy from the board of a neighbour whose cards make the same.
    """
    raw, made = units(bought & 0xFFFF), units(bought >> 16 << 16)
    raw_price, made_price = unit_prices(trade.flags, side)
    coins = raw * raw_price + made * made_price
    raw_sale, made_sale, board = trade.left if side == "left" else trade.right
    start = RESOURCES.index(board)
    found = {coins}
    if trade.flags & CACHE and bought >> 4 * start & 15:
        cards = raw_sale - RAW_OF[1 << start], made_sale - MADE_OF[1 << start]
        free = trade.flags & PARTNERS and covered(*cards, bought)
        found = {coins - REBATE, coins} if free else {coins - REBATE}
    wharf = trade.flags & WHARVES[side]
    return {coins - REBATE if wharf and coins else coins for coins in found}


def covered(raw: int, made: int, need: int) -> bool:
    """Whether a supply has these units together."""
    if need & 0xFFFF and short(raw_demand(need), raw, RAW_TOP):
        return False
    return not (need > 0xFFFF and short(made_demand(need), made, MADE_TOP))


def given(trade: Market, need: int) -> int | None:
    """What a warehouse and a black market must add so that the city has all; None if it cannot."""
    tries = [0]
    for flag, makes in ((WAREHOUSE, True), (BLACK_MARKET, False)):
        if trade.flags & flag:
            tries += [
                extra + (1 << 4 * at)
                for extra in list(tries)
                for at in range(len(RESOURCES))
                if bool(trade.kinds >> at & 1) is makes
                and (need >> 4 * at & 15) > (extra >> 4 * at & 15)
            ]
    return next((extra for extra in tries if covered(trade.raw, trade.made, need - extra)), None)


def goods(packed: int) -> Goods:
    """Resources out of their 4-bit fields."""
    counted = [(resource, packed >> 4 * at & 15) for at, resource in enumerate(RESOURCES)]
    return tuple((resource, count) for resource, count in counted if count)


assert RESOURCES[:4] == RAW
