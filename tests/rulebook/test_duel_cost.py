"""What things cost: rulings C1 to C8."""

from __future__ import annotations

from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from tests.games.duel.position import coins, do, legal, position, price
from tests.rulebook.table import CARDS, FACTS, TOKENS, WONDERS, of
from wondertable.games.duel.events import Built, Paid

BUILT_FIRST = [(card["chain_from"], card["id"]) for card in CARDS.values() if card["chain_from"]]


@pytest.mark.parametrize(
    ("opponent", "stone"),
    [("", 2), ("quarry", 3), ("shelf_quarry", 4), ("quarry stone_pit shelf_quarry", 6)],
)
def test_a_missing_unit_costs_2_and_1_for_each_unit_the_opponent_makes(
    opponent: str, stone: int
) -> None:
    """A Shelf Quarry counts 2, and every unit of one purchase has the same price (C1)."""
    state = position(age=2, built=("", opponent), open="baths walls aqueduct")
    assert price(state, "baths") == stone
    assert price(state, "walls") == 2 * stone
    assert price(state, "aqueduct") == 3 * stone


def test_the_price_of_a_resource_looks_at_that_resource_only() -> None:
    """The opponent's glass makes glass dearer, and neither clay nor papyrus (C1)."""
    state = position(age=2, built=("", "glassworks glass_blower"), open="parade_ground walls")
    assert price(state, "parade_ground") == 2 * 2 + 4
    assert price(state, "workshop") == 2
    assert price(state, "apothecary") == 4


def test_own_production_does_not_make_a_resource_dearer() -> None:
    """Only what the own city lacks is bought, at the price that the opponent's city sets (C1)."""
    state = position(age=2, built=("quarry", ""), open="aqueduct walls")
    assert price(state, "aqueduct") == 4
    assert price(state, "walls") == 2
    assert price(state, "baths") == 0


def test_yellow_cards_and_wonders_of_the_opponent_do_not_raise_prices() -> None:
    """Caravansery, Forum, Great Lighthouse and Piraeus are no brown or grey cards (C1)."""
    state = position(
        age=2,
        built=("", "caravansery forum stone_reserve customs_house"),
        raised=("", "piraeus great_lighthouse"),
        open="aqueduct walls",
    )
    assert price(state, "aqueduct") == 6
    assert price(state, "laboratory") == 6


def test_building_uses_nothing_up() -> None:
    """The stone of one turn is there again in the next (C1)."""
    state = position(
        age=2, coins=(0, 0), built=("shelf_quarry", ""), open="baths walls forum altar"
    )
    do(state, "build baths", "discard forum", "build walls")
    assert coins(state, 0) == 0


@pytest.mark.parametrize(
    ("reserve", "card", "units", "opponent"),
    [
        ("stone_reserve", "aqueduct", 3, "quarry shelf_quarry"),
        ("clay_reserve", "statue", 2, "clay_pool brickyard"),
        ("wood_reserve", "stable", 1, "sawmill"),
        ("customs_house", "chamber_of_commerce", 2, "press drying_room"),
        ("customs_house", "apothecary", 1, "glassworks"),
    ],
)
def test_a_reserve_makes_every_unit_cost_1(
    reserve: str, card: str, units: int, opponent: str
) -> None:
    """The fixed price holds whatever the opponent makes (C2)."""
    without = position(age=2, coins=(30, 7), built=("", opponent), open=f"{card} altar")
    assert price(without, card) > 2 * units
    state = position(age=2, coins=(30, 7), built=(reserve, opponent), open=f"{card} altar")
    assert price(state, card) == units
    assert Paid(0, 0, units, 0) in do(state, f"build {card}")


def test_a_reserve_fixes_the_price_of_its_own_resource_only() -> None:
    """A Stone Reserve leaves clay alone, a Customs House leaves raw goods alone (C2)."""
    state = position(age=2, built=("stone_reserve", ""), open="altar walls")
    assert price(state, "statue") == 4
    assert price(state, "dispensary") == 2 * 2 + 1
    state = position(age=2, built=("customs_house", ""), open="altar walls")
    assert price(state, "laboratory") == 2 + 2 * 1


