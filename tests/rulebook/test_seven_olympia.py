"""Olympia's free cards: rulings 6 Olympia day 1 to 3 and 6 Olympia night 1 to 4."""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    cards,
    coins,
    do,
    hand,
    legal,
    makers,
    of,
    position,
    sell_on,
    stage_ways,
    ways,
)
from wondertable.games.seven.events import Built, Paid, PlaysLast

FREE = {(0, 0)}
DEAR = {
    "brown": ("sawmill", "lumber_yard"),
    "grey": ("", ""),
    "blue": ("palace", "altar"),
    "yellow": ("haven", "tavern"),
    "red": ("arsenal", "barracks"),
    "green": ("academy", "workshop"),
    "purple": ("workers_guild", "spies_guild"),
}
"""By colour: a card that costs something, and another one; no grey card costs anything."""


@pytest.mark.parametrize("colour", [colour for colour in DEAR if colour != "grey"])
def test_the_first_card_of_a_colour_is_free(colour: str) -> None:
    """Of each colour, purple included; a second one is paid (seven 6 Olympia day 1, 2)."""
    card, other = DEAR[colour]
    for built, free in (("", True), (other, False)):
        state = position(age=3, boards={0: "olympia"}, stages={0: 2}, coins=0, built={0: built})
        assert ways(state, 0, card) == (FREE if free else set())


def test_a_grey_card_is_free_as_ever() -> None:
    """It costs nothing, first or not (seven 6 Olympia day 2)."""
    for built in ("", "loom_1"):
        state = position(boards={0: "olympia"}, stages={0: 2}, coins=0, built={0: built})
        assert ways(state, 0, "press_1") == FREE


@pytest.mark.parametrize("colour", [colour for colour in DEAR if colour != "grey"])
def test_other_colours_of_the_city_do_not_matter(colour: str) -> None:
    """Only the colour of the card itself must be new (seven 6 Olympia day 1)."""
    card, _ = DEAR[colour]
    goodless = ("altar", "tavern", "barracks", "workshop", "spies_guild", "loom_1", "lumber_yard")
    built = [other for other in goodless if other != DEAR[colour][1]]
    state = position(
        age=3, boards={0: "olympia"}, stages={0: 2}, coins=0, built={0: " ".join(built)}
    )
    assert ways(state, 0, card) == FREE


def test_several_colours_are_free_in_one_age() -> None:
    """It is not once in an age (seven 6 Olympia day 1)."""
    state = position(
        age=3,
        turn=4,
        boards={0: "olympia"},
        stages={0: 2},
        coins=0,
        hands={0: "palace", 1: "arsenal lodge gardens study", 2: "academy circus"},
    )
    for choices in (
        {0: "build palace", 1: "sell gardens", 2: "sell circus"},
        {0: "build academy", 2: "sell lodge"},
        {0: "build arsenal"},
    ):
        assert Built(0, choices[0].split()[1], "olympia") in do(state, choices)
    assert coins(state, 0) == 0


def test_a_new_age_does_not_bring_the_colour_back() -> None:
    """A blue card of age I excludes all later ones (seven 6 Olympia day 1)."""
    for age in (2, 3):
        state = position(age=age, boards={0: "olympia"}, stages={0: 2}, coins=0, built={0: "altar"})
        assert ways(state, 0, "palace") == set()


def test_colours_that_are_there_when_the_stage_is_built_are_excluded() -> None:
    """Brown and red are, blue is not (seven 6 Olympia day 1)."""
    state = position(
        age=2,
        boards={0: "olympia"},
        stages={0: 1},
        coins=0,
        built={0: "sawmill stockade"},
        hands={0: "school"},
    )
    assert ways(state, 0, "aqueduct") == set()
    do(state, {0: "stage with school"})
    assert ways(state, 0, "walls") == set()
    assert ways(state, 0, "foundry") == set()
    assert ways(state, 0, "aqueduct") == FREE


def test_the_effect_begins_with_its_stage() -> None:
    """The first stage alone makes nothing free (seven 6 Olympia day 1)."""
    state = position(age=3, boards={0: "olympia"}, stages={0: 1}, coins=0)
    assert ways(state, 0, "palace") == set()


