"""Wharves, the Smuggler's Cache and the Architect Firm: rulings 6.1, 6.2, 6.7 and 6.8."""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    GOODS,
    cards,
    coins,
    cost_ways,
    do,
    legal,
    of,
    position,
    stage_ways,
    ways,
    why_not,
)
from wondertable.games.seven.events import Built, Paid
from wondertable.games.seven.state import Seven


def market(owned: str, left: str = "", right: str = "", purse: int = 30) -> Seven:
    """Seat 0 makes papyrus; Gizah (stone) is its left and Rhodos (ore) its right neighbour."""
    return position(
        seats=4,
        cities=True,
        age=2,
        coins=purse,
        boards={0: "ephesos", 1: "gizah", 3: "rhodos"},
        built={0: owned, 1: left, 3: right},
    )


@pytest.mark.parametrize(
    ("owned", "one", "two", "three"),
    [
        ("", 2, 4, 6),
        ("west_clandestine_wharf", 1, 3, 5),
        ("west_clandestine_wharf west_trading_post", 0, 1, 2),
        ("east_clandestine_wharf", 2, 4, 6),
        ("east_clandestine_wharf west_trading_post", 1, 2, 3),
    ],
)
def test_a_wharf_takes_one_coin_off_one_unit_of_its_side(
    owned: str, one: int, two: int, three: int
) -> None:
    """Wood from the left: once a turn, beside the post, never for the other side (Cities 6.1)."""
    state = market(owned, left="lumber_yard sawmill")
    assert cost_ways(state, 0, wood=1) == {(one, 0)}
    assert cost_ways(state, 0, wood=2) == {(two, 0)}
    assert cost_ways(state, 0, wood=3) == {(three, 0)}


def test_the_east_wharf_works_on_the_right() -> None:
    """And the west one does nothing there (Cities 6.1)."""
    east = market("east_clandestine_wharf", right="sawmill")
    assert cost_ways(east, 0, wood=2) == {(0, 3)}
    west = market("west_clandestine_wharf", right="sawmill")
    assert cost_ways(west, 0, wood=2) == {(0, 4)}


def test_both_wharves_take_a_coin_off_on_each_side() -> None:
    """A unit from each side costs 2 together (Cities 6.1)."""
    state = market("west_clandestine_wharf east_clandestine_wharf", "clay_pool", "lumber_yard")
    assert cost_ways(state, 0, wood=1, clay=1) == {(1, 1)}


@pytest.mark.parametrize("good", ["glass", "cloth"])
def test_a_wharf_is_for_goods_of_any_kind(good: str) -> None:
    """Manufactured ones too, also beside a Marketplace (Cities 6.1)."""
    left = "glassworks_1 loom_1"
    assert cost_ways(market("west_clandestine_wharf", left), 0, **{good: 1}) == {(1, 0)}
    both = market("west_clandestine_wharf marketplace", left)
    assert cost_ways(both, 0, **{good: 1}) == {(0, 0)}
    assert cost_ways(both, 0, glass=1, cloth=1) == {(1, 0)}


def test_a_wharf_takes_off_one_coin_in_all() -> None:
    """Not one of each kind: wood and glass from the left cost 3 (Cities 6.1)."""
    state = market("west_clandestine_wharf", left="lumber_yard glassworks_1")
    assert cost_ways(state, 0, wood=1, glass=1) == {(3, 0)}
    post = market("west_clandestine_wharf west_trading_post", left="lumber_yard glassworks_1")
    assert cost_ways(post, 0, wood=1, glass=1) == {(2, 0)}


def test_a_rebate_goes_to_a_unit_that_still_costs_something() -> None:
    """A board unit that is free already leaves the wharf to the next one (Cities 6.1)."""
    state = market("smugglers_cache west_trading_post west_clandestine_wharf", "stone_pit")
    assert cost_ways(state, 0, stone=1) == {(0, 0)}
    assert cost_ways(state, 0, stone=2) == {(0, 0)}


