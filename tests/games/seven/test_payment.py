"""The ways to pay against an exhaustive search, in random cities."""

from __future__ import annotations

import pytest

from tests.games.seven.position import pairs
from tests.slow.payment import MADE, RAW, Town, payments
from wondertable.core.rng import Rng
from wondertable.games.seven.cards import ALL_CARDS, BOARDS, RESOURCES, Card, Stage
from wondertable.games.seven.city import City
from wondertable.games.seven.cost import card_ways, stage_ways, ways_to_pay
from wondertable.games.seven.effects import Produces, ProducesChoice
from wondertable.games.seven.tables import COINS_ASKED, pack

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
CITIES = 120
RICH = 40
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


def test_needs_that_no_card_has_are_met_in_the_same_ways() -> None:
    rng = Rng(5)
    for _ in range(CITIES):
        (me, mine), (left, his), (right, hers) = (random_city(rng, 2) for _ in range(3))
        raw = [RAW[rng.below(4)] for _ in range(rng.below(6))]
        made = [MADE[rng.below(3)] for _ in range(rng.below(4))]
        need = sum(1 << 4 * RESOURCES.index(name) for name in raw + made)
        budget = rng.below(20)
        known = payments(mine, his, hers, tuple(sorted(raw + made)), budget)
        assert pairs(ways_to_pay(me, left, right, need, budget)) == known


def test_costs_are_packed_resource_by_resource() -> None:
    palace = next(row for row in ALL_CARDS if row.id == "palace")
    assert pack(palace.cost) == 0x1111111