def test_a_reserve_works_from_the_next_turn_on() -> None:
    """It is paid at its own price; the baths after it cost 1 instead of 4 (C2)."""
    state = position(
        age=2, coins=(4, 7), built=("", "shelf_quarry"), open="stone_reserve baths altar theater"
    )
    assert price(state, "baths") == 4
    assert Paid(0, 3, 0, 0) in do(state, "build stone_reserve")
    do(state, "discard altar")
    assert price(state, "baths") == 1
    do(state, "build baths")
    assert coins(state, 0) == 0


def test_a_reserve_helps_its_owner_only() -> None:
    """The opponent's Reserve changes nothing (C2)."""
    state = position(age=2, built=("", "stone_reserve"), open="baths walls")
    assert price(state, "baths") == 2


@pytest.mark.parametrize(
    ("built", "raised", "aqueduct"),
    [
        ("caravansery", "", 4),
        ("", "great_lighthouse", 4),
        ("caravansery", "great_lighthouse", 2),
        ("caravansery quarry", "great_lighthouse", 0),
        ("forum", "piraeus", 6),
    ],
)
def test_choice_producers_help_the_same_construction_with_one_unit_each(
    built: str, raised: str, aqueduct: int
) -> None:
    """Each gives one raw unit; those of glass and papyrus give no stone (C3)."""
    state = position(age=2, built=(built, ""), raised=(raised, ""), open="aqueduct walls")
    assert price(state, "aqueduct") == aqueduct


@pytest.mark.parametrize(
    ("built", "raised", "laboratory"),
    [("forum", "", 4), ("", "piraeus", 4), ("forum", "piraeus", 2), ("caravansery", "", 4)],
)
def test_forum_and_piraeus_give_one_glass_or_papyrus_each(
    built: str, raised: str, laboratory: int
) -> None:
    """The Laboratory needs 1 wood and 2 glass (C3)."""
    state = position(age=2, built=(built, ""), raised=(raised, ""), open="laboratory walls")
    assert price(state, "laboratory") == laboratory


def test_a_choice_producer_chooses_anew_for_every_construction() -> None:
    """The Caravansery makes stone for one building and clay for the next (C3)."""
    state = position(
        age=2, coins=(0, 0), built=("caravansery", ""), open="baths garrison altar theater"
    )
    do(state, "build baths", "build altar", "build garrison")
    assert coins(state, 0) == 0
    assert Built(1, "theater", "paid") in do(state, "build theater")


def test_a_choice_producer_covers_the_dearest_unit() -> None:
    """Of wood at 2 and stone at 4 the Caravansery makes the stone (C3, C4)."""
    state = position(age=2, built=("caravansery", "shelf_quarry"), open="rostrum walls")
    assert price(state, "rostrum") == 2


def random_city(random: Random) -> dict[str, Any]:
    """Two cities out of the real box: producers, traders, some chains, wonders and tokens."""
    mine: list[str] = []
    theirs: list[str] = []
    for card in CARDS.values():
        if card["color"] in ("brown", "grey", "yellow") or card["chain_gives"]:
            part = random.choice([mine, theirs, None, None])
            if part is not None:
                part.append(card["id"])
    hand = random.sample(list(WONDERS), 4)
    split = random.randint(0, 3)
    return {
        "built": (" ".join(mine), " ".join(theirs)),
        "raised": (" ".join(hand[:split]), ""),
        "wonders": (" ".join(hand[split:]), ""),
        "tokens": (" ".join(random.sample(list(TOKENS), random.randint(0, 6))), ""),
    }


def choices_of(city: dict[str, Any]) -> list[list[str]]:
    """What each choice producer of the first city can make."""
    things = [CARDS[card] for card in city["built"][0].split()]
    things += [WONDERS[wonder] for wonder in city["raised"][0].split()]
    return [
        thing["effect"]["produces_choice"]
        for thing in things
        if "produces_choice" in thing["effect"]
    ]


def made(cards: str) -> dict[str, int]:
    """Units on the brown and grey cards of a city."""
    units = dict.fromkeys(FACTS["conventions"]["resources"], 0)
    for card in cards.split():
        for resource, count in CARDS[card]["effect"].get("produces", {}).items():
            units[resource] += count
    return units


