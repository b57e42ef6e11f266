"""The price breakdown: it must come to what the rules ask."""

from __future__ import annotations

import pytest

from tests.games.duel.position import position
from tests.web.present.scenes import play
from wondertable import COMPILED
from wondertable.games.duel.actions import CARD_NUMBER, WONDER_NUMBER
from wondertable.games.duel.cards import CARDS
from wondertable.games.duel.cost import card_price, wonder_price
from wondertable.games.duel.price import Bought, explain_card, explain_wonder
from wondertable.games.duel.state import Duel


def everything(state: Duel) -> int:
    """Compares every price of a position with the rules; says how many."""
    checked = 0
    for seat in range(2):
        city, rival = state.city(seat), state.city(1 - seat)
        for card in range(len(CARDS)):
            price = explain_card(city, rival, card)
            assert price.total == card_price(city, card), CARDS[card].id
            assert price.short == max(0, card_price(city, card) - city.coins)
            checked += 1
        for place in range(city.drafted):
            price = explain_wonder(city, rival, int(city.wonder_at(place)))
            assert price.total == wonder_price(city, place)
            checked += 1
    return checked


@pytest.mark.parametrize("seed", range(30 if COMPILED else 4))
def test_the_parts_of_a_price_come_to_the_price_of_the_rules(seed: int) -> None:
    assert sum(everything(played.state) for played in play(seed)) > 5000


@pytest.mark.parametrize("seed", range(5))
def test_the_units_of_a_price_are_those_of_the_printed_cost(seed: int) -> None:
    for played in play(seed):
        state = played.state
        for card, row in enumerate(CARDS):
            price = explain_card(state.me, state.opp, card)
            units = dict.fromkeys(("wood", "clay", "stone", "glass", "papyrus"), 0)
            for goods in (price.own, price.chosen, price.saved):
                for resource, count in goods:
                    units[resource] += count
            for item in price.bought:
                units[item.resource] += item.units
            asked = {name: 0 if price.chain else getattr(row.cost, name) for name in units}
            assert units == asked


def test_what_is_bought_tells_how_much_the_opponent_makes() -> None:
    state = position(built=("", "lumber_yard sawmill"), coins=(20, 7))
    price = explain_card(state.me, state.opp, CARD_NUMBER["courthouse"])
    wood, glass = price.bought
    assert (wood.units, wood.each, wood.rival_units, wood.coins) == (2, 5, 3, 10)
    assert (glass.units, glass.each, glass.rival_units) == (1, 2, 0)


def test_a_reserve_makes_a_resource_cost_one_coin() -> None:
    state = position(built=("wood_reserve", "sawmill"), coins=(20, 7))
    price = explain_card(state.me, state.opp, CARD_NUMBER["stable"])
    assert price.bought == (Bought("wood", 1, 1, fixed=True),)
    assert price.bought[0].rival_units == 0


def test_choices_and_masonry_spare_the_dearest_goods() -> None:
    state = position(
        built=("caravansery", "brickyard"), tokens=("masonry", ""), coins=(20, 7), age=3
    )
    price = explain_card(state.me, state.opp, CARD_NUMBER["palace"])
    assert price.chosen == (("clay", 1),)
    assert (price.token, sum(count for _, count in price.saved)) == ("masonry", 2)
    assert price.total == 4


def test_a_chain_names_the_card_that_makes_it_free() -> None:
    state = position(built=("baths", ""))
    price = explain_card(state.me, state.opp, CARD_NUMBER["aqueduct"])
    assert (price.chain, price.total, price.bought) == ("baths", 0, ())


def test_economy_tells_who_receives_what_is_paid_for_goods() -> None:
    state = position(tokens=("", "economy"), wonders=("sphinx", ""))
    assert explain_wonder(state.me, state.opp, WONDER_NUMBER["sphinx"]).to_rival
    assert not explain_wonder(state.opp, state.me, WONDER_NUMBER["sphinx"]).to_rival
