"""Matches on several processes: the same results in any order, and records of all games."""

from __future__ import annotations

import os
import signal
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from tests.bots.programs import EXAMPLE, command
from wondertable.arena.errors import WorkerGone
from wondertable.arena.match import Match, new_match
from wondertable.arena.played import Played
from wondertable.arena.runner import run
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
    here = list(run(match, range(6), 1))
    there = list(run(match, reversed(range(6)), 2, tmp_path))
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
    results = [timeless(list(run(match_of(seed=seed), range(4), 1))) for seed in (1, 2)]
    assert results[0] != results[1]


def test_programs_play_in_workers_and_end_with_them(tmp_path: Path) -> None:
    match = match_of("random", f"exec:10sims:{command(EXAMPLE)}")
    played = list(run(match, range(2), 2))
    assert [one.forfeits for one in played] == [(0, 0)] * 2


def test_workers_end_when_nobody_wants_more() -> None:
    coming = run(match_of("greedy", "greedy"), range(100), 2)
    assert len(list(islice(coming, 1))) == 1
    pids = children()
    assert pids
    coming.close()
    assert not pids & children()


def test_a_worker_that_dies_is_told_of() -> None:
    coming = run(match_of("greedy", "greedy"), range(100), 2)
    next(coming)
    for pid in children():
        os.kill(pid, signal.SIGKILL)
    with pytest.raises(WorkerGone, match="A process that played games has ended; "):
        list(coming)


def children() -> set[int]:
    """The processes that this one has started as workers."""
    found = set()
    for task in Path("/proc/self/task").iterdir():
        for pid in (task / "children").read_text().split():
            words = Path(f"/proc/{pid}/cmdline").read_bytes()
            if b"spawn_main" in words:
                found.add(int(pid))
    return found
