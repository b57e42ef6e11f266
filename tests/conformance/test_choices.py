"""Any game: random games end; what is listed can be done, written and read, and nothing else."""

from __future__ import annotations

import pytest

from tests.conformance.games import (
    ALL_GAMES,
    CHOSEN,
    DAILY,
    STEP,
    Variant,
    every_variant,
    pick,
    played,
    seeds,
)
from tests.toy.terminal import TERMINAL as MINI_TERMINAL
from wondertable.cli.game_terminal import terminal_of
from wondertable.core.errors import GameOver, IllegalAction, NotAsked
from wondertable.core.game import Game
from wondertable.core.outcome import Outcome
from wondertable.core.play import legal_action
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, NOBODY, SEVERAL, SPECTATOR, State
from wondertable.core.vector import Vector

SEEDS = 10
UNLISTED = 6
"""How many actions that are not listed are tried in every position."""


def assert_valid(outcome: Outcome | None, seats: int) -> None:
    """An outcome ranks every seat, and each rank tells how many are better."""
    assert outcome is not None
    assert len(outcome.ranks) == seats
    assert all(rank == 1 + sum(r < rank for r in outcome.ranks) for rank in outcome.ranks)
    assert sum(outcome.score(seat) for seat in range(seats)) == pytest.approx(1)
    assert outcome.reason


