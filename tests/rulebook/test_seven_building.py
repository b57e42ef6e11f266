"""Buildings and stages, names, chains and coins: rulings 3.1 to 3.6 of the base game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.seven.position import (
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
    stage_ways,
    ways,
    why_not,
)
from wondertable.games.seven.events import Built, Paid, Staged
from wondertable.games.seven.state import Seven

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "facts" / "seven.json").read_text(encoding="utf-8")
)
CARDS: dict[str, Any] = {card["id"]: card for card in FACTS["cards"] + FACTS["guilds"]}
LINKS = [(given, card["id"]) for card in CARDS.values() for given in card["chain_from"]]
COIN_CARDS = (
    *("tree_farm", "excavation", "clay_pit", "timber_yard", "forest_cave", "mine"),
    *("sawmill", "quarry", "brickyard", "foundry"),
)
SIDES = [(board["id"], side) for board in FACTS["wonders"] for side in ("day", "night")]
EVERYTHING = (
    "lumber_yard sawmill tree_farm stone_pit quarry mine clay_pool brickyard excavation "
    "ore_vein foundry forest_cave glassworks_1 loom_1 press_1"
)
"""Brown and grey cards that make four of each raw material and one of each other good."""


def without(cards: str, names: set[str]) -> str:
    """Cards without those of some names."""
    return " ".join(card for card in cards.split() if CARDS[card]["building"] not in names)


def test_no_building_stands_twice_in_a_city() -> None:
    """A second Altar can be sold and used for a stage, but not built (seven 3.1)."""
    state = position(built={0: "altar lumber_yard sawmill"}, hands={0: "altar"})
    assert set(legal(state, 0, "altar")) == {"sell altar", "stage with altar"}
    assert why_not(state, 0, "build altar") == "altar stands in this city already"


def test_a_name_of_another_city_blocks_nothing() -> None:
    """Everybody may have an Altar (seven 3.1)."""
    state = position(built={1: "altar", 2: "altar"}, hands={0: "altar"})
    do(state, {0: "build altar"})
    assert cards(state, 0) == {"altar"}


def test_a_chain_does_not_build_a_name_twice() -> None:
    """The Baths make the first Aqueduct free and no second one (seven 3.1)."""
    first = position(age=2, built={0: "baths"}, hands={0: "aqueduct"})
    assert "build aqueduct" in legal(first, 0)
    second = position(age=2, built={0: "baths aqueduct"}, hands={0: "aqueduct"})
    assert legal(second, 0, "aqueduct") == ["sell aqueduct"]


@pytest.mark.parametrize(("side", "stages", "turn"), [("night", 1, 1), ("night", 2, 6)])
def test_olympia_does_not_build_a_name_twice(side: str, stages: int, turn: int) -> None:
    """The free card of an age must have a new name (seven 3.1)."""
    state = position(
        age=2,
        turn=turn,
        boards={0: f"olympia:{side}"},
        stages={0: stages},
        built={0: "walls"},
        hands={0: "walls aqueduct"},
    )
    assert legal(state, 0, "walls") == ["sell walls"]
    assert "build aqueduct" in legal(state, 0)


def test_halikarnassos_does_not_build_a_name_twice() -> None:
    """What stands in the city stays in the pile (seven 3.1)."""
    state = position(
        boards={0: "halikarnassos:night"},
        built={0: "brickyard altar loom_2"},
        hands={0: "stockade", 1: "altar", 2: "loom_1"},
        discarded="theater",
    )
    do(state, {0: "stage with stockade", 1: "sell altar", 2: "sell loom_1"})
    assert pile(state) == ["theater", "altar", "loom_1"]
    assert legal(state, 0) == ["rebuild theater"]


def with_buried_baths() -> Seven:
    """Seat 0 has Baths under its first stage, in age I, and holds another Baths."""
    state = position(
        seats=3, turn=4, built={0: "sawmill stone_pit"}, hands={0: "baths", 2: "baths"}
    )
    do(state, {0: "stage with baths"})
    return state


def test_a_card_under_the_wonder_does_not_block_its_name() -> None:
    """It is no building, so another of that name can be built (seven 3.1)."""
    state = with_buried_baths()
    assert cards(state, 0) == {"sawmill", "stone_pit"}
    do(state, {0: "build baths"})
    assert "baths" in cards(state, 0)


def test_a_card_under_the_wonder_gives_no_chain_and_no_effect() -> None:
    """Buried Baths bring no 3 points and no free Aqueduct (seven 3.1)."""
    state = with_buried_baths()
    assert points(state, 0)["blue"] == 0
    state.cities[0].coins = 0
    assert ways(state, 0, "aqueduct") == set()


def test_a_card_under_the_wonder_has_no_colour() -> None:
    """A neighbour's Magistrates do not count it (seven 3.1)."""
    state = position(
        turn=4,
        built={0: "sawmill", 1: "magistrates_guild", 2: "altar"},
        hands={0: "baths"},
    )
    do(state, {0: "stage with baths"})
    assert points(state, 1)["purple"] == 1


