"""Action cards: rulings A11 to A17."""

from __future__ import annotations

import pytest

from tests.games.babel.position import (
    action_hand,
    asked,
    build,
    decline,
    discarded,
    do,
    finish_turn,
    go,
    hand,
    held,
    legal,
    offering,
    points,
    position,
    refused,
    take,
    why_not,
)
from wondertable.games.babel.actions import ACTION_NUMBER
from wondertable.games.babel.builder import one_action
from wondertable.games.babel.codes import AGAIN, BONUS, DECIDE, EXCHANGE, OFFER, TURN, WINDOW
from wondertable.games.babel.events import DrewAction, GainedAction, Played, ShowedAction
from wondertable.games.babel.state import Babel

TOWER = "tower_of_babel"


def last_disc(**given: object) -> Babel:
    """The tower lacks 3 camels, which seat 0 holds."""
    return position(hands={0: "3 camel"}, discs={TOWER: "3 camel"}, **given)  # type: ignore[arg-type]


def test_who_finishes_a_wonder_draws_an_action_card() -> None:
    state = last_disc()
    build(state, f"{TOWER} 3 camel")
    do(state, 0, "accept nobody with 3 own")
    assert asked(state) == "chance"
    events = do(state, -1, "action 0 joker")
    assert events == [GainedAction(0), DrewAction(0, "joker")]
    assert action_hand(state, 0) == ["joker"]


def test_the_active_player_draws_it_also_when_a_trader_took_the_disc() -> None:
    state = position(hands={1: "3 camel"}, discs={TOWER: "3 camel"})
    build(state, f"{TOWER} 3 camel", {1: "3 camel with trader"})
    do(state, 0, "accept 1")
    go(state)
    assert len(action_hand(state, 0)) == 1
    assert action_hand(state, 1) == []


def test_nobody_draws_one_when_the_game_is_played_without_them() -> None:
    state = last_disc(action_cards=False)
    build(state, f"{TOWER} 3 camel")
    do(state, 0, "accept nobody with 3 own")
    go(state)
    assert asked(state) == [1]
    assert action_hand(state, 0) == []


def test_the_offer_bonus_pays_after_a_failed_build_too() -> None:
    """The offer was refused all the same (A11)."""
    state = position(
        hands={1: "4 ship"}, actions={1: "offer_bonus"}, discs={TOWER: "5 ship, 3 camel"}
    )
    build(state, f"{TOWER} 5 ship", {1: "4 ship"})
    do(state, 0, "fail")
    do(state, 1, "play offer_bonus")
    assert refused(state) == [0, 12, 0]
    assert action_hand(state, 1) == []
    assert hand(state, 1) == "4 ship"


def test_the_offer_bonus_is_shown_when_refusals_are_paid() -> None:
    """Not with the offer (A12)."""
    state = position(
        hands={0: "5 ship", 1: "2 ship"},
        actions={1: "offer_bonus"},
        discs={TOWER: "5 ship, 3 camel"},
    )
    do(state, 0, f"build {TOWER} 5 ship")
    assert why_not(state, 1, "play offer_bonus") == "offer_bonus cannot be played now"
    decline(state)
    do(state, 1, "offer 2 ship")
    do(state, 2, "offer nothing")
    do(state, 0, "accept nobody with 5 own")
    assert state.question == BONUS
    assert legal(state, 1) == ["decline", "play offer_bonus"]
    do(state, 1, "decline")
    assert refused(state) == [0, 2, 0]
    assert action_hand(state, 1) == ["offer_bonus"]


def test_who_was_refused_and_holds_any_action_card_is_asked() -> None:
    """So that being asked tells nothing (A12, A13)."""
    state = position(
        seats=4,
        hands={0: "5 ship", 1: "2 ship", 2: "1 ship", 3: "1 ship"},
        actions={1: "joker", 3: "five_points"},
        discs={TOWER: "5 ship, 3 camel"},
    )
    build(state, f"{TOWER} 5 ship", {1: "2 ship", 2: "1 ship", 3: "1 ship"})
    do(state, 0, "accept nobody with 5 own")
    assert refused(state) == [0, 0, 1, 0]
    assert asked(state) == [1]
    assert legal(state, 1) == ["decline"]
    do(state, 1, "decline")
    assert asked(state) == [3]
    do(state, 3, "decline")
    assert refused(state) == [0, 2, 1, 1]


