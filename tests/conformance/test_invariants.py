"""Each game's own laws hold in every position of random games, and after every listed action."""

from __future__ import annotations

from tests.conformance.games import ALL_GAMES, STEP, Variant, every_variant, played, seeds
from tests.conformance.invariants import INVARIANTS

SEEDS = 20


def test_every_game_states_its_invariants() -> None:
    assert set(INVARIANTS) == {game.name for game in ALL_GAMES}


@every_variant
def test_the_invariants_hold_in_every_position(variant: Variant) -> None:
    states = [state for seed in seeds(variant, SEEDS) for state in played(variant, seed).states]
    assert len(states) > SEEDS
    for state in states[::STEP]:
        INVARIANTS[variant.name](state)


@every_variant
def test_the_invariants_hold_after_every_action_that_was_listed(variant: Variant) -> None:
    checked = 0
    for state in played(variant, 0).states[::STEP]:
        for seat in state.actors():
            for action in state.legal(seat):
                after = state.clone()
                after.apply(seat, action)
                INVARIANTS[variant.name](after)
                checked += 1
    assert checked > 0
