"""Losses that count something, raiders, and losses out of turn: rulings 3.7 to 3.10."""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    GOODS,
    asked,
    chance,
    coins,
    debts,
    do,
    losses,
    of,
    position,
)
from wondertable.games.seven.events import Indebted, Lost


@pytest.mark.parametrize("card", ["sepulcher", "cenotaph"])
def test_a_sepulcher_and_a_cenotaph_count_the_loser_s_own_victory_tokens(card: str) -> None:
    """Of any value, and never defeats; the builder's own do not matter (Cities 3.7)."""
    state = position(
        seats=5,
        cities=True,
        age=2 if card == "sepulcher" else 3,
        coins=9,
        built={0: GOODS},
        hands={0: card},
        tokens={0: "1 1 1 3 3", 1: "1 3 -1 5", 2: "-1 -1", 3: "", 4: "3"},
    )
    do(state, {0: f"build {card}"})
    assert losses(state) == {1: 3, 4: 1}


def test_a_chamber_of_builders_counts_the_loser_s_own_stages() -> None:
    """Who has none owes nothing and is not asked (Cities 3.7)."""
    state = position(
        seats=4,
        cities=True,
        age=3,
        coins=9,
        built={0: GOODS},
        hands={0: "chamber_of_builders"},
        stages={0: 3, 1: 2, 3: 1},
    )
    do(state, {0: "build chamber_of_builders"})
    assert losses(state) == {1: 2, 3: 1}


def test_a_stage_of_the_same_turn_counts_for_the_loss() -> None:
    """Stages are counted at the loss step (Cities 3.7, 13)."""
    state = position(
        cities=True,
        age=3,
        built={0: GOODS, 1: GOODS},
        hands={0: "chamber_of_builders", 1: "palace"},
        stages={1: 1},
    )
    do(state, {0: "build chamber_of_builders", 1: "stage with palace"})
    assert losses(state) == {1: 2}


@pytest.mark.parametrize(("raider", "age"), [("raider_fort", 2), ("raider_garrison", 3)])
def test_a_raider_s_token_of_the_same_turn_counts_for_the_loss(raider: str, age: int) -> None:
    """Tokens are counted at the loss step (Cities 3.7, 7.2, 13)."""
    state = position(
        cities=True,
        age=age,
        built={0: GOODS, 1: GOODS},
        hands={0: "sepulcher", 1: raider},
        coins=9,
    )
    do(state, {0: "build sepulcher", 1: f"build {raider}"})
    assert losses(state) == {1: 1}


@pytest.mark.parametrize(
    ("card", "age"), [("raider_camp", 1), ("raider_fort", 2), ("raider_garrison", 3)]
)
def test_raiders_bring_their_neighbours_debt_that_coins_do_not_replace(card: str, age: int) -> None:
    """Nobody is asked, with whatever purse; those further round have nothing (Cities 3.8)."""
    state = position(seats=5, cities=True, age=age, coins=20, built={2: GOODS}, hands={2: card})
    events = do(state, {2: f"build {card}"})
    assert sorted(event.seat for event in of(events, Indebted)) == [1, 3]
    assert of(events, Lost) == []
    assert debts(state) == [0, 1, 0, 1, 0]
    assert asked(state) == [0, 1, 2, 3, 4]
    assert [coins(state, seat) for seat in (0, 1, 3, 4)] == [23, 23, 23, 23]


def test_a_city_between_two_raiders_takes_two_debts() -> None:
    """Each of the two puts one on it (Cities 3.8)."""
    state = position(
        seats=4, cities=True, age=2, built={1: GOODS}, hands={1: "raider_fort", 3: "raider_camp"}
    )
    do(state, {1: "build raider_fort", 3: "build raider_camp"})
    assert debts(state) == [2, 0, 2, 0]


def test_a_card_out_of_the_pile_had_a_loss_step_of_its_own_under_the_first_rules() -> None:
    """The Hideout of the turn was settled before the Lair out of the pile (Cities 3.9)."""
    state = position(
        rules=1,
        cities=True,
        age=2,
        discarded="lair",
        coins={0: 9, 1: 9, 2: 1},
        hands={0: "forging_agency", 1: "hideout", 2: "vineyard"},
    )
    do(state, {0: "build forging_agency", 1: "build hideout", 2: "build vineyard"})
    assert losses(state) == {0: 1, 2: 1}
    do(state, {2: "lose 1 debt"})
    do(state, {0: "rebuild lair"})
    assert losses(state) == {1: 2, 2: 2}
    do(state, {})
    assert debts(state) == [0, 0, 2]
    assert state.turn == 1


def test_babylon_s_last_card_had_a_loss_step_of_its_own_under_the_first_rules() -> None:
    """Its Hideout came after the one of turn 7 was paid (Cities 3.9)."""
    state = position(
        rules=1,
        cities=True,
        turn=7,
        boards={0: "babylon:night"},
        stages={0: 1},
        hands={0: "altar opium_stash", 1: "hideout"},
    )
    do(state, {0: "sell altar", 1: "build hideout"})
    assert losses(state) == {0: 1, 2: 1}
    do(state, {0: "lose 1 debt"})
    do(state, {0: "build opium_stash"})
    assert losses(state) == {1: 1, 2: 1}
    do(state, {})
    chance(state)
    assert state.age == 2
    assert debts(state) == [1, 0, 0]


@pytest.mark.parametrize(
    ("card", "age", "near", "far"),
    [
        ("customs", 1, 1, 1),
        ("trade_center", 2, 2, 2),
        ("mint", 3, 3, 3),
        ("dive", 1, 1, 0),
        ("gambling_den", 2, 2, 0),
    ],
)
def test_gifts_come_from_the_reserve_and_cannot_be_declined(
    card: str, age: int, near: int, far: int
) -> None:
    """The builder pays nothing for them and nobody is asked (Cities 3.10)."""
    own = {"dive": 6, "gambling_den": 9 - 1}
    state = position(seats=4, cities=True, age=age, built={0: GOODS}, coins=5, hands={0: card})
    events = do(state, {0: f"build {card}"})
    assert of(events, Lost) == []
    assert asked(state) == [0, 1, 2, 3]
    assert state.turn == 1
    assert coins(state, 0) == 5 + own.get(card, 0)
    assert [coins(state, seat) - 8 for seat in (1, 2, 3)] == [near, far, near]
