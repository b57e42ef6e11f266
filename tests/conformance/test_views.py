"""Any game: a seat sees its own, nothing hidden gets out, and a view filled is a possible world."""

from __future__ import annotations

import pytest

from tests.conformance.games import (
    ALL_GAMES,
    STEP,
    Variant,
    daily,
    every_variant,
    played,
    record,
    seeds,
    variants,
)
from wondertable.core.record import read_record
from wondertable.core.replay import Replay, redact
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, SPECTATOR, Journal
from wondertable.games.duel.events import Drew
from wondertable.games.duel.game import GAME, duel

SEEDS = 10
FILLS = 3


@every_variant
def test_the_view_of_a_filled_view_is_the_view(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        rng = Rng(seed, 1)
        for state in played(variant, seed).states[::STEP]:
            for viewer in variant.viewers:
                view = state.view(viewer)
                for _ in range(FILLS):
                    again = view.fill(rng).view(viewer)
                    assert again.key() == view.key()
                    assert again.legal(viewer) == view.legal(viewer)


@every_variant
def test_a_view_offers_its_viewer_the_true_choices(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states:
            for viewer in variant.viewers:
                view = state.view(viewer)
                assert view.actors() == state.actors()
                assert view.legal(viewer) == state.legal(viewer)
                assert set(view.legal(CHANCE)) >= set(state.legal(CHANCE))


@every_variant
def test_equal_views_are_equal_at_a_glance(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        rng = Rng(seed, 1)
        for state in played(variant, seed).states:
            for seat in range(variant.seats):
                assert state.view(seat).fill(rng).sight(seat) == state.sight(seat)


@pytest.mark.compiled
@every_variant
def test_what_chance_shows_a_seat_can_be_told_at_a_glance(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state, seat, _ in played(variant, seed).lines:
            if seat != CHANCE:
                continue
            for viewer in range(variant.seats):
                seen: dict[int, bytes] = {}
                for luck in range(12):
                    dealt = state.clone()
                    dealt.deal(Rng(luck))
                    if dealt.mover() == viewer:
                        seen.setdefault(dealt.sight(viewer), dealt.view(viewer).key())
                        assert seen[dealt.sight(viewer)] == dealt.view(viewer).key()


@every_variant
def test_a_state_knows_how_many_play(variant: Variant) -> None:
    assert variant.new().seat_count() == variant.seats


@every_variant
def test_the_view_of_a_view_is_the_view(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states:
            for viewer in variant.viewers:
                view = state.view(viewer)
                assert view.view(viewer).key() == view.key()


@every_variant
def test_looking_and_guessing_change_nothing(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states[::5]:
            before = state.key()
            for viewer in variant.viewers:
                view = state.view(viewer)
                seen = view.key()
                view.fill(Rng(seed)).playout(Rng(seed))
                assert view.key() == seen
            assert state.key() == before


@every_variant
def test_a_full_state_has_nothing_to_fill(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states:
            assert state.fill(Rng(seed)).key() == state.key()


@every_variant
def test_a_filled_view_can_be_played_to_the_end(variant: Variant) -> None:
    for seed in seeds(variant, 3):
        rng = Rng(seed, 2)
        for state in played(variant, seed).states[::STEP]:
            for viewer in variant.viewers:
                world = state.view(viewer).fill(rng)
                world.playout(rng)
                assert world.outcome() is not None


@pytest.mark.parametrize("game", [game.name for game in ALL_GAMES])
def test_the_random_games_hide_something_from_somebody(game: str) -> None:
    some = [variant for variant in variants() if variant.name == game and daily(variant)]
    courses = [played(variant, seed) for variant in some for seed in seeds(variant, SEEDS)]
    hidden = [
        state.view(SPECTATOR).key() != state.key() for course in courses for state in course.states
    ]
    assert any(hidden)


@every_variant
def test_a_redacted_record_leads_to_what_its_viewer_sees_line_by_line(variant: Variant) -> None:
    game = variant.game
    for seed in seeds(variant, SEEDS):
        whole = record(variant, seed)
        states = played(variant, seed, deal=seed).states
        for viewer in variant.viewers:
            text = redact(game, whole, viewer).text()
            replay = Replay(game, read_record(text.encode()))
            assert replay.state.key() == states[0].view(viewer).key()
            for step, truth in zip(replay.steps(), states[1:], strict=True):
                expected = truth.view(viewer).key()
                # Records have bids when all are in, which is before a view may show them.
                assert step.state.view(viewer).key() == expected
                if not replay.open:
                    assert step.state.key() == expected


@every_variant
def test_a_redacted_record_tells_no_seed_and_no_end(variant: Variant) -> None:
    for viewer in variant.viewers:
        seen = redact(variant.game, record(variant, 0), viewer)
        assert seen.end is None
        assert seen.header.view == viewer


@every_variant
def test_viewers_hear_what_follows_from_what_they_see(variant: Variant) -> None:
    game = variant.game
    for seed in seeds(variant, SEEDS):
        whole = record(variant, seed)
        course = played(variant, seed, deal=seed)
        for viewer in variant.viewers:
            replay = Replay(game, redact(game, whole, viewer))
            for step, (state, seat, action) in zip(replay.steps(), course.lines, strict=True):
                journal = Journal()
                state.clone().apply(seat, action, journal)
                assert game.events(step.journal, viewer) == game.events(journal, viewer)


def test_only_the_drawer_hears_what_the_great_library_draws() -> None:
    draws = 0
    for variant in [variant for variant in variants() if variant.name == "duel"]:
        for seed in seeds(variant, SEEDS):
            for state, seat, action in played(variant, seed).lines:
                journal = Journal()
                state.clone().apply(seat, action, journal)
                for viewer in variant.viewers:
                    drawn = [e for e in GAME.events(journal, viewer) if isinstance(e, Drew)]
                    assert all(event.seat == viewer == duel(state).active for event in drawn)
                    draws += len(drawn)
    assert draws
