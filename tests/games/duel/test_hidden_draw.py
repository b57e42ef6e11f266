"""What the Great Library draws is known to the drawer alone (W6)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from tests.toy.chi_square import chi_square
from wondertable.core.bits import numbers
from wondertable.core.play import play
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, SPECTATOR
from wondertable.games.duel.actions import TOKEN_NUMBER
from wondertable.games.duel.codes import DRAW, LIBRARY
from wondertable.games.duel.game import GAME
from wondertable.games.duel.state import Duel

BOX = "agriculture economy masonry philosophy theology"


def drawing(*drawn: str) -> Duel:
    """Seat 0 has built the Great Library and drawn these tokens out of five."""
    state = GAME.new(2, {"wonders": "first-game", "level_pawn": "begins"})
    state.deal(Rng(1))
    state.box = sum(1 << TOKEN_NUMBER[token] for token in BOX.split())
    state.board = 1023 & ~state.box
    state.ask(LIBRARY)
    state.ask(DRAW)
    for token in drawn:
        play(GAME, state, CHANCE, f"draw {token}")
    return state


def taking(state: Duel, seat: int) -> set[str]:
    """The tokens that seat 0 may take, as somebody sees it."""
    view = state.view(seat)
    return {GAME.write(view, 0, action).split()[1] for action in view.legal(0)}


def test_the_drawer_sees_three_tokens_and_others_only_that_there_are_three() -> None:
    state = drawing("economy", "theology", "masonry")
    assert taking(state, 0) == {"economy", "theology", "masonry"}
    assert taking(state, 1) == taking(state, SPECTATOR) == set(BOX.split())


def test_others_cannot_tell_one_draw_from_another() -> None:
    draws = list(combinations(BOX.split(), 3))
    assert len({drawing(*draw).key() for draw in draws}) == 10
    assert len({drawing(*draw).view(1).key() for draw in draws}) == 1
    assert len({drawing(*draw).view(SPECTATOR).key() for draw in draws}) == 1


def test_others_see_how_many_were_drawn_so_far() -> None:
    keys = {drawing(*BOX.split()[:count]).view(1).key() for count in range(4)}
    assert len(keys) == 4


def test_every_draw_of_three_is_guessed_equally_often() -> None:
    view = drawing("economy", "theology", "masonry").view(1)
    rng = Rng(7)
    worlds = Counter(tuple(numbers(view.fill(rng).drawn)) for _ in range(5000))
    assert set(worlds) == set(combinations(sorted(TOKEN_NUMBER[t] for t in BOX.split()), 3))
    assert chi_square(list(worlds.values())) < 27.9  # one in a thousand, 9 degrees of freedom


def test_a_token_that_was_drawn_and_not_taken_lies_in_the_box_again() -> None:
    state = drawing("economy", "theology", "masonry")
    play(GAME, state, 0, "take theology")
    left = {token for token in BOX.split() if token != "theology"}
    assert {TOKEN_NUMBER[token] for token in left} == set(numbers(state.box))
    assert state.drawn == 0
