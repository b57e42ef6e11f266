"""Resources, trade and discounts: rulings 4.1 to 4.9 of the base game."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.seven.position import (
    asked,
    cards,
    coins,
    cost_ways,
    do,
    legal,
    of,
    position,
    stage_ways,
    ways,
)
from wondertable.core.play import play
from wondertable.games.seven.events import Paid
from wondertable.games.seven.game import GAME
from wondertable.games.seven.state import Seven


def goods_ways(state: Seven, seat: int, goods: str) -> set[tuple[int, int]]:
    """The ways to pay for these goods, as pairs of coins to the left and to the right."""
    return cost_ways(state, seat, **Counter(goods.split()))


def test_goods_are_not_used_up() -> None:
    """The same stones build in this turn and in the next (seven 4.1)."""
    state = position(age=2, coins=0, built={0: "quarry"}, hands={0: "walls", 1: "aqueduct press_2"})
    do(state, {0: "build walls", 1: "build press_2"})
    do(state, {0: "build aqueduct"})
    assert cards(state, 0) == {"quarry", "walls", "aqueduct"}


@pytest.mark.parametrize(("built", "free"), [("stone_pit", False), ("quarry", True)])
def test_each_symbol_is_used_once_in_a_turn(built: str, *, free: bool) -> None:
    """Walls cost three stones; Gizah has one, and a Stone Pit one more (seven 4.1)."""
    state = position(age=2, coins=0, built={0: built})
    assert ways(state, 0, "walls") == ({(0, 0)} if free else set())


def test_a_choice_card_gives_one_unit_in_a_turn() -> None:
    """A Timber Yard is wood or stone, not both (seven 4.1)."""
    state = position(coins=0, built={0: "timber_yard"}, boards={0: "rhodos"})
    assert goods_ways(state, 0, "wood") == {(0, 0)}
    assert goods_ways(state, 0, "stone") == {(0, 0)}
    assert goods_ways(state, 0, "wood stone") == set()


def test_a_unit_costs_2_coins_for_its_owner() -> None:
    """They come out of the buyer's treasury into the neighbour's (seven 4.2)."""
    state = position(built={1: "lumber_yard"}, hands={0: "stockade", 1: "altar", 2: "theater"})
    events = do(state, {0: "build stockade paying 2 left", 1: "build altar", 2: "build theater"})
    assert of(events, Paid) == [Paid(0, 0, 2, 0)]
    assert [coins(state, seat) for seat in range(3)] == [1, 5, 3]


def test_a_symbol_is_sold_once_to_one_buyer_in_a_turn() -> None:
    """One Lumber Yard next door is one wood, whatever is paid (seven 4.2)."""
    state = position(age=2, coins=20, built={1: "lumber_yard"})
    assert goods_ways(state, 0, "wood") == {(2, 0)}
    assert goods_ways(state, 0, "wood wood") == set()


def test_the_owner_uses_what_he_sells() -> None:
    """One Lumber Yard builds two Stockades in one turn (seven 4.2)."""
    state = position(built={1: "lumber_yard"}, hands={0: "stockade", 1: "stockade"})
    do(state, {0: "build stockade paying 2 left", 1: "build stockade"})
    assert "stockade" in cards(state, 0)
    assert "stockade" in cards(state, 1)
    assert (coins(state, 0), coins(state, 1)) == (1, 5)


def test_both_neighbours_of_the_owner_may_buy_the_same_symbol() -> None:
    """He is paid twice (seven 4.2)."""
    state = position(built={1: "lumber_yard"}, hands={0: "stockade", 1: "altar", 2: "stockade"})
    do(
        state,
        {0: "build stockade paying 2 left", 1: "build altar", 2: "build stockade paying 2 right"},
    )
    assert [coins(state, seat) for seat in range(3)] == [1, 7, 1]


def test_the_owner_cannot_refuse() -> None:
    """Nobody asks him, whatever he has chosen already (seven 4.2)."""
    state = position(built={1: "lumber_yard"}, hands={0: "stockade", 1: "altar", 2: "theater"})
    play(GAME, state, 1, "build altar")
    assert "build stockade paying 2 left" in legal(state, 0)
    play(GAME, state, 0, "build stockade paying 2 left")
    assert asked(state) == [2]
    do(state, {2: "build theater"})
    assert coins(state, 1) == 5


@pytest.mark.parametrize(
    ("seller", "built", "good"),
    [
        ("babylon", "", "wood"),
        ("halikarnassos", "", "cloth"),
        ("gizah", "lumber_yard", "wood"),
        ("gizah", "clay_pit", "ore"),
        ("gizah", "foundry", "ore"),
        ("gizah", "glassworks_1", "glass"),
        ("gizah", "press_2", "papyrus"),
    ],
)
@pytest.mark.parametrize(("seat", "price"), [(1, (2, 0)), (2, (0, 2))])
def test_starting_resources_brown_and_grey_cards_are_sold(
    seller: str, built: str, good: str, seat: int, price: tuple[int, int]
) -> None:
    """By the left neighbour and by the right one (seven 4.3)."""
    boards = {0: "rhodos" if good != "ore" else "ephesos", seat: seller, 3 - seat: "olympia"}
    buyer = position(coins=2, boards=boards, built={seat: built})
    assert goods_ways(buyer, 0, good) == {price}


@pytest.mark.parametrize("card", ["caravansery", "forum"])
def test_goods_of_yellow_cards_are_not_sold(card: str) -> None:
    """Caravansery and Forum are for their owner only (seven 4.3)."""
    boards = {0: "rhodos", 1: "gizah", 2: "olympia"}
    state = position(coins=9, boards=boards, built={1: card, 2: card})
    for good in ("wood", "glass", "cloth", "papyrus"):
        assert goods_ways(state, 0, good) == set()
    state = position(coins=0, boards=boards, built={0: card})
    assert goods_ways(state, 0, {"caravansery": "wood", "forum": "glass"}[card]) == {(0, 0)}


@pytest.mark.parametrize(("side", "stages"), [("day", 2), ("night", 2)])
def test_goods_of_stages_are_not_sold(side: str, stages: int) -> None:
    """Alexandria sells its glass and nothing of its stages (seven 4.3)."""
    state = position(
        coins=9,
        boards={0: "rhodos", 1: f"alexandria:{side}", 2: "olympia"},
        stages={1: stages},
    )
    assert goods_ways(state, 0, "glass") == {(2, 0)}
    for good in ("wood", "stone", "cloth", "papyrus"):
        assert goods_ways(state, 0, good) == set()
    state.cities[1].coins = 0
    assert goods_ways(state, 1, "wood") == {(0, 0)}


def test_the_buyer_picks_from_a_choice_card_whatever_the_owner_uses() -> None:
    """The Tree Farm is wood for its owner and clay next door in the same turn (seven 4.4)."""
    state = position(
        seats=6,
        boards={0: "ephesos", 5: "gizah"},
        built={1: "tree_farm"},
        hands={0: "guard_tower", 1: "stockade", 2: "stockade"},
    )
    do(
        state,
        {
            0: "build guard_tower paying 2 left",
            1: "build stockade",
            2: "build stockade paying 2 right",
        },
    )
    assert "guard_tower" in cards(state, 0)
    assert cards(state, 1) == {"tree_farm", "stockade"}
    assert "stockade" in cards(state, 2)
    assert coins(state, 1) == 3 + 2 + 2


def test_a_choice_card_sells_one_unit_to_one_buyer() -> None:
    """Not one of each (seven 4.4)."""
    boards = {0: "ephesos", 1: "gizah", 2: "halikarnassos"}
    state = position(coins=20, boards=boards, built={1: "tree_farm"})
    assert goods_ways(state, 0, "wood") == goods_ways(state, 0, "clay") == {(2, 0)}
    assert goods_ways(state, 0, "wood clay") == set()
    assert goods_ways(state, 0, "clay clay") == set()
    both = position(coins=20, boards=boards, built={1: "tree_farm", 2: "tree_farm"})
    assert goods_ways(both, 0, "wood clay") == {(2, 2)}


@pytest.mark.parametrize(
    ("card", "good"),
    [("sawmill", "wood"), ("quarry", "stone"), ("brickyard", "clay"), ("foundry", "ore")],
)
def test_a_card_with_two_symbols_sells_two_units(card: str, good: str) -> None:
    """2 coins each, to each of both buyers, and no third (seven 4.5)."""
    boards = {0: "ephesos", 1: "alexandria", 2: "halikarnassos"}
    state = position(coins=20, boards=boards, built={1: card})
    assert goods_ways(state, 0, good) == {(2, 0)}
    assert goods_ways(state, 0, f"{good} {good}") == {(4, 0)}
    assert goods_ways(state, 0, f"{good} {good} {good}") == set()
    assert goods_ways(state, 2, f"{good} {good}") == {(0, 4)}


def test_what_was_bought_is_gone_after_the_turn() -> None:
    """Each turn it is bought anew (seven 4.6)."""
    state = position(coins=4, built={1: "lumber_yard"}, hands={0: "stockade", 2: "stockade"})
    do(state, {0: "build stockade paying 2 left"})
    assert coins(state, 0) == 2
    assert goods_ways(state, 0, "wood") == {(2, 0)}


def test_goods_are_bought_only_to_build() -> None:
    """A card is sold, built or put under a stage; there is no other purchase (seven 4.6)."""
    state = position(coins=20, built={1: "sawmill quarry", 2: "brickyard foundry"})
    assert {text.split()[0] for text in legal(state, 0)} == {"build", "sell", "stage"}
    for text in legal(state, 0):
        assert not (text.startswith("sell") and "paying" in text)


def test_nothing_is_bought_that_the_city_makes() -> None:
    """The own stone builds the Baths; a neighbour's is not offered (seven 4.6)."""
    state = position(coins=20, built={1: "stone_pit", 2: "quarry"}, hands={0: "baths"})
    assert legal(state, 0, "baths") == ["sell baths", "build baths"]