def test_no_price_falls_below_nothing() -> None:
    """What is free already brings no coin back (Cities 6.1, 6.2)."""
    everything = "smugglers_cache west_trading_post west_clandestine_wharf"
    state = market(everything, "", "sawmill")
    assert cost_ways(state, 0, stone=1) == {(0, 0)}
    assert cost_ways(state, 0, stone=1, wood=1) == {(0, 2)}


@pytest.mark.parametrize(
    ("owned", "paid"), [("", 4), ("west_clandestine_wharf", 3), ("west_trading_post", 2)]
)
def test_the_seller_gets_what_is_really_paid(owned: str, paid: int) -> None:
    """The rebate is not made up for (Cities 6.1)."""
    state = position(
        cities=True,
        age=2,
        coins=10,
        boards={0: "ephesos", 1: "gizah", 2: "rhodos"},
        built={0: owned, 1: "sawmill"},
        hands={0: "caravansery"},
    )
    events = do(state, {0: f"build caravansery paying {paid} left"})
    assert of(events, Paid) == [Paid(0, 0, paid, 0)]
    assert (coins(state, 0), coins(state, 1)) == (10 - paid, 10 + 3 + paid)


def test_a_wharf_works_once_in_every_turn() -> None:
    """And again in the next one (Cities 6.1)."""
    state = position(
        cities=True,
        coins=10,
        boards={0: "ephesos", 1: "gizah", 2: "rhodos"},
        built={0: "west_clandestine_wharf", 1: "lumber_yard"},
        hands={0: "stockade", 2: "city_gates guard_tower"},
    )
    do(state, {0: "build stockade paying 1 left", 2: "sell guard_tower"})
    assert ways(state, 0, "city_gates") == {(1, 0)}


@pytest.mark.parametrize(
    ("owned", "one", "two"),
    [
        ("smugglers_cache", 1, 3),
        ("smugglers_cache west_trading_post", 0, 1),
        ("smugglers_cache west_clandestine_wharf", 0, 2),
        ("west_trading_post", 1, 2),
    ],
)
def test_a_cache_takes_a_coin_off_the_board_s_own_unit(owned: str, one: int, two: int) -> None:
    """Of Gizah's stone and its Stone Pit's only the first; it adds up (Cities 6.2, 13)."""
    state = market(owned, left="stone_pit")
    assert cost_ways(state, 0, stone=1) == {(one, 0)}
    assert cost_ways(state, 0, stone=2) == {(two, 0)}


def test_a_cache_is_for_both_neighbours_at_once() -> None:
    """The stone of one board and the ore of the other cost 1 each (Cities 6.2)."""
    state = market("smugglers_cache")
    assert cost_ways(state, 0, stone=1, ore=1) == {(1, 1)}


def test_a_cache_is_for_each_purchase_and_not_for_the_kind() -> None:
    """Stone that a brown card of the other neighbour makes costs 2 (Cities 6.2)."""
    state = market("smugglers_cache", right="stone_pit")
    assert cost_ways(state, 0, stone=1) == {(1, 0), (0, 2)}
    assert cost_ways(state, 0, stone=2) == {(1, 2)}


def test_a_cache_is_for_manufactured_boards_too() -> None:
    """Glass of Alexandria costs 1, and nothing beside a Marketplace (Cities 6.2)."""
    for owned, price in (("smugglers_cache", 1), ("smugglers_cache marketplace", 0)):
        state = position(
            seats=4, cities=True, coins=9, boards={0: "ephesos", 1: "alexandria"}, built={0: owned}
        )
        assert cost_ways(state, 0, glass=1) == {(price, 0)}


def test_a_cache_works_in_every_turn() -> None:
    """It is not used up (Cities 6.2)."""
    state = position(
        cities=True,
        coins=10,
        boards={0: "ephesos", 1: "gizah", 2: "babylon"},
        built={0: "smugglers_cache"},
        hands={0: "baths", 2: "city_gates guard_tower"},
    )
    do(state, {0: "build baths paying 1 left", 2: "sell guard_tower"})
    assert ways(state, 0, "city_gates") == {(0, 1)}


