"""The builder of positions does what it says."""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    asked,
    cards,
    city,
    coins,
    do,
    fight,
    hand,
    legal,
    pile,
    points,
    position,
    stage_ways,
    tokens,
    ways,
    why_not,
)
from wondertable.games.seven.events import Built, Sold


def test_a_position_has_what_it_is_told() -> None:
    state = position(
        age=2,
        turn=3,
        boards={0: "babylon:night"},
        coins={0: 7},
        built={0: "loom_1", 1: "baths"},
        stages={0: 1},
        hands={0: "aqueduct press_2"},
        discarded="altar altar",
        tokens={1: "1 -1"},
        debt={2: 4},
        diplomacy={2: 1},
        cities=True,
    )
    assert len(hand(state, 0)) == 6
    assert {"aqueduct", "press_2"} <= set(hand(state, 0))
    assert (coins(state, 0), coins(state, 1)) == (7, 3)
    assert (cards(state, 0), cards(state, 1)) == ({"loom_1"}, {"baths"})
    assert city(state, 0).stages == 1
    assert pile(state) == ["altar", "altar"]
    assert tokens(state, 1) == [-1, 1]
    assert (city(state, 2).debt, city(state, 2).diplomacy) == (4, 1)
    assert points(state, 2)["treasury"] == -3
    assert asked(state) == [0, 1, 2]


def test_all_choices_are_played_and_told() -> None:
    state = position(age=2, hands={0: "vineyard", 1: "foundry"}, built={0: "sawmill", 2: "quarry"})
    events = do(state, {0: "build vineyard", 1: "build foundry"})
    assert Built(0, "vineyard", "paid") in events
    assert any(isinstance(event, Sold) and event.seat == 2 for event in events)
    assert coins(state, 0) == 3 + 3
    assert asked(state) == [0, 1, 2]
    assert len(hand(state, 0)) == 6


def test_prices_and_refusals_are_told() -> None:
    state = position(hands={0: "barracks aqueduct"}, age=1)
    assert ways(state, 0, "barracks") == {(0, 2)}
    assert legal(state, 0, "barracks") == ["sell barracks", "build barracks paying 2 right"]
    assert stage_ways(state, 0) == set()
    assert why_not(state, 0, "build barracks paying 2 left") == (
        "barracks cannot be paid like that; the ways to pay are: 2 right"
    )
    with pytest.raises(AssertionError, match="is legal"):
        why_not(state, 0, "sell barracks")


def test_a_conflict_can_be_fought_at_once() -> None:
    state = position(age=2, built={0: "walls"})
    fight(state)
    assert tokens(state, 0) == [3, 3]
    assert tokens(state, 1) == [-1]
