"""Sensible play of Tower of Babel finds what is evident."""

from __future__ import annotations

from tests.games.babel.position import build, do, position, take
from wondertable.bots.babel.heuristic import BabelRollout
from wondertable.core.rng import Rng
from wondertable.games.babel.game import GAME
from wondertable.games.babel.state import Babel


def chosen(state: Babel, seat: int = 0) -> set[str]:
    """All that a seat does in several games that come to a position."""
    rollout = BabelRollout()
    return {GAME.write(state, seat, rollout.choose(state, seat, Rng(luck))) for luck in range(20)}


def test_it_finishes_the_wonder_where_its_pieces_score_most() -> None:
    state = position(
        hands={0: "4 ship 4 camel", 1: "2 crane", 2: "2 crane"},
        discs={"pyramids": "4 ship", "colossus": "4 camel"},
        pieces={"pyramids": {0: 2, 1: 5}, "colossus": {1: 2, 2: 9}},
    )
    assert chosen(state) == {"build pyramids 4 ship"}


def test_it_prefers_the_disc_that_pays_a_larger_bonus() -> None:
    state = position(
        hands={0: "4 ship 4 camel", 1: "2 crane", 2: "2 crane"},
        discs={"pyramids": "4 ship, 4 camel, 3 crane", "lighthouse": "", "mausoleum": ""},
    )
    state.builders[2].taken = 0
    take(state, 0, "5 ship", "5 ship", "6 ship")
    assert all(word.endswith(" ship") for word in chosen(state))


def test_without_cards_it_passes() -> None:
    state = position(hands={0: "1 ship", 1: "1 camel", 2: "1 camel"})
    assert chosen(state) == {"pass"}


def test_it_offers_cards_since_even_a_refusal_pays() -> None:
    state = position(hands={0: "5 ship", 1: "3 ship"}, discs={"pyramids": "4 ship, 3 ship"})
    do(state, 0, "build pyramids 4 ship")
    offers = {word.removesuffix(" with trader") for word in chosen(state, 1)}
    assert offers <= {"offer 2 ship", "offer 3 ship"}


def test_it_offers_no_wrong_cards() -> None:
    state = position(hands={0: "5 ship", 1: "3 camel"}, discs={"pyramids": "4 ship"}, bluff=True)
    do(state, 0, "build pyramids 4 ship")
    assert chosen(state, 1) == {"offer nothing"}


def test_it_takes_the_help_that_costs_nothing() -> None:
    state = position(
        hands={0: "4 ship", 1: "1 ship", 2: "1 ship"},
        discs={"pyramids": "4 ship"},
        pieces={"pyramids": {0: 9, 1: 2}},
    )
    build(state, "pyramids 4 ship", {1: "1 ship"})
    assert chosen(state) == {"accept 1 with 3 own"}


def test_it_lets_no_rival_finish_a_wonder_in_front() -> None:
    state = position(
        hands={0: "4 ship", 1: "3 ship"},
        discs={"pyramids": "4 ship"},
        pieces={"pyramids": {0: 3, 1: 3}},
        row=6,
    )
    build(state, "pyramids 4 ship", {1: "3 ship"})
    assert chosen(state) == {"accept nobody with 4 own"}


def nearly_over(points: int) -> Babel:
    """The last disc that shows a ship can be taken; the next seat has so many points."""
    state = position(
        hands={0: "4 ship", 1: "1 camel", 2: "1 camel"},
        discs={"pyramids": "4 ship", "colossus": "", "lighthouse": "3 camel"},
        action_cards=False,
    )
    ships = state.sheet.types.index(2)
    camel = 0
    board = bytearray(state.board)
    for space in range(24):
        if space != 3 and state.sheet.types[board[space]] == state.sheet.types[ships]:
            board[space] = camel
    state.board = bytes(board)
    state.builders[2].taken = 0
    state.builders[1].refused = points
    return state


def test_it_ends_the_game_when_it_is_ahead() -> None:
    assert chosen(nearly_over(0)) == {"build pyramids 4 ship"}


def test_it_does_not_end_the_game_when_it_is_behind() -> None:
    assert "build pyramids 4 ship" not in chosen(nearly_over(60))
    state = nearly_over(60)
    build(state, "pyramids 4 ship")
    assert chosen(state) == {"fail"}


def test_it_draws_three_cards_at_once() -> None:
    state = position(hands={0: "2 ship"}, actions={0: "draw_three"})
    assert chosen(state) == {"play draw_three"}


def test_it_exchanges_what_it_has_least_of() -> None:
    state = position(hands={0: "3 ship 1 camel 1 crane 1 stonemason"}, actions={0: "card_exchange"})
    assert chosen(state) == {"play card_exchange"}
    do(state, 0, "play card_exchange")
    assert all("ship" not in word for word in chosen(state))


def test_it_keeps_offer_bonus_for_many_cards() -> None:
    for cards, answer in ((1, "decline"), (3, "play offer_bonus")):
        state = position(
            hands={0: "4 ship", 1: "3 ship"},
            actions={1: "offer_bonus"},
            discs={"pyramids": "4 ship, 3 ship"},
        )
        build(state, "pyramids 4 ship", {1: f"{cards} ship"})
        do(state, 0, "accept nobody with 4 own")
        assert chosen(state, 1) == {answer}


def test_it_takes_a_second_turn_for_a_disc_that_it_can_build() -> None:
    for hand, answer in (("1 camel", "decline"), ("4 camel", "play double_turn")):
        state = position(
            hands={0: hand},
            actions={0: "double_turn"},
            discs={"pyramids": "4 camel"},
            pieces={"pyramids": {0: 3, 1: 4}},
            row=5,
        )
        do(state, 0, "pass")
        do(state, -1, "draw 0 crane")
        assert chosen(state) == {answer}
