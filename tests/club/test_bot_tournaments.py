"""What simulated tournaments and free ratings are counted with (`benchmarks/`)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from benchmarks.bot_tables import Notes, Table
from benchmarks.free_ratings import Free, in_right_order
from benchmarks.in_order import (
    agreement,
    bootstrapped,
    part_of_groups,
    rank_correlation,
    ranks,
    spread,
)
from benchmarks.tournaments import Held, fitted, hold
from wondertable.bots.workers import Here, Order
from wondertable.club.rating import Strength
from wondertable.club.tournaments.values import Kind, Plan

HEAD = {"seed": 1}


def table(number: int) -> Table:
    return Table(number, "duel", ("random", "random"), f"{number:064x}", "luck")


class Counting(Here):
    """Does everything here, and counts it; breaks off before one too many."""

    def __init__(self, most: int = 1000) -> None:
        super().__init__()
        self.done, self.most = 0, most

    def come(self) -> Iterator[tuple[Order, bytes | None]]:
        if self.done == self.most:
            raise KeyboardInterrupt
        self.done += 1
        yield from super().come()


def test_equals_share_the_mean_of_their_ranks() -> None:
    assert ranks([30, 10, 20, 20]) == [4, 1, 2.5, 2.5]


def test_the_rank_correlation_is_spearmans() -> None:
    assert rank_correlation([1, 2, 3, 4], [10, 20, 30, 99]) == pytest.approx(1)
    assert rank_correlation([1, 2, 3, 4], [4, 3, 2, 1]) == pytest.approx(-1)
    assert rank_correlation([1, 2, 3, 4, 5], [2, 1, 4, 3, 5]) == pytest.approx(1 - 6 * 4 / 120)
    assert rank_correlation([1, 2, 3], [5, 5, 5]) == 0


def test_the_spread_is_around_the_means_of_levels() -> None:
    assert spread([(0, 1), (0, 3), (1, 101), (1, 103)]) == pytest.approx(2**0.5)


def test_what_lies_between_groups_is_counted_without_what_chance_puts_there() -> None:
    rng = Random(1)
    for part in (0.0, 0.2, 0.8):
        groups = []
        for _ in range(400):
            middle = rng.gauss(0, part**0.5)
            groups.append([rng.gauss(middle, (1 - part) ** 0.5) for _ in range(5)])
        assert part_of_groups(groups) == pytest.approx(part, abs=0.05)


def test_who_met_the_stronger_ones_is_not_behind_once_that_is_taken_off() -> None:
    circle = [(0, [1], 0.1), (1, [0], -0.1), (1, [2], 0.3), (2, [1], -0.3)]
    found = fitted(3, circle)
    assert found[0] - found[1] == pytest.approx(0.1, abs=0.01)
    assert found[1] - found[2] == pytest.approx(0.3, abs=0.01)


def test_an_interval_holds_what_it_is_about() -> None:
    sample = [[(level, 3.0 * (2 - level) + at) for level in range(3) for at in range(8)]] * 2
    for figure, centred in ((agreement, False), (lambda one: spread(one[0]), True)):
        found = bootstrapped(figure, sample, centred=centred, times=100)
        assert found.low <= found.value <= found.high
        assert found.low < found.high


def test_pairs_of_one_level_are_in_no_order() -> None:
    assert in_right_order([(0, -900), (0, -950), (1, -940), (1, -1000)]) == 3 / 4


def test_a_run_that_was_broken_off_plays_only_what_is_missing(tmp_path: Path) -> None:
    held = Held("duel", Plan("duplicate", rounds=2), 6, 5)
    whole = hold(held, tmp_path / "whole", Counting())
    with pytest.raises(KeyboardInterrupt):
        hold(held, tmp_path / "broken", Counting(4))
    [file] = (tmp_path / "broken").iterdir()
    file.write_bytes(file.read_bytes()[:-5])  # the last line was not written to its end
    rest = Counting()
    assert hold(held, tmp_path / "broken", rest) == whole
    assert rest.done == 3
    again = Counting()
    assert hold(held, tmp_path / "broken", again) == whole
    assert again.done == 0


def test_what_was_played_otherwise_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.jsonl"
    with closing(Notes(path, HEAD)) as notes:
        ended = notes.played([table(1)], Here())
    with pytest.raises(SystemExit, match="played otherwise"):
        Notes(path, {"seed": 2})
    with closing(Notes(path, HEAD)) as notes:
        assert list(notes.ended.values()) == ended


def test_a_deal_of_a_duplicate_is_that_of_all_its_tables_and_else_every_table_has_its_own(
    tmp_path: Path,
) -> None:
    kinds: list[tuple[Kind, int]] = [("duplicate", 1), ("swiss", 3)]
    for kind, deals in kinds:
        held = Held("duel", Plan(kind, rounds=1), 6, 5)
        meetings = hold(held, tmp_path / kind, Here())
        found = [held.table(place, one) for place, one in enumerate(meetings)]
        assert len({one.deal for one in found}) == deals
        assert len({one.number for one in found}) == 3


@pytest.mark.parametrize("game", ["duel", "seven"])
def test_everybody_plays_once_in_a_round_and_the_nearest_meet(game: str) -> None:
    strengths = [Strength(mean=10.0 * (bot // 4) + bot % 4) for bot in range(24)]
    met = {}
    for near in (True, False):
        tables = Free(game, 100, 4, near, 3).tables(1, strengths)
        assert sorted(bot for one in tables for bot in one) == list(range(24))
        apart = [
            abs(strengths[one].mean - strengths[other].mean)
            for seats in tables
            for one, other in combinations(seats, 2)
        ]
        met[near] = sum(apart) / len(apart)
    assert met[True] < met[False] / 3
