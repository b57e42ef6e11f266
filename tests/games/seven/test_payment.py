"""The ways to pay against an exhaustive search, in random cities."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.seven.position import legal, pairs, position, ways
from tests.slow.payment import MADE, RAW, Town, fewest, payments
from wondertable import COMPILED
from wondertable.core.rng import Rng
from wondertable.games.seven.cards import ALL_CARDS, BOARDS, RESOURCES, Card, Stage
from wondertable.games.seven.choices import slot_of_code, use_code, way_of_code
from wondertable.games.seven.city import City
from wondertable.games.seven.codes import BUILD, LEAVE, OPEN, SELL, STAGE
from wondertable.games.seven.cost import card_ways, stage_ways, ways_to_pay
from wondertable.games.seven.effects import Produces, ProducesChoice
from wondertable.games.seven.game import GAME
from wondertable.games.seven.tables import COINS_ASKED, PARTNERS, pack
from wondertable.games.seven.ways import Ways, number_of, pairs_of, with_pair

PRODUCERS = [row for row in ALL_CARDS if row.color in ("brown", "grey")]
HELPERS = [
    row
    for row in ALL_CARDS
    if row.id
    in (
        *("caravansery", "forum", "west_trading_post", "east_trading_post", "marketplace"),
        *("west_clandestine_wharf", "east_clandestine_wharf", "smugglers_cache"),
        *("secret_warehouse", "black_market"),
    )
]
CITIES = 120 if COMPILED else 70
MOST_UNITS = 7
MOST_WAYS = 39
DISCOUNTS = (
    *("west_trading_post", "east_trading_post", "marketplace"),
    *("west_clandestine_wharf", "east_clandestine_wharf"),
)
RICH = 40 if COMPILED else 24
"""How many triples of cities with many producers are tried, which the search finds hard."""


def kinds(row: Card | Stage) -> list[frozenset[str]]:
    """What a row produces, unit by unit."""
    found: list[frozenset[str]] = []
    for effect in row.effects:
        if isinstance(effect, Produces):
            found += [frozenset([effect.resource])] * effect.units
        elif isinstance(effect, ProducesChoice):
            found.append(frozenset(effect.resources))
    return found


def random_city(rng: Rng, likely: int) -> tuple[City, Town]:
    """A city with some producers and helpers, for the engine and for the search."""
    board = rng.below(len(BOARDS))
    city, town = City(), Town(BOARDS[board].start)
    city.settle(board)
    city.side = rng.below(2)
    names = set()
    for card, row in enumerate(ALL_CARDS):
        chosen = row in PRODUCERS and rng.below(10) < likely
        if (chosen or (row in HELPERS and rng.below(10) < 4)) and row.building not in names:
            names.add(row.building)
            city.add_card(card)
            town.owns.add(row.id)
            (town.sells if row in PRODUCERS else town.keeps).extend(kinds(row))
    for stage in (BOARDS[board].day, BOARDS[board].night)[city.side][: rng.below(3)]:
        city.add_stage()
        town.keeps += kinds(stage)
    city.coins = rng.below(14)
    return city, town


def need_of(row: Card | Stage) -> tuple[str, ...]:
    """The units that a row costs."""
    return tuple(name for name in RESOURCES for _ in range(row.cost.units(name)))


@pytest.mark.compiled
@pytest.mark.parametrize("likely", [1, 2, 4])
def test_all_ways_to_pay_are_those_of_an_exhaustive_search(likely: int) -> None:
    rng = Rng(likely)
    several = 0
    for _ in range(RICH if likely > 2 else CITIES):
        (me, mine), (left, his), (right, hers) = (random_city(rng, likely) for _ in range(3))
        for _ in range(8):
            card = rng.below(len(ALL_CARDS))
            row = ALL_CARDS[card]
            budget = int(me.coins) - COINS_ASKED[card]
            known = payments(mine, his, hers, need_of(row), budget) if budget >= 0 else set()
            found = pairs(card_ways(me, left, right, card))
            assert found == known, (row.id, mine, his, hers, budget)
            several += len(found) > 1
    assert several > 5


def test_stages_are_paid_in_the_same_ways() -> None:
    rng = Rng(9)
    paid = 0
    for _ in range(CITIES):
        (me, mine), (left, his), (right, hers) = (random_city(rng, 2) for _ in range(3))
        side = (BOARDS[me.board].day, BOARDS[me.board].night)[me.side]
        found = pairs(stage_ways(me, left, right))
        if me.stages_left() == 0:
            assert found == set()
            continue
        stage = side[me.stages]
        budget = int(me.coins) - stage.cost.coins
        known = payments(mine, his, hers, need_of(stage), budget) if budget >= 0 else set()
        assert found == known
        paid += len(found) > 0
    assert paid > 50


@pytest.mark.compiled
@pytest.mark.parametrize("likely", [1, 2, 3])
def test_partners_are_offered_all_ways_to_buy_the_fewest_units(likely: int) -> None:
    rng = Rng(20 + likely)
    dearer = 0
    for _ in range(RICH if likely > 2 else CITIES):
        (me, mine), (left, his), (right, hers) = (random_city(rng, likely) for _ in range(3))
        me.flags |= PARTNERS
        for _ in range(8):
            card = rng.below(len(ALL_CARDS))
            need = need_of(ALL_CARDS[card])
            budget = int(me.coins) - COINS_ASKED[card]
            known = fewest(mine, his, hers, need, budget) if budget >= 0 else set()
            found = card_ways(me, left, right, card)
            assert pairs(found) == known, (ALL_CARDS[card].id, mine, his, hers, budget)
            assert found[0] == len(known)
            dearer += len(known - payments(mine, his, hers, need, max(budget, 0)))
    assert dearer > 5


@pytest.mark.compiled
def test_needs_that_no_card_has_are_met_in_the_same_ways() -> None:
    rng = Rng(5)
    for _ in range(CITIES):
        (me, mine), (left, his), (right, hers) = (random_city(rng, 2) for _ in range(3))
        raw = [RAW[rng.below(4)] for _ in range(rng.below(6))]
        made = [MADE[rng.below(3)] for _ in range(rng.below(4))]
        names = (raw + made)[-MOST_UNITS:]
        need = sum(1 << 4 * RESOURCES.index(name) for name in names)
        budget = rng.below(20)
        known = payments(mine, his, hers, tuple(sorted(names)), budget)
        assert pairs(ways_to_pay(me, left, right, need, budget)) == known
        me.flags |= PARTNERS
        known = fewest(mine, his, hers, tuple(sorted(names)), budget)
        assert pairs(ways_to_pay(me, left, right, need, budget)) == known


def test_ways_to_pay_have_room_for_whatever_any_card_or_stage_may_cost() -> None:
    stages = [stage for board in BOARDS for stage in (*board.day, *board.night)]
    asked = [len(need_of(card)) for card in ALL_CARDS] + [len(need_of(stage)) for stage in stages]
    assert max(asked) == MOST_UNITS
    dearest = 2 * MOST_UNITS
    every = [(left, right) for left in range(dearest + 1) for right in range(dearest + 1 - left)]
    ways: Ways = (0, 0, 0)
    for left, right in every:
        ways = with_pair(with_pair(ways, left, right), left, right)
    assert pairs_of(ways) == every
    assert ways[0] == len(every) == 120
    numbers = [int(number_of(ways, left << 5 | right)) for left, right in every]
    assert numbers == list(range(120))
    assert number_of((1, 1, 0), 3) == -1


def test_every_way_to_pay_has_a_code_of_its_own_below_the_open_ones() -> None:
    codes = {
        int(slot << 5 | use_code(first, way))
        for slot in range(8)
        for first in (BUILD, STAGE)
        for way in range(120)
    }
    assert len(codes) == 8 * 2 * 120
    assert not codes & {slot << 5 | use for slot in range(8) for use in (SELL, LEAVE)}
    assert max(codes) < OPEN
    for way in (0, 14, 15, 119):
        action = 5 << 5 | int(use_code(STAGE, way))
        assert (slot_of_code(action), way_of_code(STAGE, action)) == (5, way)
    assert max(use_code(first, way) for first in (BUILD, STAGE) for way in range(15)) < 32


def test_the_most_ways_that_partners_have() -> None:
    """The Palace with a Smuggler's Cache: all units but the own may come from both sides."""
    goods = " ".join(row.id for row in PRODUCERS)
    most = 0
    for discounts in product((0, 1), repeat=5):
        owned = [id for id, on in zip(DISCOUNTS, discounts, strict=True) if on]
        state = position(
            seats=4,
            age=3,
            cities=True,
            teams=True,
            coins=30,
            boards={0: "babylon", 1: "alexandria", 2: "rhodos", 3: "gizah"},
            built={0: " ".join(["smugglers_cache", *owned]), 1: goods, 3: goods},
            hands={0: "palace"},
        )
        texts = legal(state, 0, "palace")
        offered = ways(state, 0, "palace")
        assert sorted(texts) == sorted(set(texts))
        assert sum(text.startswith("build") for text in texts) == len(offered)
        for action in state.legal(0):
            text = GAME.write(state, 0, action)
            assert GAME.read(state, 0, text) == action
        most = max(most, len(offered))
    assert most == MOST_WAYS


def test_costs_are_packed_resource_by_resource() -> None:
    palace = next(row for row in ALL_CARDS if row.id == "palace")
    assert pack(palace.cost) == 0x1111111
