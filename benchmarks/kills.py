"""Kills and stops a server that plays, and on PostgreSQL the database too: nothing may be lost.

It works in parts of a few blows, each with a new database that is compared with what was said at
the end, and notes every part in build/kills.jsonl. Broken off, it goes on where it was.

    python benchmarks/kills.py --blows 1000
    python benchmarks/kills.py --database postgres --blows 100
    python benchmarks/kills.py --processes 3 --blows 100

With `--processes` so many server processes serve on one port and one PostgreSQL, and one of them is
killed or stopped while the others live. An outage is then told for every table that somebody plays
at: from the blow to the next choice there that is acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory

HOME = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HOME))

from tests.crash.players import Player, Server, children_of, kept, moved, served  # noqa: E402
from tests.crash.test_crash import Said, check, check_hall, in_folder, rest_of  # noqa: E402
from tests.crash.test_postgres import BLOWS, heard, rest_so_far  # noqa: E402
from tests.crash.victim import serve  # noqa: E402
from tests.store.cluster import Cluster  # noqa: E402

NOTES = HOME / "build" / "kills.jsonl"
PART = 20
"""Blows of a part."""


class Victim:
    """A server that plays as fast as it can, and is started again when it was killed."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.said: Said = []
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload([serve.__module__])
        self.start()

    def start(self) -> None:
        """Starts, without waiting for it."""
        self.pipe: Connection
        self.pipe, theirs = self.context.Pipe(duplex=False)
        self.process = self.context.Process(target=serve, args=(self.url, theirs))
        self.process.start()
        theirs.close()

    def play(self, lines: int) -> None:
        """Lets it acknowledge so much."""
        self.said += heard(self.pipe, lines)

    def kill(self) -> None:
        """Ends it without a word."""
        self.process.kill()
        self.said += rest_of(self.pipe)
        self.process.join()

    def stop_for(self, seconds: float) -> None:
        """Lets it hang."""
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGSTOP)
        time.sleep(seconds)
        os.kill(self.process.pid, signal.SIGCONT)


@contextmanager
def database(kind: str) -> Iterator[tuple[str, Cluster | None]]:
    """An address without any table, and the server of databases if it has one of its own."""
    if kind == "sqlite":
        with TemporaryDirectory() as folder:
            yield in_folder(Path(folder)), None
        return
    cluster = Cluster.made({})
    try:
        cluster.start()
        yield cluster.url(), cluster
    finally:
        cluster.remove()


def part(kind: str, seed: int) -> dict[str, object]:
    """Some blows, after which all is compared; raises AssertionError if anything is not there."""
    luck = random.Random(seed)
    outages = []
    with database(kind) as (url, cluster):
        victim = Victim(url)
        for _ in range(PART):
            victim.play(luck.randrange(5, 40))
            blow = luck.choice(["kill", "hang", *(["database"] if cluster else [])])
            time.sleep(luck.uniform(0, 0.05))
            victim.said += rest_so_far(victim.pipe)
            begun = time.perf_counter()
            if blow == "kill":
                victim.kill()
                victim.start()
            elif blow == "hang":
                victim.stop_for(luck.uniform(0.05, 0.5))
            elif cluster is not None:
                luck.choice(BLOWS)(cluster, luck)
                victim.said += rest_so_far(victim.pipe)
            victim.play(1)
            if blow == "kill":
                outages.append(round(time.perf_counter() - begun, 3))
        victim.kill()
        asyncio.run(check_hall(url, check(url, victim.said)))
    return {
        "database": kind,
        "blows": PART,
        "acknowledged": len(victim.said),
        "lost": 0,
        "doubled": 0,
        "outages": outages,
    }


TABLES = 12
PAUSE = 0.1
"""Seconds between two choices at a table."""


def part_together(processes: int, seed: int) -> dict[str, object]:
    """Some blows against one of several processes, after which all is compared."""
    with database("postgres") as (url, _), TemporaryDirectory() as folder:
        with served(Path(folder), url, processes) as server:
            players, outages = asyncio.run(struck(server, processes, random.Random(seed)))
        for player in players:
            missing = {*player.acknowledged} - kept(url, player.table)
            assert not missing, missing
        check(url, [])
    return {
        "database": f"postgres, {processes} processes",
        "blows": PART,
        "acknowledged": sum(len(player.acknowledged) for player in players),
        "lost": 0,
        "doubled": 0,
        "outages": outages["kill"],
        "hangs": outages["hang"],
    }


async def struck(
    server: Server, processes: int, luck: random.Random
) -> tuple[list[Player], dict[str, list[float]]]:
    """Plays while processes are killed and stopped; says how long every table was away."""
    players = [Player(server.base, PAUSE, random.Random(luck.random())) for _ in range(TABLES)]
    for player in players:
        await player.open()
    playing = [asyncio.create_task(player.play()) for player in players]
    outages: dict[str, list[float]] = {"kill": [], "hang": []}
    for _ in range(PART):
        await moved(players, 2)
        blow = luck.choice(["kill", "kill", "kill", "hang"])
        victim = luck.choice(children_of(server.process.pid))
        begun = time.monotonic()
        os.kill(victim, signal.SIGKILL if blow == "kill" else signal.SIGSTOP)
        await moved(players, 2)
        for player in players:
            later = [at for at in player.at if at > begun]
            if later:
                outages[blow].append(round(later[0] - begun, 3))
        while victim in (found := children_of(server.process.pid)) or len(found) < processes:
            await asyncio.sleep(0.05)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return players, outages


def notes(kind: str) -> list[dict[str, object]]:
    """The parts that were done."""
    if not NOTES.exists():
        return []
    found = [json.loads(line) for line in NOTES.read_text(encoding="utf-8").splitlines()]
    return [one for one in found if one["database"] == kind]


def main() -> None:
    """Goes on until there were enough blows, and says what came of all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--blows", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    NOTES.parent.mkdir(exist_ok=True)
    together = given.processes > 1
    kind = f"postgres, {given.processes} processes" if together else given.database
    while sum(PART for _ in notes(kind)) < given.blows:
        seed = len(notes(kind))
        done = part_together(given.processes, seed) if together else part(kind, seed)
        with NOTES.open("a", encoding="utf-8") as file:
            file.write(json.dumps(done) + "\n")
        print(json.dumps(done), flush=True)
    parts = notes(kind)
    acknowledged = sum(int(str(one["acknowledged"])) for one in parts)
    print(f"{len(parts) * PART} blows, {acknowledged} acknowledged, none lost, none doubled")
    for name, blow in (("outages", "a kill"), ("hangs", "a stop")):
        found = [one.get(name) for one in parts]
        seconds = sorted(each for one in found if isinstance(one, list) for each in one)
        if seconds:
            p95 = seconds[int(0.95 * (len(seconds) - 1))]
            print(f"from {blow} to the next choice: p95 {p95} s, at most {seconds[-1]} s")


if __name__ == "__main__":
    main()
