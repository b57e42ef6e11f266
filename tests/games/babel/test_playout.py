"""Quick playouts choose without lists and deal at once, and yet play as the lists would."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from statistics import fmean, pvariance

import pytest

from tests.conformance.games import Variant, played, variants
from tests.toy.chi_square import chi_square
from wondertable import COMPILED
from wondertable.cli.games.babel.statistics import statistics
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, listed_playout
from wondertable.games.babel.choices import random_answer, random_offer
from wondertable.games.babel.codes import OFFER
from wondertable.games.babel.game import GAME, babel
from wondertable.games.babel.packed import count

BABELS = [variant for variant in variants() if variant.name == "babel"]
QUICK = [variant for variant in BABELS if variant.options["bluff"] == "off"]
GAMES = 150 if COMPILED else 50


@pytest.mark.parametrize("variant", BABELS[::2], ids=str)
def test_every_choice_of_a_list_is_drawn_equally_often(variant: Variant) -> None:
    rng = Rng(3)
    for state in [babel(state) for state in played(variant, 0).states[::11]]:
        actors = state.actors()
        if not actors or actors == [CHANCE]:
            continue
        seat = actors[0]
        actions = state.legal(seat)
        draw = random_offer if state.question == OFFER else random_answer
        drawn = [int(draw(state, seat, rng)) for _ in range(40 * len(actions))]
        counts = Counter(drawn)
        assert set(counts) == set(actions)
        free = len(actions) - 1
        assert chi_square(list(counts.values())) <= free + 8 * sqrt(2 * free) if free else True


@pytest.mark.compiled
@pytest.mark.parametrize("variant", QUICK[::3], ids=str)
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


@pytest.mark.parametrize("started", [0, 30], ids=["fresh", "begun"])
def test_cards_and_discs_dealt_at_once_have_the_weights_of_single_ones(started: int) -> None:
    start = babel(GAME.setup(3))
    for _ in range(started):
        start.apply(CHANCE, start.legal(CHANCE)[0])
    rng = Rng(started)
    games = 3000 if COMPILED else 600
    first: Counter[int] = Counter()
    held = 0.0
    for _ in range(games):
        state = babel(start.clone())
        state.deal(rng)
        first[state.board[23]] += 1
        held += int(count(state.builders[2].hand, 3)) / games
    if started:
        assert first == {start.board[23]: games}
    else:
        for kind, number in enumerate(start.sheet.plain_discs[:16]):
            share = number / 24
            assert abs(first[kind] / games - share) < 6 * sqrt(share / games)
    left = int(start.unseen())
    share = int(count(left, 3)) / int(start.deck_size())
    assert abs(held - 4 * share) < 6 * sqrt(4 * share / games)