def test_the_coin_of_a_brown_card_is_waived() -> None:
    """Free means without coins too (seven 6 Olympia day 2)."""
    state = position(boards={0: "olympia"}, stages={0: 2}, coins=1, hands={0: "timber_yard"})
    events = do(state, {0: "build timber_yard"})
    assert of(events, Paid) == []
    assert coins(state, 0) == 1


def test_no_stage_is_free_through_it() -> None:
    """The third stage costs its three clay (seven 6 Olympia day 2)."""
    state = position(boards={0: "olympia"}, stages={0: 2}, coins=0)
    assert stage_ways(state, 0) == set()
    state = position(boards={0: "olympia"}, stages={0: 2}, coins=0, built={0: "brickyard"})
    assert stage_ways(state, 0) == FREE


def test_cards_under_the_board_have_no_colour_for_olympia() -> None:
    """A blue card under the second stage leaves blue free (seven 6 Olympia day 3)."""
    state = position(
        age=2,
        boards={0: "olympia"},
        stages={0: 1},
        coins=0,
        built={0: "sawmill"},
        hands={0: "temple"},
    )
    do(state, {0: "stage with temple"})
    assert cards(state, 0) == {"sawmill"}
    assert ways(state, 0, "aqueduct") == FREE


@pytest.mark.parametrize(("age", "turn"), [(2, 1), (3, 1)])
def test_the_first_card_of_an_age_is_free(age: int, turn: int) -> None:
    """That of the starting hand (seven 6 Olympia night 1)."""
    card = {2: "walls", 3: "palace"}[age]
    state = position(
        age=age, turn=turn, boards={0: "olympia:night"}, stages={0: 1}, coins=0, hands={0: card}
    )
    events = do(state, {0: f"build {card}"})
    assert Built(0, card, "olympia") in events
    assert [event for event in of(events, Paid) if event.seat == 0] == []


@pytest.mark.parametrize("turn", [2, 3, 4, 5, 6])
def test_later_cards_are_paid(turn: int) -> None:
    """Only turn 1 counts (seven 6 Olympia night 1)."""
    state = position(age=3, turn=turn, boards={0: "olympia:night"}, stages={0: 1}, coins=0)
    assert ways(state, 0, "palace") == set()


@pytest.mark.parametrize("choice", ["sell", "stage with"])
def test_a_first_card_that_is_not_built_loses_the_effect_of_the_age(choice: str) -> None:
    """It does not move on to turn 2 (seven 6 Olympia night 1)."""
    state = position(
        age=3,
        boards={0: "olympia:night"},
        stages={0: 1},
        coins=0,
        built={0: makers(clay=2)},
        hands={0: "arsenal", 2: "palace"},
    )
    do(state, {0: f"{choice} arsenal", 2: "sell " + other_card(hand(state, 2), "palace")})
    state.cities[0].coins = 0
    assert "palace" in hand(state, 0)
    assert legal(state, 0, "palace")[0] == "sell palace"
    assert "build palace" not in legal(state, 0)


def other_card(cards: list[str], kept: str) -> str:
    """A card of a hand that is not the one to keep."""
    return next(card for card in cards if card != kept)


def test_the_first_stage_does_not_work_in_the_age_that_builds_it() -> None:
    """It works in ages II and III at most (seven 6 Olympia night 1)."""
    state = position(
        boards={0: "olympia:night"},
        coins=0,
        built={0: "foundry"},
        hands={0: "altar", 2: "baths theater"},
    )
    do(state, {0: "stage with altar", 2: "build theater"})
    assert ways(state, 0, "baths") == set()
    for age in (2, 3):
        sell_on(state, 5)
        assert state.age == age
        state.cities[0].coins = 0
        assert ways(state, 0, "palace") == FREE
        do(state, {})
        state.cities[0].coins = 0
        assert ways(state, 0, "palace") == set()


