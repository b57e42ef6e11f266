"""Turns, drawing and the end: rulings A01, A18, A19, A21 and A24, and the set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.babel.position import (
    asked,
    build,
    discarded,
    do,
    finish_turn,
    go,
    held,
    left,
    legal,
    points,
    position,
    refused,
    take,
    taken,
)
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE
from wondertable.games.babel.cards import WONDER_IDS
from wondertable.games.babel.events import Drew, Ended, Shuffled
from wondertable.games.babel.game import GAME, babel
from wondertable.games.babel.state import Babel

TOWER = "tower_of_babel"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_begins_with_four_cards_and_no_points(seats: int) -> None:
    state = babel(GAME.setup(seats))
    state.deal(Rng(1))
    assert held(state) == [4] * seats
    assert asked(state) == [0]
    assert all(sum(state.points(seat)) == 0 for seat in range(seats))
    assert state.row == 0
    assert state.deck_size() == 100 - 4 * seats


@pytest.mark.parametrize("two", ["off", "on"])
def test_24_discs_lie_three_on_each_wonder(two: str) -> None:
    state = babel(GAME.setup(3, {"two_coloured": two}))
    state.deal(Rng(2))
    discs = Counter(disc for wonder in WONDER_IDS for disc in left(state, wonder))
    assert sum(discs.values()) == 24
    double = {disc for disc in discs if len(disc.split()) > 2}
    assert len(double) == (4 if two == "on" else 0)
    assert ("2 camel 3 stonemason" in discs) == (two == "on")
    assert discs["5 ship"] == (1 if two == "on" else 2)
    for kind in ("camel", "crane", "ship", "stonemason"):
        asks = [(disc.split(), count) for disc, count in discs.items()]
        need = sum(
            count * int(words[words.index(kind) - 1]) for words, count in asks if kind in words
        )
        assert need == 27


def test_the_turn_goes_to_the_left_after_a_failed_build() -> None:
    """The tower moves to the end as after any turn (A01)."""
    state = position(hands={1: "1 ship"}, discs={TOWER: "5 ship"})
    build(state, f"{TOWER} 5 ship", {1: "1 ship"})
    do(state, 0, "fail")
    go(state)
    assert asked(state) == [1]
    assert held(state) == [1, 2, 1]


def test_the_turn_goes_to_the_left_after_a_build() -> None:
    state = position(hands={2: "5 ship"}, discs={TOWER: "5 ship, 3 camel"}, active=2)
    build(state, f"{TOWER} 5 ship")
    do(state, 2, "accept nobody with 5 own")
    go(state)
    assert asked(state) == [0]
    assert held(state) == [1, 1, 1]


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """The discards are shuffled when a card is to be drawn (A18)."""
    state = position(
        hands={0: "25 camel 20 crane", 1: "25 ship", 2: "25 stonemason"}, discard="4 crane"
    )
    assert state.deck_size() == 1
    do(state, 0, "pass")
    events = go(state)
    assert [event for event in events if isinstance(event, Shuffled)] == [Shuffled(4)]
    assert sum(isinstance(event, Drew) for event in events) == 4
    assert held(state) == [47, 26, 26]
    assert discarded(state) == ""


def test_nobody_draws_when_there_are_neither_deck_nor_discards() -> None:
    """Without discards there is no draw (A18)."""
    state = position(hands={0: "25 camel 25 crane", 1: "25 ship", 2: "25 stonemason"})
    do(state, 0, "pass")
    assert asked(state) == [1]
    assert held(state) == [50, 25, 25]


def test_cards_are_drawn_clockwise_from_the_active_player() -> None:
    """The order matters when the deck is dealt from a seed (A19)."""
    state = position(active=1)
    do(state, 1, "pass")
    events = [event for event in go(state) if isinstance(event, Drew)]
    assert [event.seat for event in events] == [1, 1, 2, 0]


def test_the_last_turn_pays_refusals_but_moves_no_tower_and_draws_no_card() -> None:
    """The game is over when the last disc of a type is gone (A21)."""
    state = position(hands={0: "6 camel", 1: "2 camel"}, discs={TOWER: "6 camel, 3 ship"})
    take(state, 2, "3 camel", "4 camel", "4 camel", "5 camel", "5 camel")
    build(state, f"{TOWER} 6 camel", {1: "2 camel"})
    events = do(state, 0, "accept nobody with 6 own")
    assert refused(state) == [0, 2, 0]
    assert held(state) == [0, 2, 0]
    events += go(state)
    assert Ended("exhausted") in events
    assert asked(state) is None
    assert held(state) == [0, 2, 0]
    assert state.active == 0


def test_a_two_coloured_disc_counts_for_both_its_types() -> None:
    """As long as one lies there, neither of its types is exhausted."""
    state = position(
        hands={0: "6 camel"},
        discs={TOWER: "6 camel", "pyramids": "2 camel 3 stonemason"},
        two_coloured=True,
    )
    take(state, 1, "3 camel", "4 camel", "4 camel", "5 camel", "2 crane 3 camel")
    build(state, f"{TOWER} 6 camel")
    do(state, 0, "accept nobody with 6 own")
    finish_turn(state)
    assert asked(state) == [1]
    state.builders[1].hand, state.builders[1].held = 0x03000002, 5
    build(state, "pyramids 2 camel 3 stonemason")
    do(state, 1, "accept nobody with 5 own")
    finish_turn(state)
    assert asked(state) is None


def test_the_game_ends_when_a_whole_round_changes_nothing() -> None:
    """If all pass and nobody can draw, the final scoring follows (A24)."""
    state = position(hands={0: "25 camel 25 crane", 1: "25 ship", 2: "25 stonemason"})
    for seat in (0, 1, 2):
        assert asked(state) == [seat]
        do(state, seat, "pass")
    assert asked(state) is None
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "idle"


def fail_with_offers(state: Babel, turns: int) -> None:
    """Everybody in turn chooses a disc of ships, is offered one, and fails."""
    for _ in range(turns):
        seat = int(state.active)
        wonder, disc = next(
            (wonder, disc)
            for wonder in WONDER_IDS
            for disc in left(state, wonder)
            if "ship" in disc
        )
        build(state, f"{wonder} {disc}", {} if seat == 1 else {1: "1 ship"})
        do(state, seat, "fail")
        finish_turn(state)
        if asked(state) is None:
            return


def test_failing_for_points_ends_the_game_after_a_round_without_a_card() -> None:
    """With all cards in hands, no disc taken in a whole round is the end, points or not (A24)."""
    state = position(hands={0: "25 camel 25 crane", 1: "25 ship", 2: "25 stonemason"})
    fail_with_offers(state, 3)
    assert asked(state) is None
    assert refused(state) == [0, 2, 0]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "idle"


def test_endless_failing_ends_from_the_first_turn_on() -> None:
    """Every turn puts cards into hands until there are none left to draw (A24)."""
    state = position(hands={1: "1 ship"}, action_cards=False)
    fail_with_offers(state, 200)
    assert asked(state) is None
    assert sum(held(state)) == 100


def test_a_disc_begins_a_new_round_of_waiting() -> None:
    """Its cards are on the discard pile, and can be drawn again (A24)."""
    state = position(
        hands={0: "25 camel 25 crane", 1: "25 ship", 2: "25 stonemason"},
        discs={TOWER: "3 stonemason, 4 ship"},
    )
    do(state, 0, "pass")
    do(state, 1, "pass")
    build(state, f"{TOWER} 3 stonemason")
    do(state, 2, "accept nobody with 3 own")
    go(state)
    assert asked(state) == [0]
    assert state.idle == 0


def test_by_the_first_rules_a_build_that_brings_points_begins_a_new_round_of_waiting() -> None:
    """Only turns without any effect were counted, so that failing could go on for ever."""
    state = position(hands={0: "25 camel 25 crane", 1: "25 ship", 2: "25 stonemason"}, rules=1)
    do(state, 0, "pass")
    do(state, 1, "pass")
    wonder, disc = next(
        (wonder, disc) for wonder in WONDER_IDS for disc in left(state, wonder) if "ship" in disc
    )
    build(state, f"{wonder} {disc}", {1: "1 ship"})
    do(state, 2, "fail")
    assert asked(state) == [0]
    assert state.idle == 0


def test_failing_for_nothing_counts_like_a_pass() -> None:
    """Builds without offers could go on for ever, too (A24)."""
    state = position(hands={0: "25 camel 25 crane", 1: "25 ship", 2: "25 stonemason"})
    for seat in (0, 1, 2):
        disc = left(state, "pyramids")[0]
        build(state, f"pyramids {disc}")
        do(state, seat, "fail")
    assert asked(state) is None


def test_the_game_goes_on_where_cards_can_be_drawn() -> None:
    state = position()
    for seat in (0, 1, 2):
        do(state, seat, "pass")
        go(state)
    assert asked(state) == [0]


def test_a_player_draws_before_all_draw() -> None:
    state = position()
    do(state, 0, "pass")
    assert legal(state, CHANCE) == [f"draw 0 {kind}" for kind in ("camel", "crane", "ship")] + [
        "draw 0 stonemason"
    ]
    assert state.weights() == [25, 25, 25, 25]
    do(state, CHANCE, "draw 0 ship")
    assert state.weights() == [25, 25, 24, 25]


def test_taken_discs_and_points_are_seen_by_all() -> None:
    state = position(hands={0: "5 ship"}, discs={TOWER: "5 ship, 3 camel"})
    build(state, f"{TOWER} 5 ship")
    do(state, 0, "accept nobody with 5 own")
    view = state.view(2)
    assert taken(view, 0) == [f"{TOWER} 5 ship"]
    assert points(view, 0) == points(state, 0)
