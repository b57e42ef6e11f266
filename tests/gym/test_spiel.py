"""OpenSpiel finds nothing to say, and neither chance nor information states tell too much."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.gym.variants import Variant, every_variant, first_of_each

pytestmark = pytest.mark.heavy
pyspiel = pytest.importorskip("pyspiel", reason="the extra spiel is not installed")


def loaded(variant: Variant) -> Any:
    """A game of ours as OpenSpiel loads it."""
    from wondertable.gym.spiel import written

    game, seats, options = variant
    return pyspiel.load_game(
        f"wondertable_{game}_v1", {"seats": seats, "options": written(options)}
    )


def played(state: Any, rng: random.Random, most: int = 10_000) -> Any:
    """Plays on at random."""
    while most and not state.is_terminal():
        most -= 1
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@every_variant
def test_the_kit_of_open_spiel_passes(variant: Variant) -> None:
    pyspiel.random_sim_test(
        loaded(variant), num_sims=1, serialize=True, verbose=False, mask_test=True
    )


@first_of_each
def test_returns_share_the_victory(variant: Variant) -> None:
    state = played(loaded(variant).new_initial_state(), random.Random(1))
    assert sum(state.returns()) == pytest.approx(1)


@first_of_each
def test_a_resampled_position_looks_the_same_to_its_seat(variant: Variant) -> None:
    rng = random.Random(2)
    game = loaded(variant)
    changed = 0
    for length in range(60, 200, 10):
        state = played(game.new_initial_state(), rng, length)
        if state.is_terminal() or state.is_chance_node():
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        changed += str(other) != str(state)
        played(other, rng)
        assert sum(other.returns()) == pytest.approx(1)
    assert changed or variant[0] == "duel"


def test_a_choice_that_lies_face_down_is_known_to_its_seat_alone() -> None:
    rng = random.Random(3)
    state = loaded(("seven", 3, {})).new_initial_state()
    while state.current_player() != 0:
        played(state, rng, 1)
    one, other = state.clone(), state.clone()
    actions = state.legal_actions()
    one.apply_action(actions[0])
    other.apply_action(actions[-1])
    assert one.information_state_string(0) != other.information_state_string(0)
    for seat in (1, 2):
        assert one.information_state_string(seat) == other.information_state_string(seat)


def test_an_observer_has_the_parts_by_name() -> None:
    from open_spiel.python.observation import make_observation

    game = loaded(("duel", 2, {}))
    state = played(game.new_initial_state(), random.Random(1), 30)
    seen = make_observation(game)
    seen.set_from(state, 0)
    assert seen.dict["always"].tolist() == [1.0]
    assert len(seen.tensor) == game.observation_tensor_size()


def test_an_action_that_is_not_legal_is_refused() -> None:
    from wondertable.gym.errors import IllegalNumber

    state = loaded(("duel", 2, {})).new_initial_state()
    with pytest.raises(IllegalNumber):
        state.apply_action(500)
    played(state, random.Random(1), 30)
    while state.is_chance_node():
        played(state, random.Random(1), 1)
    with pytest.raises(IllegalNumber):
        state.apply_action(7)


def test_strange_options_are_refused() -> None:
    from wondertable.gym.errors import WrongSetting
    from wondertable.gym.spiel import read, written

    with pytest.raises(WrongSetting, match="name:value;name:value"):
        read("cities")
    options = {"figures": "row_2=9/4,bonus_3=12", "bluff": "on"}
    assert read(written(options)) == options
