"""What a match proves: scores, intervals, ratings, kinds of victory."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev

import pytest

from tests.toy.mini import MINI
from wondertable.arena.match import Match, new_match
from wondertable.arena.played import Played
from wondertable.arena.standings import Summary, figure, summary_of
from wondertable.core.rng import Rng
from wondertable.games import find_game

MATCH = new_match(find_game("duel"), ["a", "b"], None, {}, 1)


def game(number: int, *ranks: int, reason: str = "civilian", fault: str = "") -> Played:
    seats = len(ranks)
    forfeits = (int(bool(fault)),) + (0,) * (seats - 1)
    return Played(number, ranks, reason, (10,) * seats, (0.5,) * seats, forfeits, fault)


def summed(played: Sequence[Played], match: Match = MATCH) -> Summary:
    summary = summary_of(match, played)
    assert summary is not None
    return summary


def test_a_bot_that_always_wins_has_the_score_1_and_an_interval_that_is_not_sure() -> None:
    games = [game(n, *((1, 2) if n % 2 == 0 else (2, 1))) for n in range(20)]
    best, worst = summed(games).standings
    assert (best.bot, best.score.mean, best.score.high, best.games) == ("a", 1.0, 1.0, 20)
    assert 0.6 < best.score.low < 0.8
    assert (worst.bot, worst.score.mean, worst.score.low) == ("b", 0.0, 0.0)
    assert worst.score.high == pytest.approx(1 - best.score.low)
    assert best.rating.mean > 30 > 20 > worst.rating.mean
    assert best.rating.sigma < 8
    assert best.first_seat == 1.0


def test_results_may_come_in_any_order() -> None:
    games = [game(n, *((1, 2) if n % 3 else (2, 1))) for n in range(12)]
    assert summed(games) == summed(games[::-1])


def test_a_shared_victory_counts_in_parts() -> None:
    summary = summed([game(0, 1, 1), game(1, 1, 2)])
    scores = {one.bot: one for one in summary.standings}
    assert scores["a"].score.mean == 0.25
    assert scores["b"].score.mean == 0.75
    assert scores["b"].wins_by == {"civilian": 1.5}
    assert summary.first_seat.mean == 0.75


def test_only_whole_sets_count() -> None:
    assert summary_of(MATCH, [game(0, 1, 2)]) is None
    summary = summed([game(0, 1, 2), game(1, 1, 2), game(2, 1, 2)])
    assert (summary.games, summary.sets) == (2, 1)


def test_wins_are_told_by_kind() -> None:
    games = [
        game(0, 1, 2, reason="military"),
        game(1, 2, 1, reason="science"),
        game(2, 1, 2, reason="military"),
        game(3, 1, 2),
    ]
    summary = summed(games)
    assert summary.endings == {"military": 2, "science": 1, "civilian": 1}
    wins = {one.bot: one.wins_by for one in summary.standings}
    assert wins == {"a": {"military": 2, "science": 1}, "b": {"civilian": 1}}


def test_time_and_forfeits_are_counted_for_every_bot() -> None:
    summary = summed([game(0, 1, 2, fault="slow"), game(1, 1, 2, fault="slow")])
    assert [one.ms_per_move for one in summary.standings] == [50, 50]
    assert [one.forfeits for one in summary.standings] == [1, 1]
    assert summary.faults == ["slow"]


def test_two_bots_at_a_larger_table_are_even_at_one_half() -> None:
    match = new_match(MINI, ["a", "b"], 3, {}, 1)
    even = [game(n, 1, 2, 3) for n in range(6)]
    assert [one.score.mean for one in summed(even, match).standings] == [0.5, 0.5]
    lineups = match.lineups
    wins = [
        game(n, *(1 if seat == lineups[n].index(0) else 2 for seat in range(3))) for n in range(6)
    ]
    best, worst = summed(wins, match).standings
    assert (best.bot, best.score.mean, worst.score.mean) == ("a", 1.0, 0.0)
    assert best.rating.mean > worst.rating.mean


def test_as_many_bots_as_seats_are_even_at_their_share() -> None:
    match = new_match(MINI, ["a", "b", "c"], 3, {}, 1)
    summary = summed([game(n, 1, 2, 3) for n in range(3)], match)
    assert [one.score.mean for one in summary.standings] == pytest.approx([1 / 3] * 3)
    assert summary.first_seat.mean == 1


def test_with_many_sets_the_interval_is_the_mean_and_1_96_standard_errors() -> None:
    luck = Rng(1)
    means = [luck.below(3) / 2 for _ in range(4000)]
    got = figure(means)
    error = 1.96 * stdev(means) / len(means) ** 0.5
    assert got.mean == fmean(means)
    assert got.low == pytest.approx(got.mean - error, abs=1e-3)
    assert got.high == pytest.approx(got.mean + error, abs=1e-3)


@pytest.mark.parametrize("chance", [1, 5, 9])
@pytest.mark.parametrize("sets", [5, 40])
def test_the_interval_covers_the_truth_in_94_of_100_matches_and_more(
    chance: int, sets: int
) -> None:
    luck = Rng(chance, sets)
    covered = 0
    for _ in range(2000):
        means = [sum(luck.below(10) < chance for _ in range(2)) / 2 for _ in range(sets)]
        got = figure(means)
        assert 0 <= got.low <= got.mean <= got.high <= 1
        covered += got.low <= chance / 10 <= got.high
    assert covered >= 0.94 * 2000