def test_no_more_is_bought_than_is_missing() -> None:
    """Of three stones the city has one, so two are bought (seven 4.6)."""
    state = position(age=2, coins=20, built={1: "quarry stone_pit"})
    assert ways(state, 0, "walls") == {(4, 0)}


def test_own_choice_cards_lead_to_different_payments() -> None:
    """As wood the clay comes from the right, as clay the wood from the left (seven 4.6)."""
    state = position(
        boards={0: "ephesos", 1: "gizah", 2: "rhodos"},
        coins=9,
        built={0: "tree_farm", 1: "lumber_yard", 2: "clay_pool"},
    )
    assert goods_ways(state, 0, "wood clay") == {(2, 0), (0, 2)}


@pytest.mark.parametrize(
    ("post", "left", "right"),
    [("", 2, 2), ("west_trading_post", 1, 2), ("east_trading_post", 2, 1)],
)
@pytest.mark.parametrize(
    ("good", "card"),
    [("wood", "sawmill"), ("stone", "quarry"), ("clay", "brickyard"), ("ore", "foundry")],
)
def test_a_post_makes_raw_materials_of_one_neighbour_cost_1(
    post: str, left: int, right: int, good: str, card: str
) -> None:
    """The west post looks to the left, the east post to the right (seven 4.7)."""
    boards = {0: "ephesos", 1: "alexandria", 2: "halikarnassos"}
    state = position(coins=9, boards=boards, built={0: post, 1: card})
    assert goods_ways(state, 0, good) == {(left, 0)}
    assert goods_ways(state, 0, f"{good} {good}") == {(2 * left, 0)}
    state = position(coins=9, boards=boards, built={0: post, 2: card})
    assert goods_ways(state, 0, good) == {(0, right)}