def used_up(state: Babel, *kinds: str) -> None:
    """All copies of these cards were played before."""
    for kind in kinds:
        at = ACTION_NUMBER[kind]
        state.used += one_action(at) * state.sheet.copies[at]


@pytest.mark.parametrize(
    ("gone", "rules", "who"), [((), 2, 1), (("offer_bonus",), 2, 2), (("offer_bonus",), 1, 1)]
)
def test_nobody_is_asked_about_the_offer_bonus_once_all_were_played(
    gone: tuple[str, ...], rules: int, who: int
) -> None:
    """Everybody has seen them, so that not being asked tells nothing either."""
    state = position(
        hands={0: "5 ship", 1: "2 ship"},
        actions={1: "joker"},
        discs={TOWER: "5 ship, 3 camel"},
        active=0,
        rules=rules,
    )
    used_up(state, *gone)
    build(state, f"{TOWER} 5 ship", {1: "2 ship"})
    do(state, 0, "accept nobody with 5 own")
    if who == 1:
        assert (asked(state), legal(state, 1)) == ([1], ["decline"])
    else:
        assert refused(state) == [0, 2, 0]
        assert asked(state) == "chance"


def test_nobody_is_asked_about_the_offer_bonus_after_the_last_one_was_played_before_him() -> None:
    state = position(
        hands={0: "5 ship", 1: "2 ship", 2: "1 ship"},
        actions={1: "offer_bonus offer_bonus", 2: "joker"},
        discs={TOWER: "5 ship, 3 camel"},
    )
    state.used += one_action(ACTION_NUMBER["offer_bonus"])
    build(state, f"{TOWER} 5 ship", {1: "2 ship", 2: "1 ship"})
    do(state, 0, "accept nobody with 5 own")
    do(state, 1, "play offer_bonus")
    assert refused(state) == [0, 6, 1]
    assert asked(state) == "chance"


@pytest.mark.parametrize(
    ("gone", "hand", "window"),
    [
        ((), "1 camel", [1]),
        (("draw_three",), "1 camel", [1]),
        (("card_exchange",), "1 camel", [1]),
        (("draw_three", "card_exchange"), "1 camel", []),
        (("draw_three",), "", []),
        ((), "", [1]),
    ],
)
def test_nobody_is_asked_before_the_offers_where_all_can_see_that_nothing_can_be_played(
    gone: tuple[str, ...], hand: str, window: list[int]
) -> None:
    """An exchange needs a card in hand, and everybody sees how many there are."""
    state = position(hands={1: hand}, actions={1: "joker"}, discs={TOWER: "5 ship"})
    used_up(state, *gone)
    do(state, 0, f"build {TOWER} 5 ship")
    assert offering(state) is not bool(window)
    assert asked(state) == (window or [1, 2])


@pytest.mark.parametrize("gone", [(), ("double_turn",)])
def test_nobody_is_asked_about_a_double_turn_once_both_were_played(gone: tuple[str, ...]) -> None:
    state = position(actions={0: "joker"})
    used_up(state, *gone)
    do(state, 0, "pass")
    go(state)
    assert asked(state) == ([1] if gone else [0])


@pytest.mark.parametrize("first", ["joker", "draw_three", "offer_bonus"])
def test_who_is_asked_does_not_depend_on_the_cards_that_are_held(first: str) -> None:
    """Only on what everybody sees: how many are held, and which were played."""
    state = position(
        hands={0: "5 ship", 1: "1 ship", 2: "1 ship"},
        actions={0: first, 1: first, 2: "five_points"},
        discs={TOWER: "5 ship, 3 camel"},
    )
    used_up(state, "card_exchange")
    questions = []
    do(state, 0, f"build {TOWER} 5 ship")
    while asked(state) not in ("chance", None):
        seats = state.actors()
        questions.append((int(state.question), tuple(seats)))
        for seat in seats:
            answers = {OFFER: "offer 1 ship", DECIDE: "accept nobody with 5 own"}
            do(state, seat, answers.get(int(state.question), "decline"))
    assert questions == [
        (WINDOW, (1,)), (WINDOW, (2,)), (OFFER, (1, 2)), (DECIDE, (0,)),
        (BONUS, (1,)), (BONUS, (2,)), (AGAIN, (0,)),
    ]  # fmt: skip