@pytest.mark.parametrize(
    ("card", "built", "held"),
    [("altar", "altar", 0), ("palace", "", 0), ("mine", "", 0), ("stockade", "", 9)],
)
def test_any_card_may_go_under_a_stage(card: str, built: str, held: int) -> None:
    """Also one of a name that is there, or that is too dear to build (seven 3.2)."""
    state = position(age=3, coins=held, built={0: f"sawmill {built}"}, hands={0: card})
    events = do(state, {0: f"stage with {card}"})
    assert of(events, Staged) == [Staged(0, 1)]
    assert card not in cards(state, 0) - {built}
    assert coins(state, 0) == held


def test_only_the_cost_of_the_stage_is_paid() -> None:
    """Wood for the stage comes from the left; the coin of the Mine is not due (seven 3.2)."""
    state = position(coins=4, built={1: "sawmill"}, hands={0: "mine"})
    events = do(state, {0: "stage with mine paying 4 left"})
    assert of(events, Paid) == [Paid(0, 0, 4, 0)]
    assert coins(state, 0) == 0


def test_a_stage_needs_its_own_cost() -> None:
    """A card that is free to build does not make a stage free (seven 3.2)."""
    state = position(hands={0: "altar"})
    assert legal(state, 0, "altar") == ["sell altar", "build altar"]


def test_stages_are_built_from_left_to_right() -> None:
    """With the goods of the third stage only, nothing can be built before the first (seven 3.3)."""
    goods = "stone_pit quarry"
    assert stage_ways(position(coins=0, built={0: goods}), 0) == set()
    assert stage_ways(position(coins=0, built={0: goods}, stages={0: 1}), 0) == set()
    assert stage_ways(position(coins=0, built={0: goods}, stages={0: 2}), 0) == {(0, 0)}


def test_one_action_builds_one_stage() -> None:
    """A city that could pay for all three builds them in three turns (seven 3.3)."""
    state = position(built={0: EVERYTHING})
    for stage in (1, 2, 3):
        choice = next(text for text in legal(state, 0) if text.startswith("stage"))
        assert of(do(state, {0: choice}), Staged) == [Staged(0, stage)]
        assert city(state, 0).stages == stage
    assert not [text for text in legal(state, 0) if text.startswith("stage")]
    assert stage_ways(state, 0) == set()


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("turn", [1, 6])
def test_the_first_stage_may_be_built_in_any_age(age: int, turn: int) -> None:
    """And in any turn (seven 3.3)."""
    state = position(age=age, turn=turn, coins=0, built={0: "sawmill"})
    assert stage_ways(state, 0) == {(0, 0)}


def test_stages_are_never_obligatory() -> None:
    """A game ends in which nobody builds any (seven 3.3)."""
    state = position(built={0: EVERYTHING})
    sell_on(state, 18)
    assert state.outcome() is not None
    assert [int(city(state, seat).stages) for seat in range(3)] == [0, 0, 0]


def test_there_are_twenty_five_links() -> None:
    """All lead to a later age, two of them over an age (seven 3.4)."""
    assert len(LINKS) == 25
    spans = {(given, card): CARDS[card]["age"] - CARDS[given]["age"] for given, card in LINKS}
    assert {link for link, span in spans.items() if span == 2} == {
        ("theater", "gardens"),
        ("altar", "pantheon"),
    }
    assert set(spans.values()) == {1, 2}


@pytest.mark.parametrize(("given", "card"), LINKS)
def test_a_chain_makes_a_card_free(given: str, card: str) -> None:
    """No goods and no coins, and nobody is paid (seven 3.4)."""
    poor = position(seats=7, age=CARDS[card]["age"], coins=0, hands={0: card})
    assert ways(poor, 0, card) == set()
    state = position(seats=7, age=CARDS[card]["age"], coins=0, built={0: given}, hands={0: card})
    assert ways(state, 0, card) == {(0, 0)}
    events = do(state, {0: f"build {card}"})
    assert Built(0, card, "chain") in events
    assert [event for event in of(events, Paid) if event.seat == 0] == []


