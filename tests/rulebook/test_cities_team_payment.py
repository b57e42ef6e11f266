"""Whom partners may pay: "which neighbor sells stays free" (Cities 5.4)."""

from __future__ import annotations

import pytest

from tests.games.seven.position import GOODS, city, coins, do, legal, position, stage_ways, ways
from wondertable.games.seven.state import Seven


def two_woods(*, teams: bool = True) -> Seven:
    """Wood costs seat 0 nothing at the opponent's, on the right, and 2 at the partner's."""
    return position(
        seats=4,
        cities=True,
        teams=teams,
        coins=9,
        boards={0: "olympia", 1: "rhodos", 2: "alexandria", 3: "gizah"},
        built={
            0: "east_trading_post east_clandestine_wharf",
            1: "lumber_yard",
            3: "lumber_yard",
        },
        hands={0: "stockade"},
    )


def test_a_partner_may_be_paid_more_than_an_opponent_would_cost() -> None:
    """The number of bought units must be the minimum; which neighbour sells is free (5.4)."""
    state = two_woods()
    assert legal(state, 0, "stockade")[1:3] == ["build stockade", "build stockade paying 2 left"]
    do(state, {0: "build stockade paying 2 left"})
    assert (coins(state, 0), coins(state, 1)) == (7, 9 + 2 + 3)


def test_without_teams_a_dearer_payment_is_still_not_offered() -> None:
    """There it would hurt nobody but the payer."""
    assert ways(two_woods(teams=False), 0, "stockade") == {(0, 0)}


def test_the_own_goods_may_be_used_so_that_the_dearer_one_is_bought() -> None:
    """Own stone and a bought glass, or own glass and a bought stone: one unit is bought (5.4)."""
    state = position(
        seats=4,
        age=3,
        cities=True,
        teams=True,
        coins=9,
        boards={0: "ephesos", 1: "gizah", 2: "rhodos", 3: "olympia"},
        built={0: "west_trading_post black_market", 1: "glassworks_1"},
        hands={0: "lighthouse"},
    )
    assert ways(state, 0, "lighthouse") == {(1, 0), (2, 0)}


def test_own_resources_come_before_bought_ones() -> None:
    """Nothing is bought that the city makes, however much the partner would like it (5.4)."""
    state = position(
        seats=4,
        age=2,
        cities=True,
        teams=True,
        coins=9,
        built={0: GOODS, 1: GOODS, 3: GOODS},
    )
    assert ways(state, 0, "palace") == {(0, 0)}


def test_a_chain_must_be_used() -> None:
    """No paying on purpose to feed the partner (5.4)."""
    state = position(
        seats=4,
        age=2,
        cities=True,
        teams=True,
        coins=9,
        built={0: "well", 1: GOODS, 3: GOODS},
        hands={0: "statue"},
    )
    assert ways(state, 0, "statue") == {(0, 0)}


def test_the_board_or_a_card_of_a_neighbour_may_sell_the_same_resource() -> None:
    """With a Smuggler's Cache the board's stone costs 1 and the pit's 2 (Cities 6.2)."""
    state = position(
        seats=4,
        cities=True,
        teams=True,
        coins=9,
        boards={0: "rhodos", 1: "gizah", 2: "olympia", 3: "babylon"},
        built={0: "smugglers_cache", 1: "stone_pit"},
        hands={0: "baths"},
    )
    assert ways(state, 0, "baths") == {(1, 0), (2, 0)}


def test_rebates_are_taken_by_themselves() -> None:
    """A wharf makes a unit cheaper whether the payer likes it or not (Cities 6.1)."""
    state = position(
        seats=4,
        cities=True,
        teams=True,
        coins=9,
        boards={0: "rhodos", 1: "gizah", 2: "olympia", 3: "babylon"},
        built={0: "west_clandestine_wharf", 3: "stone_pit"},
        hands={0: "baths"},
    )
    assert ways(state, 0, "baths") == {(1, 0), (0, 2)}


def test_stages_are_paid_with_the_same_freedom() -> None:
    """Two stones of Gizah from the left, the right, or one of each; dearer ones too (5.4)."""
    state = position(
        seats=4,
        cities=True,
        teams=True,
        coins=9,
        boards={0: "alexandria", 1: "gizah", 2: "olympia", 3: "rhodos"},
        built={0: "east_trading_post", 1: "quarry", 3: "quarry"},
    )
    assert stage_ways(state, 0) == {(0, 2), (2, 1), (4, 0)}


@pytest.mark.parametrize("purse", [0, 1, 2, 3])
def test_nobody_pays_more_than_it_has(purse: int) -> None:
    """Only ways within the treasury are offered (2.2)."""
    state = two_woods()
    city(state, 0).coins = purse
    assert ways(state, 0, "stockade") == ({(0, 0), (2, 0)} if purse >= 2 else {(0, 0)})


def test_games_of_the_first_rules_offer_what_they_offered() -> None:
    """A table that began under rules 1 goes on under them."""
    assert ways(
        position(
            seats=4,
            cities=True,
            teams=True,
            coins=9,
            boards={0: "olympia", 1: "rhodos", 2: "alexandria", 3: "gizah"},
            built={
                0: "east_trading_post east_clandestine_wharf",
                1: "lumber_yard",
                3: "lumber_yard",
            },
            hands={0: "stockade"},
            rules=1,
        ),
        0,
        "stockade",
    ) == {(0, 0)}