def test_draw_three_can_be_played_at_the_start_of_one_s_turn() -> None:
    """And the turn goes on (A13)."""
    state = position(actions={0: "draw_three"})
    events = do(state, 0, "play draw_three")
    assert events == [Played(0, "draw_three")]
    go(state)
    assert held(state) == [3, 0, 0]
    assert asked(state) == [0]
    assert state.question == TURN
    assert "play draw_three" not in legal(state, 0)


def test_draw_three_can_be_played_when_deciding() -> None:
    """The drawn cards can complete the disc (A13)."""
    state = position(actions={0: "draw_three"}, hands={0: "2 ship"}, discs={TOWER: "5 ship"})
    build(state, f"{TOWER} 5 ship")
    assert legal(state, 0) == ["fail", "play draw_three"]
    do(state, 0, "play draw_three")
    go(state, "draw 0 ship", "draw 0 ship", "draw 0 ship")
    assert state.question == DECIDE
    assert legal(state, 0) == ["fail", "accept nobody with 5 own"]


def test_all_who_hold_action_cards_are_asked_once_before_the_offers() -> None:
    """Clockwise from the active player's left, whatever they hold (A13)."""
    state = position(
        seats=5,
        active=2,
        hands={4: "1 ship"},
        actions={4: "draw_three", 1: "five_points", 2: "joker"},
        discs={TOWER: "5 ship"},
    )
    do(state, 2, f"build {TOWER} 5 ship")
    assert state.question == WINDOW
    assert asked(state) == [4]
    assert legal(state, 4) == ["decline", "play draw_three"]
    do(state, 4, "play draw_three")
    go(state, "draw 4 ship", "draw 4 ship", "draw 4 camel")
    assert asked(state) == [1]
    assert legal(state, 1) == ["decline"]
    do(state, 1, "decline")
    assert offering(state)
    assert "offer 3 ship" in legal(state, 4)


def test_who_still_holds_action_cards_is_asked_again_after_playing_one() -> None:
    """Two cards can be played in one window (A13)."""
    state = position(actions={1: "draw_three draw_three"}, discs={TOWER: "5 ship"})
    do(state, 0, f"build {TOWER} 5 ship")
    for _ in range(2):
        do(state, 1, "play draw_three")
        go(state)
    assert held(state) == [0, 6, 0]
    assert offering(state)


def test_card_exchange_swaps_up_to_five_cards() -> None:
    """They are discarded face up, and as many are drawn (A13)."""
    state = position(hands={0: "4 camel 3 crane"}, actions={0: "card_exchange"})
    do(state, 0, "play card_exchange")
    assert state.question == EXCHANGE
    assert why_not(state, 0, "swap 3 camel 3 crane") == "at most 5 cards are exchanged"
    assert why_not(state, 0, "swap 1 ship") == "this hand does not hold 1 ship"
    do(state, 0, "swap 3 camel 2 crane")
    assert discarded(state) == "3 camel 2 crane"
    go(state)
    assert held(state) == [7, 0, 0]
    assert asked(state) == [0]
    assert state.question == TURN


def test_card_exchange_needs_a_card() -> None:
    state = position(actions={0: "card_exchange"})
    assert why_not(state, 0, "play card_exchange") == "there is no building card to exchange"


def test_exchanged_cards_come_back_when_the_deck_is_used_up() -> None:
    state = position(
        hands={0: "25 camel 25 crane", 1: "25 ship", 2: "25 stonemason"},
        actions={0: "card_exchange"},
    )
    do(state, 0, "play card_exchange")
    do(state, 0, "swap 1 camel 2 crane")
    go(state)
    assert hand(state, 0) == "25 camel 25 crane"


