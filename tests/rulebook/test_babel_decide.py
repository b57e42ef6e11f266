"""Choosing offers and completing a disc: rulings A06 to A10, and A20."""

from __future__ import annotations

from tests.games.babel.position import (
    action_hand,
    build,
    discarded,
    do,
    hand,
    left,
    legal,
    position,
    refused,
    taken,
    units,
    why_not,
)
from wondertable.games.babel.codes import DECIDE
from wondertable.games.babel.state import Babel

TOWER = "tower_of_babel"
TWO = "2 camel 3 stonemason"


def offered(hands: dict[int, str], offers: dict[int, str], jokers: str = "") -> Babel:
    """Seat 0 chose 5 ships and has seen the offers."""
    state = position(seats=4, hands=hands, discs={TOWER: "5 ship, 3 camel"}, actions={0: jokers})
    build(state, f"{TOWER} 5 ship", offers)
    return state


def test_any_number_of_offers_can_be_chosen_from_none_to_all() -> None:
    """Choosing and completing are one decision (A06)."""
    state = offered(
        {0: "5 ship", 1: "1 ship", 2: "2 ship", 3: "2 ship"},
        {1: "1 ship", 2: "2 ship", 3: "2 ship"},
    )
    assert set(legal(state, 0)) == {
        "fail",
        "accept nobody with 5 own",
        "accept 1 with 4 own",
        "accept 2 with 3 own",
        "accept 3 with 3 own",
        "accept 1 2 with 2 own",
        "accept 1 3 with 2 own",
        "accept 2 3 with 1 own",
        "accept 1 2 3",
    }


def test_the_number_must_be_met_exactly() -> None:
    """Too few or too many own cards are refused; so is what is not in the hand (A06)."""
    state = offered({0: "3 ship", 1: "1 ship"}, {1: "1 ship"})
    assert why_not(state, 0, "accept 1 with 3 own") == "own cards needed: 4, not 3"
    assert why_not(state, 0, "accept 1 with 5 own") == "own cards needed: 4, not 5"
    assert why_not(state, 0, "accept 1") == "own cards needed: 4, not 0"
    assert why_not(state, 0, "accept 1 with 4 own") == "this hand does not hold 4 ship"
    assert legal(state, 0) == ["fail"]


def test_a_chosen_offer_is_taken_whole() -> None:
    """Three and three ships are more than five (A06)."""
    state = offered({0: "5 ship", 1: "3 ship", 2: "3 ship"}, {1: "3 ship", 2: "3 ship"})
    assert why_not(state, 0, "accept 1 2") == (
        "the disc asks for 5 ship, and 6 ship would be too many"
    )


def test_the_active_player_may_need_no_card_at_all() -> None:
    state = offered({1: "2 ship", 2: "3 ship"}, {1: "2 ship", 2: "3 ship"})
    do(state, 0, "accept 1 2")
    assert units(state, TOWER) == [0, 2, 3, 0]
    assert taken(state, 0) == [f"{TOWER} 5 ship"]


def test_a_disc_may_be_left_on_purpose() -> None:
    """Also by somebody who could complete it (A07)."""
    state = offered({0: "5 ship", 1: "1 ship"}, {1: "1 ship"})
    do(state, 0, "fail")
    assert left(state, TOWER) == ["5 ship", "3 camel"]
    assert hand(state, 0) == "5 ship"
    assert refused(state) == [0, 1, 0, 0]


def test_a_joker_puts_two_pieces() -> None:
    """It counts as two building cards of the active player (A08)."""
    state = offered({0: "2 ship", 1: "1 ship"}, {1: "1 ship"}, "joker")
    do(state, 0, "accept 1 with 2 own joker 2 ship")
    assert units(state, TOWER) == [4, 1, 0, 0]
    assert action_hand(state, 0) == []
    assert discarded(state) == "3 ship"


def test_pieces_for_a_trader_s_cards_and_a_joker_are_the_active_player_s() -> None:
    """The trader's owner takes the disc, the active player all other pieces (A08)."""
    state = offered({1: "3 ship"}, {1: "3 ship with trader"}, "joker")
    do(state, 0, "accept 1 joker 2 ship")
    assert units(state, TOWER) == [5, 0, 0, 0]
    assert taken(state, 1) == [f"{TOWER} 5 ship"]


def test_a_joker_is_two_of_one_type_or_one_of_each_on_a_two_coloured_disc() -> None:
    """Such cards as are needed, exactly two (A09)."""
    state = position(
        hands={0: "2 camel 3 stonemason"},
        actions={0: "joker"},
        discs={TOWER: f"{TWO}, 3 ship"},
        two_coloured=True,
    )
    build(state, f"{TOWER} {TWO}")
    assert set(legal(state, 0)) == {
        "fail",
        "accept nobody with 5 own",
        "accept nobody with 3 own joker 2 camel",
        "accept nobody with 3 own joker 1 camel 1 stonemason",
        "accept nobody with 3 own joker 2 stonemason",
    }
    do(state, 0, "accept nobody with 3 own joker 1 camel 1 stonemason")
    assert discarded(state) == "1 camel 2 stonemason"
    assert units(state, TOWER) == [5, 0, 0]


