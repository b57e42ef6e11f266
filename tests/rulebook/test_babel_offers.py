"""Offers: rulings A02 to A05."""

from __future__ import annotations

import pytest

from tests.games.babel.position import (
    asked,
    backs,
    discarded,
    do,
    go,
    hand,
    known,
    legal,
    position,
    refused,
    taken,
    units,
    why_not,
)
from wondertable.core.state import SPECTATOR
from wondertable.games.babel.events import LaidDown, Offered, Ready, TookBack
from wondertable.games.babel.state import Babel

TOWER = "tower_of_babel"


def ships(number: int, hands: dict[int, str], *, bluff: bool = False) -> Babel:
    """Seat 0 chose a disc that asks for ships; the others are to offer."""
    state = position(hands=hands, discs={TOWER: f"{number} ship, 3 camel"}, bluff=bluff)
    do(state, 0, f"build {TOWER} {number} ship")
    return state


def test_a_tower_is_put_on_a_wonder_that_has_a_disc_and_no_card_is_needed() -> None:
    state = position(discs={TOWER: "5 ship, 5 ship, 3 camel", "pyramids": ""})
    lines = legal(state, 0)
    assert lines[0] == "pass"
    assert f"build {TOWER} 5 ship" in lines
    assert f"build {TOWER} 3 camel" in lines
    assert not [line for line in lines if "pyramids" in line]
    assert len(lines) == len(set(lines))


def test_equal_discs_of_a_wonder_are_one_choice() -> None:
    state = position(discs={TOWER: "5 ship, 5 ship, 3 camel"})
    assert legal(state, 0).count(f"build {TOWER} 5 ship") == 1


def test_a_disc_that_is_not_there_cannot_be_chosen() -> None:
    state = position(discs={TOWER: "5 ship"})
    assert why_not(state, 0, f"build {TOWER} 3 camel") == (
        "tower_of_babel has no disc that asks for 3 camel"
    )


def test_all_others_offer_at_once_and_the_active_player_does_nothing() -> None:
    state = ships(5, {1: "1 ship"})
    assert asked(state) == [1, 2]
    assert legal(state, 0) == []


def test_no_cards_at_all_are_an_offer() -> None:
    """Who holds no such card offers nothing, scores nothing, and cannot be chosen (A02)."""
    state = ships(3, {0: "3 ship", 1: "2 camel"})
    assert legal(state, 1) == ["offer nothing"]
    do(state, 1, "offer nothing")
    do(state, 2, "offer nothing")
    assert why_not(state, 0, "accept 1 with 3 own") == "seat 1 has made no offer"
    do(state, 0, "fail")
    assert refused(state) == [0, 0, 0]


def test_the_trader_is_not_laid_alone() -> None:
    """The two ways are cards, and cards with the trader (A03)."""
    state = ships(5, {1: "1 ship"})
    assert legal(state, 1) == ["offer nothing", "offer 1 ship", "offer 1 ship with trader"]
    assert why_not(state, 1, "offer nothing with trader") == "the trader is laid with cards only"


def test_a_trader_with_nothing_but_wrong_cards_is_not_in_play() -> None:
    """If the reveal leaves no valid card, the offer is empty (A03)."""
    state = ships(3, {0: "3 ship", 1: "2 camel"}, bluff=True)
    do(state, 1, "offer 2 camel with trader")
    do(state, 2, "offer nothing")
    assert why_not(state, 0, "accept 1 with 3 own") == "seat 1 has made no offer"
    assert state.builders[1].trader == 0
    do(state, 0, "accept nobody with 3 own")
    assert taken(state, 0) == [f"{TOWER} 3 ship"]
    assert refused(state) == [0, 0, 0]


def test_an_offer_has_at_most_the_number_of_the_disc() -> None:
    """Nobody farms refusals with hopeless offers; the trader does not count (A04)."""
    state = ships(3, {1: "6 ship"})
    assert legal(state, 1)[-1] == "offer 3 ship with trader"
    assert why_not(state, 1, "offer 4 ship") == (
        "the disc asks for 3 ship, and 4 ship would be too many"
    )


def test_nobody_offers_cards_that_are_not_in_the_hand() -> None:
    state = ships(5, {1: "2 ship"})
    assert why_not(state, 1, "offer 3 ship") == "this hand does not hold 3 ship"


def test_wrong_cards_count_against_the_limit() -> None:
    """All building cards that are laid are counted (A04, A05)."""
    state = ships(3, {1: "3 ship 3 camel"}, bluff=True)
    lines = legal(state, 1)
    assert "offer 1 camel 2 ship" in lines
    assert "offer 1 camel 3 ship" not in lines
    assert why_not(state, 1, "offer 1 camel 3 ship") == (
        "the disc asks for 3 ship, and 1 camel 3 ship would be too many"
    )


def test_on_a_two_coloured_disc_the_limit_is_for_each_type() -> None:
    """At most 2 camels and at most 3 stonemasons (A04)."""
    state = position(
        hands={1: "5 camel 5 stonemason"},
        discs={TOWER: "2 camel 3 stonemason"},
        two_coloured=True,
    )
    do(state, 0, f"build {TOWER} 2 camel 3 stonemason")
    assert len(legal(state, 1)) == 2 * 3 * 4 - 1
    assert "offer 2 camel 3 stonemason with trader" in legal(state, 1)
    assert why_not(state, 1, "offer 3 camel") == (
        "the disc asks for 2 camel 3 stonemason, and 3 camel would be too many"
    )


