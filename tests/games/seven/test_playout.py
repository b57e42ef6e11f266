"""Quick playouts choose without lists and deal whole hands, and yet play as the lists would."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from statistics import fmean, pvariance

import pytest

from tests.conformance.games import Variant, played, variants
from tests.toy.chi_square import chi_square
from wondertable import COMPILED
from wondertable.cli.games.seven.statistics import statistics
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, listed_playout
from wondertable.games.seven.actions import CARD_IDS
from wondertable.games.seven.choices import choice_of, random_choice
from wondertable.games.seven.codes import DEAL, EXTRA, THING, TURN
from wondertable.games.seven.game import GAME, seven
from wondertable.games.seven.hand import cards_in
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import FIRST_BLACK, FIRST_GUILD

SEVENS = [variant for variant in variants() if variant.name == "seven"]
GAMES = 150 if COMPILED else 50


def before_the_deal(age: int, seats: int = 3, cities: str = "on") -> Seven:
    """The hands of an age are to be dealt."""
    state = seven(GAME.setup(seats, {"sides": "day", "cities": cities}))
    while state.question != DEAL:
        state.apply(CHANCE, state.legal(CHANCE)[0])
    state.age = age
    return state


@pytest.mark.parametrize("variant", SEVENS[::4], ids=str)
def test_every_choice_of_a_list_is_drawn_equally_often(variant: Variant) -> None:
    rng = Rng(3)
    for state in [seven(state) for state in played(variant, 0).states[::11]]:
        if state.question not in (TURN, EXTRA):
            continue
        seat = state.actors()[0]
        known = [int(choice_of(state, seat, action)) for action in state.legal(seat)]
        drawn = [int(random_choice(state, seat, rng)) for _ in range(40 * len(known))]
        counts = Counter(drawn)
        assert set(counts) == set(known)
        free = len(known) - 1
        assert chi_square(list(counts.values())) <= free + 7 * sqrt(2 * free)


@pytest.mark.compiled
@pytest.mark.parametrize("variant", SEVENS[::3], ids=str)
def test_quick_and_listed_playouts_have_the_same_statistics(variant: Variant) -> None:
    quick, listed = [], []
    for game in range(GAMES):
        fast, slow = variant.new(), variant.new()
        fast.playout(Rng(game, 1))
        listed_playout(slow, Rng(game, 2))
        quick.append(statistics(fast).values())
        listed.append(statistics(slow).values())
    for mine, theirs in zip(zip(*quick, strict=True), zip(*listed, strict=True), strict=True):
        error = sqrt((pvariance(mine) + pvariance(theirs)) / GAMES)
        assert abs(fmean(mine) - fmean(theirs)) <= 6 * error


@pytest.mark.compiled
@pytest.mark.parametrize("started", [0, 5], ids=["fresh", "begun"])
def test_whole_hands_are_dealt_with_the_weights_of_single_cards(started: int) -> None:
    start = before_the_deal(3)
    for _ in range(started):
        start.apply(CHANCE, start.legal(CHANCE)[7])
    weights = dict(
        zip((code & THING for code in start.legal(CHANCE)), start.weights(), strict=True)
    )
    total = sum(weights.values())
    rng = Rng(started)
    games = 4000
    counts: Counter[int] = Counter()
    for _ in range(games):
        state = start.clone()
        state.deal(rng)
        counts.update(cards_in(state.cities[2].hand, 8))
    assert set(counts) == set(weights)
    for card, weight in weights.items():
        expected = 8 * games * weight / total
        assert abs(counts[card] - expected) < 6 * sqrt(expected), CARD_IDS[card]


@pytest.mark.parametrize("seats", range(3, 8))
def test_a_deck_has_as_many_guilds_and_black_cards_as_the_table_asks(seats: int) -> None:
    for age in (1, 2, 3):
        for one_by_one in (True, False):
            state = before_the_deal(age, seats)
            rng = Rng(seats, age)
            while one_by_one and state.question == DEAL:
                actions, weights = state.legal(CHANCE), state.weights()
                at = rng.below(sum(weights))
                pick = next(i for i in range(len(weights)) if at < sum(weights[: i + 1]))
                state.apply(CHANCE, actions[pick])
            state.deal(rng)
            held = [card for city in state.cities for card in cards_in(city.hand, 8)]
            assert len(held) == 8 * seats
            assert sum(card >= FIRST_BLACK for card in held) == seats
            guilds = sum(FIRST_GUILD <= card < FIRST_BLACK for card in held)
            assert guilds == (seats + 2 if age == 3 else 0)
