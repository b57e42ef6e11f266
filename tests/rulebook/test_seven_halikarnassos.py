"""Halikarnassos builds from the pile: rulings 6 Halikarnassos 1 to 7 of the base game."""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    asked,
    cards,
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
from wondertable.games.seven.events import (
    Built,
    Fought,
    FoundNothing,
    Gained,
    Looks,
    Paid,
    PlaysLast,
    Staged,
)
from wondertable.games.seven.state import Seven

NIGHT = "halikarnassos:night"
GOODS = {0: "brickyard", 1: "press_1 glassworks_1", 2: "lumber_yard sawmill"}
"""By stages done, what the next stage of the night side costs."""


def dig(
    *,
    age: int = 1,
    turn: int = 1,
    built: str = "",
    done: int = 0,
    hands: dict[int, str] | None = None,
    choices: dict[int, str] | None = None,
    discarded: str = "",
    coins: int = 3,
) -> Seven:
    """Seat 0 has just built a stage of the night side with a Stockade."""
    state = position(
        age=age,
        turn=turn,
        boards={0: NIGHT},
        stages={0: done},
        built={0: f"{GOODS[done]} {built}"},
        hands={0: "stockade", **(hands or {})},
        discarded=discarded,
        coins=coins,
    )
    do(state, {0: "stage with stockade", **(choices or {})})
    return state


def found(state: Seven) -> set[str]:
    """The cards that the digger may build."""
    return {text.split()[-1] for text in legal(state, 0)}


def test_the_whole_pile_is_looked_through_at_the_end_of_the_turn() -> None:
    """Cards of earlier turns as well (seven 6 Halikarnassos 1)."""
    state = dig(
        discarded="theater baths tavern",
        hands={1: "altar", 2: "loom_1"},
        choices={1: "build altar", 2: "build loom_1"},
    )
    assert asked(state) == [0]
    assert found(state) == {"theater", "baths", "tavern"}
    assert cards(state, 1) == {"altar"}


@pytest.mark.parametrize("card", ["baths", "palace", "mine", "workers_guild"])
def test_the_card_is_built_free(card: str) -> None:
    """Without goods, without coins, and without a chain (seven 6 Halikarnassos 1)."""
    state = dig(discarded=f"{card} theater", coins=0)
    events = do(state, {0: f"rebuild {card}"})
    assert Built(0, card, "pile") in events
    assert of(events, Paid) == []
    assert card in cards(state, 0)
    assert coins(state, 0) == 0


def test_one_card_is_taken_and_the_others_stay() -> None:
    """Nothing more is asked (seven 6 Halikarnassos 1)."""
    state = dig(
        discarded="theater baths tavern",
        hands={1: "altar", 2: "loom_1"},
        choices={1: "build altar", 2: "build loom_1"},
    )
    do(state, {0: "rebuild baths"})
    assert pile(state) == ["theater", "tavern"]
    assert cards(state, 0) == {"brickyard", "baths"}
    assert asked(state) == [0, 1, 2]


@pytest.mark.parametrize("seat", range(5))
def test_it_works_on_every_chair(seat: int) -> None:
    """Just the chosen card leaves the pile, whoever digs (seven 6 Halikarnassos 1)."""
    state = position(
        seats=5,
        boards={seat: NIGHT},
        built={seat: "brickyard"},
        hands={seat: "stockade"},
        discarded="tavern palace",
    )
    do(state, {seat: "stage with stockade"})
    before = pile(state)
    assert asked(state) == [seat]
    do(state, {seat: "rebuild palace"})
    assert cards(state, seat) == {"brickyard", "palace"}
    assert pile(state) == [card for card in before if card != "palace"]


def test_cards_sold_in_that_very_turn_are_there() -> None:
    """By both neighbours (seven 6 Halikarnassos 2)."""
    state = dig(hands={1: "altar", 2: "theater"}, choices={1: "sell altar", 2: "sell theater"})
    assert found(state) == {"altar", "theater"}


def test_last_cards_of_turn_6_are_there_the_own_one_too() -> None:
    """All that was left over and all that was sold (seven 6 Halikarnassos 2)."""
    state = dig(
        turn=6,
        hands={0: "stockade tavern", 1: "altar baths", 2: "theater press_1"},
        choices={1: "build altar", 2: "sell theater"},
    )
    assert asked(state) == [0]
    assert found(state) == {"tavern", "baths", "theater", "press_1"}


