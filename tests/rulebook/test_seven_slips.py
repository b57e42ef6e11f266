"""Slips of the rulebook, decided, and points that it leaves open: sections 11 and 12."""

from __future__ import annotations

import pytest

from tests.games.seven.position import (
    asked,
    cards,
    chance,
    coins,
    cost_ways,
    do,
    hand,
    legal,
    new_game,
    of,
    pile,
    points,
    position,
    sell_on,
    ways,
)
from wondertable.games.seven.events import AgeBegan, Built, Fought, LeftOver, PlaysLast
from wondertable.games.seven.game import GAME
from wondertable.text import name

FREE = {(0, 0)}


@pytest.mark.parametrize("turn", [1, 2, 6])
def test_the_chain_example_speaks_of_ages_and_not_of_turns(turn: int) -> None:
    """A Theater of any turn of age I frees the Gardens in any turn of age III (seven 11)."""
    state = position(turn=turn, hands={0: "theater"})
    do(state, {0: "build theater"})
    assert cards(state, 0) == {"theater"}
    for later in (1, 3, 6):
        state = position(age=3, turn=later, coins=0, built={0: "theater"})
        assert ways(state, 0, "gardens") == FREE


def test_the_pair_of_the_chain_example_is_right_for_this_edition() -> None:
    """Theater and Gardens bear the same symbol, Theater and Statue do not (seven 11)."""
    state = position(age=3, coins=0, built={0: "theater"})
    assert ways(state, 0, "gardens") == FREE
    assert ways(state, 0, "statue") == set()


def test_the_card_left_over_brings_no_coins() -> None:
    """Coins are meant where the text has another word (seven 11)."""
    state = position(turn=6, coins=0, hands={0: "altar tavern"})
    events = do(state, {0: "build altar"})
    assert LeftOver(0, "tavern") in events
    assert coins(state, 0) == 0


@pytest.mark.parametrize(
    ("built", "units"), [("", 1), ("stone_pit", 2), ("quarry", 3), ("quarry stone_pit", 4)]
)
def test_every_symbol_makes_one_unit(built: str, units: int) -> None:
    """One resource a symbol, not one resource in all (seven 11)."""
    state = position(coins=0, built={0: built})
    assert cost_ways(state, 0, stone=units) == FREE
    assert cost_ways(state, 0, stone=units + 1) == set()


def test_it_is_the_age_cards_that_are_sorted_and_dealt() -> None:
    """Each age has its own deck, seven cards for everybody (seven 11)."""
    ages = {card["id"]: card["age"] for card in GAME.box()["cards"] + GAME.box()["guilds"]}
    state = new_game(4, sides="day")
    events = chance(state)
    for age in (1, 2, 3):
        dealt = [card for seat in range(4) for card in hand(state, seat)]
        assert len(dealt) == 4 * 7
        assert {ages[card] for card in dealt} == {age}
        events += sell_on(state, 6)
    assert of(events, AgeBegan) == [AgeBegan(1), AgeBegan(2), AgeBegan(3)]
    assert asked(state) is None


def test_babylon_and_olympia_speak_of_the_age_cards_of_the_hand() -> None:
    """The last one of the age for the one, the first one for the other (seven 11)."""
    state = position(
        age=2,
        turn=6,
        boards={0: "babylon:night"},
        stages={0: 1},
        hands={0: "vineyard press_2"},
    )
    assert PlaysLast(0) in do(state, {0: "sell vineyard"})
    assert {text.split()[1] for text in legal(state, 0)} == {"press_2"}
    olympia = position(age=2, boards={0: "olympia:night"}, stages={0: 1}, hands={0: "walls"})
    assert Built(0, "walls", "olympia") in do(olympia, {0: "build walls"})


def test_every_card_has_one_of_seven_colours() -> None:
    """Brown is among them, whose mark is lost in the text (seven 11)."""
    box = GAME.box()
    colours = ["brown", "grey", "blue", "yellow", "red", "green", "purple"]
    found = {card["color"] for card in box["cards"] + box["guilds"]}
    assert found == set(colours)
    state = position(
        age=3,
        boards={0: "olympia"},
        stages={0: 2},
        coins=0,
        built={0: "loom_1 altar tavern barracks workshop spies_guild"},
    )
    assert ways(state, 0, "sawmill") == FREE
    assert ways(state, 0, "palace") == set()