@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_last_card_of_an_age_is_free(age: int) -> None:
    """That of turn 6, in all three ages (seven 6 Olympia night 2)."""
    card = {1: "stockade", 2: "walls", 3: "palace"}[age]
    for turn in (2, 5, 6):
        state = position(age=age, turn=turn, boards={0: "olympia:night"}, stages={0: 2}, coins=0)
        assert ways(state, 0, card) == (FREE if turn == 6 else set())


def test_either_of_the_two_last_cards_may_be_the_free_one() -> None:
    """The one that is chosen; the other is discarded (seven 6 Olympia night 2)."""
    state = position(
        age=3,
        turn=6,
        boards={0: "olympia:night"},
        stages={0: 2},
        coins=0,
        hands={0: "palace academy"},
    )
    assert {"build palace", "build academy"} <= set(legal(state, 0))
    events = do(state, {0: "build palace"})
    assert Built(0, "palace", "olympia") in events
    assert cards(state, 0) == {"palace"}
    assert state.outcome() is not None


def test_the_last_card_does_not_make_a_stage_free() -> None:
    """Neither in turn 6 nor in turn 1 (seven 6 Olympia night 2)."""
    for turn in (1, 6):
        state = position(turn=turn, boards={0: "olympia:night"}, stages={0: 2}, coins=0)
        assert stage_ways(state, 0) == set()
    state = position(turn=1, boards={0: "olympia:night"}, stages={0: 1}, coins=0)
    assert stage_ways(state, 0) == set()


def test_a_second_stage_built_in_turn_6_brings_no_free_card_in_that_age() -> None:
    """The last card built the stage; the other one is discarded (seven 6 Olympia night 2)."""
    state = position(
        turn=6,
        boards={0: "olympia:night"},
        stages={0: 1},
        coins=0,
        built={0: "brickyard"},
        hands={0: "stockade baths"},
    )
    events = do(state, {0: "stage with stockade"})
    assert of(events, PlaysLast) == []
    assert cards(state, 0) == {"brickyard"}
    assert state.age == 2


def test_the_first_stage_alone_frees_no_last_card_and_the_second_keeps_the_first() -> None:
    """Each stage has its own card; with both there are two in an age (seven 6 Olympia night 2)."""
    one = position(age=2, turn=6, boards={0: "olympia:night"}, stages={0: 1}, coins=0)
    assert ways(one, 0, "walls") == set()
    for turn in (1, 6):
        both = position(age=2, turn=turn, boards={0: "olympia:night"}, stages={0: 2}, coins=0)
        assert ways(both, 0, "walls") == FREE


def test_babylon_pays_its_seventh_card_and_olympia_has_none() -> None:
    """The two effects never meet in one city (seven 6 Olympia night 3)."""
    state = position(
        age=3,
        turn=6,
        boards={0: "olympia:night", 1: "babylon:night"},
        stages={0: 3, 1: 2},
        coins=0,
        hands={0: "palace arsenal", 1: "town_hall academy"},
    )
    events = do(state, {0: "build palace", 1: "sell town_hall"})
    assert of(events, PlaysLast) == [PlaysLast(1)]
    assert set(legal(state, 1)) == {"sell academy", "discard academy"}


@pytest.mark.parametrize(("turn", "stages"), [(1, 1), (6, 2)])
def test_a_free_card_has_a_new_name(turn: int, stages: int) -> None:
    """A known slip of other programs is to skip this check (seven 6 Olympia night 4)."""
    state = position(
        age=2,
        turn=turn,
        boards={0: "olympia:night"},
        stages={0: stages},
        built={0: "walls loom_1"},
        hands={0: "walls loom_2"},
    )
    assert legal(state, 0, "walls") == ["sell walls"]
    assert legal(state, 0, "loom_2") == ["sell loom_2"]


def test_a_chain_is_as_good_as_a_free_card() -> None:
    """With both nothing is paid either (seven 6 Olympia night 1)."""
    state = position(age=2, boards={0: "olympia:night"}, stages={0: 1}, coins=0, built={0: "baths"})
    assert ways(state, 0, "aqueduct") == FREE
