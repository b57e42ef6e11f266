"""Which wonders a city can pay for: four prices compared at once, as if one by one."""

from __future__ import annotations

from itertools import product

import pytest

from wondertable.games.duel.city import City
from wondertable.games.duel.cost import payable_wonders, wonder_price
from wondertable.games.duel.tables import ARCHITECTURE

DEAREST = 0xFFFFF
"""A price of 15 for every resource: no opponent produces so much."""


def city(coins: int, wonders: tuple[int, ...], price: int) -> City:
    """A city with coins, a row of wonders, and prices of resources."""
    found = City()
    found.coins = coins
    for wonder in wonders:
        found.add_wonder(wonder)
    found.price = price
    return found


@pytest.mark.parametrize("price", [0x22222, 0x12345, DEAREST])
def test_a_wonder_is_payable_when_its_price_is_there(price: int) -> None:
    rows = [(0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11), (3, 11), ()]
    for wonders, coins in product(rows, [*range(0, 131), 255, 1000]):
        me = city(coins, wonders, price)
        for unbuilt in range(1 << len(wonders)):
            me.unbuilt = unbuilt
            places = [at for at in range(len(wonders)) if unbuilt >> at & 1]
            wanted = sum(1 << at for at in places if wonder_price(me, at) <= coins)
            assert payable_wonders(me) == wanted


def test_a_discount_counts() -> None:
    me = city(6, (0, 1, 2, 3), 0x22222)
    before = payable_wonders(me)
    me.add_token(ARCHITECTURE)
    assert before & ~payable_wonders(me) == 0
    assert payable_wonders(me) != before
