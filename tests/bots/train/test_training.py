"""Learning a game, all but the learner itself, which needs PyTorch (see `make test-train`)."""

from __future__ import annotations

import json
from dataclasses import replace
from math import isnan
from pathlib import Path
from typing import Any

import pytest

from tests.bots.search.test_net import learnt as random_numbers
from wondertable.bots.duel.features import INPUTS, ROWS, DuelFeatures
from wondertable.bots.errors import BadWeights, OtherTraining, OtherWeights
from wondertable.bots.kits import find_kit
from wondertable.bots.search.net import ROW, Collector, Weights
from wondertable.bots.search.weights import Shape, read_weights, shipped_weights, write_weights
from wondertable.bots.task import Parcel, parcel
from wondertable.bots.train.calibration import calibration
from wondertable.bots.train.export import Learnt, quantised, restored, whole_loss
from wondertable.bots.train.games import (
    UNTOLD,
    Study,
    begun,
    collected,
    rival,
    sensible_game,
    studied_game,
)
from wondertable.bots.train.recipe import Plan, Training
from wondertable.bots.train.samples import Samples, read_samples
from wondertable.bots.train.start import read_start
from wondertable.bots.train.workers import (
    play_match,
    play_sensibly,
    play_studied,
    score_in,
    weights_in,
)
from wondertable.bots.workers import Here, Order
from wondertable.core.bits import COUNT
from wondertable.core.rng import Rng
from wondertable.games.duel.game import GAME
from wondertable.games.duel.state import Duel

KIT = find_kit("duel")


def learnt_of(shape: Shape) -> Learnt:
    """Numbers of a shape that say something."""
    return Learnt(
        [[0.01 * (at % 7)] * 64 for at in range(shape.inputs)],
        [[0.1] * 64] * 32,
        [0.1] * 32,
        [0.1] * 32,
        0.0,
        [[0.1] * 64] * shape.rows,
        [0.0] * shape.rows,
    )


def zeros(shape: Shape = KIT.shape) -> Weights:
    """Weights that think that everything is even."""
    return quantised(
        Learnt(
            [[0.0] * 64] * shape.inputs,
            [[0.0] * 64] * 32,
            [0.0] * 32,
            [0.0] * 32,
            0.0,
            [[0.0] * 64] * shape.rows,
            [0.0] * shape.rows,
        )
    )