def test_the_wharf_chooses_its_unit_beside_a_choice_of_sides() -> None:
    """Wood from both sides with the West Wharf: all splits that none undercuts (Cities 6.1)."""
    state = market("west_clandestine_wharf", "sawmill", "sawmill")
    assert cost_ways(state, 0, wood=2) == {(3, 0), (1, 2), (0, 4)}


def architect(board: str, stages: int, purse: int, built: str = "architect_firm") -> Seven:
    """A city with a board, so many stages, so many coins and an Architect Firm."""
    return position(
        cities=True,
        age=2,
        coins={0: purse, 1: 0, 2: 0},
        boards={0: board},
        stages={0: stages},
        built={0: built, 1: GOODS, 2: GOODS},
        hands={0: "temple"},
    )


@pytest.mark.parametrize(
    ("board", "stages", "price"),
    [
        ("petra", 0, 0),
        ("petra", 1, 5),
        ("petra", 2, 0),
        ("petra:night", 0, 0),
        ("petra:night", 1, 10),
        ("byzantium:night", 1, 0),
        ("gizah:night", 3, 0),
    ],
)
def test_an_architect_firm_spares_resources_and_not_coins(
    board: str, stages: int, price: int
) -> None:
    """Petra pays 5 by day and 10 by night; all other stages cost nothing (Cities 6.7)."""
    state = architect(board, stages, price)
    assert stage_ways(state, 0) == {(0, 0)}
    do(state, {0: "stage with temple"})
    assert coins(state, 0) == 0
    if price:
        assert stage_ways(architect(board, stages, price - 1), 0) == set()


def test_nothing_is_bought_for_a_stage_with_an_architect_firm() -> None:
    """Neighbours who sell everything are not offered (Cities 6.7)."""
    state = architect("petra", 0, 20)
    assert [text for text in legal(state, 0, "temple") if text.startswith("stage")] == [
        "stage with temple"
    ]
    assert why_not(state, 0, "stage with temple paying 2 left")
    assert stage_ways(architect("petra", 0, 20, built="altar"), 0) == {(4, 0), (2, 2), (0, 4)}


def test_an_architect_firm_spares_nothing_on_cards() -> None:
    """It is for stages only (Cities 6.7)."""
    state = architect("petra", 0, 1)
    assert ways(state, 0, "temple") == set()


def test_a_free_build_of_olympia_waives_the_coins_of_a_black_card() -> None:
    """The first black card, and the first and last card of an age (Cities 6.8, 13)."""
    for board, stages, turn in (
        ("olympia", 2, 3),
        ("olympia:night", 1, 1),
        ("olympia:night", 2, 7),
    ):
        state = position(
            cities=True,
            age=3,
            turn=turn,
            coins=0,
            boards={0: board},
            stages={0: stages},
            hands={0: "contingent"},
        )
        events = do(state, {0: "build contingent"})
        assert Built(0, "contingent", "olympia") in events
        assert of(events, Paid) == []


def test_a_card_out_of_the_pile_waives_the_coins_of_a_black_card() -> None:
    """For Halikarnassos and for the Forging Agency (Cities 6.8, 13)."""
    digger = position(
        cities=True,
        coins=0,
        discarded="militia",
        boards={0: "halikarnassos:night"},
        built={0: "brickyard"},
        hands={0: "altar"},
    )
    do(digger, {0: "stage with altar"})
    do(digger, {0: "rebuild militia"})
    assert "militia" in cards(digger, 0)
    assert coins(digger, 0) == 0
    forger = position(
        cities=True, age=2, coins=2, discarded="contingent", hands={0: "forging_agency"}
    )
    do(forger, {0: "build forging_agency"})
    do(forger, {0: "rebuild contingent"})
    assert "contingent" in cards(forger, 0)
    assert coins(forger, 0) == 0