def test_the_card_under_the_stage_is_not_in_the_pile() -> None:
    """The Stockade that built the stage stays under it (seven 6 Halikarnassos 2)."""
    state = dig(discarded="theater")
    assert "stockade" not in found(state)


def test_in_age_3_it_comes_before_conflicts_and_the_final_count() -> None:
    """Shields and points of the card count (seven 6 Halikarnassos 2)."""
    state = dig(
        age=3,
        turn=6,
        hands={0: "stockade circus", 1: "senate study", 2: "gardens lodge"},
    )
    assert state.outcome() is None
    events = do(state, {0: "rebuild circus"})
    assert set(of(events, Fought)) == {Fought(0, 1, 3, 1), Fought(0, 2, 3, 1)}
    assert state.outcome() is not None
    assert points(state, 0)["conflicts"] == 10
    blue = dig(age=3, turn=6, discarded="palace")
    do(blue, {0: "rebuild palace"})
    assert points(blue, 0)["blue"] == 8


def test_a_name_that_is_there_is_not_built_again() -> None:
    """Neither the same card nor the Loom of the other age (seven 6 Halikarnassos 3)."""
    state = dig(
        built="altar loom_2",
        discarded="altar loom_1 baths",
        hands={1: "theater", 2: "glassworks_1"},
        choices={1: "build theater", 2: "build glassworks_1"},
    )
    assert found(state) == {"baths"}


def test_where_nothing_can_be_built_the_effect_lapses() -> None:
    """And the turn goes on (seven 6 Halikarnassos 3)."""
    state = dig(
        built="altar",
        discarded="altar",
        hands={1: "theater", 2: "glassworks_1"},
        choices={1: "build theater", 2: "build glassworks_1"},
    )
    assert legal(state, 0) == ["rebuild nothing"]
    assert FoundNothing(0) in do(state, {0: "rebuild nothing"})
    assert pile(state) == ["altar"]
    assert asked(state) == [0, 1, 2]


def test_an_empty_pile_brings_nothing() -> None:
    """Nobody is asked (seven 6 Halikarnassos 3)."""
    state = dig(
        hands={1: "theater", 2: "glassworks_1"},
        choices={1: "build theater", 2: "build glassworks_1"},
    )
    assert asked(state) == [0, 1, 2]
    assert cards(state, 0) == {"brickyard"}


def test_where_something_can_be_built_it_is_built() -> None:
    """The digger may not decline (seven 6 Halikarnassos 3)."""
    state = dig(built="altar", discarded="altar baths")
    assert "rebuild nothing" not in legal(state, 0)


def test_coins_of_a_tavern_are_paid_out() -> None:
    """5 at once (seven 6 Halikarnassos 4)."""
    state = dig(discarded="tavern", coins=0)
    assert of(do(state, {0: "rebuild tavern"}), Gained) == [Gained(0, 5)]
    assert coins(state, 0) == 5


def test_a_vineyard_from_the_pile_counts_the_brown_cards_of_that_turn() -> None:
    """The own ones and those of the neighbours (seven 6 Halikarnassos 4)."""
    state = dig(
        age=2,
        coins=1,
        discarded="vineyard",
        hands={1: "foundry", 2: "sawmill"},
        choices={1: "build foundry", 2: "build sawmill"},
    )
    do(state, {0: "rebuild vineyard"})
    assert coins(state, 0) == 1 + 3


def test_an_arena_from_the_pile_counts_the_stage_just_built() -> None:
    """3 coins for the first stage, 6 with one before it (seven 6 Halikarnassos 4)."""
    first = dig(age=3, discarded="arena", coins=0)
    do(first, {0: "rebuild arena"})
    assert coins(first, 0) == 3
    second = dig(age=3, done=1, discarded="arena", coins=0)
    do(second, {0: "rebuild arena"})
    assert coins(second, 0) == 6


