"""Military cards, raiders and what counts their tokens: rulings 7.1 to 7.5."""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    GOODS,
    cards,
    city,
    coins,
    do,
    fight,
    losses,
    of,
    points,
    position,
    tokens,
)
from wondertable.games.seven.events import ClearedDefeats, TookToken

RAIDERS = [("raider_camp", 1, 1), ("raider_fort", 2, 3), ("raider_garrison", 3, 5)]
PRISONS = [("cells", 1, 2), ("guardhouse", 3, 3), ("prison", 5, 4)]


@pytest.mark.parametrize(
    ("card", "age", "shields"), [("militia", 1, 2), ("mercenaries", 2, 3), ("contingent", 3, 5)]
)
def test_black_military_cards_have_2_3_and_5_shields(card: str, age: int, shields: int) -> None:
    """They count from the turn in which they are built, also the last one (Cities 7.1)."""
    state = position(
        cities=True,
        age=age,
        turn=7,
        coins=9,
        boards={1: "rhodos", 2: "gizah"},
        built={0: GOODS, 1: "stockade walls", 2: "stockade walls archery_range"},
        hands={0: card},
    )
    assert [int(city(state, seat).shields) for seat in range(3)] == [0, 3, 5]
    do(state, {0: f"build {card}"})
    assert city(state, 0).shields == shields
    worth = 2 * age - 1
    expected = {2: [-1, -1], 3: [-1], 5: [worth]}[shields]
    assert tokens(state, 0) == expected


@pytest.mark.parametrize(("card", "age", "worth"), RAIDERS)
def test_raiders_bring_a_victory_token_at_once(card: str, age: int, worth: int) -> None:
    """Worth 1, 3 or 5 in the row of conflicts, before any conflict (Cities 7.2)."""
    state = position(cities=True, age=age, coins=9, built={0: GOODS}, hands={0: card})
    events = do(state, {0: f"build {card}"})
    assert of(events, TookToken) == [TookToken(0, age, 1)]
    assert [tokens(state, seat) for seat in range(3)] == [[worth], [], []]
    assert points(state, 0)["conflicts"] == worth
    assert points(state, 0)["black"] == 0


@pytest.mark.parametrize(("card", "age", "worth"), RAIDERS)
def test_the_token_of_a_raider_is_that_of_its_card_s_age(card: str, age: int, worth: int) -> None:
    """Built out of the pile in age III, each brings the token of its own age (Cities 7.2)."""
    state = position(
        cities=True, age=3, coins=9, discarded=card, built={0: GOODS}, hands={0: "forging_agency"}
    )
    do(state, {0: "build forging_agency"})
    events = do(state, {0: f"rebuild {card}"})
    assert of(events, TookToken) == [TookToken(0, age, 1)]
    assert tokens(state, 0) == [worth]


@pytest.mark.parametrize(
    ("card", "held", "worth"),
    [
        ("guardhouse", "1 3 3 5", 6),
        ("guardhouse", "1 3 3 3 5", 9),
        ("prison", "5 5", 8),
        ("prison", "1 3 3 5", 4),
        ("cells", "1 3 3 5", 2),
        ("cells", "1 1 1 -1", 6),
        ("cells", "-1 -1", 0),
        ("guardhouse", "1 1 5", 0),
        ("prison", "3 3 -1", 0),
        ("slave_market", "1 3 3 5 -1", 4),
    ],
)
def test_prisons_score_tokens_of_their_value(card: str, held: str, worth: int) -> None:
    """2 for each +1, 3 for each +3, 4 for each +5; a Slave Market 1 for any (Cities 7.2)."""
    state = position(cities=True, age=3, built={0: card, 1: card}, tokens={0: held})
    assert points(state, 0)["black"] == worth
    assert points(state, 1)["black"] == 0


def test_a_raider_fort_raises_what_a_guardhouse_is_worth() -> None:
    """Tokens 1, 3, 3, 5 are 6 points, with the raiders' token 9 (Cities 7.2)."""
    state = position(
        cities=True,
        age=2,
        built={0: f"{GOODS} guardhouse"},
        tokens={0: "1 3 3 5"},
        hands={0: "raider_fort"},
    )
    assert points(state, 0)["black"] == 6
    do(state, {0: "build raider_fort"})
    assert points(state, 0)["black"] == 9