def test_the_player_number_of_a_copy_is_a_least_number() -> None:
    """The card for four is there with four and with seven (seven 11)."""
    for seats, copies in ((3, 0), (4, 1), (7, 1)):
        state = new_game(seats, sides="day")
        chance(state)
        dealt = [card for seat in range(seats) for card in hand(state, seat)]
        assert dealt.count("excavation") == copies


def test_the_three_symbols_are_compass_gear_and_tablet() -> None:
    """One of each makes a set, two of one and one of another do not (seven 11)."""
    assert GAME.box()["science"]["symbols"] == ["compass", "gear", "tablet"]
    three = position(built={0: "apothecary workshop scriptorium"})
    assert points(three, 0)["green"] == 3 + 7
    two = position(built={0: "apothecary dispensary scriptorium"})
    assert points(two, 0)["green"] == 5


def test_goods_and_coins_are_two_kinds_of_cost() -> None:
    """Letters B and C: a coin replaces no unit and a unit no coin (seven 11)."""
    state = position(coins=0, built={0: "quarry brickyard sawmill foundry loom_1"})
    assert ways(state, 0, "mine") == set()
    assert ways(state, 0, "stockade") == FREE
    rich = position(coins=50, boards={0: "gizah", 1: "ephesos", 2: "rhodos"})
    assert ways(rich, 0, "stockade") == set()
    assert ways(rich, 0, "mine") == FREE


def test_the_rows_of_the_score_sheet_are_the_seven_numbered_points() -> None:
    """Their pictures are lost, their order is not (seven 11)."""
    assert GAME.box()["scoring"]["order"] == [
        *("wonder", "treasury", "conflicts", "blue", "yellow", "green", "purple")
    ]


def test_who_beats_the_neighbour_on_the_right_takes_the_token() -> None:
    """The sentence of the example has lost a letter, not its sense (seven 11)."""
    state = position(age=2, turn=6, built={0: "stockade", 1: "walls"})
    events = do(state, {})
    assert set(of(events, Fought)) == {Fought(1, 0, 2, 1), Fought(0, 2, 2, 1), Fought(1, 2, 2, 1)}


def test_a_round_of_the_text_is_an_age_of_six_turns() -> None:
    """Three ages, 18 choices for everybody (seven 11)."""
    state = new_game(3, sides="day")
    chance(state)
    turns = 0
    while asked(state) is not None:
        assert asked(state) == [0, 1, 2]
        assert state.age == 1 + turns // 6
        sell_on(state, 1)
        turns += 1
    assert turns == 18


def test_babylon_s_last_card_comes_before_the_dig_of_halikarnassos() -> None:
    """The order at the end of an age that we have chosen (seven 12)."""
    state = position(
        turn=6,
        boards={0: "babylon:night", 1: "halikarnassos:night"},
        stages={0: 1},
        built={1: "brickyard"},
        hands={0: "altar theater", 1: "stockade baths", 2: "loom_1 press_1"},
    )
    do(state, {0: "build altar", 1: "stage with stockade", 2: "build loom_1"})
    assert asked(state) == [0]
    do(state, {0: "sell theater"})
    assert asked(state) == [1]
    assert pile(state) == ["baths", "press_1", "theater"]


def test_halikarnassos_may_not_decline() -> None:
    """Where a card can be built, one is built (seven 12)."""
    state = position(
        boards={0: "halikarnassos:night"},
        built={0: "brickyard"},
        hands={0: "stockade"},
        discarded="altar",
    )
    do(state, {0: "stage with stockade"})
    assert legal(state, 0)
    assert all(text.startswith("rebuild") for text in legal(state, 0))
    assert "rebuild nothing" not in legal(state, 0)


def test_the_bank_has_no_end() -> None:
    """More than the 126 coins of the box can be paid out (seven 12)."""
    state = position(coins=60, hands={0: "altar"})
    do(state, {0: "sell altar"})
    assert sum(coins(state, seat) for seat in range(3)) == 3 * 63
    sell_on(state, 17)
    assert sum(coins(state, seat) for seat in range(3)) == 3 * (60 + 18 * 3)
    assert 3 * 60 > 126


@pytest.mark.parametrize(
    ("card", "hungarian"),
    [
        ("theater", "Színház"),
        ("gardens", "Kertek"),
        ("barracks", "Barakk"),
        ("guard_tower", "Őrtorony"),
        ("scriptorium", "Scriptorium"),
    ],
)
def test_five_hungarian_names_are_those_of_the_rulebook(card: str, hungarian: str) -> None:
    """All other names are our own translations (seven 12)."""
    assert name("hu", "seven", card) == hungarian
