"""What a price of 7 Wonders is made of agrees with what the rules let a seat do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.seven.position import position
from wondertable import COMPILED
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE
from wondertable.games.seven.actions import CARD_IDS, CARD_NUMBER, Build, BuildStage
from wondertable.games.seven.cards import ALL_CARDS, RESOURCES
from wondertable.games.seven.codes import EXTRA, TURN
from wondertable.games.seven.game import GAME, seven
from wondertable.games.seven.hand import cards_in
from wondertable.games.seven.price import (
    Goods,
    Price,
    covered,
    explain_card,
    explain_stage,
    explain_way,
    market,
    prices_of,
    rebates,
    split,
    unit_prices,
)
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import ARCHITECT, NEED, S_NEED

CITIES = {"cities": "on"}
TEAMS = {"cities": "on", "teams": "on"}
TABLES = [(3, {}), (5, CITIES), (7, CITIES), (4, TEAMS)]
each_table = pytest.mark.parametrize(("seats", "options"), TABLES)
STEP = 1 if COMPILED else 3
"""The interpreted engine looks at one turn in so many."""


def positions(seats: int, options: dict[str, str], seed: int) -> Iterator[Seven]:
    """The decisions of a game in which is built rather than sold."""
    state, rng = seven(GAME.setup(seats, options)), Rng(seed)
    number = 0
    while actors := state.actors():
        if actors == [CHANCE]:
            state.deal(rng)
            continue
        if number % STEP == 0:
            yield state
        number += 1
        for seat in actors:
            state.apply(seat, liked(state, seat, rng))


def liked(state: Seven, seat: int, rng: Rng) -> int:
    """An action, rather not a sale."""
    actions = state.legal(seat)
    if state.question == TURN and rng.below(6):
        built = [code for code in actions if not GAME.write(state, seat, code).startswith("sell")]
        actions = built or actions
    return actions[rng.below(len(actions))]


def packed(goods: Goods) -> int:
    """Goods in their 4-bit fields."""
    return sum(count << 4 * RESOURCES.index(resource) for resource, count in goods)


def legal_words(state: Seven, seat: int) -> set[str]:
    """All that a seat may do."""
    return {GAME.write(state, seat, code) for code in state.legal(seat)}


@each_table
def test_a_price_offers_exactly_the_legal_ways(seats: int, options: dict[str, str]) -> None:
    for state in positions(seats, options, 1):
        if state.question not in (TURN, EXTRA):
            continue
        for seat in state.actors():
            words = legal_words(state, seat)
            for card in set(cards_in(state.cities[seat].hand, state.cities[seat].held)):
                price = explain_card(state, seat, CARD_IDS[card])
                builds = [w for w in words if w.split()[:2] == ["build", CARD_IDS[card]]]
                assert price.payable == bool(builds)
                assert len(price.ways) == len(builds) if price.payable else not builds
            stages = [w for w in words if w.startswith("stage")]
            assert explain_stage(state, seat).payable == bool(stages)


@each_table
def test_the_price_of_one_way_is_that_way_out_of_the_price_of_all(
    seats: int, options: dict[str, str]
) -> None:
    kinds = set()
    for state in positions(seats, options, 5):
        if state.question != TURN:
            continue
        for seat in state.actors():
            for code in state.legal(seat):
                way = GAME.typed(state, seat, code)
                if not isinstance(way, Build | BuildStage):
                    continue
                stage = isinstance(way, BuildStage)
                every = explain_stage(state, seat) if stage else explain_card(state, seat, way.card)
                one = explain_way(state, seat, way)
                kinds.add(one.kind)
                assert (one.bank, one.card) == (every.bank, every.card)
                if one.ways:
                    assert one.ways == ((way.left, way.right),)
                    assert one.ways[0] in every.ways
                else:
                    assert one == every
    assert kinds >= {"pay", "own", "nothing"}


@each_table
def test_every_payment_is_taken_apart_into_goods_that_are_there(
    seats: int, options: dict[str, str]
) -> None:
    seen = 0
    for state in positions(seats, options, 2):
        if state.question != TURN:
            continue
        for seat in range(seats):
            me = state.cities[seat]
            trade = market(state, seat)
            asked = [
                (explain_card(state, seat, CARD_IDS[card]), int(NEED[card]))
                for card in cards_in(me.hand, me.held)
            ]
            if me.stages_left() and not me.flags & ARCHITECT:
                asked.append((explain_stage(state, seat), int(S_NEED[me.next_stage()])))
            for price, need in asked:
                for left, right in price.ways if price.kind == "pay" else ():
                    parts = split(trade, need, left, right)
                    bought = packed(parts.left), packed(parts.right)
                    assert sum(bought) + packed(parts.own) + packed(parts.extra) == need
                    assert left in prices_of(trade, bought[0], "left")
                    assert right in prices_of(trade, bought[1], "right")
                    assert covered(trade.raw, trade.made, packed(parts.own))
                    assert covered(trade.left[0], trade.left[1], bought[0])
                    assert covered(trade.right[0], trade.right[1], bought[1])
                    seen += 1
    assert seen > 20


def test_all_ways_of_partners_are_taken_apart_into_the_fewest_units() -> None:
    goods = " ".join(row.id for row in ALL_CARDS if row.color in ("brown", "grey"))
    state = position(
        seats=4,
        age=3,
        cities=True,
        teams=True,
        coins=30,
        boards={0: "ephesos", 1: "babylon", 2: "rhodos", 3: "gizah"},
        built={0: "smugglers_cache west_trading_post east_clandestine_wharf", 1: goods, 3: goods},
        hands={0: "palace"},
    )
    price = explain_card(state, 0, "palace")
    assert len(price.ways) > 15
    for left, right in price.ways:
        parts = split(market(state, 0), int(NEED[CARD_NUMBER["palace"]]), left, right)
        assert sum(count for _, count in parts.left + parts.right) == 6
        assert parts.own == (("papyrus", 1),)


def test_a_price_that_cannot_be_paid_says_what_is_missing() -> None:
    kinds = set()
    for seed in range(4):
        for state in positions(5, CITIES, seed):
            if state.question != TURN:
                continue
            for card in cards_in(state.cities[0].hand, state.cities[0].held):
                price = explain_card(state, 0, CARD_IDS[card])
                kinds.add(price.kind)
                assert (price.short > 0) == (price.kind == "short")
                assert bool(price.lacking) == (price.kind == "lacking")
                if price.kind == "short":
                    rich = state.clone()
                    rich.cities[0].coins += price.short
                    assert explain_card(rich, 0, CARD_IDS[card]).payable
                    rich.cities[0].coins -= 1
                    assert not explain_card(rich, 0, CARD_IDS[card]).payable
    assert {"chain", "nothing", "own", "pay", "owned", "short", "lacking"} <= kinds


def test_trading_posts_and_the_marketplace_make_units_cheaper() -> None:
    state = position(built={0: "west_trading_post marketplace", 1: "east_trading_post"})
    mine, other = int(state.cities[0].flags), int(state.cities[1].flags)
    assert unit_prices(mine, "left") == (1, 1)
    assert unit_prices(mine, "right") == (2, 1)
    assert unit_prices(other, "left") == (2, 2)
    assert unit_prices(other, "right") == (1, 2)


def test_a_wharf_and_the_cache_may_make_something_cheaper_still() -> None:
    built = {0: "west_clandestine_wharf", 1: "smugglers_cache"}
    state = position(seats=3, cities=True, built=built)
    wharf, cache, none = (int(state.cities[seat].flags) for seat in range(3))
    assert [rebates(wharf, "left"), rebates(wharf, "right")] == [True, False]
    assert [rebates(cache, "left"), rebates(cache, "right")] == [True, True]
    assert not rebates(none, "left")


def test_the_cheapest_way_has_the_fewest_coins_and_nothing_has_none() -> None:
    assert Price("pay", ways=((3, 1), (0, 2), (2, 0))).cheapest == (0, 2)
    assert Price("own").cheapest == (0, 0)


NO_ORE = {0: "gizah", 1: "ephesos", 2: "alexandria"}


@pytest.mark.parametrize(
    ("sold", "missing", "had"),
    [
        ("", (("wood", 2), ("ore", 1)), ()),
        ("lumber_yard", (("wood", 1), ("ore", 1)), ("wood",)),
        ("lumber_yard sawmill", (("ore", 1),), ()),
        ("lumber_yard forest_cave", (), ()),
    ],
)
def test_what_cannot_be_had_is_counted_unless_it_is_missing_only_together(
    sold: str, missing: Goods, had: tuple[str, ...]
) -> None:
    price = explain_card(position(age=2, boards=NO_ORE, built={1: sold}), 0, "archery_range")
    assert (price.kind, price.missing, price.had) == ("lacking", missing, had)
    assert price.lacking == (tuple(one for one, _ in missing) or ("wood", "ore"))
