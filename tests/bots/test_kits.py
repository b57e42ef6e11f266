"""What games add to the search: inputs, rows of the policy, sensible play, prizes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from wondertable.bots.kits import KITS
from wondertable.bots.search.brain import ROW_BITS, ROW_MASK
from wondertable.bots.search.kit import Kit, Sitting
from wondertable.bots.search.net import Collector
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State
from wondertable.games import find_game

SITTINGS = [(name, at) for name, kit in KITS.items() for at in range(len(kit.sittings))]
each_sitting = pytest.mark.parametrize(("name", "at"), SITTINGS)


def sensible_moments(kit: Kit, sitting: Sitting, seed: int) -> Iterator[tuple[State, int]]:
    """All positions of a sensible game with a seat that is asked, before it chooses."""
    state = find_game(kit.shape.game).setup(sitting.seats, sitting.options)
    rng, rollout = Rng(seed), kit.rollout()
    rollout.begin(rng)
    while actors := state.actors():
        if actors[0] == CHANCE:
            state.deal(rng)
            continue
        yield state, actors[0]
        choice = rollout.choose(state, actors[0], rng)
        assert choice in state.legal(actors[0])
        state.apply(actors[0], choice)


def described(kit: Kit, state: State, seat: int) -> list[tuple[int, int]]:
    """The inputs of a position with their counts."""
    seen = Collector()
    kit.features().describe(state, seat, seen)
    return list(zip(seen.indices, seen.counts, strict=True))


@each_sitting
def test_inputs_and_rows_keep_to_their_shape(name: str, at: int) -> None:
    kit = KITS[name]
    features, met = kit.features(), 0
    for state, seat in sensible_moments(kit, kit.sittings[at], 3):
        inputs = described(kit, state, seat)
        assert all(0 <= index < kit.shape.inputs and 0 < count < 256 for index, count in inputs)
        rows = [features.rows(state, seat, action) for action in state.legal(seat)]
        assert all(0 < row & ROW_MASK < kit.shape.rows for row in rows)
        assert all(row >> ROW_BITS < kit.shape.rows for row in rows)
        met += 1
    assert met > 30


@each_sitting
def test_what_is_worked_out_once_shows_every_seat_the_same(name: str, at: int) -> None:
    kit = KITS[name]
    features = kit.features()
    for state, _ in sensible_moments(kit, kit.sittings[at], 4):
        features.begin(state)
        for seat in range(state.seat_count()):
            seen = Collector()
            features.show(state, seat, seen)
            assert list(zip(seen.indices, seen.counts, strict=True)) == described(kit, state, seat)


@each_sitting
def test_inputs_show_nothing_that_the_seat_may_not_know(name: str, at: int) -> None:
    kit = KITS[name]
    worlds = Rng(9)
    for state, seat in sensible_moments(kit, kit.sittings[at], 4):
        view = state.view(seat)
        assert described(kit, view, seat) == described(kit, state, seat)
        assert described(kit, view.fill(worlds), seat) == described(kit, state, seat)


@each_sitting
def test_rows_of_a_view_are_those_of_the_state(name: str, at: int) -> None:
    kit = KITS[name]
    features = kit.features()
    for state, seat in sensible_moments(kit, kit.sittings[at], 5):
        view = state.view(seat)
        for action in state.legal(seat):
            assert features.rows(view, seat, action) == features.rows(state, seat, action)


@each_sitting
def test_prizes_share_one_victory_and_the_winner_gets_most(name: str, at: int) -> None:
    kit, sitting = KITS[name], KITS[name].sittings[at]
    for seed in range(4):
        state = find_game(name).setup(sitting.seats, sitting.options)
        rng = Rng(seed)
        state.deal(rng)
        kit.rollout().play(state, rng)
        outcome = state.outcome()
        assert outcome is not None
        prizes = kit.prizes(state, sitting.seats)
        assert sum(prizes) == pytest.approx(1)
        assert all(
            prizes[seat] == max(prizes) for seat in range(sitting.seats) if outcome.score(seat)
        )


@pytest.mark.parametrize("name", KITS)
def test_sensible_play_beats_random_play(name: str) -> None:
    kit = KITS[name]
    sitting = kit.sittings[0]
    won = 0.0
    games = 120
    for seed in range(games):
        state = find_game(name).setup(sitting.seats, sitting.options)
        rng, rollout = Rng(seed), kit.rollout()
        rollout.begin(rng)
        while actors := state.actors():
            if actors[0] == CHANCE:
                state.deal(rng)
                continue
            seat = actors[0]
            legal = state.legal(seat)
            sensible = seat == seed % sitting.seats
            choice = rollout.choose(state, seat, rng) if sensible else legal[rng.below(len(legal))]
            state.apply(seat, choice)
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.score(seed % sitting.seats)
    assert won / games > 0.8
