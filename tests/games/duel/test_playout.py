"""Quick playouts choose without lists and deal ahead, and yet play as the lists would have it."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from statistics import fmean, pvariance

import pytest

from tests.conformance.games import Variant, played, variants
from tests.toy.chi_square import chi_square
from wondertable import COMPILED
from wondertable.cli.games.duel.statistics import statistics
from wondertable.core.rng import Rng
from wondertable.core.state import listed_playout
from wondertable.games.duel.choices import random_choice
from wondertable.games.duel.codes import REBUILD
from wondertable.games.duel.game import duel
from wondertable.games.duel.state import Duel

GAMES = 600 if COMPILED else 60
DUELS = [variant for variant in variants() if variant.name == "duel"]


def assert_uniform(state: Duel, rng: Rng) -> None:
    """A choice at random is one of the list, and each as often as the others."""
    actions = state.legal(state.mover())
    counts = Counter(random_choice(state, rng) for _ in range(60 * len(actions)))
    assert sorted(counts) == actions
    free = len(actions) - 1
    # Mean and variance of the statistic are free and twice that; seven deviations are no accident.
    assert chi_square(list(counts.values())) <= free + 7 * sqrt(2 * free)


@pytest.mark.parametrize("variant", DUELS, ids=str)
def test_every_choice_of_a_list_is_drawn_equally_often(variant: Variant) -> None:
    for seed in range(4):
        rng = Rng(seed, 3)
        for state in played(variant, seed).states[::6]:
            if state.mover() >= 0:
                assert_uniform(duel(state), rng)


@pytest.mark.compiled
def test_every_discarded_card_is_drawn_equally_often_by_the_mausoleum() -> None:
    rng = Rng(1)
    found = 0
    for variant in DUELS:
        for seed in range(40):
            for state in played(variant, seed).states:
                position = duel(state)
                if position.question == REBUILD and position.discard_high:
                    assert_uniform(position, rng)
                    found += 1
    assert found


@pytest.mark.parametrize("variant", DUELS, ids=str)
def test_quick_and_listed_playouts_have_the_same_statistics(variant: Variant) -> None:
    quick, listed = [], []
    for game in range(GAMES):
        fast, slow = duel(variant.new()), duel(variant.new())
        decisions = fast.playout(Rng(11, game))
        quick.append((float(decisions), *statistics(fast).values()))
        decisions = listed_playout(slow, Rng(12, game))
        listed.append((float(decisions), *statistics(slow).values()))
    for at, name in enumerate(("decisions", *statistics(fast))):
        mine, theirs = [row[at] for row in quick], [row[at] for row in listed]
        deviation = sqrt((pvariance(mine) + pvariance(theirs)) / GAMES)
        assert abs(fmean(mine) - fmean(theirs)) <= 4.5 * deviation, name