@every_variant
def test_random_games_end_with_an_outcome(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        course = played(variant, seed)
        assert all(state.outcome() is None for state in course.states[:-1])
        assert_valid(course.end.outcome(), variant.seats)


@every_variant
def test_points_have_the_length_that_the_game_names(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states:
            for seat in range(variant.seats):
                assert len(state.points(seat)) == len(variant.game.categories)


@every_variant
def test_the_statistics_of_all_games_are_the_same_figures(variant: Variant) -> None:
    terminal = terminal_of(variant.name) or MINI_TERMINAL
    ends = [played(variant, seed).end for seed in seeds(variant, SEEDS)]
    figures = {tuple(terminal.statistics(end)) for end in ends}
    assert len(figures) == 1
    assert figures != {()}


@every_variant
def test_what_is_worth_a_thought_is_a_part_of_what_is_legal(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states:
            for seat in range(variant.seats):
                worth, legal = state.considered(seat), state.legal(seat)
                assert bool(worth) == bool(legal)
                assert worth == [action for action in legal if action in set(worth)]


@every_variant
def test_a_vector_takes_what_is_listed_whatever_it_held_before(variant: Variant) -> None:
    vector = Vector()
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states:
            for seat in [CHANCE, SPECTATOR, *range(variant.seats)]:
                state.legal_into(seat, vector)
                assert vector.listed() == state.legal(seat)
                state.considered_into(seat, vector)
                assert vector.listed() == state.considered(seat)
            state.weights_into(vector)
            assert vector.listed() == state.weights()
            assert vector.count == len(state.legal(CHANCE))


@every_variant
def test_a_vector_takes_what_a_view_lists(variant: Variant) -> None:
    vector = Vector()
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states[::STEP]:
            for viewer in variant.viewers:
                view = state.view(viewer)
                for seat in view.actors():
                    view.legal_into(seat, vector)
                    assert vector.listed() == view.legal(seat)


@every_variant
def test_whoever_is_asked_has_sorted_choices_without_duplicates(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states:
            for seat in state.actors():
                actions = state.legal(seat)
                assert actions
                assert actions == sorted(set(actions))


@every_variant
def test_whoever_is_not_asked_has_no_choices(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states:
            actors = state.actors()
            for seat in [CHANCE, SPECTATOR, *range(variant.seats)]:
                if seat not in actors:
                    assert state.legal(seat) == []


@every_variant
def test_nobody_is_asked_after_the_end(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        end = played(variant, seed).end
        assert end.actors() == []
        assert end.mover() == NOBODY
        assert all(end.legal(seat) == [] for seat in [CHANCE, *variant.viewers])


@every_variant
def test_the_mover_is_the_one_actor(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states:
            actors = state.actors()
            assert actors == sorted(set(actors))
            assert CHANCE not in actors or actors == [CHANCE]
            if not actors:
                assert state.mover() == NOBODY
            else:
                assert state.mover() == (actors[0] if len(actors) == 1 else SEVERAL)


@every_variant
def test_every_listed_action_can_be_carried_out(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states:
            before = state.key()
            for seat in state.actors():
                for action in state.legal(seat):
                    after = state.clone()
                    after.apply(seat, action)
                    assert after.key() != before
            assert state.key() == before


@every_variant
def test_every_listed_action_has_a_text_of_its_own_that_is_read_back(variant: Variant) -> None:
    game = variant.game
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states[::STEP]:
            for seat in state.actors():
                actions = state.legal(seat)
                texts = [game.write(state, seat, action) for action in actions]
                assert len(set(texts)) == len(texts)
                assert [game.read(state, seat, text) for text in texts] == actions
                for text, action in zip(texts, actions, strict=True):
                    assert legal_action(game, state, seat, text) == action


def texts_in(game: Game, states: tuple[State, ...]) -> dict[bool, list[str]]:
    """All that was ever listed, in notation: under True what chance might do."""
    texts: dict[bool, set[str]] = {True: set(), False: set()}
    for state in states:
        for seat in state.actors():
            listed = {game.write(state, seat, action) for action in state.legal(seat)}
            texts[seat == CHANCE] |= listed
    return {chance: sorted(found) for chance, found in texts.items()}


@every_variant
def test_actions_that_are_not_listed_are_refused(variant: Variant) -> None:
    game = variant.game
    refused = 0
    for seed in seeds(variant, SEEDS):
        states = played(variant, seed).states
        texts = texts_in(game, states)
        rng = Rng(seed)
        for ply, state in enumerate(states):
            before = state.key()
            for seat in state.actors():
                listed = {game.write(state, seat, action) for action in state.legal(seat)}
                others = [text for text in texts[seat == CHANCE] if text not in listed]
                for _ in range(min(UNLISTED, len(others))):
                    text = others[pick(list(range(len(others))), rng)]
                    with pytest.raises(IllegalAction) as caught:
                        legal_action(game, state, seat, text, ply)
                    assert caught.value.action == text
                    assert str(caught.value.reason)
                    refused += 1
            assert state.key() == before
    assert refused


@every_variant
def test_seats_that_are_not_asked_are_refused(variant: Variant) -> None:
    game = variant.game
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states[:-1]:
            actors = state.actors()
            text = game.write(state, actors[0], state.legal(actors[0])[0])
            for seat in [CHANCE, *variant.viewers]:
                if seat not in actors:
                    with pytest.raises(NotAsked):
                        legal_action(game, state, seat, text)


@every_variant
def test_nothing_can_be_done_after_the_end(variant: Variant) -> None:
    game = variant.game
    for seed in seeds(variant, SEEDS):
        course = played(variant, seed)
        state, seat, action = course.lines[-1]
        text = game.write(state, seat, action)
        for who in [CHANCE, *variant.viewers]:
            with pytest.raises(GameOver):
                legal_action(game, course.end, who, text)


@pytest.mark.parametrize("name", CHOSEN)
def test_the_variants_of_each_day_have_every_number_of_seats_and_every_value(name: str) -> None:
    game = next(game for game in ALL_GAMES if game.name == name)
    rows = CHOSEN[name][: DAILY[name]]
    assert {seats for seats, _ in rows} == set(game.seats)
    for at, option in enumerate(game.options):
        assert {values.split()[at] for _, values in rows} >= set(option.values)


@every_variant
def test_actions_of_a_seat_mean_different_things(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states:
            for seat in state.actors():
                legal = state.legal(seat)
                assert len({state.meaning(seat, action) for action in legal}) == len(legal)


@every_variant
def test_an_action_means_the_same_in_every_world_of_a_view(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        rng = Rng(seed, 2)
        for state in played(variant, seed).states:
            for seat in state.actors():
                if seat == CHANCE:
                    continue
                view = state.view(seat)
                world = view.fill(rng)
                for action in state.legal(seat):
                    assert world.meaning(seat, action) == state.meaning(seat, action)
                    assert view.meaning(seat, action) == state.meaning(seat, action)


@every_variant
def test_what_others_may_choose_has_a_meaning_too(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states:
            for viewer in variant.viewers:
                view = state.view(viewer)
                for seat in view.actors():
                    legal = view.legal(seat)
                    assert len({view.meaning(seat, action) for action in legal}) == len(legal)


@every_variant
def test_partners_sit_side_by_side_and_win_together(variant: Variant) -> None:
    size = variant.game.team_size(variant.options)
    assert variant.seats % size == 0
    outcome = played(variant, 0).end.outcome()
    assert outcome is not None
    for seat in range(variant.seats):
        assert outcome.ranks[seat] == outcome.ranks[seat - seat % size]