def test_a_card_that_is_not_held_cannot_be_played() -> None:
    state = position()
    assert why_not(state, 0, "play draw_three") == "draw_three is not among the own action cards"


def test_there_is_one_double_turn_in_a_turn() -> None:
    """The footnote speaks of a second turn only (A14)."""
    state = position(actions={0: "double_turn double_turn"})
    do(state, 0, "pass")
    go(state)
    do(state, 0, "play double_turn")
    do(state, 0, "pass")
    go(state)
    assert asked(state) == [1]
    assert action_hand(state, 0) == ["double_turn"]


def test_a_double_turn_may_build_twice() -> None:
    """Everybody draws after the second turn only (A14)."""
    state = position(
        hands={0: "9 ship"},
        actions={0: "double_turn"},
        discs={TOWER: "5 ship, 4 ship, 3 camel"},
    )
    build(state, f"{TOWER} 5 ship")
    do(state, 0, "accept nobody with 5 own")
    assert state.question == AGAIN
    do(state, 0, "play double_turn")
    build(state, f"{TOWER} 4 ship")
    do(state, 0, "accept nobody with 4 own")
    assert held(state) == [0, 0, 0]
    go(state)
    assert held(state) == [1, 1, 1]
    assert asked(state) == [1]


def test_who_holds_any_action_card_is_asked_at_the_end_of_his_turn() -> None:
    """So that being asked tells nothing (A13, A14)."""
    state = position(actions={0: "joker"})
    do(state, 0, "pass")
    go(state)
    assert legal(state, 0) == ["decline"]
    assert why_not(state, 0, "play joker") == "joker cannot be played now"


def ending(actions: dict[int, str]) -> Babel:
    """Seat 0 can take the last camel disc, which finishes the tower."""
    state = position(hands={0: "6 camel"}, actions=actions, discs={TOWER: "6 camel"})
    take(state, 2, "3 camel", "4 camel", "4 camel", "5 camel", "5 camel")
    build(state, f"{TOWER} 6 camel")
    do(state, 0, "accept nobody with 6 own")
    return state


def test_there_is_no_second_turn_after_the_end() -> None:
    """The game is over (A15)."""
    state = ending({0: "double_turn"})
    go(state)
    assert asked(state) is None


def test_the_wonder_that_ends_the_game_still_brings_an_action_card() -> None:
    """And its points count (A16)."""
    state = ending({})
    assert asked(state) == "chance"
    go(state, "action 0 five_points")
    assert asked(state) is None
    assert points(state, 0)["wonders"] == 8
    assert points(state, 0)["cards"] == 5


def test_scoring_cards_score_by_themselves_and_all_others_are_void() -> None:
    """No card is played in the final scoring (A17)."""
    state = ending({0: "disc_bonus", 1: "five_points joker", 2: "offer_bonus draw_three"})
    events = go(state, "action 0 joker")
    assert asked(state) is None
    shown = [event for event in events if isinstance(event, ShowedAction)]
    assert shown == [
        ShowedAction(0, "joker"),
        ShowedAction(0, "disc_bonus"),
        ShowedAction(1, "joker"),
        ShowedAction(1, "five_points"),
        ShowedAction(2, "draw_three"),
        ShowedAction(2, "offer_bonus"),
    ]
    assert [points(state, seat)["cards"] for seat in range(3)] == [2, 5, 0]


def test_two_cards_of_a_kind_score_twice() -> None:
    state = position(actions={0: "five_points five_points"})
    assert points(state, 0)["cards"] == 10


@pytest.mark.parametrize("card", ["joker", "disc_bonus", "five_points", "double_turn"])
def test_other_cards_are_not_played_at_the_start_of_a_turn(card: str) -> None:
    """Only card exchange and draw three have no moment of their own (A13)."""
    state = position(actions={0: card})
    assert why_not(state, 0, f"play {card}") == f"{card} cannot be played now"
    finish_turn(state)
