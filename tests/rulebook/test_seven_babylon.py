"""Babylon's seventh card: rulings 6 Babylon 1 to 4 of the base game."""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    asked,
    cards,
    chance,
    city,
    coins,
    do,
    legal,
    of,
    pile,
    points,
    position,
    sell_on,
    tokens,
)
from wondertable.games.seven.events import Built, Fought, Gained, LeftOver, Paid, PlaysLast, Staged
from wondertable.games.seven.state import Seven


def last_turn(
    hand: str = "altar theater",
    *,
    age: int = 1,
    coins: int | dict[int, int] = 3,
    built: dict[int, str] | None = None,
    stages: int = 1,
    others: dict[int, str] | None = None,
) -> Seven:
    """Babylon's night side with its first stage, in the last turn of an age."""
    return position(
        age=age,
        turn=6,
        boards={0: "babylon:night"},
        stages={0: stages},
        coins=coins,
        built=built,
        hands={0: hand, **(others or {})},
    )


def test_the_card_left_over_may_be_played() -> None:
    """It can be built, sold, or discarded; a stage would need its goods (seven 6 Babylon 1)."""
    state = last_turn()
    do(state, {0: "sell altar"})
    assert asked(state) == [0]
    assert set(legal(state, 0)) == {"build theater", "sell theater", "discard theater"}


def test_the_seventh_card_is_built() -> None:
    """Two cards of one turn's hand stand in the city (seven 6 Babylon 1)."""
    state = last_turn()
    do(state, {0: "build altar"})
    do(state, {0: "build theater"})
    assert cards(state, 0) == {"altar", "theater"}
    assert "theater" not in pile(state)


@pytest.mark.parametrize(("held", "price"), [(1, set()), (2, {"build guard_tower paying 2 left"})])
def test_the_seventh_card_is_paid_by_the_normal_rules(held: int, price: set[str]) -> None:
    """Guard Tower for 2 coins to the left, or not at all (seven 6 Babylon 1)."""
    state = last_turn(
        "altar guard_tower",
        coins={0: held},
        built={1: "clay_pool"},
        others={1: "loom_1 baths", 2: "press_1 tavern"},
    )
    do(state, {0: "build altar", 1: "build loom_1", 2: "build press_1"})
    assert set(legal(state, 0)) == {"sell guard_tower", "discard guard_tower"} | price
    if price:
        events = do(state, {0: "build guard_tower paying 2 left"})
        assert Paid(0, 0, 2, 0) in events
        assert (coins(state, 0), coins(state, 1)) == (0, 5)


def test_the_seventh_card_is_sold_for_3() -> None:
    """The coins of an ordinary sale, and the card joins the pile (seven 6 Babylon 1)."""
    state = last_turn(coins=0)
    do(state, {0: "build altar"})
    do(state, {0: "sell theater"})
    assert coins(state, 0) == 3
    assert pile(state)[-1] == "theater"


def test_declining_discards_the_seventh_card_for_nothing() -> None:
    """As everybody's last card (seven 6 Babylon 1)."""
    state = last_turn(coins=0)
    do(state, {0: "build altar"})
    do(state, {0: "discard theater"})
    assert coins(state, 0) == 0
    assert cards(state, 0) == {"altar"}
    assert pile(state).count("theater") == 1


def test_names_stay_forbidden_for_the_seventh_card() -> None:
    """The normal rules hold (seven 6 Babylon 1)."""
    state = last_turn("altar altar")
    do(state, {0: "build altar"})
    assert set(legal(state, 0)) == {"sell altar", "discard altar"}


def test_only_babylon_plays_a_seventh_card() -> None:
    """The others have discarded theirs by then (seven 6 Babylon 2)."""
    state = last_turn(others={1: "loom_1 baths", 2: "press_1 tavern"})
    events = do(state, {0: "sell altar", 1: "sell loom_1", 2: "sell press_1"})
    assert asked(state) == [0]
    assert of(events, PlaysLast) == [PlaysLast(0)]
    assert [event.seat for event in of(events, LeftOver)] == [1, 2]
    assert pile(state) == ["altar", "loom_1", "press_1", "baths", "tavern"]


def test_coins_of_the_sixth_turn_pay_the_seventh_card() -> None:
    """Those of the own sale and those of a neighbour (seven 6 Babylon 2)."""
    state = last_turn("altar timber_yard", coins={0: 0, 2: 2}, others={2: "stockade loom_1"})
    do(state, {0: "build altar", 2: "build stockade paying 2 left"})
    assert coins(state, 0) == 2
    assert "build timber_yard" in legal(state, 0)
    do(state, {0: "build timber_yard"})
    assert coins(state, 0) == 1
    state = last_turn("altar timber_yard", coins=0)
    do(state, {0: "sell altar"})
    assert "build timber_yard" in legal(state, 0)


