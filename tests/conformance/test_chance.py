"""Any game: chance lists what may happen, a seed fixes it, and simultaneous choices commute."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

import pytest

from tests.conformance.games import (
    DECKS,
    LONGEST,
    Variant,
    every_variant,
    pick,
    played,
    seeds,
)
from tests.conformance.test_choices import assert_valid
from wondertable.core.play import deal
from wondertable.core.rng import Rng
from wondertable.core.seed import numbered_seed
from wondertable.core.state import CHANCE, NOBODY, SEVERAL, many_clones, many_playouts

SEEDS = 10


@every_variant
def test_every_action_of_chance_has_a_weight(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states:
            weights = state.weights()
            assert len(weights) == len(state.legal(CHANCE))
            assert all(weight > 0 for weight in weights)


@every_variant
def test_dealing_goes_on_until_a_seat_is_asked(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states:
            asked = state.mover()
            before = state.key()
            dealt = state.clone()
            dealt.deal(Rng(seed))
            assert dealt.mover() != CHANCE
            if asked != CHANCE:
                assert dealt.key() == before


@every_variant
def test_equal_generators_deal_alike(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        first, second = variant.new(), variant.new()
        first.deal(Rng(seed))
        second.deal(Rng(seed))
        assert first.key() == second.key()


@every_variant
def test_different_generators_deal_differently(variant: Variant) -> None:
    keys = set()
    for seed in range(SEEDS):
        state = variant.new()
        while state.mover() != CHANCE:  # players may have to choose before anything is dealt
            seat = state.actors()[0]
            state.apply(seat, state.legal(seat)[0])
        state.deal(Rng(seed))
        keys.add(state.key())
    assert len(keys) > 1


@every_variant
def test_playouts_end_with_an_outcome(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state in played(variant, seed).states[::5]:
            end = state.clone()
            decisions = end.playout(Rng(seed))
            assert decisions >= 0
            assert end.mover() == NOBODY
            assert_valid(end.outcome(), variant.seats)


@every_variant
@pytest.mark.parametrize("listed", [True, False], ids=["listed", "quick"])
def test_many_playouts_are_the_same_every_time(variant: Variant, *, listed: bool) -> None:
    start = variant.new()
    before = start.key()
    first = many_playouts(start, 7, 10, listed=listed)
    assert many_playouts(start, 7, 10, listed=listed) == first
    assert many_playouts(start, 8, 10, listed=listed) != first
    many_clones(start, 3)
    assert start.key() == before


def dealt_by(variant: Variant, seed: int, play: int) -> dict[tuple[str, int], str]:
    """What a seed dealt in a random game: by where it went, and the how-manieth time it was.

    Cards of a deck for all seats are numbered as they are drawn, until it is shuffled anew.
    """
    found: dict[tuple[str, int], str] = {}
    times: Counter[str] = Counter()
    decks = DECKS.get(variant.name, {})
    for state, seat, action in played(variant, play, deal=seed).lines:
        if seat == CHANCE:
            place, _, thing = variant.game.write(state, seat, action).rpartition(" ")
            verb = place.split(" ")[0]
            place = verb if verb in decks else place
            if times[place] < decks.get(verb, LONGEST):
                found[place, times[place]] = thing
            times[place] += 1
    return found


@every_variant
def test_a_seed_deals_the_same_whatever_is_played(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        games = [dealt_by(variant, seed, play) for play in (1, 2, 3)]
        for other in games[1:]:
            both = games[0].keys() & other.keys()
            assert both
            assert {at: games[0][at] for at in both} == {at: other[at] for at in both}


@every_variant
def test_different_seeds_deal_differently(variant: Variant) -> None:
    assert dealt_by(variant, 1, 1) != dealt_by(variant, 2, 1)


@every_variant
def test_a_dealer_does_only_what_chance_may_do(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        for state, seat, action in played(variant, seed, deal=seed).lines:
            if seat == CHANCE:
                assert action in state.legal(CHANCE)


@every_variant
def test_a_dealer_says_in_notation_what_it_dealt(variant: Variant) -> None:
    game = variant.game
    state, again = variant.new(), variant.new()
    dealer = game.dealer(numbered_seed(3), variant.seats, variant.options)
    texts = deal(game, state, dealer)
    for text in texts:
        again.apply(CHANCE, game.read(again, CHANCE, text))
    assert state.mover() != CHANCE
    assert again.key() == state.key()


def orders(seats: list[int], rng: Rng) -> list[tuple[int, ...]]:
    """All orders in which a few seats can choose; of many seats, some orders."""
    if len(seats) <= 4:
        return list(permutations(seats))
    found = []
    for _ in range(12):
        left = list(seats)
        found.append(tuple(left.pop(rng.below(len(left))) for _ in seats))
    return found


@every_variant
def test_the_order_of_simultaneous_choices_changes_nothing(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        rng = Rng(seed)
        for state in played(variant, seed).states:
            if state.mover() != SEVERAL:
                continue
            choices = {seat: pick(state.legal(seat), rng) for seat in state.actors()}
            keys: dict[frozenset[int], bytes] = {}
            for order in orders(list(choices), rng):
                copy = state.clone()
                for done, seat in enumerate(order, start=1):
                    copy.apply(seat, choices[seat])
                    laid = frozenset(order[:done])
                    assert keys.setdefault(laid, copy.key()) == copy.key()


@every_variant
def test_a_choice_can_be_taken_back_until_the_last_one_is_in(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        rng = Rng(seed)
        for state in played(variant, seed).states:
            if state.mover() != SEVERAL:
                continue
            before = state.key()
            for seat in state.actors():
                copy = state.clone()
                copy.apply(seat, pick(state.legal(seat), rng))
                assert copy.retract(seat) is True
                assert copy.key() == before
                assert copy.retract(seat) is False
                assert copy.key() == before


@every_variant
def test_nothing_can_be_taken_back_where_one_seat_is_asked_alone(variant: Variant) -> None:
    for seed in seeds(variant, SEEDS):
        states = played(variant, seed).states
        asked_alone = [
            after
            for before, after in pairwise(states)
            if before.mover() != SEVERAL and after.mover() != SEVERAL
        ]
        for state in asked_alone:
            before = state.key()
            assert not any(state.retract(seat) for seat in range(variant.seats))
            assert state.key() == before