def searched_price(city: dict[str, Any], thing: dict[str, Any]) -> int:
    """The least payment, by trying every use of every producer and of the discount."""
    mine = city["built"][0].split()
    if thing.get("chain_from") in mine:
        return 0
    theirs = made(city["built"][1])
    fixed = {
        resource for card in mine for resource in CARDS[card]["effect"].get("trade_fixed_price", [])
    }
    own = made(city["built"][0])
    needs = [
        resource
        for resource, count in thing["cost"].items()
        if resource != "coins"
        for _ in range(max(count - own[resource], 0))
    ]
    kind = "masonry" if thing.get("color") == "blue" else "architecture"
    discount = kind in city["tokens"][0].split() and (thing.get("color") in ("blue", None))
    least = 10**6
    for use in product(*choices_of(city)):
        rest = list(needs)
        for resource in use:
            if resource in rest:
                rest.remove(resource)
        prices = [1 if resource in fixed else 2 + theirs[resource] for resource in rest]
        spared = combinations(prices, min(2, len(prices))) if discount else [()]
        least = min(least, *[sum(prices) - sum(part) for part in spared])
    return least + int(thing["cost"].get("coins", 0))


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(6))
def test_the_price_is_the_least_that_an_exhaustive_search_finds(seed: int) -> None:
    """Own goods, then choice producers, then the discount, always at the best (C4)."""
    random = Random(seed)
    prices = set()
    for _ in range(100):
        city = random_city(random)
        state = position(age=2, coins=(99, 99), open="altar theater", **city)
        for card in CARDS:
            expected = searched_price(city, CARDS[card])
            assert price(state, card) == expected, (card, city)
            prices.add(expected)
        for wonder in city["wonders"][0].split():
            assert price(state, wonder) == searched_price(city, WONDERS[wonder]), (wonder, city)
    assert len(prices) > 12


def test_masonry_spares_the_two_dearest_units_of_a_blue_card() -> None:
    """Stone at 4 is spared before wood at 2; two units at most (C5)."""
    state = position(
        age=3, built=("", "shelf_quarry"), tokens=("masonry", ""), open="town_hall palace"
    )
    assert price(state, "town_hall") == 3 * 4 + 2 * 2 - 2 * 4
    assert price(state, "aqueduct") == 4


def test_masonry_may_spare_everything_that_is_missing() -> None:
    """A blue card of one or two units costs nothing (C5)."""
    state = position(age=2, coins=(0, 0), tokens=("masonry", ""), open="baths temple rostrum")
    assert [price(state, card) for card in ("baths", "temple", "rostrum")] == [0, 0, 0]
    assert {"build baths", "build temple", "build rostrum"} <= set(legal(state))


def test_a_discount_is_not_wasted_on_what_the_city_makes() -> None:
    """With one stone of its own a city with Masonry builds the Aqueduct for nothing (C5)."""
    state = position(age=2, built=("quarry", ""), tokens=("masonry", ""), open="aqueduct walls")
    assert price(state, "aqueduct") == 0


def test_masonry_helps_blue_cards_and_architecture_helps_wonders() -> None:
    """Neither helps anything else, and coins stay due in full (C5)."""
    state = position(
        age=2,
        tokens=("masonry architecture", ""),
        wonders=("pyramids", ""),
        open="walls caravansery",
    )
    assert price(state, "walls") == 4
    assert price(state, "caravansery") == 6
    assert price(state, "forum") == 5
    assert price(state, "pyramids") == 4
    state = position(age=2, tokens=("masonry", ""), wonders=("pyramids", ""), open="walls temple")
    assert price(state, "pyramids") == 8
    state = position(age=2, tokens=("architecture", ""), open="aqueduct temple")
    assert price(state, "aqueduct") == 6


def test_a_discount_token_of_the_opponent_helps_nobody_else() -> None:
    """Masonry and Architecture are for their owner (C5)."""
    state = position(
        age=2, tokens=("", "masonry architecture"), wonders=("pyramids", ""), open="aqueduct walls"
    )
    assert price(state, "aqueduct") == 6
    assert price(state, "pyramids") == 8


