"""A cluster of Ray plays the same games as this machine, and loses none of them."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from tests.bots import ray_cluster
from tests.bots.test_workers import dying, failing, squared, task, waiting
from wondertable.arena.match import new_match
from wondertable.arena.played import Played
from wondertable.arena.runner import run
from wondertable.arena.shards import DataSet
from wondertable.bots.cluster import Cluster
from wondertable.bots.errors import NoTorch, OtherBuild, WorkerGone
from wondertable.bots.kits import find_kit
from wondertable.bots.search.weights import shipped
from wondertable.bots.task import Parcel, Task, a_game
from wondertable.bots.train.games import Study
from wondertable.bots.train.workers import play_match, play_sensibly, play_studied
from wondertable.bots.workers import Here
from wondertable.games import find_game

pytestmark = [
    pytest.mark.heavy,
    pytest.mark.filterwarnings("ignore"),
    # Not imported here: it reads its token when it is.
    pytest.mark.skipif(find_spec("ray") is None, reason="the extra ray is not installed"),
]

KILLED = 20
GAMES = 500


@pytest.fixture(scope="module")
def there() -> Iterator[dict[str, str]]:
    """Where a cluster with two workers is."""
    with ray_cluster.cluster() as environment:
        yield environment


@pytest.fixture
def joined(there: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    """The cluster, joined by this process."""
    for name, value in there.items():
        monkeypatch.setenv(name, value)
    with Cluster() as workers:
        yield workers


def command(folder: Path, there: dict[str, str], *words: str) -> subprocess.Popen[str]:
    """The command in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "wondertable", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=os.environ | there | {"LANG": "C.UTF-8"},
    )


def timeless(played: list[Played]) -> dict[int, Played]:
    """Results by number, each once, without times."""
    found = {one.number: msgspec.structs.replace(one, seconds=()) for one in played}
    assert len(found) == len(played)
    return found


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("seven", 4), ("babel", 3)])
def test_the_same_games_are_played_there(joined: Cluster, game: str, seats: int) -> None:
    bots = ["greedy", "novice:10sims"]
    match = new_match(find_game(game), bots, seats, {}, 3)
    numbers = range(match.whole_sets(8))
    assert timeless(list(run(match, numbers, joined))) == timeless(
        list(run(match, numbers, Here()))
    )


def test_training_plays_the_same_there(joined: Cluster) -> None:
    sittings = find_kit("duel").sittings
    weights = Parcel("shipped", shipped("duel"))
    tasks = [
        Task(a_game(0), play_sensibly, ("duel", sittings, 1, 0, 30)),
        Task(a_game(1), play_studied, ("duel", sittings, 1, 0, 2, Study(20)), (weights, weights)),
        Task(a_game(2), play_match, ("duel", sittings[0], 5, 20), (weights, weights)),
    ]
    done = dict(joined.each(tasks))
    assert [done[one] for one in tasks] == [one.run() for one in tasks]


def test_what_goes_wrong_there_is_told_as_here(joined: Cluster) -> None:
    with pytest.raises(NoTorch):
        list(joined.each([task(1, failing)]))
    with pytest.raises(WorkerGone, match="3 processes have ended while they did the same work"):
        list(joined.each([task(1), task(5, dying)]))
    assert [answer for _, answer in joined.each([task(3)])] == [squared(3)]


def test_workers_that_are_killed_cost_no_game(joined: Cluster) -> None:
    match = new_match(find_game("duel"), ["greedy", "novice:20sims"], None, {}, 7)
    draw = random.Random(1)
    played: list[Played] = []
    killed: set[int] = set()
    for one in run(match, range(GAMES), joined):
        played.append(one)
        busy = [pid for pid in ray_cluster.workers() if pid not in killed]
        if busy and len(killed) < KILLED and len(played) > GAMES * len(killed) // (KILLED + 2):
            pid = draw.choice(busy)
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
    assert len(killed) == KILLED
    assert sorted(one.number for one in played) == list(range(GAMES))
    assert timeless(played) == timeless(list(run(match, range(GAMES), Here())))


def test_the_commands_play_there(there: dict[str, str], tmp_path: Path) -> None:
    words = ("selfplay", "duel", "--games", "6", "--seed", "5", "--on", "ray", "--folder")
    ran = command(tmp_path, there, *words, "there")
    out, err = ran.communicate(timeout=300)
    assert (ran.returncode, out, err) == (0, "there holds 6 games.\n", "")
    ran = command(tmp_path, {}, *words[:6], "--workers", "1", "--folder", "here")
    assert ran.communicate(timeout=300)[1] == ""
    sets = [DataSet(tmp_path / place) for place in ("here", "there")]
    here, there_too = ([record for _, record in one.records()] for one in sets)
    assert here == there_too


def test_a_wrong_token_is_told_in_one_sentence(there: dict[str, str], tmp_path: Path) -> None:
    wrong = there | {"RAY_AUTH_TOKEN": "0" * 32}
    ran = command(
        tmp_path, wrong, *["arena", "duel", "random", "random", "--games", "2", "--on", "ray"]
    )
    out, err = ran.communicate(timeout=300)
    assert (ran.returncode, out) == (2, "")
    assert err.startswith("There is no cluster of Ray to be joined at “127.0.0.1:")
    assert err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_an_interrupt_stops_what_is_done_there(there: dict[str, str], tmp_path: Path) -> None:
    words = ("arena", "duel", "oracle:200sims", "oracle:200sims", "--games", "1000", "--json")
    ran = command(tmp_path, there, *words, "--state", "state", "--on", "ray")
    state = tmp_path / "state"
    until(lambda: state.exists() and state.read_bytes().count(b"\n") > 2)
    ran.send_signal(signal.SIGINT)
    out, err = ran.communicate(timeout=120)
    assert ran.returncode == 130
    assert json.loads(out)["finished"] is False
    assert "state keeps them, and the same command goes on." in err
    assert "Traceback" not in err
    until(lambda: not ray_cluster.workers())


def test_what_nobody_waits_for_is_stopped_there(joined: Cluster) -> None:
    coming = joined.each([task(1, waiting), task(2)])
    assert next(coming)[1] == squared(2)
    coming.close()
    until(lambda: not ray_cluster.workers())


def test_a_machine_with_another_build_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with ray_cluster.cluster(1, WONDERTABLE_PURE="1") as environment:
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        with pytest.raises(OtherBuild, match="not compiled"):
            Cluster()


def until(done: object) -> None:
    """Waits until it is so."""
    assert callable(done)
    begun = time.monotonic()
    while not done():
        assert time.monotonic() - begun < ray_cluster.PATIENCE
        time.sleep(0.2)
