"""Coin loss and debt: rulings 3.1 to 3.6."""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    GOODS,
    asked,
    city,
    coins,
    debts,
    do,
    legal,
    losses,
    of,
    points,
    position,
    tokens,
    ways,
    why_not,
)
from wondertable.core.outcome import Outcome
from wondertable.games.seven.events import Gained, Lost
from wondertable.games.seven.state import Seven


def test_a_sale_of_the_turn_pays_for_the_loss() -> None:
    """Without coins, after a sale for 3, one loses 1 and keeps 2 (Cities 3.1)."""
    state = position(cities=True, coins=0, hands={0: "altar", 1: "hideout"})
    do(state, {0: "sell altar", 1: "build hideout"})
    assert legal(state, 0) == ["lose 1 debt", "lose 1 coins"]
    do(state, {0: "lose 1 coins"})
    assert (coins(state, 0), city(state, 0).debt) == (2, 0)


def test_who_has_no_coins_must_take_debt() -> None:
    """A free card without income leaves nothing to pay with (Cities 3.1)."""
    state = position(cities=True, coins=0, hands={0: "altar", 1: "hideout"})
    do(state, {0: "build altar", 1: "build hideout"})
    assert legal(state, 0) == ["lose 1 debt"]
    do(state, {})
    assert (coins(state, 0), city(state, 0).debt) == (0, 1)


def test_coins_from_trade_pay_for_a_loss_and_not_for_a_card_of_the_same_turn() -> None:
    """Two units sold for 4 are there at the end of the turn (Cities 3.1)."""
    state = position(
        cities=True,
        age=2,
        coins={0: 0, 1: 4, 2: 0},
        built={0: "sawmill", 2: "press_1"},
        hands={0: "press_2 brickyard", 1: "caravansery", 2: "opium_den"},
    )
    assert ways(state, 0, "brickyard") == set()
    do(state, {0: "build press_2", 1: "build caravansery paying 4 right", 2: "build opium_den"})
    assert coins(state, 0) == 4
    assert legal(state, 0)[-1] == "lose 3 coins"
    assert losses(state) == {0: 3, 1: 3}


def test_a_gift_comes_before_a_loss_of_the_same_turn() -> None:
    """Mint gives 3, then a Distillery takes 5: at least 2 debt and at most 5 (Cities 3.1)."""
    state = position(
        cities=True,
        age=3,
        coins={0: 0, 1: 0, 2: 0},
        built={0: "altar", 1: GOODS, 2: GOODS},
        hands={0: "pantheon", 1: "mint", 2: "opium_distillery"},
    )
    do(state, {0: "build pantheon", 1: "build mint", 2: "build opium_distillery"})
    assert [coins(state, seat) for seat in range(3)] == [3, 0, 5 + 3]
    assert legal(state, 0) == [
        "lose 5 debt",
        "lose 1 coins 4 debt",
        "lose 2 coins 3 debt",
        "lose 3 coins 2 debt",
    ]
    assert legal(state, 1) == ["lose 5 debt"]
    assert asked(state) == [0, 1]


def test_two_loss_cards_hit_each_other_s_builders() -> None:
    """Hideout at seat 0 and Lair at seat 2, of four: 2, 3, 1 and 3 (Cities 3.2)."""
    state = position(
        seats=4,
        cities=True,
        age=2,
        built={2: "lumber_yard glassworks_1"},
        hands={0: "hideout", 2: "lair"},
    )
    do(state, {0: "build hideout", 2: "build lair"})
    assert losses(state) == {0: 2, 1: 3, 2: 1, 3: 3}


def test_everybody_but_the_builder_loses_coins() -> None:
    """Not the neighbours alone: six of seven are hit (Cities 3.2)."""
    state = position(seats=7, cities=True, hands={3: "hideout"})
    do(state, {3: "build hideout"})
    assert losses(state) == dict.fromkeys((0, 1, 2, 4, 5, 6), 1)


def distillery(purse: int) -> Seven:
    """Seat 1 owes 5 and has so many coins."""
    state = position(
        cities=True,
        age=3,
        coins={1: purse},
        built={0: GOODS, 1: "altar"},
        hands={0: "opium_distillery", 1: "pantheon"},
    )
    do(state, {0: "build opium_distillery", 1: "build pantheon"})
    return state


