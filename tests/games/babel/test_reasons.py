"""Every reason why an action is refused, and every mistake in the notation."""

from __future__ import annotations

import pytest

from tests.games.babel.position import build, do, give, position, why_not
from wondertable.core.errors import (
    BadOption,
    BadSeats,
    IllegalAction,
    NotAsked,
    UnknownAction,
    UnknownOption,
    UnknownWord,
)
from wondertable.core.play import legal_action
from wondertable.core.state import CHANCE
from wondertable.games.babel.actions import NOWHERE, parse
from wondertable.games.babel.encoding import encode
from wondertable.games.babel.events import typed
from wondertable.games.babel.game import GAME, babel
from wondertable.games.babel.reasons import Refusal
from wondertable.games.babel.state import Babel

TOWER = "tower_of_babel"


def turn() -> Babel:
    """Seat 0 is to pass or build."""
    return position(hands={0: "5 ship"}, discs={TOWER: "5 ship, 3 camel"})


def offers(*, bluff: bool = False) -> Babel:
    """Seats 1 and 2 are to offer ships."""
    state = position(
        hands={1: "2 ship 2 camel", 2: "6 ship"}, discs={TOWER: "5 ship, 3 camel"}, bluff=bluff
    )
    do(state, 0, f"build {TOWER} 5 ship")
    return state


def decision() -> Babel:
    """Seat 0 decides about 2 ships with a trader and 2 ships with another one."""
    state = position(
        hands={0: "4 ship", 1: "2 ship", 2: "2 ship"},
        actions={0: "joker"},
        discs={TOWER: "5 ship, 3 camel"},
    )
    build(state, f"{TOWER} 5 ship", {1: "2 ship with trader", 2: "2 ship with trader"})
    return state


def exchange() -> Babel:
    """Seat 0 is to exchange cards."""
    state = position(hands={0: "9 ship"}, actions={0: "card_exchange"})
    do(state, 0, "play card_exchange")
    return state


REFUSALS = {
    "babel-reason-other-question": (turn, 0, "fail", "the question is to pass or build"),
    "babel-reason-no-disc": (
        turn,
        0,
        f"build {TOWER} 6 ship",
        "tower_of_babel has no disc that asks for 6 ship",
    ),
    "babel-reason-not-held": (offers, 1, "offer 3 ship", "this hand does not hold 3 ship"),
    "babel-reason-trader-alone": (
        offers,
        1,
        "offer nothing with trader",
        "the trader is laid with cards only",
    ),
    "babel-reason-wrong-type": (
        offers,
        1,
        "offer 1 camel",
        "the disc asks for 5 ship; other cards are laid with bluff=on only",
    ),
    "babel-reason-too-many": (
        offers,
        2,
        "offer 6 ship",
        "the disc asks for 5 ship, and 6 ship would be too many",
    ),
    "babel-reason-no-offer": (decision, 0, "accept 0 with 5 own", "seat 0 has made no offer"),
    "babel-reason-two-traders": (
        decision,
        0,
        "accept 1 2 with 1 own",
        "only one of the chosen offers may hold a trader",
    ),
    "babel-reason-joker-exact": (
        decision,
        0,
        "accept 1 with 3 own joker 1 ship",
        "a joker counts as exactly 2 of the missing cards, which are: 3 ship",
    ),
    "babel-reason-missing": (decision, 0, "accept 1 with 2 own", "own cards needed: 3, not 2"),
    "babel-reason-no-card": (
        turn,
        0,
        "play joker",
        "joker is not among the own action cards",
    ),
    "babel-reason-not-now": (decision, 0, "play joker", "joker cannot be played now"),
    "babel-reason-swap-most": (exchange, 0, "swap 6 ship", "at most 5 cards are exchanged"),
}


@pytest.mark.parametrize("key", REFUSALS)
def test_every_refusal_has_its_reason(key: str) -> None:
    make, seat, text, sentence = REFUSALS[key]
    with pytest.raises(IllegalAction) as refused:
        legal_action(GAME, make(), seat, text)
    assert refused.value.reason.key == key
    assert str(refused.value.reason) == sentence


def test_all_reasons_are_tried() -> None:
    others = {"babel-reason-no-hand", "babel-reason-not-offered"}
    assert set(REFUSALS) | others == {kind.key for kind in Refusal}


def test_a_hand_without_cards_cannot_be_exchanged() -> None:
    state = position(actions={0: "card_exchange"})
    assert why_not(state, 0, "play card_exchange") == "there is no building card to exchange"


def test_what_chance_cannot_do_is_refused() -> None:
    state = babel(GAME.setup(3))
    assert (
        why_not(state, CHANCE, "disc pyramids 3 camel") == "pyramids 3 camel is not possible here"
    )
    assert (
        why_not(state, CHANCE, f"disc {TOWER} 9 camel") == f"{TOWER} 9 camel is not possible here"
    )
    assert why_not(state, CHANCE, "draw 0 ship") == "the question is to lay a disc on a wonder"
    do(state, CHANCE, f"disc {TOWER} 3 camel")
    assert f"{TOWER} 3 camel" in why_not(state, CHANCE, f"disc {TOWER} 3 camel")