class Diligent(Here):
    """Remembers what it was given."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []

    def give(self, order: Order) -> None:
        self.done.append(order.task.work.__name__)
        super().give(order)


class Pupil:
    """A learner that learns nothing and remembers what it was shown."""

    def __init__(self) -> None:
        self.lessons: list[tuple[int, int, bool]] = []
        self.loaded: list[str] = []
        self.begun: list[Weights] = []

    def learn(self, samples: Samples, epochs: int, rate: float, *, policy: bool) -> None:
        self.lessons.append((len(samples), epochs, policy))

    def losses(self, samples: Samples) -> dict[str, float]:
        loss = whole_loss(self.weights(), samples)
        return {"value_loss": loss, "whole_value_loss": loss, "policy_loss": 1.0}

    def weights(self) -> Weights:
        return zeros()

    def begin(self, weights: Weights) -> None:
        self.begun.append(weights)

    def save(self, path: Path) -> None:
        path.write_text(str(len(self.lessons)))

    def load(self, path: Path) -> None:
        self.loaded.append(path.name)


class Listener:
    """Is told how it goes."""

    def __init__(self) -> None:
        self.steps: list[tuple[str, int]] = []
        self.notes: list[dict[str, Any]] = []

    def begin(self, step: str, generation: int, total: int) -> None:
        assert total > 0
        self.steps.append((step, generation))

    def advance(self, count: int) -> None:
        assert count > 0

    def note(self, entry: dict[str, Any]) -> None:
        self.notes.append(entry)


PLAN = Plan(
    "duel",
    KIT.sittings,
    generations=2,
    sensible_games=80,
    games=20,
    simulations=4,
    epochs=2,
    match_games=4,
    match_simulations=2,
)


def training(folder: Path, plan: Plan = PLAN) -> Training:
    return Training(plan, folder, Pupil(), Diligent(), Listener(), "wondertable train duel")


def test_the_recipe_plays_learns_and_tests_every_generation(tmp_path: Path) -> None:
    course = training(tmp_path)
    best = course.run()
    pupil, listener = course.learner, course.watcher
    assert isinstance(pupil, Pupil)
    assert isinstance(listener, Listener)
    assert listener.steps == [
        ("play", 0),
        ("learn", 0),
        ("play", 1),
        ("learn", 1),
        ("match", 1),
        ("play", 2),
        ("learn", 2),
        ("match", 2),
    ]
    assert [policy for _, _, policy in pupil.lessons] == [False, True, True]
    assert pupil.lessons[2][0] > pupil.lessons[1][0]  # it learns from the generation before, too
    assert [note["generation"] for note in listener.notes] == [0, 1, 2]
    assert best.name == f"net-{course.best()}.bin"
    weights, origin = read_weights(best, KIT.shape)
    assert weights.first == zeros().first
    assert origin["command"] == "wondertable train duel"
    assert origin["plan"]["seed"] == 1


def test_a_training_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    training(tmp_path, Plan(**{**vars(PLAN), "generations": 1})).run()
    half = next(iter((tmp_path / "gen-1").glob("*.samples")))
    half.unlink()
    course = training(tmp_path)
    course.run()
    assert isinstance(course.workers, Diligent)
    assert course.workers.done.count("play_sensibly") == 0
    assert len((tmp_path / "log.jsonl").read_text().splitlines()) == 3


def test_games_that_are_missing_are_played_again_alike(tmp_path: Path) -> None:
    training(tmp_path, Plan(**{**vars(PLAN), "generations": 1})).run()
    file = next(iter((tmp_path / "gen-0").glob("*.samples")))
    before = file.read_bytes()
    file.unlink()
    (tmp_path / "log.jsonl").unlink()
    training(tmp_path, Plan(**{**vars(PLAN), "generations": 1})).run()
    assert file.read_bytes() == before


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    course = training(tmp_path)
    course.check_plan()
    with pytest.raises(OtherTraining, match="seed 1 was begun, not 2"):
        training(tmp_path, Plan(**{**vars(PLAN), "seed": 2})).check_plan()
    training(tmp_path, Plan(**{**vars(PLAN), "generations": 9})).check_plan()
    assert json.loads((tmp_path / "plan.json").read_text())["generations"] == 9


def test_a_network_that_loses_its_match_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Training, "match", lambda self, generation: 0.4)
    course = training(tmp_path)
    assert course.run().name == "net-0.bin"
    assert isinstance(course.learner, Pupil)
    assert course.learner.loaded == ["net-0.state"] * 2


def test_a_training_goes_on_from_weights_alone(tmp_path: Path) -> None:
    first = training(tmp_path / "here").run()
    moved, best = tmp_path / "moved.bin", tmp_path / "best.bin"
    moved.write_bytes(first.read_bytes())
    _, before = read_weights(moved, KIT.shape)
    reached = before["generations"][-1]["generation"]
    course = training(tmp_path / "there", Plan(**{**vars(PLAN), "generations": 1}))
    course.start, course.output = moved, best
    assert course.run().name == f"net-{course.best()}.bin"
    assert isinstance(course.learner, Pupil)
    assert isinstance(course.workers, Diligent)
    assert len(course.learner.begun) == 1
    assert course.workers.done.count("play_sensibly") == 0
    _, origin = read_weights(course.weights_of(reached + 1), KIT.shape)
    assert [entry["generation"] for entry in origin["generations"]] == list(range(reached + 2))
    assert origin["parts"] == [
        {"command": before["command"], "plan": before["plan"], "until": reached}
    ]
    assert best.exists() == (course.best() == reached + 1)
    moved.unlink()  # what it went on from is kept
    again = training(tmp_path / "there", Plan(**{**vars(PLAN), "generations": 1}))
    assert again.run() == course.weights_of(course.best())
    assert isinstance(again.workers, Diligent)
    assert again.workers.done == []


def test_weights_of_fewer_inputs_are_as_strong_as_before(tmp_path: Path) -> None:
    shape = replace(KIT.shape, inputs=KIT.shape.inputs - 30, features=KIT.shape.features - 1)
    file = tmp_path / "old.bin"
    old = quantised(learnt_of(shape))
    write_weights(file, old, shape, {"command": "before"})
    wide, origin = read_start(file, KIT.shape)
    assert origin == {"command": "before"}
    assert wide.first[: len(old.first)] == old.first
    assert set(wide.first[len(old.first) :]) == {0}
    assert len(wide.first) == KIT.shape.inputs * ROW
    newer = tmp_path / "newer.bin"
    more = replace(KIT.shape, inputs=KIT.shape.inputs + 1)
    write_weights(newer, quantised(learnt_of(more)), more, {})
    with pytest.raises(OtherWeights):
        read_start(newer, KIT.shape)
    for damaged in (b"", b"{}\n", b"[]\n"):
        file.write_bytes(damaged)
        with pytest.raises(BadWeights):
            read_start(file, KIT.shape)
    with pytest.raises(BadWeights):
        read_start(tmp_path / "nowhere.bin", KIT.shape)


def test_whole_numbers_can_be_learnt_on_from() -> None:
    weights = quantised(random_numbers(3))
    again = quantised(restored(weights))
    assert again.first == weights.first
    assert again.second == weights.second
    assert again.second_bias == weights.second_bias
    assert again.last == pytest.approx(weights.last)
    assert again.policy == weights.policy
    assert again.policy_bias == weights.policy_bias


def test_expected_and_real_scores_are_compared_by_game() -> None:
    samples = Samples()
    for seed in range(6):
        samples.extend(sensible_game(GAME, KIT, KIT.sittings[0], Rng(seed), 1.0))
    found = calibration(zeros(), samples, KIT)
    assert found["tenths"] == {
        "5": {
            "positions": len(samples),
            "games": 6,
            "expected": 0.5,
            "got": pytest.approx(sum(samples.scores) / len(samples), abs=1e-3),
            "error": found["tenths"]["5"]["error"],
        }
    }
    assert found["tenths"]["5"]["error"] > 0
    ways = {f"{how} {why}" for how in ("won", "lost") for why in KIT.reasons} | {"other"}
    assert set(found["endings"]) <= ways
    assert all(figures["got"] == 1 for way, figures in found["endings"].items() if "won" in way)
    for name, figures in found["marks"].items():
        assert found["first"][name]["positions"] == figures["games"] <= 6


def test_endings_and_margins_are_told_to_both_seats() -> None:
    for seed in range(20):
        samples = sensible_game(GAME, KIT, KIT.sittings[0], Rng(seed), 1.0)
        assert list(samples.game_ends) == [len(samples)]
        for score, ending, margin in zip(
            samples.scores, samples.endings, samples.margins, strict=True
        ):
            if score == 0.5:
                assert ending == UNTOLD
                continue
            assert (ending < 3) == (score == 1.0)
            if ending % 3 == 2:
                assert abs(margin) < 1e-6 or (margin > 0) == (score == 1.0)
            else:
                assert isnan(margin)


def test_rare_positions_are_begun_with() -> None:
    for seed in range(3):
        luck = Rng(seed)
        course = begun(GAME, KIT, KIT.sittings[0], KIT.rollout(), luck, rare=True)
        state = course.state
        assert isinstance(state, Duel)
        assert state.age == 2
        assert max(COUNT[state.me.symbols], COUNT[state.opp.symbols]) >= 3
        assert course.ply > 20
    assert begun(GAME, KIT, KIT.sittings[0], KIT.rollout(), Rng(1), rare=False).ply == 0


def test_rivals_teach_what_becomes_of_positions_but_no_policy() -> None:
    study = Study(4, led=0.0, league=1.0)
    samples = studied_game(GAME, KIT, zeros(), KIT.sittings[0], study, Rng(4), (zeros(),))
    starts = [0, *samples.row_ends]
    alone = [at for at in range(len(samples)) if starts[at] == starts[at + 1]]
    assert 0 < len(alone) < len(samples)
    assert all(samples.values[at] == samples.scores[at] for at in alone)
    assert len({samples.scores[at] for at in alone}) == 1


def test_any_of_the_league_may_sit_down() -> None:
    kinds = {type(rival(KIT, zeros(), (zeros(),), 1, Rng(seed))).__name__ for seed in range(30)}
    assert kinds == {"RolloutBrain", "NetBrain", "HunterBrain"}


def test_sensible_games_keep_a_part_of_their_positions_with_the_end() -> None:
    samples = sensible_game(GAME, KIT, KIT.sittings[0], Rng(3), 1.0)
    assert len(samples) > 50
    assert set(samples.scores) <= {0.0, 0.5, 1.0}
    assert samples.values == samples.scores
    assert len(sensible_game(GAME, KIT, KIT.sittings[0], Rng(3), 0.0)) == 0


def test_self_play_keeps_what_was_tried_at_every_choice() -> None:
    samples = studied_game(GAME, KIT, zeros(), KIT.sittings[0], Study(8, led=0.0), Rng(4))
    assert len(samples) > 40
    begin = 0
    for end in samples.row_ends:
        assert sum(samples.shares[begin:end]) == pytest.approx(1, abs=1e-5)
        assert end - begin > 1
        assert all(0 < row & 0xFFFF < ROWS and row >> 16 < ROWS for row in samples.rows[begin:end])
        begin = end
    assert all(index < INPUTS for index in samples.inputs)
    assert all(0 <= value <= 1 for value in samples.values)


def test_a_led_game_keeps_only_what_was_searched() -> None:
    led = studied_game(GAME, KIT, zeros(), KIT.sittings[0], Study(4, led=1.0), Rng(5))
    free = studied_game(GAME, KIT, zeros(), KIT.sittings[0], Study(4, led=0.0), Rng(5))
    assert 0 < len(led) < len(free) + 20


def test_samples_come_back_from_a_file_and_can_be_joined(tmp_path: Path) -> None:
    first = sensible_game(GAME, KIT, KIT.sittings[0], Rng(1), 0.5)
    second = studied_game(GAME, KIT, zeros(), KIT.sittings[1], Study(4), Rng(2))
    both = Samples()
    both.extend(first)
    both.extend(second)
    file = tmp_path / "both.samples"
    file.write_bytes(both.to_bytes())
    again = read_samples(file)
    assert again.to_bytes() == both.to_bytes()
    assert len(again) == len(first) + len(second)
    assert again.input_ends[-1] == len(again.inputs)


def parcel_of(folder: Path, weights: Weights, shape: Shape = KIT.shape) -> Parcel:
    """Weights as they travel to who plays with them."""
    write_weights(folder / "net.bin", weights, shape, {})
    return parcel(folder / "net.bin")


def test_workers_tell_what_they_play(tmp_path: Path) -> None:
    sensible = Samples.from_bytes(play_sensibly("duel", KIT.sittings, 1, 0, 3))
    assert len(sensible.game_ends) == 3
    weights = parcel_of(tmp_path, zeros())
    studied = Samples.from_bytes(
        play_studied("duel", KIT.sittings, 1, 0, 2, Study(3, led=0.0), weights)
    )
    assert len(studied.game_ends) == 2
    assert score_in(play_match("duel", KIT.sittings[0], 5, 3, weights, weights)) == 0.5


def test_weights_are_unpacked_once_by_their_digest(tmp_path: Path) -> None:
    weights = parcel_of(tmp_path, zeros())
    again = Parcel(weights.digest, b"the same, as the digest says")
    assert weights_in("duel", again) is weights_in("duel", weights)


def test_partners_are_on_the_same_side_of_a_match(tmp_path: Path) -> None:
    """If they were not, both sides would always win as often."""
    seven = find_kit("seven")
    teams = next(one for one in seven.sittings if one.seats == 4 and one.options["teams"] == "on")
    shipped = shipped_weights(seven.shape)
    assert shipped is not None
    rivals = [parcel_of(tmp_path, one, seven.shape) for one in (shipped, zeros(seven.shape))]
    scores = [score_in(play_match("seven", teams, deal, 8, *rivals)) for deal in range(4)]
    assert sum(scores) / 4 >= 0.75


def test_even_weights_foresee_nothing() -> None:
    samples = sensible_game(GAME, KIT, KIT.sittings[0], Rng(9), 1.0)
    assert whole_loss(zeros(), samples) == pytest.approx(0.6931, abs=1e-3)


def test_a_position_looks_the_same_to_a_seat_whatever_it_may_not_see() -> None:
    state = GAME.setup()
    luck = Rng(8)
    features = DuelFeatures()
    while state.actors():
        state.deal(luck)
        mover = state.mover()
        if mover < 0:
            continue
        for seat in range(2):
            view = state.view(seat)
            seen = collected(features, view.fill(luck), seat)
            again = collected(features, view.fill(luck), seat)
            assert (seen.indices, seen.counts) == (again.indices, again.counts)
            assert max(seen.indices) < INPUTS
            assert all(0 < count < 64 for count in seen.counts)
            assert len(set(seen.indices)) == len(seen.indices)
        legal = state.legal(mover)
        state.apply(mover, legal[luck.below(len(legal))])
    assert isinstance(seen, Collector)


def test_random_numbers_make_a_network_too() -> None:
    assert len(quantised(random_numbers(1)).last) == 32