def test_shields_from_the_pile_count_in_the_conflict_that_follows() -> None:
    """Walls taken in turn 6 of age II win (seven 6 Halikarnassos 4)."""
    state = dig(age=2, turn=6, discarded="walls")
    do(state, {0: "rebuild walls"})
    assert tokens(state, 0) == [3, 3]


def test_the_pile_is_not_emptied_between_ages() -> None:
    """All that was discarded in age I lies there in age II (seven 6 Halikarnassos 5)."""
    state = position(discarded="theater")
    sell_on(state, 6)
    first = pile(state)
    assert len(first) == 1 + 3 * 7
    sell_on(state, 6)
    assert pile(state)[: len(first)] == first


def test_a_card_of_age_1_is_built_in_age_3() -> None:
    """Lumber Yard and Altar are as good as new (seven 6 Halikarnassos 5)."""
    state = dig(age=3, discarded="altar lumber_yard")
    assert {"altar", "lumber_yard"} <= found(state)
    do(state, {0: "rebuild altar"})
    assert points(state, 0)["blue"] == 3


def with_babylon() -> Seven:
    """Turn 6: Babylon has its first stage, Halikarnassos builds one."""
    state = position(
        turn=6,
        boards={0: NIGHT, 1: "babylon:night"},
        stages={1: 1},
        built={0: "brickyard"},
        hands={0: "stockade theater", 1: "altar tavern", 2: "loom_1 press_1"},
    )
    events = do(state, {0: "stage with stockade", 1: "build altar", 2: "build loom_1"})
    assert of(events, PlaysLast) == [PlaysLast(1)]
    return state


def test_babylon_plays_first_and_what_it_sells_is_found() -> None:
    """Then Halikarnassos, then the conflicts (seven 6 Halikarnassos 6)."""
    state = with_babylon()
    assert asked(state) == [1]
    events = do(state, {1: "sell tavern"})
    assert Looks(0) in events
    assert of(events, Fought) == []
    assert asked(state) == [0]
    assert found(state) == {"theater", "press_1", "tavern"}
    do(state, {0: "rebuild tavern"})
    assert coins(state, 0) == 3 + 5
    assert asked(state) == "chance"


def test_what_babylon_builds_is_not_found() -> None:
    """Its seventh card stands in its city by then (seven 6 Halikarnassos 6)."""
    state = with_babylon()
    do(state, {1: "build tavern"})
    assert found(state) == {"theater", "press_1"}


@pytest.mark.parametrize("done", [0, 1, 2])
def test_each_stage_of_the_night_side_digs_once(done: int) -> None:
    """At the end of its own turn (seven 6 Halikarnassos 7)."""
    state = dig(done=done, discarded="theater baths")
    assert city(state, 0).stages == done + 1
    assert asked(state) == [0]
    do(state, {0: "rebuild theater"})
    assert asked(state) == [0, 1, 2]
    events = do(state, {})
    assert of(events, Looks) == []
    assert asked(state) == [0, 1, 2]


def test_three_stages_dig_three_times() -> None:
    """One card each (seven 6 Halikarnassos 7)."""
    state = position(
        boards={0: NIGHT},
        built={0: " ".join(GOODS.values())},
        discarded="altar theater baths",
    )
    for stage, card in enumerate(("altar", "theater", "baths"), 1):
        choice = next(text for text in legal(state, 0) if text.startswith("stage"))
        assert Staged(0, stage) in do(state, {0: choice})
        do(state, {0: f"rebuild {card}"})
    assert {"altar", "theater", "baths"} <= cards(state, 0)
    assert points(state, 0)["wonder"] == 2 + 1


@pytest.mark.parametrize(
    ("done", "goods", "digs"),
    [(0, "foundry", False), (1, "press_1 glassworks_1", True), (2, "stone_pit quarry", False)],
)
def test_on_the_day_side_the_second_stage_digs(done: int, goods: str, *, digs: bool) -> None:
    """The others bring points (seven 6 Halikarnassos 7)."""
    state = position(
        boards={0: "halikarnassos"},
        stages={0: done},
        built={0: goods},
        hands={0: "stockade"},
        discarded="theater",
    )
    events = do(state, {0: "stage with stockade"})
    assert of(events, Looks) == ([Looks(0)] if digs else [])
    assert asked(state) == ([0] if digs else [0, 1, 2])