def test_a_joker_is_never_one_card() -> None:
    """One camel alone is not what it stands for (A09)."""
    state = position(
        hands={0: "1 camel 3 stonemason"},
        actions={0: "joker"},
        discs={TOWER: TWO},
        two_coloured=True,
    )
    build(state, f"{TOWER} {TWO}")
    missing = "a joker counts as exactly 2 of the missing cards, which are: 2 camel 3 stonemason"
    assert why_not(state, 0, "accept nobody with 4 own joker 1 camel") == missing


def test_a_joker_stays_when_the_disc_is_left() -> None:
    """It is played only when the number is met (A10)."""
    state = offered({0: "3 ship"}, {}, "joker")
    do(state, 0, "fail")
    assert action_hand(state, 0) == ["joker"]


def test_a_joker_leaves_the_rest_to_the_own_hand() -> None:
    """Three ships are missing; with the joker it is one (A08)."""
    state = offered({0: "3 ship", 1: "2 ship"}, {1: "2 ship"}, "joker")
    assert why_not(state, 0, "accept 1 with 3 own joker 2 ship") == "own cards needed: 1, not 3"
    do(state, 0, "accept 1 with 1 own joker 2 ship")
    assert units(state, TOWER) == [3, 2, 0, 0]


def test_a_joker_that_is_not_held_cannot_be_played() -> None:
    state = offered({0: "3 ship"}, {})
    assert why_not(state, 0, "accept nobody with 3 own joker 2 ship") == (
        "joker is not among the own action cards"
    )


def test_two_jokers_are_four_cards() -> None:
    """A joker is "exactly 2 such cards as are needed"; nothing limits a build to one (A08)."""
    state = offered({0: "1 ship", 1: "1 ship"}, {1: "1 ship"}, "joker joker five_points")
    assert legal(state, 0) == [
        "fail",
        "accept nobody with 1 own joker 4 ship",
        "accept 1 joker 4 ship",
    ]
    do(state, 0, "accept nobody with 1 own joker 4 ship")
    assert units(state, TOWER) == [5, 0, 0, 0]
    assert action_hand(state, 0) == ["five_points"]
    assert hand(state, 0) == ""


def test_two_jokers_share_the_types_of_a_two_coloured_disc() -> None:
    """Each is 2 of one type, or 1 and 1 (A09)."""
    state = position(
        hands={0: "1 camel 1 stonemason"},
        actions={0: "joker joker"},
        discs={TOWER: TWO},
        two_coloured=True,
    )
    build(state, f"{TOWER} {TWO}")
    assert legal(state, 0) == [
        "fail",
        "accept nobody with 1 own joker 2 camel 2 stonemason",
        "accept nobody with 1 own joker 1 camel 3 stonemason",
    ]
    do(state, 0, "accept nobody with 1 own joker 1 camel 3 stonemason")
    assert hand(state, 0) == "1 stonemason"
    assert action_hand(state, 0) == []


def test_one_joker_is_not_four_cards() -> None:
    """Exactly 2 (A08)."""
    state = offered({0: "5 ship"}, {}, "joker")
    assert why_not(state, 0, "accept nobody with 1 own joker 4 ship") == (
        "a joker counts as exactly 2 of the missing cards, which are: 5 ship"
    )


def test_others_cannot_tell_how_many_jokers_a_seat_holds() -> None:
    """They reckon with as many as are left in the box (A08)."""
    state = offered({0: "5 ship"}, {}, "joker five_points double_turn")
    lines = ["fail", "accept nobody with 5 own", "accept nobody with 3 own joker 2 ship"]
    assert [line for line in legal(state, 0) if "play" not in line] == lines
    two = "accept nobody with 1 own joker 4 ship"
    assert [line for line in legal(state.view(1), 0) if "play" not in line] == [*lines, two]


def test_pieces_are_no_limit() -> None:
    """A large piece is three small ones, and nobody runs out (A20)."""
    wonders = ["pyramids", "colossus", "mausoleum", "lighthouse"]
    state = position(
        hands={0: "5 ship"},
        discs={TOWER: "5 ship, 3 camel"},
        pieces={wonder: {0: 12} for wonder in wonders},
    )
    build(state, f"{TOWER} 5 ship")
    do(state, 0, "accept nobody with 5 own")
    assert sum(units(state, wonder)[0] for wonder in [TOWER, *wonders]) == 53


def test_only_the_active_player_decides() -> None:
    state = offered({0: "5 ship", 1: "1 ship"}, {1: "1 ship"})
    assert state.question == DECIDE
    assert legal(state, 1) == []
    assert why_not(state, 0, "accept 4 with 1 own") == "seat 4 has made no offer"