def test_wrong_cards_are_shown_returned_and_worth_nothing() -> None:
    """Cards of a wrong type go straight back to the hand (A05)."""
    state = ships(5, {0: "4 ship", 1: "1 ship 2 camel 1 crane"}, bluff=True)
    do(state, 1, "offer 2 camel 1 ship")
    events = do(state, 2, "offer nothing")
    assert Offered(1, (("ship", 1),), "without") in events
    assert TookBack(1, (("camel", 2),)) in events
    assert known(state, 1) == "2 camel 1 ship"
    do(state, 0, "fail")
    assert refused(state) == [0, 1, 0]
    assert hand(state, 1) == "2 camel 1 crane 1 ship"


def test_wrong_cards_of_an_accepted_offer_stay_in_the_hand() -> None:
    """Only the valid cards are taken (A05)."""
    state = ships(5, {0: "4 ship", 1: "1 ship 2 camel"}, bluff=True)
    do(state, 1, "offer 2 camel 1 ship")
    do(state, 2, "offer nothing")
    do(state, 0, "accept 1 with 4 own")
    assert hand(state, 1) == "2 camel"
    assert units(state, TOWER) == [4, 1, 0]
    assert discarded(state) == "5 ship"


def test_without_bluff_wrong_cards_cannot_be_laid() -> None:
    """It never changes the result, so it is an option (A05)."""
    state = ships(5, {1: "1 ship 2 camel"})
    assert why_not(state, 1, "offer 1 camel") == (
        "the disc asks for 5 ship; other cards are laid with bluff=on only"
    )


def test_an_offer_can_be_taken_back_until_all_are_in() -> None:
    state = ships(5, {1: "1 ship"})
    do(state, 1, "offer 1 ship")
    assert state.retract(1)
    do(state, 1, "offer nothing")
    do(state, 2, "offer nothing")
    assert not state.retract(1)
    assert state.builders[1].offer == 0


def test_offers_lie_face_down_until_all_are_in() -> None:
    state = ships(5, {1: "1 ship"})
    do(state, 1, "offer 1 ship")
    assert state.view(2).builders[1].choice == state.view(0).builders[1].choice
    assert known(state.view(0), 1) == ""
    do(state, 2, "offer nothing")
    assert known(state.view(0), 1) == "1 ship"


def test_with_bluff_all_count_the_cards_that_lie_face_down() -> None:
    """The trader has the same back, and a wrong card looks like a right one (A05)."""
    state = ships(5, {1: "2 ship 1 camel", 2: "1 ship"}, bluff=True)
    assert backs(state) == {}
    events = do(state, 1, "offer 1 ship 1 camel with trader")
    assert events == [LaidDown(1, 3)]
    assert backs(state) == backs(state.view(0)) == backs(state.view(2)) == {1: 3}
    assert state.view(1).builders[1].choice == state.builders[1].choice
    do(state, 2, "offer nothing")
    assert backs(state) == {}


@pytest.mark.parametrize("other", ["2 ship with trader", "1 ship 2 camel", "2 ship 1 camel"])
def test_with_bluff_nobody_sees_more_of_an_offer_than_its_number(other: str) -> None:
    keys = []
    for offer in ("1 ship 1 camel with trader", other):
        state = ships(5, {1: "2 ship 2 camel", 2: "1 ship"}, bluff=True)
        do(state, 1, f"offer {offer}")
        keys.append([state.view(viewer).key() for viewer in (0, 2, SPECTATOR)])
        assert state.view(0).sight(0) == state.sight(0)
    assert keys[0] == keys[1]


@pytest.mark.parametrize(("bluff", "rules"), [("off", 2), ("on", 1)])
def test_elsewhere_nobody_sees_how_large_an_offer_is(bluff: str, rules: int) -> None:
    """All offer at once, so that who lays last has no advantage."""
    keys = []
    for offer in ("nothing", "1 ship", "2 ship with trader"):
        state = position(
            hands={1: "2 ship"}, discs={TOWER: "5 ship"}, bluff=bluff == "on", rules=rules
        )
        do(state, 0, f"build {TOWER} 5 ship")
        assert backs(state) is None
        assert do(state, 1, f"offer {offer}") == [Ready(1)]
        keys.append([state.view(viewer).key() for viewer in (0, 2, SPECTATOR)])
    assert keys[0] == keys[1] == keys[2]


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_the_order_in_which_offers_arrive_changes_nothing(order: tuple[int, ...]) -> None:
    hands = {1: "1 ship", 2: "2 ship", 3: "3 ship"}
    offers = {1: "offer 1 ship", 2: "offer 2 ship with trader", 3: "offer nothing"}
    keys = []
    for seats in ((1, 2, 3), order):
        state = position(seats=4, hands=hands, discs={TOWER: "5 ship"})
        do(state, 0, f"build {TOWER} 5 ship")
        for seat in seats:
            do(state, seat, offers[seat])
        keys.append(state.key())
    assert keys[0] == keys[1]


def test_every_trader_goes_back_to_its_owner() -> None:
    state = ships(5, {0: "5 ship", 1: "2 ship"})
    do(state, 1, "offer 1 ship with trader")
    do(state, 2, "offer nothing")
    do(state, 0, "fail")
    go(state)
    do(state, 1, "pass")
    go(state)
    do(state, 2, f"build {TOWER} 5 ship")
    assert "offer 1 ship with trader" in legal(state, 1)