@pytest.mark.parametrize(("purse", "splits"), [(0, 1), (1, 2), (4, 5), (5, 6), (6, 6), (30, 6)])
def test_a_loss_is_split_freely_between_coins_and_debt(purse: int, splits: int) -> None:
    """Any coins up to the loss and the purse, also none with a full purse (Cities 3.3)."""
    state = distillery(purse)
    assert len(legal(state, 1)) == splits
    for paid in range(splits):
        again = distillery(purse)
        line = f"lose {paid} coins {5 - paid} debt" if 0 < paid < 5 else ""
        line = line or ("lose 5 coins" if paid else "lose 5 debt")
        assert Lost(1, paid, 5 - paid) in do(again, {1: line})
        assert (coins(again, 1), city(again, 1).debt) == (purse - paid, 5 - paid)


@pytest.mark.parametrize(
    "line", ["lose 6 coins", "lose 6 debt", "lose 5 coins 1 debt", "lose 4 coins", "lose 4 debt"]
)
def test_nobody_loses_more_or_less_than_is_owed(line: str) -> None:
    """Overpaying is no legal split, and neither is paying too little (Cities 3.3)."""
    assert "the loss is 5 coins in all" in why_not(distillery(30), 1, line)


def test_nobody_pays_coins_that_are_not_there() -> None:
    """With 4 coins the fifth is debt (Cities 3.3)."""
    assert why_not(distillery(4), 1, "lose 5 coins")


def test_debt_is_never_repaid() -> None:
    """Rich for the rest of the game, a city keeps it, and nothing offers to pay it (Cities 3.4)."""
    state = position(cities=True, age=3, turn=5, coins=40, debt={0: 3})
    while state.outcome() is None:
        for text in legal(state, 0):
            assert text.split()[0] in ("sell", "build", "stage")
        do(state, {})
    assert debts(state) == [3, 0, 0]
    assert coins(state, 0) == 40 + 3 * 3


def test_a_memorial_discards_defeats_and_no_debt() -> None:
    """Nothing in the box takes debt away (Cities 3.4)."""
    state = position(
        cities=True,
        age=3,
        built={0: GOODS},
        hands={0: "memorial"},
        tokens={0: "-1 -1"},
        debt={0: 2},
    )
    do(state, {0: "build memorial"})
    assert tokens(state, 0) == []
    assert debts(state) == [2, 0, 0]


def test_lost_coins_go_to_the_reserve() -> None:
    """The builder of the Hideout gets nothing of them (Cities 3.4)."""
    state = position(cities=True, coins=5, hands={0: "hideout"})
    do(state, {0: "build hideout"})
    events = do(state, {})
    assert of(events, Gained) == []
    assert [coins(state, seat) for seat in range(3)] == [5, 7, 7]


def test_debt_has_no_upper_limit() -> None:
    """A city with all 42 points of the box's tokens takes 5 more (Cities 3.5, 13)."""
    state = position(
        cities=True,
        age=3,
        coins=0,
        built={0: GOODS, 1: "altar"},
        hands={0: "opium_distillery", 1: "pantheon"},
        debt={1: 42, 2: 42},
    )
    do(state, {0: "build opium_distillery", 1: "build pantheon"})
    do(state, {1: "lose 5 debt"})
    assert city(state, 1).debt == 47
    assert points(state, 1)["treasury"] == -47


@pytest.mark.parametrize(
    ("purse", "debt", "row"),
    [(7, 4, -2), (0, 1, -1), (8, 0, 2), (9, 3, 0), (2, 5, -5), (12, 5, -1)],
)
def test_debt_counts_in_the_row_of_coins(purse: int, debt: int, row: int) -> None:
    """A third of the coins, rounded down, less the debt: it may be negative (Cities 3.5, 3.6)."""
    state = position(cities=True, coins={0: purse}, debt={0: debt})
    assert points(state, 0) == dict.fromkeys(points(state, 0), 0) | {"treasury": row}


def test_debt_does_not_touch_the_tie_break() -> None:
    """Two equal cities: 9 coins with a debt beat 6 coins without one (Cities 3.6)."""
    state = position(cities=True, age=3, turn=7, coins={0: 6, 1: 3, 2: 0}, debt={0: 1})
    do(state, {})
    assert [points(state, seat)["treasury"] for seat in range(3)] == [2, 2, 1]
    assert state.outcome() == Outcome((1, 2, 3), "points")