@pytest.mark.parametrize("card", CARDS)
def test_no_other_building_makes_it_free(card: str) -> None:
    """In a city of all but the linked buildings it is paid (seven 3.4)."""
    age = CARDS[card]["age"]
    links = set(CARDS[card]["chain_from"])
    names = links | {CARDS[card]["building"], "loom", "glassworks", "press"}
    built = without(" ".join(CARDS), names)
    state = position(seats=7, age=age, coins=2, built={0: built}, hands={0: card})
    choice = min(text for text in legal(state, 0, card) if text.startswith("build"))
    events = do(state, {0: choice})
    assert Built(0, card, "paid") in events


def test_without_the_chain_the_cost_may_be_paid() -> None:
    """An Aqueduct for three stones of the own city (seven 3.4)."""
    state = position(age=2, coins=0, built={0: "quarry"}, hands={0: "aqueduct"})
    assert Built(0, "aqueduct", "paid") in do(state, {0: "build aqueduct"})


def test_a_neighbour_s_building_gives_no_chain() -> None:
    """Only buildings of the own city do (seven 3.4)."""
    state = position(age=2, coins=0, built={1: "baths", 2: "baths"})
    assert ways(state, 0, "aqueduct") == set()


@pytest.mark.parametrize("post", ["east_trading_post", "west_trading_post"])
def test_either_post_leads_to_the_forum(post: str) -> None:
    """One of the two is enough (seven 3.4)."""
    state = position(age=2, coins=0, built={0: post})
    assert ways(state, 0, "forum") == {(0, 0)}


@pytest.mark.parametrize("card", COIN_CARDS)
def test_these_brown_cards_cost_one_coin_for_the_bank(card: str) -> None:
    """Nobody else receives it, and without a coin they cannot be built (seven 3.5)."""
    age = CARDS[card]["age"]
    state = position(seats=7, age=age, coins=1, hands={0: card})
    events = do(state, {0: f"build {card}"})
    assert of(events, Paid) == [Paid(0, 1, 0, 0)]
    assert coins(state, 0) == 0
    assert coins(state, 1) == coins(state, 6) == 1 + 3
    poor = position(seats=7, age=age, coins=0, built={0: without(EVERYTHING, {card})})
    assert ways(poor, 0, card) == set()


def test_six_coin_costs_are_in_age_1_and_four_in_age_2() -> None:
    """All of them brown (seven 3.5)."""
    asking = [card for card in CARDS.values() if "coins" in card["cost"]]
    assert {card["id"] for card in asking} == set(COIN_CARDS)
    assert [card["age"] for card in asking].count(1) == 6
    assert {card["color"] for card in asking} == {"brown"}
    assert {card["cost"]["coins"] for card in asking} == {1}


@pytest.mark.parametrize("card", sorted(set(CARDS) - set(COIN_CARDS)))
def test_no_other_card_costs_coins(card: str) -> None:
    """A city that makes everything builds it without a coin (seven 3.5, 3.6)."""
    row = CARDS[card]
    built = without(EVERYTHING, {row["building"]})
    state = position(seats=7, age=row["age"], coins=0, built={0: built})
    assert ways(state, 0, card) == {(0, 0)}


@pytest.mark.parametrize("card", COIN_CARDS)
def test_a_card_that_costs_a_coin_costs_nothing_else(card: str) -> None:
    """No goods are needed for it (seven 3.6)."""
    state = position(seats=7, age=CARDS[card]["age"], coins=1, boards={0: "halikarnassos"})
    assert ways(state, 0, card) == {(0, 0)}


@pytest.mark.parametrize(("board", "side"), SIDES)
def test_no_stage_costs_coins(board: str, side: str) -> None:
    """Each one is built out of the goods of the city (seven 3.6)."""
    stages = position(boards={0: f"{board}:{side}"}).cities[0].stages_left()
    for done in range(stages):
        state = position(
            boards={0: f"{board}:{side}"}, coins=0, stages={0: done}, built={0: EVERYTHING}
        )
        assert stage_ways(state, 0) == {(0, 0)}
