"""Environments of one game: rewards, masks, illegal numbers, and wrong use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.gym.variants import Variant, every_variant, first_of_each
from wondertable.gym.aec import AEC
from wondertable.gym.errors import (
    BadActions,
    Finished,
    GymError,
    IllegalNumber,
    NoAgent,
    NoExtra,
    NotReset,
    WrongSetting,
)
from wondertable.gym.extras import library
from wondertable.gym.parallel import Parallel
from wondertable.gym.solo import Solo

Sampler = Callable[[np.ndarray[Any, Any]], int]


def any_of(rng: np.random.Generator) -> Sampler:
    """Draws one of the numbers of a mask."""
    return lambda mask: int(rng.choice(np.flatnonzero(mask)))


def played(env: AEC, seed: int) -> tuple[list[int], dict[str, float]]:
    """The actions of a random game, and what everybody got."""
    draw = any_of(np.random.default_rng(seed))
    env.reset(seed)
    actions, rewards = [], dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, info = env.last()
        rewards[agent] += reward
        assert not cut
        assert info == {"illegal": 0}
        action = None if ended else draw(seen["action_mask"])
        env.step(action)
        if action is not None:
            actions.append(action)
    return actions, rewards


@every_variant
def test_the_victory_is_shared_out_in_the_end(variant: Variant) -> None:
    for seed in range(3):
        actions, rewards = played(AEC(*variant), seed)
        assert len(actions) > 20
        assert sum(rewards.values()) == pytest.approx(1)
        assert max(rewards.values()) >= 1 / 2 / variant[1]


@first_of_each
def test_a_seed_deals_the_same_games_in_the_same_order(variant: Variant) -> None:
    env = AEC(*variant)
    first = played(env, 7)
    env.reset()
    second = env.last()[0]["observation"]
    assert played(env, 7) == first
    env.reset()
    assert (env.last()[0]["observation"] == second).all()


def test_one_after_the_other_and_all_at_once_are_the_same_game() -> None:
    one, all_at_once = AEC("seven", 3), Parallel("seven", 3)
    draw = any_of(np.random.default_rng(5))
    one.reset(11)
    seen, _ = all_at_once.reset(11)
    while all_at_once.agents:
        idle = all_at_once.space.idle
        asked = [agent for agent in all_at_once.agents if not seen[agent]["action_mask"][idle]]
        actions = dict.fromkeys(all_at_once.agents, idle)
        for agent in asked:
            assert one.agent_selection == agent
            assert (one.last()[0]["observation"] == seen[agent]["observation"]).all()
            actions[agent] = draw(seen[agent]["action_mask"])
            one.step(actions[agent])
        seen, rewards, ended, _, _ = all_at_once.step(actions)
    assert all(ended.values())
    assert rewards == one.rewards


def test_nobody_sees_what_another_has_chosen_before_all_have() -> None:
    env = AEC("seven", 3)
    env.reset(1)
    while env.agent_selection != "seat_0":
        env.step(env.observe(env.agent_selection)["action_mask"].argmax())
    before = [env.observe(agent)["observation"] for agent in ("seat_1", "seat_2")]
    env.step(env.observe("seat_0")["action_mask"].argmax())
    after = [env.observe(agent)["observation"] for agent in ("seat_1", "seat_2")]
    assert all((a == b).all() for a, b in zip(before, after, strict=True))


def test_the_state_is_what_all_seats_see() -> None:
    env = AEC("duel")
    env.reset(1)
    both = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert (env.state() == np.concatenate(both)).all()
    assert env.state_space.contains(env.state())


@first_of_each
def test_an_illegal_number_becomes_the_lowest_legal_one_and_is_counted(variant: Variant) -> None:
    one, other = AEC(*variant), AEC(*variant)
    one.reset(3)
    other.reset(3)
    agent = one.agent_selection
    mask = one.observe(agent)["action_mask"]
    one.step(int(np.flatnonzero(mask == 0)[-1]))
    other.step(int(mask.argmax()))
    assert one.infos[agent] == {"illegal": 1}
    assert other.infos[agent] == {"illegal": 0}
    assert (one.last()[0]["observation"] == other.last()[0]["observation"]).all()


def test_an_illegal_number_is_an_error_where_that_is_wished() -> None:
    env = AEC("duel", on_illegal="raise")
    env.reset(3)
    before = env.observe("seat_0")["observation"]
    with pytest.raises(IllegalNumber, match="Seat 0 may not choose number 7 now; its mask has 4"):
        env.step(7)
    assert (env.observe("seat_0")["observation"] == before).all()
    both = Parallel("duel", on_illegal="raise")
    both.reset(3)
    with pytest.raises(IllegalNumber, match="Seat 1 may not choose number 160 now; its mask has 1"):
        both.step({"seat_0": 160, "seat_1": 160})
    lax = Parallel("duel")
    lax.reset(3)
    assert lax.step({"seat_0": 160, "seat_1": 160})[4]["seat_1"] == {"illegal": 1}


def test_what_is_no_number_is_refused() -> None:
    env = AEC("duel")
    env.reset(1)
    for wrong in (1.5, "1", None, True, np.array([1, 2]), -1, 257):
        with pytest.raises(BadActions, match="Actions are whole numbers from 0 to 256, not"):
            env.step(wrong)
    both = Parallel("duel")
    both.reset(1)
    for strange in ({"seat_0": 160}, [160, 7], {}):
        with pytest.raises(BadActions, match="a number for each of seat_0, seat_1"):
            both.step(strange)  # type: ignore[arg-type]


def test_an_environment_that_was_not_reset_says_so() -> None:
    env, both, solo = AEC("duel"), Parallel("duel"), Solo("duel")
    uses: list[Callable[[], object]] = [
        lambda: env.step(160),
        lambda: env.observe("seat_0"),
        env.state,
        lambda: both.step({"seat_0": 160, "seat_1": 7}),
        lambda: solo.step(160),
        solo.action_masks,
    ]
    for use in uses:
        with pytest.raises(NotReset, match="wondertable_duel_v1 has no game yet"):
            use()


def test_a_game_that_is_over_takes_no_more() -> None:
    env = AEC("duel")
    played(env, 1)
    with pytest.raises(Finished, match=r"The game of wondertable_duel_v1 is over; call reset\(\)"):
        env.step(160)
    solo = Solo("duel")
    solo.reset(seed=1)
    while not solo.step(int(solo.action_masks().argmax()))[2]:
        continue
    with pytest.raises(Finished):
        solo.step(160)
    both = Parallel("duel")
    seen, _ = both.reset(1)
    while both.agents:
        seen = both.step({a: int(seen[a]["action_mask"].argmax()) for a in both.agents})[0]
    with pytest.raises(Finished):
        both.step({})


def test_strange_settings_are_refused() -> None:
    wrong: list[tuple[Callable[[], object], type[GymError], str]] = [
        (lambda: AEC("duel", on_illegal="guess"), WrongSetting, "on_illegal cannot be “guess”"),
        (lambda: Solo("duel", seat=2), WrongSetting, "seat cannot be “2”; it can be: 0 to 1"),
        (lambda: Solo("seven", opponents=["random"]), WrongSetting, "one bot, or 2"),
        (lambda: Solo("duel", opponents="exec:bot"), WrongSetting, "bots of the house"),
        (lambda: Solo("duel", opponents="friend"), WrongSetting, "bots of the house"),
        (lambda: AEC("duel").observation_space("seat_9"), NoAgent, "there are: seat_0, seat_1"),
        (lambda: Parallel("duel").action_space("me"), NoAgent, "has no agent me"),
        (lambda: library("no_such_library", "gym"), NoExtra, "its extra “gym”"),
    ]
    for use, kind, words in wrong:
        with pytest.raises(kind, match=words):
            use()


def test_a_learner_is_asked_and_bots_play_the_others() -> None:
    env = Solo("seven", 3, seat=1, opponents=["greedy", "random"])
    draw = any_of(np.random.default_rng(1))
    total = 0.0
    for _ in range(3):
        seen, info = env.reset()
        assert info == {"illegal": 0}
        ended = False
        while not ended:
            assert (env.action_masks() == seen["action_mask"].astype(bool)).all()
            seen, reward, ended, _, _ = env.step(draw(seen["action_mask"]))
            assert ended or not reward
        total += float(reward)
    assert 0 <= total <= 3