@pytest.mark.parametrize(("good", "card"), [("glass", "glassworks_1"), ("cloth", "loom_2")])
def test_a_marketplace_makes_manufactured_goods_of_both_cost_1(good: str, card: str) -> None:
    """On the left as on the right; posts do not help there (seven 4.7)."""
    boards = {0: "ephesos", 1: "babylon", 2: "gizah"}
    for seat in (1, 2):
        state = position(coins=9, boards=boards, built={0: "marketplace", seat: card})
        assert goods_ways(state, 0, good) == {(1, 0) if seat == 1 else (0, 1)}
        posts = "west_trading_post east_trading_post"
        state = position(coins=9, boards=boards, built={0: posts, seat: card})
        assert goods_ways(state, 0, good) == {(2, 0) if seat == 1 else (0, 2)}


def test_a_marketplace_leaves_raw_materials_at_2() -> None:
    """It helps with glass, cloth and papyrus only (seven 4.7)."""
    state = position(coins=9, boards={0: "ephesos", 1: "babylon"}, built={0: "marketplace"})
    assert goods_ways(state, 0, "wood") == {(2, 0)}


def test_a_discount_is_its_owner_s_alone() -> None:
    """Who buys from the owner of the post pays 2 (seven 4.7)."""
    state = position(
        coins=9,
        boards={0: "ephesos", 1: "babylon", 2: "gizah"},
        built={1: "east_trading_post west_trading_post marketplace"},
    )
    assert goods_ways(state, 0, "wood") == {(2, 0)}


