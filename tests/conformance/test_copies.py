"""Any game: copies are equal and independent, and a state can be written down and read back."""

from __future__ import annotations

from tests.conformance.games import Variant, every_variant, played, seeds
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, Journal

SEEDS = 6
EVERY = 12
"""One position in so many is played on to the end."""


@every_variant
def test_a_clone_is_equal(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states:
            assert state.clone().key() == state.key()


@every_variant
def test_old_copies_never_change(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        state = variant.new()
        copies = [state.clone()]
        keys = [state.key()]
        for seat, action in played(variant, seed).moves:
            state.apply(seat, action)
            copies.append(state.clone())
            keys.append(state.key())
        assert [copy.key() for copy in copies] == keys


@every_variant
def test_what_a_clone_does_leaves_the_original_alone(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states[::EVERY]:
            before = state.key()
            state.clone().playout(Rng(seed))
            assert state.key() == before


@every_variant
def test_the_same_actions_lead_to_the_same_keys(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        course = played(variant, seed)
        for at in range(0, len(course.moves), EVERY):
            state = course.states[at].clone()
            for later, (seat, action) in enumerate(course.moves[at:], start=at):
                state.apply(seat, action)
                assert state.key() == course.states[later + 1].key()


@every_variant
def test_positions_of_one_game_have_different_keys(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        keys = [state.key() for state in played(variant, seed).states]
        assert len(set(keys)) == len(keys)


@every_variant
def test_a_state_that_was_written_down_is_read_back(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states:
            again = variant.game.load(state.dump())
            assert again.key() == state.key()
            assert again.dump() == state.dump()
            assert again.actors() == state.actors()
            assert again.outcome() == state.outcome()
            for seat in range(variant.seats):
                assert again.points(seat) == state.points(seat)


@every_variant
def test_views_can_be_written_down_too(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states:
            for viewer in variant.viewers:
                view = state.view(viewer)
                assert variant.game.load(view.dump()).key() == view.key()


@every_variant
def test_a_state_that_was_read_back_plays_on_alike(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        course = played(variant, seed)
        for at in range(0, len(course.moves), EVERY):
            state = variant.game.load(course.states[at].dump())
            for later, (seat, action) in enumerate(course.moves[at:], start=at):
                known = course.states[later]
                assert state.actors() == known.actors()
                assert state.legal(seat) == known.legal(seat)
                state.apply(seat, action)
                assert state.key() == course.states[later + 1].key()


@every_variant
def test_a_journal_changes_nothing(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        course = played(variant, seed)
        state = variant.new()
        for at, (seat, action) in enumerate(course.moves):
            journal = Journal()
            state.apply(seat, action, journal)
            assert state.key() == course.states[at + 1].key()
            assert len(journal.events) == len(journal.knowers)


@every_variant
def test_a_journal_does_not_change_what_is_dealt(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states:
            if state.mover() == CHANCE:
                quiet, told = state.clone(), state.clone()
                quiet.deal(Rng(seed))
                told.deal(Rng(seed), Journal())
                assert quiet.key() == told.key()


@every_variant
def test_actions_write_into_the_journal_that_they_are_given_and_no_other(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        state = variant.new()
        last = Journal()
        for at, (seat, action) in enumerate(played(variant, seed).moves):
            before = len(last.events)
            if at % 2:
                state.apply(seat, action)
            else:
                journal = Journal()
                state.apply(seat, action, journal)
            assert len(last.events) == before
            last = journal