def test_goods_of_the_sixth_turn_are_there_for_the_seventh_card() -> None:
    """What a neighbour built is sold, what Babylon built is used (seven 6 Babylon 2)."""
    state = last_turn("altar guard_tower", others={1: "clay_pool baths"})
    do(state, {0: "build altar", 1: "build clay_pool"})
    assert "build guard_tower paying 2 left" in legal(state, 0)
    state = last_turn("clay_pool guard_tower", coins=0)
    do(state, {0: "build clay_pool"})
    assert "build guard_tower" in legal(state, 0)


def test_conflicts_wait_for_the_seventh_card() -> None:
    """Its shield counts in the age that ends (seven 6 Babylon 2)."""
    state = last_turn("altar stockade", built={1: "barracks"})
    events = do(state, {0: "build altar"})
    assert of(events, Fought) == []
    events = do(state, {0: "build stockade"})
    assert set(of(events, Fought)) == {Fought(0, 2, 1, 1), Fought(1, 2, 1, 1)}
    assert tokens(state, 0) == [1]


def test_immediate_coins_of_the_seventh_card_are_paid() -> None:
    """A Tavern brings its 5 (seven 6 Babylon 2)."""
    state = last_turn("altar tavern", coins=0)
    do(state, {0: "build altar"})
    events = do(state, {0: "build tavern"})
    assert of(events, Gained) == [Gained(0, 5)]
    assert coins(state, 0) == 5


def test_a_stage_built_in_turn_6_works_in_the_same_age() -> None:
    """The other card of that turn is the seventh (seven 6 Babylon 3)."""
    state = last_turn(stages=0, built={0: "quarry"})
    events = do(state, {0: "stage with altar"})
    assert Staged(0, 1) in events
    assert PlaysLast(0) in events
    assert asked(state) == [0]
    do(state, {0: "build theater"})
    assert cards(state, 0) == {"quarry", "theater"}


def test_it_works_once_in_each_age_from_the_stage_on() -> None:
    """Built in age I it brings three cards (seven 6 Babylon 3)."""
    state = position(turn=5, boards={0: "babylon:night"}, built={0: "quarry"}, hands={0: "altar"})
    events = do(state, {0: "stage with altar"})
    played = 0
    while asked(state) is not None:
        events += sell_on(state, 1)
        played += 1
    assert of(events, PlaysLast) == [PlaysLast(0)] * 3
    assert played == 1 + 6 + 6 + 3


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("turn", [1, 5, 6])
def test_it_works_in_every_age_after_the_sixth_turn_only(age: int, turn: int) -> None:
    """Not before (seven 6 Babylon 3)."""
    state = position(age=age, turn=turn, boards={0: "babylon:night"}, stages={0: 1})
    assert (PlaysLast(0) in do(state, {})) == (turn == 6)


@pytest.mark.parametrize(("board", "stages"), [("babylon:night", 0), ("babylon", 2), ("gizah", 3)])
def test_nobody_else_has_a_seventh_card(board: str, stages: int) -> None:
    """Neither before the stage nor with another side or board (seven 6 Babylon 3)."""
    state = position(turn=6, boards={0: board}, stages={0: stages})
    events = do(state, {})
    assert of(events, PlaysLast) == []
    assert len(of(events, LeftOver)) == 3
    assert asked(state) == "chance"


def test_in_age_3_the_seventh_card_comes_before_the_end() -> None:
    """It scores (seven 6 Babylon 3)."""
    state = last_turn("palace gardens", age=3, built={0: "theater"})
    do(state, {0: "sell palace"})
    assert state.outcome() is None
    do(state, {0: "build gardens"})
    assert state.outcome() is not None
    assert points(state, 0)["blue"] == 3 + 5


def test_the_second_stage_is_built_with_the_seventh_card() -> None:
    """Its symbol scores like any other (seven 6 Babylon 4)."""
    state = last_turn(built={0: "clay_pool brickyard glassworks_1"})
    do(state, {0: "build altar"})
    assert "stage with theater" in legal(state, 0)
    events = do(state, {0: "stage with theater"})
    assert Staged(0, 2) in events
    assert city(state, 0).stages == 2
    assert points(state, 0)["green"] == 1
    assert "theater" not in pile(state)
    chance(state)
    assert asked(state) == [0, 1, 2]


def test_both_stages_are_built_in_one_last_turn() -> None:
    """The first with the sixth card, the second with the seventh (seven 6 Babylon 3, 4)."""
    state = last_turn(stages=0, built={0: "quarry clay_pool brickyard glassworks_1"})
    do(state, {0: "stage with altar"})
    do(state, {0: "stage with theater"})
    assert city(state, 0).stages == 2
    assert cards(state, 0) == {"quarry", "clay_pool", "brickyard", "glassworks_1"}


def test_the_seventh_card_may_use_a_chain() -> None:
    """As any card that is built by the normal rules (seven 6 Babylon 1)."""
    state = last_turn("school aqueduct", age=2, coins=0, built={0: "baths"})
    do(state, {0: "sell school"})
    assert Built(0, "aqueduct", "chain") in do(state, {0: "build aqueduct"})
