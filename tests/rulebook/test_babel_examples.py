"""The examples E1 to E15: those of the rulebook, and those that follow from its rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.babel.position import (
    asked,
    build,
    decline,
    discarded,
    do,
    finish_turn,
    go,
    hand,
    held,
    left,
    legal,
    points,
    position,
    refused,
    take,
    taken,
    units,
    why_not,
    wonder_points,
)
from wondertable.games.babel.state import Babel

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "facts" / "babel.json").read_text(encoding="utf-8")
)
RED, YELLOW, GREEN, BLUE = range(4)
TOWER = "tower_of_babel"


def five_ships() -> Babel:
    """Red chose 5 ships; yellow offers 1, green 2 with the trader, blue 1 with the trader."""
    state = position(
        seats=4,
        hands={RED: "5 ship", YELLOW: "1 ship", GREEN: "2 ship", BLUE: "1 ship"},
        discs={TOWER: "5 ship, 3 camel, 4 crane"},
    )
    build(
        state,
        f"{TOWER} 5 ship",
        {YELLOW: "1 ship", GREEN: "2 ship with trader", BLUE: "1 ship with trader"},
    )
    return state


def test_every_example_of_the_facts_has_its_test() -> None:
    tests = [name for name in globals() if name.startswith("test_e")]
    assert [example["id"].lower() for example in FACTS["examples"]] == [
        name.split("_")[1] for name in tests if name[6].isdigit()
    ]


def test_e1_red_takes_yellow_s_offer_and_adds_four_ships() -> None:
    """Yellow puts 1 piece, red 4 and takes the disc; green and blue are paid for refusals."""
    state = five_ships()
    do(state, RED, "accept 1 with 4 own")
    assert units(state, TOWER) == [4, 1, 0, 0]
    assert taken(state, RED) == [f"{TOWER} 5 ship"]
    assert refused(state) == [0, 0, 2, 1]
    assert discarded(state) == "5 ship"


def test_e2_green_s_trader_takes_the_disc_and_red_puts_pieces_for_green_s_cards() -> None:
    """Red puts 2 pieces for his own cards and 2 for green's; blue takes his cards back."""
    state = five_ships()
    do(state, RED, "accept 1 2 with 2 own")
    assert units(state, TOWER) == [4, 1, 0, 0]
    assert taken(state, GREEN) == [f"{TOWER} 5 ship"]
    assert taken(state, RED) == []
    assert refused(state) == [0, 0, 0, 1]
    assert hand(state, BLUE) == "1 ship"


def test_e3_two_traders_cannot_be_chosen() -> None:
    """Green and blue both laid their trader."""
    state = five_ships()
    assert why_not(state, RED, "accept 2 3 with 2 own") == (
        "only one of the chosen offers may hold a trader"
    )


def test_e4_a_failed_build_pays_every_offer() -> None:
    """The disc stays, nobody places anything, and all who offered are paid."""
    state = five_ships()
    do(state, RED, "fail")
    assert refused(state) == [0, 1, 2, 1]
    assert units(state, TOWER) == [0, 0, 0, 0]
    assert "5 ship" in left(state, TOWER)
    assert discarded(state) == ""


def scored(pieces: dict[int, int]) -> list[int]:
    """What a wonder pays in row 1 when its last disc was completed, with so many pieces then."""
    state = position(
        seats=4,
        hands={RED: "3 camel"},
        discs={TOWER: "3 camel"},
        pieces={TOWER: {**pieces, RED: pieces[RED] - 3}},
    )
    build(state, f"{TOWER} 3 camel")
    do(state, RED, "accept nobody with 3 own")
    return wonder_points(state)


@pytest.mark.parametrize("green", [1, 2, 3])
def test_e5_the_first_scores_8_the_second_4_all_others_3(green: int) -> None:
    """Red 6, yellow 4, green 1 to 3, blue none."""
    assert scored({RED: 6, YELLOW: 4, GREEN: green}) == [8, 4, 3, 0]


@pytest.mark.parametrize("others", [1, 4])
def test_e6_a_tie_for_most_pays_the_second_value(others: int) -> None:
    """Red and yellow 5, blue and green less."""
    assert scored({RED: 5, YELLOW: 5, GREEN: others, BLUE: 1}) == [4, 4, 3, 3]


def test_e7_a_tie_for_second_pays_3() -> None:
    """Red 6, yellow and green 3, blue 1."""
    assert scored({RED: 6, YELLOW: 3, GREEN: 3, BLUE: 1}) == [8, 3, 3, 3]