def test_architecture_does_not_pay_back_the_wonder_that_brought_it() -> None:
    """The Great Library was paid in full before its token came (C5)."""
    state = position(
        coins=(12, 7),
        wonders=("great_library pyramids", ""),
        board="economy law masonry strategy urbanism",
        open="altar baths",
    )
    do(state, "wonder great_library with altar")
    do(state, "draw architecture", "draw theology", "draw philosophy", "take architecture")
    assert coins(state, 0) == 2
    do(state, "discard baths")
    assert coins(state, 0) == 2


def test_printed_coins_and_trade_are_paid_together() -> None:
    """A Caravansery costs 2 coins and 4 for goods; with 5 coins it is no legal move (C6)."""
    state = position(age=2, coins=(5, 7), open="caravansery walls")
    assert "build caravansery" not in legal(state)
    assert "discard caravansery" in legal(state)
    state = position(age=2, coins=(6, 7), open="caravansery walls")
    assert Paid(0, 2, 4, 0) in do(state, "build caravansery")
    assert coins(state, 0) == 0


def test_printed_coins_stay_due_beside_trade_of_the_same_height() -> None:
    """A Forum costs 3 coins and, against a city of 1 clay, 3 for its clay (C6)."""
    state = position(age=2, coins=(6, 7), built=("", "clay_pool"), open="forum walls")
    assert price(state, "forum") == 6
    assert of(do(state, "build forum"), Paid) == [Paid(0, 3, 3, 0)]
    assert (coins(state, 0), coins(state, 1)) == (0, 7)


def test_a_wonder_needs_all_of_its_coins() -> None:
    """The Pyramids cost 8 coins for 4 units (C6)."""
    state = position(coins=(7, 7), wonders=("pyramids", ""), open="altar baths")
    assert "wonder pyramids with altar" not in legal(state)
    state = position(coins=(8, 7), wonders=("pyramids", ""), open="altar baths")
    assert "wonder pyramids with altar" in legal(state)


def test_a_chain_takes_the_whole_cost_away() -> None:
    """The 3 coins of the Barracks vanish with a Garrison, and nothing is paid (C7)."""
    state = position(age=2, coins=(9, 7), built=("garrison", ""), open="barracks walls")
    events = do(state, "build barracks")
    assert of(events, Built) == [Built(0, "barracks", "chain")]
    assert of(events, Paid) == []
    assert coins(state, 0) == 9


@pytest.mark.parametrize(("theirs", "discarded"), [("garrison", ""), ("", "garrison")])
def test_a_chain_needs_an_own_built_card(theirs: str, discarded: str) -> None:
    """A Garrison of the opponent or in the discard pile is no help (C7)."""
    state = position(
        age=2, coins=(9, 7), built=("", theirs), discarded=discarded, open="barracks walls"
    )
    events = do(state, "build barracks")
    assert of(events, Built) == [Built(0, "barracks", "paid")]
    assert of(events, Paid) == [Paid(0, 3, 0, 0)]
    assert coins(state, 0) == 6


def test_there_are_17_chains_within_one_colour() -> None:
    """They lead to a later age; only Palisade and Tavern skip one (C8)."""
    assert len(BUILT_FIRST) == 17
    assert all(CARDS[giver]["color"] == CARDS[card]["color"] for giver, card in BUILT_FIRST)
    steps = {giver: (CARDS[giver]["age"], CARDS[card]["age"]) for giver, card in BUILT_FIRST}
    assert {giver for giver, step in steps.items() if step == (1, 3)} == {"palisade", "tavern"}
    assert set(steps.values()) == {(1, 2), (1, 3), (2, 3)}
    both = {giver for giver, _ in BUILT_FIRST} & {card for _, card in BUILT_FIRST}
    assert both == {"statue", "temple"}


@pytest.mark.parametrize(("giver", "card"), BUILT_FIRST)
def test_every_chain_makes_its_card_free(giver: str, card: str) -> None:
    """Without the first card the second one costs something, with it nothing (C8)."""
    without = position(age=2, coins=(0, 0), open=f"{card} quarry")
    assert price(without, card) > 0
    assert f"build {card}" not in legal(without)
    state = position(age=2, coins=(0, 0), built=(giver, ""), open=f"{card} quarry")
    assert price(state, card) == 0
    assert Built(0, card, "chain") in do(state, f"build {card}")
