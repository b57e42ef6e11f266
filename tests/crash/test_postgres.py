"""Kills on PostgreSQL: of the server of tables, of sessions, and of the whole database server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection

import pytest

from tests.store.cluster import Cluster, missing

from .test_crash import Said, check, check_hall, killed_after, rest_of
from .victim import serve

PATIENCE = 120.0
"""Seconds without a move after which the victim counts as hanging, however slow the machine."""


@pytest.mark.parametrize("kills", [5, pytest.param(100, marks=pytest.mark.long)])
def test_a_server_killed_again_and_again_loses_and_doubles_nothing(
    postgres: str, kills: int
) -> None:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([serve.__module__])
    luck = random.Random(50)
    said: Said = []
    for _ in range(kills):
        said += killed_after(context, postgres, luck.randrange(60), luck.uniform(0, 0.1))
        check(postgres, said)
    asyncio.run(check_hall(postgres, check(postgres, said)))


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A server that can be killed, and waits for the disk."""
    if why := missing():
        pytest.skip(why)
    cluster = Cluster.made({})
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


def end_a_session(cluster: Cluster, luck: random.Random) -> None:
    """Ends one session in order, as its operator may."""
    found = cluster.sql("SELECT pid FROM pg_stat_activity WHERE application_name = 'the victim'")
    for (process,) in found[:1]:
        cluster.sql(f"SELECT pg_terminate_backend({process})")


def kill_a_session(cluster: Cluster, luck: random.Random) -> None:
    """Kills the process of a session: PostgreSQL ends all others and recovers."""
    found = cluster.sql(
        "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' "
        "AND pid <> pg_backend_pid() ORDER BY pid"
    )
    if found:
        os.kill(luck.choice(found)[0], signal.SIGKILL)


def crash(cluster: Cluster, luck: random.Random) -> None:
    """Ends the database server without a word, and starts it again."""
    cluster.stop("immediate")
    time.sleep(luck.uniform(0, 0.3))
    cluster.start()


def hang(cluster: Cluster, luck: random.Random) -> None:
    """Lets all sessions of the victim hang for a moment."""
    found = cluster.sql("SELECT pid FROM pg_stat_activity WHERE application_name = 'the victim'")
    for (process,) in found:
        os.kill(process, signal.SIGSTOP)
    time.sleep(luck.uniform(0, 0.3))
    for (process,) in found:
        os.kill(process, signal.SIGCONT)


BLOWS: list[Callable[[Cluster, random.Random], None]] = [
    end_a_session,
    kill_a_session,
    crash,
    hang,
]


@pytest.mark.parametrize("rounds", [1, pytest.param(25, marks=pytest.mark.long)])
def test_games_go_on_whatever_happens_to_the_database_server(
    own_cluster: Cluster, rounds: int
) -> None:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([serve.__module__])
    luck = random.Random(rounds)
    ours, theirs = context.Pipe(duplex=False)
    victim = context.Process(target=serve, args=(own_cluster.url(), theirs))
    victim.start()
    theirs.close()
    said = heard(ours, 20)
    for blow in BLOWS * rounds:
        said += heard(ours, luck.randrange(30))
        blow(own_cluster, luck)
        said += rest_so_far(ours)
        said += heard(ours, 5)
    victim.kill()
    said += rest_of(ours)
    victim.join()
    check(own_cluster.url(), said)
    asyncio.run(check_hall(own_cluster.url(), check(own_cluster.url(), said)))


def heard(pipe: Connection, lines: int) -> Said:
    """The next lines that the victim says."""
    said = []
    for _ in range(lines):
        assert pipe.poll(PATIENCE), "the victim does not go on"
        said.append(pipe.recv())
    return said


def rest_so_far(pipe: Connection) -> Said:
    """What the victim has said in the meantime."""
    said = []
    while pipe.poll():
        said.append(pipe.recv())
    return said