def test_e8_four_camel_two_ship_and_one_crane_disc_are_worth_25() -> None:
    """The bonus is 20 + 5 + 0."""
    state = position()
    take(state, 0, "3 camel", "4 camel", "4 camel", "6 camel", "3 ship", "4 ship", "5 crane")
    assert points(state, 0)["discs"] == 20 + 5 + 0


def two_coloured(hands: dict[int, str]) -> Babel:
    """The disc of 2 camels and 3 stonemasons can be chosen."""
    return position(hands=hands, discs={TOWER: "2 camel 3 stonemason"}, two_coloured=True)


def test_e9_a_two_coloured_disc_needs_both_numbers_exactly() -> None:
    """Exactly 2 camels and 3 stonemasons."""
    state = two_coloured({0: "5 camel 5 stonemason"})
    build(state, f"{TOWER} 2 camel 3 stonemason")
    assert legal(state, 0) == ["fail", "accept nobody with 5 own"]
    do(state, 0, "accept nobody with 5 own")
    assert discarded(state) == "2 camel 3 stonemason"
    assert hand(state, 0) == "3 camel 2 stonemason"


def test_e10_offers_must_not_exceed_the_number_of_either_type() -> None:
    """Two offers with 3 camels together cannot both be chosen."""
    state = two_coloured({0: "5 stonemason", 1: "2 camel", 2: "1 camel 1 stonemason"})
    build(state, f"{TOWER} 2 camel 3 stonemason", {1: "2 camel", 2: "1 camel 1 stonemason"})
    assert why_not(state, 0, "accept 1 2 with 2 own") == (
        "the disc asks for 2 camel 3 stonemason, and 3 camel 1 stonemason would be too many"
    )


def test_e11_whoever_passes_draws_2_cards_all_others_1() -> None:
    """And the next seat is the active one."""
    state = position(active=1)
    do(state, 1, "pass")
    go(state)
    assert held(state) == [1, 2, 1]
    assert asked(state) == [2]
    assert refused(state) == [0, 0, 0]


def test_e12_two_passes_with_the_double_turn_draw_3_cards_and_move_the_towers_once() -> None:
    """Each pass draws its card; the closing draw comes after the second turn only."""
    state = position(actions={0: "double_turn"})
    do(state, 0, "pass")
    go(state)
    assert held(state) == [1, 0, 0]
    do(state, 0, "play double_turn")
    assert asked(state) == [0]
    do(state, 0, "pass")
    go(state)
    assert held(state) == [3, 1, 1]
    assert asked(state) == [1]


def test_e13_the_offer_bonus_pays_3_points_a_card() -> None:
    """Four valid cards that were refused are worth 12."""
    state = position(
        hands={0: "5 ship", 1: "4 ship"},
        actions={1: "offer_bonus"},
        discs={TOWER: "5 ship, 3 camel"},
    )
    build(state, f"{TOWER} 5 ship", {1: "4 ship"})
    do(state, 0, "accept nobody with 5 own")
    do(state, 1, "play offer_bonus")
    assert refused(state) == [0, 12, 0]


def with_joker(offered: int) -> Babel:
    """5 ships, so many of them offered, and the active player has nothing but a joker."""
    state = position(
        hands={1: f"{offered} ship"}, actions={0: "joker"}, discs={TOWER: "5 ship, 3 camel"}
    )
    build(state, f"{TOWER} 5 ship", {1: f"{offered} ship"})
    return state


def test_e14_a_joker_is_exactly_two_cards() -> None:
    """With 3 of 5 ships accepted the joker completes the disc and puts 2 pieces."""
    state = with_joker(3)
    do(state, 0, "accept 1 joker 2 ship")
    assert units(state, TOWER) == [2, 3, 0]
    assert taken(state, 0) == [f"{TOWER} 5 ship"]


def test_e15_a_joker_cannot_stand_for_one_card() -> None:
    """With 4 of 5 ships accepted it cannot be used."""
    state = with_joker(4)
    assert why_not(state, 0, "accept 1 joker 2 ship") == (
        "a joker counts as exactly 2 of the missing cards, which are: 1 ship"
    )
    assert legal(state, 0) == ["fail"]
    assert decline(state) == []
    do(state, 0, "fail")
    finish_turn(state)
    assert asked(state) == [1]
