"""Matches on several processes: the same results in any order, and records of all games."""

from __future__ import annotations

import os
import signal
from itertools import islice
from pathlib import Path

import msgspec

from tests.bots.programs import EXAMPLE, command
from wondertable.arena.match import Match, new_match
from wondertable.arena.played import Played
from wondertable.arena.runner import run
from wondertable.bots.workers import Here, Processes
from wondertable.core.record import read_file
from wondertable.core.replay import verify
from wondertable.games import find_game

DUEL = find_game("duel")


def match_of(*bots: str, seed: int = 4) -> Match:
    return new_match(DUEL, bots or ("random", "greedy"), None, {}, seed)


def timeless(results: list[Played]) -> list[Played]:
    """Results in order, without the times, which no two runs share."""
    return [
        msgspec.structs.replace(one, seconds=())
        for one in sorted(results, key=lambda one: one.number)
    ]


def test_a_match_is_the_same_on_any_number_of_workers_and_in_any_order(tmp_path: Path) -> None:
    match = match_of()
    here = list(run(match, range(6), Here()))
    with Processes(2) as workers:
        there = list(run(match, reversed(range(6)), workers, tmp_path))
    assert timeless(here) == timeless(there)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"duel-{match.digest}-{n:06}.jsonl" for n in range(6)]
    for file, played in zip(files, timeless(there), strict=True):
        record = read_file(file)
        assert verify(DUEL, record).outcome() == played.outcome
        assert record.header.seats == (
            ("random", "greedy") if played.number % 2 == 0 else ("greedy", "random")
        )


def test_another_seed_gives_another_match() -> None:
    results = [timeless(list(run(match_of(seed=seed), range(4), Here()))) for seed in (1, 2)]
    assert results[0] != results[1]


def test_programs_play_in_workers_and_end_with_them(tmp_path: Path) -> None:
    match = match_of("random", f"exec:10sims:{command(EXAMPLE)}")
    with Processes(2) as workers:
        played = list(run(match, range(2), workers))
    assert [one.forfeits for one in played] == [(0, 0)] * 2


def test_nothing_goes_on_when_nobody_wants_more() -> None:
    with Processes(2) as workers:
        coming = run(match_of("greedy", "greedy"), range(100), workers)
        assert len(list(islice(coming, 1))) == 1
        coming.close()
        assert workers.room() == 2


def test_workers_that_die_cost_no_game_of_a_match() -> None:
    match = match_of("greedy", "greedy")
    with Processes(2) as workers:
        played = []
        for one in run(match, range(12), workers):
            played.append(one)
            if len(played) in (1, 5):
                for pid in workers.pids():
                    os.kill(pid, signal.SIGKILL)
    assert timeless(played) == timeless(list(run(match, range(12), Here())))
