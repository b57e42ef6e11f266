"""Several processes on one port under play: killed, stopped, and all of them new."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from tests.store.cluster import Cluster

from .players import PATIENCE, Page, Player, Server, children_of, kept, moved, served, version_of
from .test_crash import check

PROCESSES = 2
PAUSE = 0.6
Play = tuple[list[Player], list[Page]]


@pytest.fixture(scope="module")
def server(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests here: to start one takes seconds."""
    name = f"together_{os.getpid()}"
    cluster.sql(f"CREATE DATABASE {name} TEMPLATE empty")
    with served(tmp_path_factory.mktemp("together"), cluster.url(name), PROCESSES) as server:
        yield server
    cluster.sql(f"DROP DATABASE {name} WITH (FORCE)")


@asynccontextmanager
async def playing(
    base: str, tables: int, pages: int
) -> AsyncIterator[tuple[list[Player], list[Page]]]:
    """People who play, and pages that look on."""
    players = [Player(base, PAUSE, random.Random(seed)) for seed in range(tables)]
    for player in players:
        await player.open()
    looking = [Page(players[number % tables]) for number in range(pages)]
    tasks = [asyncio.create_task(one.play()) for one in players]
    tasks += [asyncio.create_task(one.follow()) for one in looking]
    async with asyncio.timeout(PATIENCE):
        await moved(players, 2)
        yield players, looking
        for task in tasks[:tables]:
            task.cancel()
        await asyncio.gather(*tasks[:tables], return_exceptions=True)
        if not any(page.lost for page in looking):
            await caught_up(looking)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for player in players:
        await player.client.aclose()


async def caught_up(pages: list[Page]) -> None:
    """Waits until every page shows what its table is."""
    versions = [page.version for page in pages]
    while True:
        await asyncio.sleep(0.3)
        now = [page.version for page in pages]
        if now == versions and len({(p.player.table, p.version) for p in pages}) == len(
            {p.player.table for p in pages}
        ):
            return
        versions = now


def nothing_is_lost(server: Server, players: list[Player]) -> None:
    """What was acknowledged is stored, once; every record can be played again."""
    for player in players:
        assert player.acknowledged
        assert {*player.acknowledged} <= kept(server.url, player.table)
    check(server.url, [])


def test_all_processes_are_made_new_and_no_page_notices(server: Server) -> None:
    async def rolled() -> None:
        before = set(children_of(server.process.pid))
        async with playing(server.base, tables=4, pages=20) as (players, pages):
            server.process.send_signal(signal.SIGHUP)
            while before & set(children_of(server.process.pid)):
                await asyncio.sleep(0.05)
            await moved(players, 2)
        assert len(children_of(server.process.pid)) == PROCESSES
        assert [player.troubles for player in players] == [[]] * len(players)
        assert [page.lost for page in pages] == [[]] * len(pages)
        assert all(page.version == version_of(server.url, page.player.table) for page in pages)
        nothing_is_lost(server, players)

    asyncio.run(rolled())


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
def test_games_go_on_when_a_process_is_killed_or_hangs(
    server: Server, blow: signal.Signals
) -> None:
    async def struck() -> None:
        async with playing(server.base, tables=3, pages=3) as (players, pages):
            victim = random.Random(blow).choice(children_of(server.process.pid))
            os.kill(victim, blow)
            await moved(players, 3)
            while victim in children_of(server.process.pid) or not full(server):
                await asyncio.sleep(0.05)
            await moved(players, 2)
            while any(
                page.version < version_of(server.url, page.player.table) - 9 for page in pages
            ):
                await asyncio.sleep(0.05)
        nothing_is_lost(server, players)

    asyncio.run(struck())


def full(server: Server) -> bool:
    """Whether as many processes serve as shall."""
    return len(children_of(server.process.pid)) == PROCESSES
