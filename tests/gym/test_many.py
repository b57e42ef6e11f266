"""Many games at once: our own batch, and the vector of Gymnasium."""

from __future__ import annotations

import numpy as np
import pytest

from tests.gym.variants import Variant, every_variant, first_of_each
from wondertable.core.rng import Rng
from wondertable.core.state import NOBODY
from wondertable.gym.batch import Batch
from wondertable.gym.errors import BadActions, IllegalNumber, NotReset, WrongSetting
from wondertable.gym.solo import Solo
from wondertable.gym.spaces import Table
from wondertable.gym.vector import Vector

GAMES = 5


@every_variant
def test_a_row_of_a_batch_is_a_game_by_itself(variant: Variant) -> None:
    batch = Batch(variant[0], GAMES, *variant[1:])
    batch.reset(4)
    alone = [Table(batch.space) for _ in range(GAMES)]
    for at, table in enumerate(alone):
        table.desk.begin(Rng(4, at))
    generator = np.random.default_rng(1)
    ends = 0
    for _ in range(250):
        for at, table in enumerate(alone):
            seat = table.desk.seat()
            assert (int(batch.seats[at]), *table.seen(seat)) == (
                seat,
                batch.observations[at].tobytes(),
                batch.masks[at].tobytes(),
            )
        actions = batch.sample(generator)
        batch.step(actions)
        for at, table in enumerate(alone):
            table.desk.take(table.desk.seat(), int(actions[at]))
            over = table.desk.seat() == NOBODY
            assert bool(batch.ended[at]) == over
            assert batch.rewards[at].tolist() == table.rewards()
            if over:
                table.desk.begin(table.desk.rng)
                ends += 1
    assert ends
    assert not batch.illegal.any()


def test_a_batch_shows_its_buffers_and_lets_nobody_write() -> None:
    batch = Batch("duel", 3)
    seen = batch.observations
    batch.reset(1)
    assert seen is batch.observations
    assert seen.any()
    for array in (batch.observations, batch.masks, batch.seats, batch.rewards, batch.ended):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_illegal_numbers_in_a_batch() -> None:
    batch = Batch("duel", 3)
    batch.reset(1)
    batch.step(np.full(3, 7))
    assert batch.illegal.tolist() == [1, 1, 1]
    batch.step(batch.masks.argmax(axis=1))
    assert batch.illegal.tolist() == [1, 1, 1]
    strict = Batch("duel", 3, on_illegal="raise")
    strict.reset(1)
    before = strict.observations.copy()
    with pytest.raises(IllegalNumber):
        strict.step(np.array([*strict.masks.argmax(axis=1)[:2], 7]))
    assert (strict.observations == before).all()
    strict.step(strict.masks.argmax(axis=1))


def test_strange_actions_for_many_are_refused() -> None:
    batch, vector = Batch("duel", 3), Vector("duel", 3)
    for env in (batch, vector):
        with pytest.raises(NotReset):
            env.step(np.zeros(3, np.int64))
        env.reset(seed=1)
        for wrong, words in (
            (np.zeros(3), "of type float64"),
            (np.zeros(4, np.int64), r"of shape \(4,\)"),
            (np.zeros((3, 1), np.int64), r"of shape \(3, 1\)"),
            (np.array([0, 1, 257]), "from 0 to 256, not 257"),
            (np.array([0, -1, 2]), "from 0 to 256, not -1"),
            (5, r"of shape \(\)"),
            (None, "of type object"),
        ):
            with pytest.raises(BadActions, match=words):
                env.step(wrong)
    with pytest.raises(WrongSetting, match="count cannot be “0”"):
        Batch("duel", 0)
    with pytest.raises(WrongSetting, match="seed cannot be"):
        batch.reset(-1)


@first_of_each
def test_a_vector_plays_on_and_keeps_what_was_seen_last(variant: Variant) -> None:
    game, seats, options = variant
    vector = Vector(game, 4, seats, options, seat=1)
    seen, info = vector.reset(seed=3)
    generator = np.random.default_rng(2)
    ends = 0
    for _ in range(150):
        assert vector.observation_space.contains(seen)
        assert vector.action_masks().any(axis=1).all()
        drawn = generator.random(seen["action_mask"].shape) + seen["action_mask"]
        seen, rewards, ended, cut, info = vector.step(drawn.argmax(axis=1))
        assert not cut.any()
        assert not rewards[~ended].any()
        if ended.any():
            ends += int(ended.sum())
            assert (info["_final_obs"] == ended).all()
            assert all(
                (last is not None) == over
                for last, over in zip(info["final_obs"], ended, strict=True)
            )
    assert ends
    assert info["illegal"].tolist() == [0, 0, 0, 0]


def test_a_vector_is_as_strict_as_is_wished() -> None:
    strict = Vector("duel", 2, on_illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalNumber):
        strict.step(np.array([7, 7]))
    lax = Vector("duel", 2)
    lax.reset(seed=1)
    assert lax.step(np.array([7, 7]))[4]["illegal"].tolist() == [1, 1]


def test_bots_on_the_other_seats_are_as_strong_as_they_are() -> None:
    """Greedy beats whoever takes the lowest number."""
    env = Solo("duel", opponents="greedy")
    won = 0.0
    for seed in range(10):
        env.reset(seed=seed)
        ended = False
        while not ended:
            _, reward, ended, _, _ = env.step(int(env.action_masks().argmax()))
        won += float(reward)
    assert won <= 3


def test_a_drawn_number_is_allowed_and_each_is_as_likely() -> None:
    batch = Batch("duel", 1)
    batch.reset(1)
    generator = np.random.default_rng(5)
    allowed = batch.masks[0].nonzero()[0].tolist()
    drawn = [int(batch.sample(generator)[0]) for _ in range(500 * len(allowed))]
    found = [drawn.count(number) for number in allowed]
    assert sum(found) == len(drawn)
    assert all(abs(count - 500) < 125 for count in found)  # five and a half deviations
