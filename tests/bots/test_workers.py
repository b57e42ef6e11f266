"""Tasks done by others: each once, whoever dies, and nothing left behind."""

from __future__ import annotations

import os
import signal
import socket
import sys
import time
from contextlib import closing
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from wondertable.bots.build import Build, own_build
from wondertable.bots.errors import NoCluster, NoRay, NoTorch, WorkerGone
from wondertable.bots.task import Parcel, Task, a_game, parcel
from wondertable.bots.workers import Here, Processes, Workers, portable, workers_on


def task(number: int, work: object = None) -> Task:
    return Task(a_game(number), work or squared, (number,))  # type: ignore[arg-type]


def squared(number: int) -> bytes:
    return str(number * number).encode()


def dying(number: int) -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    return b""


def dying_once(number: int, folder: str) -> bytes:
    """Ends the first worker that does it, as if somebody had ended it from outside."""
    mark = Path(folder) / str(number)
    if not mark.exists():
        mark.touch()
        dying(number)
    return squared(number)


def failing(number: int) -> bytes:
    raise NoTorch


def waiting(number: int) -> bytes:
    time.sleep(3600)
    return b""


def lengths(number: int, *parcels: Parcel) -> bytes:
    return str([len(one.data) for one in parcels]).encode()


def answers(workers: Workers, tasks: list[Task]) -> dict[str, bytes]:
    found = [(one.name, answer) for one, answer in workers.each(tasks)]
    assert len(dict(found)) == len(found)
    return {str(name): answer for name, answer in found}


def test_every_worker_comes_to_the_same() -> None:
    tasks = [task(number) for number in range(7)]
    wanted = {f"game {number}": squared(number) for number in range(7)}
    assert answers(Here(), tasks) == wanted
    with Processes(2) as workers:
        assert answers(workers, tasks) == wanted
        assert answers(workers, tasks) == wanted
        pids = workers.pids()
        assert len(pids) == 2
    assert not any(Path(f"/proc/{pid}").exists() for pid in pids)


def test_the_task_of_a_worker_that_dies_is_done_again(tmp_path: Path) -> None:
    tasks = [Task(a_game(1), dying_once, (number, str(tmp_path))) for number in range(4)]
    with Processes(2) as workers:
        done = [answer for _, answer in workers.each(tasks)]
    assert sorted(done) == [squared(number) for number in range(4)]


def test_a_task_that_ends_every_worker_is_told_of() -> None:
    sentence = "3 processes have ended while they did the same work: game 5."
    with Processes(2) as workers:
        with pytest.raises(WorkerGone, match=sentence):
            list(workers.each([task(1), task(5, dying), task(2)]))
        assert answers(workers, [task(3)]) == {"game 3": b"9"}


def test_a_worker_that_died_while_it_waited_costs_nothing() -> None:
    with Processes(1) as workers:
        assert answers(workers, [task(3)]) == {"game 3": b"9"}
        [pid] = workers.pids()
        os.kill(pid, signal.SIGKILL)
        assert answers(workers, [task(4)]) == {"game 4": b"16"}


def test_what_a_task_raises_is_raised_to_who_asked() -> None:
    for workers in (Here(), Processes(1)):
        with workers, pytest.raises(NoTorch):
            list(workers.each([task(1, failing)]))


def test_an_error_that_cannot_be_sent_is_told_in_words() -> None:
    class Local(Exception):
        pass

    assert str(portable(Local("why"))) == "Local: why"
    assert isinstance(portable(NoTorch()), NoTorch)


def test_what_nobody_waits_for_any_more_ends() -> None:
    with Processes(2) as workers:
        with closing(workers.each([task(1, waiting), task(2)])) as coming:
            assert next(coming)[1] == b"4"
            busy = workers.pids()[0]
        assert not Path(f"/proc/{busy}").exists()
        assert answers(workers, [task(3)]) == {"game 3": b"9"}


def test_parcels_of_any_size_arrive(tmp_path: Path) -> None:
    (tmp_path / "large").write_bytes(bytes(3_000_000))
    large = parcel(tmp_path / "large")
    with Processes(2) as workers:
        tasks = [Task(a_game(1), lengths, (1,), (large, large)) for _ in range(3)]
        assert [answer for _, answer in workers.each(tasks)] == [b"[3000000, 3000000]"] * 3


def test_one_worker_is_this_process() -> None:
    assert isinstance(workers_on("here", 1), Here)
    assert isinstance(workers_on("here", 2), Processes)


def test_a_cluster_needs_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay, match="install wondertable with its extra “ray”"):
        workers_on("ray")


def test_a_cluster_at_which_nobody_listens_is_told_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ray = ModuleType("ray")
    ray.exceptions = SimpleNamespace(RayError=LookupError)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "ray", ray)
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{nobody.getsockname()[1]}"
        monkeypatch.setenv("RAY_ADDRESS", address)
        with pytest.raises(NoCluster, match=f"joined at “{address}”: connection refused. Start"):
            workers_on("ray")


def test_builds_are_equal_if_their_sources_are() -> None:
    assert own_build() == own_build()
    assert own_build().version in own_build().told
    assert Build("1", "a", compiled=True) != Build("1", "a", compiled=False)