def test_the_jokers_of_a_disc_that_is_complete_are_refused() -> None:
    state = position(hands={1: "5 ship"}, actions={0: "joker"}, discs={TOWER: "5 ship, 3 camel"})
    build(state, f"{TOWER} 5 ship", {1: "5 ship"})
    assert why_not(state, 0, "accept 1 joker 2 ship") == (
        "a joker counts as exactly 2 of the missing cards, which are: nothing"
    )


def test_own_cards_that_are_not_held_cannot_complete_a_disc() -> None:
    state = position(hands={0: "4 ship"}, discs={TOWER: "5 ship, 3 camel"})
    build(state, f"{TOWER} 5 ship")
    assert why_not(state, 0, "accept nobody with 5 own") == "this hand does not hold 5 ship"


def test_wrong_cards_beyond_the_hand_are_refused_with_bluff() -> None:
    state = offers(bluff=True)
    assert why_not(state, 1, "offer 3 camel") == "this hand does not hold 3 camel"
    assert why_not(state, 2, "offer 20 ship") == "this hand does not hold 20 ship"


def test_codes_for_more_cards_than_fit_are_nowhere() -> None:
    assert encode(offers(), 1, parse(1, "offer 20 ship")) == NOWHERE
    assert encode(exchange(), 0, parse(0, "swap 20 ship")) == NOWHERE
    assert encode(decision(), 0, parse(0, "accept 9 with 1 own")) == NOWHERE
    assert encode(turn(), 0, parse(0, "accept 1")) == NOWHERE


@pytest.mark.parametrize(
    "text",
    [
        *("", "build", f"build {TOWER}", f"build {TOWER} 5", "offer", "offer 2", "accept"),
        *("accept with 2 own", "accept 1 with joker", "accept 1 joker", "swap", "swap 2"),
        *("play", "pass now", "offer 1 ship 1 ship", "offer 2 ship trader", "fail 1"),
    ],
)
def test_words_that_make_no_action_are_answered_with_an_example(text: str) -> None:
    with pytest.raises((UnknownAction, UnknownWord)):
        parse(0, text)


@pytest.mark.parametrize("text", ["", "disc", "disc x 3 camel", "draw 0", "draw x ship", "show 0"])
def test_words_that_chance_does_not_know_are_refused(text: str) -> None:
    with pytest.raises((UnknownAction, UnknownWord)):
        parse(CHANCE, text)


@pytest.mark.parametrize(
    ("text", "word", "known"),
    [
        ("fly", "fly", "accept, build, decline, fail, offer, pass, play, swap"),
        ("build sphinx 5 ship", "sphinx", "a wonder"),
        (f"build {TOWER} 5 boat", "boat", "a type of card"),
        (f"build {TOWER} x ship", "x", "a number from 1 to 25"),
        ("offer 0 ship", "0", "a number from 1 to 25"),
        ("offer 26 ship", "26", "a number from 1 to 25"),
        ("accept two", "two", "a number from 0 to 25"),
        ("accept 1 with many own", "many", "a number from 0 to 25"),
        ("play trump", "trump", "an action card"),
    ],
)
def test_a_wrong_word_is_named(text: str, word: str, known: str) -> None:
    with pytest.raises(UnknownWord) as refused:
        parse(0, text)
    assert (refused.value.word, refused.value.known) == (word, known)


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_the_game_is_for_three_to_five(seats: int) -> None:
    with pytest.raises(BadSeats, match="babel is for 3 to 5 players"):
        GAME.setup(seats)


def test_options_are_checked() -> None:
    with pytest.raises(BadOption):
        GAME.setup(3, {"bluff": "often"})
    with pytest.raises(UnknownOption):
        GAME.setup(3, {"jokers": "on"})


def test_who_is_not_asked_cannot_act() -> None:
    with pytest.raises(NotAsked):
        legal_action(GAME, turn(), 1, "pass")


def test_no_reason_is_given_for_what_is_legal() -> None:
    state = turn()
    give(state, 0, "draw_three")
    with pytest.raises(AssertionError):
        why_not(state, 0, "play draw_three")


def test_an_event_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(AssertionError):
        typed((99,))


def test_an_action_card_can_be_let_by_where_one_is_asked_for_and_nothing_else() -> None:
    state = position(
        hands={0: "5 ship", 1: "2 ship"},
        actions={1: "draw_three"},
        discs={TOWER: "5 ship, 3 camel"},
    )
    assert [GAME.let_by(state, seat) for seat in range(3)] == ["", "", ""]
    do(state, 0, f"build {TOWER} 5 ship")
    assert [GAME.let_by(state, seat) for seat in range(3)] == ["", "decline", ""]


@pytest.mark.parametrize(
    ("line", "opens"), [("pass", True), (f"build {TOWER} 5 ship", True), ("decline", False)]
)
def test_passing_and_choosing_a_disc_begin_a_turn(line: str, *, opens: bool) -> None:
    assert GAME.opens_turn(line) is opens
