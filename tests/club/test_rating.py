"""Ratings follow from games, and the scale stands still."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from math import exp, sqrt
from pathlib import Path
from random import Random

import pytest

from wondertable.club.rating import (
    SIGMA,
    Strength,
    anchors,
    counted,
    moved,
    places_of,
    rating_after,
    recounted,
)
from wondertable.store.results import ResultRow

from .results import game, numbered

LEVELS = ("random", "greedy", "novice", "citizen", "senator", "oracle")


def test_who_wins_rises_and_who_loses_falls_and_both_are_surer() -> None:
    winner, loser = moved([Strength(), Strength()], (1, 2))
    assert winner.mean > 25 > loser.mean
    assert winner.mean - 25 == pytest.approx(25 - loser.mean)
    assert winner.sigma == loser.sigma < SIGMA
    assert (Strength().shown, Strength().margin) == (1500, 500)
    assert (Strength(30, 1).shown, Strength(30, 1).margin) == (1650, 60)


def test_partners_rise_and_fall_together() -> None:
    after = moved([Strength()] * 4, (1, 1, 2, 2), team_size=2)
    assert after[0] == after[1]
    assert after[2] == after[3]
    assert after[0].mean > 25 > after[2].mean


def test_a_tie_moves_equals_nowhere() -> None:
    after = moved([Strength(), Strength()], (1, 1))
    assert [one.mean for one in after] == pytest.approx([25, 25])


def test_bots_are_anchors_that_do_not_move() -> None:
    ann, bot = game("a", "ann", "x")
    rows = counted([ann, replace(bot, person=None, bot="citizen")], {}, 7)
    assert [one.number for one in rows] == [7, 7]
    anchor = anchors()["duel"]["citizen"]
    assert (rows[1].mean, rows[1].sigma) == (anchor.mean, anchor.sigma)
    assert rows[0].mean is not None
    assert rows[0].mean > 25


def test_who_left_the_game_to_a_bot_is_behind_everybody() -> None:
    rows = game("a", "ann", "bob", "cat")
    rows[0] = replace(rows[0], away=True)
    assert places_of(rows) == [3, 2, 2]
    pairs = game("a", "ann", "bob", "cat", "dan")
    pairs = [replace(one, place=1 + one.seat // 2, away=one.seat < 1) for one in pairs]
    assert places_of(pairs, 2) == [1, 1, 2, 2]
    pairs[1] = replace(pairs[1], away=True)
    assert places_of(pairs, 2) == [3, 3, 2, 2]


def test_the_anchors_are_those_that_the_ladder_gives_and_in_its_order() -> None:
    for game_anchors in anchors().values():
        assert tuple(game_anchors) == LEVELS
        assert all(one.mean < other.mean for one, other in pairwise(game_anchors.values()))
        assert game_anchors["citizen"].mean == 25
    root = Path(__file__).parents[2]
    tool = [sys.executable, "tools/anchors.py", "--check"]
    assert subprocess.run(tool, cwd=root, check=False).returncode == 0


def played(rng: Random, number: int, known: dict[str, float]) -> list[ResultRow]:
    """A game of two, drawn by how strong they are."""
    two = rng.sample(sorted(known), 2)
    gap = (known[two[0]] - known[two[1]]) / (SIGMA / 2 * sqrt(2))
    winner = 0 if rng.random() < 1 / (1 + exp(-gap)) else 1
    return numbered(game(f"t{number}", *two, winner=winner, ended=float(number)), number)


def test_levels_let_free_from_equal_starts_reach_the_order_of_the_ladder() -> None:
    rng = Random(20261119)
    known = {bot: one.mean for bot, one in anchors()["duel"].items()}
    ratings = recounted([played(rng, at, known) for at in range(1, 301)], {})
    assert [one.person for one in sorted(ratings, key=lambda one: one.mean)] == list(LEVELS)


def test_ratings_that_are_counted_again_are_the_same() -> None:
    rng = Random(3)
    known = {"ann": 30.0, "bob": 25.0, "cat": 22.0}
    strengths: dict[str, Strength] = {}
    games: dict[str, int] = {}
    rows_of_all, ratings = [], {}
    for number in range(1, 40):
        rows = counted(played(rng, number, known), strengths, number)
        rows_of_all.append(rows)
        for one in rows:
            assert one.person is not None
            assert one.mean is not None
            assert one.sigma is not None
            strengths[one.person] = Strength(one.mean, one.sigma)
            games[one.person] = games.get(one.person, 0) + 1
            ratings[one.person] = rating_after(one, games[one.person])
    assert recounted(rows_of_all, {}) == [ratings[one] for one in sorted(ratings)]
    # Somebody deleted themselves: what the others won and lost against them stands.
    without = [
        [replace(one, person=None, name="") if one.person == "bob" else one for one in rows]
        for rows in rows_of_all
    ]
    assert recounted(without, {}) == [ratings["ann"], ratings["cat"]]


def test_somebody_stands_on_the_leaderboard_after_some_games() -> None:
    (row, _) = counted(game("a", "ann", "bob"), {}, 1)
    assert rating_after(row, 4).low is None
    low = rating_after(row, 5).low
    assert row.mean is not None
    assert row.sigma is not None
    assert low == row.mean - 2 * row.sigma