def test_a_post_bought_this_turn_works_from_the_next_turn_on() -> None:
    """It does not make its own turn cheaper, which has no other action (seven 4.7)."""
    state = position(
        coins=1,
        built={1: "lumber_yard"},
        hands={0: "west_trading_post stockade", 2: "stockade"},
    )
    assert legal(state, 0, "stockade") == ["sell stockade"]
    do(state, {0: "build west_trading_post"})
    assert "build stockade paying 1 left" in legal(state, 0, "stockade")
    assert coins(state, 0) == 1


@pytest.mark.parametrize("post", ["west_trading_post", "east_trading_post", "marketplace"])
def test_no_city_has_two_equal_posts(post: str) -> None:
    """They have one name (seven 4.7)."""
    state = position(seats=7, built={0: post}, hands={0: post})
    assert legal(state, 0, post) == [f"sell {post}"]


def test_trade_is_with_direct_neighbours_only() -> None:
    """Of five players the two across the table sell nothing to the first (seven 4.8)."""
    for seat, price in ((1, {(2, 0)}), (2, set()), (3, set()), (4, {(0, 2)})):
        state = position(
            seats=5,
            coins=9,
            boards={0: "gizah", 1: "ephesos", 2: "rhodos", 3: "alexandria", 4: "halikarnassos"},
            built={seat: "lumber_yard"},
        )
        assert goods_ways(state, 0, "wood") == price


def test_with_three_players_both_opponents_are_neighbours() -> None:
    """Everybody buys from everybody, in both directions (seven 4.8)."""
    for seat in range(3):
        left, right = (seat + 1) % 3, (seat + 2) % 3
        state = position(coins=9, built={left: "lumber_yard", right: "clay_pool"})
        assert goods_ways(state, seat, "wood clay") == {(2, 2)}


def test_the_solver_finds_the_cheapest_use_of_the_own_choice_card() -> None:
    """Two wood and one clay for 2 + 1 coins; with the own card as clay it is 4 (seven 4.9)."""
    state = position(
        seats=6,
        coins=9,
        boards={0: "ephesos", 1: "alexandria", 5: "halikarnassos"},
        built={0: "tree_farm east_trading_post", 1: "lumber_yard tree_farm", 5: "clay_pool"},
    )
    assert goods_ways(state, 0, "wood wood clay") == {(2, 1), (4, 0)}
    state.cities[0].coins = 3
    assert goods_ways(state, 0, "wood wood clay") == {(2, 1)}
    state.cities[0].coins = 2
    assert goods_ways(state, 0, "wood wood clay") == set()


def test_the_solver_s_payment_builds_a_real_card() -> None:
    """The same with wood and clay exchanged: Gardens for 3 coins (seven 4.9)."""
    state = position(
        seats=6,
        age=3,
        coins=3,
        boards={0: "ephesos", 1: "alexandria", 5: "halikarnassos"},
        built={0: "tree_farm east_trading_post", 1: "clay_pool tree_farm", 5: "lumber_yard"},
        hands={0: "gardens"},
    )
    assert ways(state, 0, "gardens") == {(2, 1)}
    events = do(state, {0: "build gardens paying 2 left 1 right"})
    assert of(events, Paid) == [Paid(0, 0, 2, 1)]
    assert coins(state, 0) == 0


def test_a_stage_is_paid_like_a_card() -> None:
    """Wood for Gizah is bought on both sides, at the discount of the post (seven 4.6, 4.7)."""
    state = position(coins=3, built={0: "west_trading_post", 1: "lumber_yard", 2: "lumber_yard"})
    assert stage_ways(state, 0) == {(1, 2)}
