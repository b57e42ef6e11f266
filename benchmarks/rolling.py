"""Makes all processes of a server new while many pages are open and people play.

No page may be told that its line is lost, no request may fail, and nothing may be lost.

    python benchmarks/rolling.py --pages 200 --tables 40 --processes 2
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

HOME = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HOME))

from tests.crash.players import Page, Player, Server, children_of, kept, moved, served  # noqa: E402
from tests.crash.test_crash import check  # noqa: E402
from tests.store.cluster import Cluster  # noqa: E402


async def rolled(server: Server, tables: int, pages: int, pause: float) -> dict[str, object]:
    """Plays, makes all processes new, and says what the pages saw of it."""
    players = [Player(server.base, pause, random.Random(seed)) for seed in range(tables)]
    for player in players:
        await player.open()
    looking = [Page(players[number % tables]) for number in range(pages)]
    tasks = [asyncio.create_task(one.play()) for one in players]
    tasks += [asyncio.create_task(one.follow()) for one in looking]
    await moved(players, 2)
    before = set(children_of(server.process.pid))
    begun = time.monotonic()
    server.process.send_signal(signal.SIGHUP)
    while before & set(children_of(server.process.pid)):
        await asyncio.sleep(0.05)
    ended = time.monotonic()
    await moved(players, 2)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for player in players:
        assert {*player.acknowledged} <= kept(server.url, player.table)
    check(server.url, [])
    gaps = [
        after - at
        for player in players
        for at, after in zip(player.at, player.at[1:], strict=False)
        if begun <= after and at <= ended
    ]
    return {
        "seconds": round(ended - begun, 1),
        "pages": pages,
        "tables": tables,
        "acknowledged": sum(len(player.acknowledged) for player in players),
        "lost": 0,
        "failed requests": [trouble for player in players for trouble in player.troubles],
        "pages that were told of a lost line": sum(bool(page.lost) for page in looking),
        "how": Counter(str(one) for page in looking for one in page.lost),
        "pages that changed their process": sum(page.back for page in looking),
        "longest time between two choices at a table": round(max(gaps, default=0.0), 2),
    }


def main() -> None:
    """Starts a server with a database of its own, and says what came of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--pages", type=int, default=200)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--pause", type=float, default=2.0)
    given = parser.parse_args()
    cluster = Cluster.made({})
    try:
        cluster.start()
        with (
            TemporaryDirectory() as folder,
            served(Path(folder), cluster.url(), given.processes) as server,
        ):
            work = rolled(server, given.tables, given.pages, given.pause)
            print(json.dumps(asyncio.run(work), indent=2))
    finally:
        cluster.remove()


if __name__ == "__main__":
    main()
