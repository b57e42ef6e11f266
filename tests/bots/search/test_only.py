"""A search that is held to one choice says what that one is worth."""

from __future__ import annotations

import pytest

from wondertable.bots.kits import find_kit
from wondertable.bots.levels import weights_of
from wondertable.bots.search.finding import Finding, finding
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, NOBODY, State
from wondertable.games import find_game


def after_plies(game: str, seats: int, plies: int, seed: int = 4) -> State:
    """A position of a random game."""
    state, rng = find_game(game).setup(seats), Rng(seed)
    for _ in range(plies):
        state.deal(rng)
        chosen = [
            (seat, state.legal(seat)[int(rng.below(len(state.legal(seat))))])
            for seat in state.actors()
        ]
        for seat, action in chosen:
            state.apply(seat, action)
    state.deal(rng)
    return state


def thought(state: State, simulations: int, only: int | None = None) -> Finding:
    """What a search finds out for the first seat that is asked."""
    game = {2: "duel", 3: "seven"}[int(state.seat_count())]
    kit, seat = find_kit(game), state.actors()[0]
    search = kit.search(kit.brain(weights_of(game)), int(state.seat_count()))
    view = state.view(seat)
    if only is None:
        return finding(search, search.think(view, seat, Rng(1), simulations))
    return finding(search, search.think(view, seat, Rng(1), simulations, only=only))


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("seven", 3)])
def test_all_simulations_try_the_one_choice(game: str, seats: int) -> None:
    state = after_plies(game, seats, 14)
    seat = state.actors()[0]
    for action in state.legal(seat)[:4]:
        (found,) = thought(state, 40, action).prospects
        assert found.action == action
        assert found.share == pytest.approx(1.0)
        assert 0.0 <= found.expected <= 1.0


def test_a_legal_choice_that_is_not_worth_a_thought_is_judged_too() -> None:
    """In Duel some choices are never considered; a person may make them all the same."""
    for plies in range(10, 60):
        state = after_plies("duel", 2, plies)
        if state.mover() == NOBODY:
            break
        seat = state.actors()[0]
        left_out = set(state.legal(seat)) - set(state.considered(seat))
        for action in left_out:
            (found,) = thought(state, 20, action).prospects
            assert found.action == action


@pytest.mark.compiled
def test_the_best_choice_is_worth_what_a_free_search_says_of_it() -> None:
    state = after_plies("duel", 2, 30)
    free = thought(state, 3000)
    (held,) = thought(state, 3000, free.best.action).prospects
    assert held.expected == pytest.approx(free.best.expected, abs=0.04)


def test_near_the_end_the_one_choice_is_played_out_in_all_ways() -> None:
    state, rng = after_plies("duel", 2, 60), Rng(3)
    while state.mover() not in (NOBODY, CHANCE) and not all(
        one.proved for one in thought(state, 3000).prospects
    ):
        seat = state.mover()
        state.apply(seat, state.legal(seat)[int(rng.below(len(state.legal(seat))))])
        state.deal(rng)
    free = thought(state, 3000)
    assert free.best.proved
    for prospect in free.prospects:
        (held,) = thought(state, 3000, prospect.action).prospects
        assert held.proved
        assert held.expected == pytest.approx(prospect.expected, abs=1e-9)