@pytest.mark.parametrize("card", ["sepulcher", "cenotaph"])
def test_a_raider_s_token_is_on_the_bill_of_its_owner(card: str) -> None:
    """It counts like one of a conflict (Cities 7.2)."""
    state = position(
        cities=True,
        age=3,
        coins=9,
        built={0: GOODS, 1: GOODS},
        hands={1: "raider_garrison", 2: card},
        tokens={1: "1"},
    )
    do(state, {1: "build raider_garrison"})
    do(state, {0: f"build {card}"})
    assert losses(state) == {1: 2}


@pytest.mark.parametrize(("card", "value", "worth"), PRISONS)
def test_prisons_score_tokens_that_come_later_too(card: str, value: int, worth: int) -> None:
    """Two victories in the conflict after it (Cities 7.3)."""
    age = (value + 1) // 2
    state = position(cities=True, age=age, built={0: f"{card} militia"})
    assert points(state, 0)["black"] == 0
    fight(state)
    assert tokens(state, 0) == [value, value]
    assert points(state, 0)["black"] == 2 * worth


@pytest.mark.parametrize(("card", "value", "worth"), PRISONS)
def test_prisons_score_tokens_that_came_before(card: str, value: int, worth: int) -> None:
    """Whenever they were gained (Cities 7.3)."""
    state = position(cities=True, age=3, turn=7, built={0: card}, tokens={0: f"{value}"})
    do(state, {})
    assert state.outcome()
    assert points(state, 0)["black"] == worth


def test_the_doubled_tokens_of_teams_count_twice() -> None:
    """One fight won in age II makes a Guardhouse worth 6 (Cities 7.3)."""
    state = position(seats=4, cities=True, teams=True, age=2, built={1: "guardhouse militia"})
    fight(state)
    assert tokens(state, 1) == [3, 3]
    assert points(state, 1)["black"] == 6


def test_a_slave_market_pays_for_the_tokens_of_now_and_scores_those_of_the_end() -> None:
    """Tokens 1, 3, -1 pay 2 coins; two wins in age III make 4 points (Cities 7.4)."""
    state = position(
        cities=True,
        age=3,
        turn=7,
        built={0: f"{GOODS} militia"},
        tokens={0: "1 3 -1"},
        hands={0: "slave_market"},
    )
    do(state, {0: "build slave_market"})
    assert coins(state, 0) == 3 + 2
    assert tokens(state, 0) == [-1, 1, 3, 5, 5]
    assert points(state, 0)["black"] == 4


def test_a_slave_market_counts_neither_defeats_nor_tokens_of_others() -> None:
    """Without victories it brings nothing (Cities 7.4)."""
    state = position(
        cities=True,
        age=3,
        built={0: GOODS},
        tokens={0: "-1 -1 -1", 1: "5 5 5"},
        hands={0: "slave_market"},
    )
    do(state, {0: "build slave_market"})
    assert coins(state, 0) == 3
    assert points(state, 0)["black"] == 0


def test_a_memorial_pays_for_defeats_and_then_discards_them() -> None:
    """Tokens -1, -1, 3, -1: 6 coins, and the 3 stays (Cities 7.5)."""
    state = position(
        cities=True,
        age=3,
        built={0: GOODS},
        tokens={0: "-1 -1 3 -1", 1: "-1", 2: "-1"},
        hands={0: "memorial"},
    )
    events = do(state, {0: "build memorial"})
    assert of(events, ClearedDefeats) == [ClearedDefeats(0)]
    assert coins(state, 0) == 3 + 6
    assert [tokens(state, seat) for seat in range(3)] == [[3], [-1], [-1]]
    assert points(state, 0)["conflicts"] == 3


def test_a_defeat_after_a_memorial_stays() -> None:
    """Those of the conflict in age III are not discarded (Cities 7.5)."""
    state = position(
        cities=True,
        age=3,
        turn=7,
        built={0: GOODS, 1: "militia"},
        tokens={0: "-1"},
        hands={0: "memorial"},
    )
    do(state, {0: "build memorial"})
    assert coins(state, 0) == 3 + 2
    assert tokens(state, 0) == [-1]


def test_a_memorial_can_be_built_without_defeats() -> None:
    """Then it does nothing (Cities 7.5)."""
    state = position(cities=True, age=3, built={0: GOODS}, tokens={0: "1 5"}, hands={0: "memorial"})
    do(state, {0: "build memorial"})
    assert "memorial" in cards(state, 0)
    assert coins(state, 0) == 3
    assert tokens(state, 0) == [1, 5]
