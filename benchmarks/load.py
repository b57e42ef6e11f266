"""Many tables with a live page on every seat, on one server process.

Choices are made at human pace first (one in ten seconds at each table of Duel, all within thirty
seconds in a turn of 7 Wonders), then as fast as the answers come. Measured is the time from sending
the last choice of a turn until all pages of the table have the new version.

    python benchmarks/load.py --tables 200 --seconds 60
    python benchmarks/load.py --game seven --seats 7 --tables 100 --seconds 120
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect

ACTION = re.compile(r'name="action" value="([^"]+)"')
PLY = re.compile(r'name="ply" value="(\d+)"')
CSRF = re.compile(r'name="csrf" value="([^"]+)"')
LIVE = re.compile(r'data-live="([^"]+)"')
REGION = re.compile(r'data-version="(\d+)"')
LIMITS = ("REQUESTS_PER_MINUTE", "MOVES_PER_MINUTE", "TABLES_PER_HOUR", "TRIES_PER_MINUTE")
HUMAN_SECONDS = {"duel": 20.0, "seven": 30.0}
"""The longest thought; one player alone thinks half of it on the average."""
OPTIONS = {"duel": {}, "seven": {"seven-cities": "on", "seven-sides": "day"}}
ASKING = ("page", "hand", "question", "sheets")
"""The regions in which something can be chosen."""
SAMPLED = 0.05
"""The part of the updates that is compressed to see how small they travel."""
SMALLEST_TURN = 5_000
"""Bytes above which an update is one of a resolved turn and not only of who has chosen."""


@dataclass
class Page:
    """One person's live page."""

    client: httpx2.AsyncClient
    csrf: str
    version: int = 0
    regions: dict[str, str] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    sizes: list[int] = field(default_factory=list)
    packed: list[float] = field(default_factory=list)
    socket: ClientConnection | None = None

    def choice(self) -> tuple[str, str] | None:
        """An action that the page offers, and its ply."""
        html = "".join(self.regions[id] for id in self.regions if id.endswith(ASKING))
        actions, ply = ACTION.findall(html), PLY.search(html)
        return (random.choice(actions), ply[1]) if actions and ply else None

    async def listen(self) -> None:
        """Takes in what the server sends."""
        assert self.socket is not None
        async for message in self.socket:
            self.sizes.append(len(message))
            if random.random() < SAMPLED:
                self.packed.append(len(zlib.compress(str(message).encode())) / len(message))
            update = json.loads(message)
            self.version = max(self.version, update.get("version", 0))
            self.regions.update(update.get("regions", {}))
            self.news.set()
            self.news.clear()

    async def reached(self, version: int) -> None:
        """Waits until the page shows a version."""
        while self.version < version:
            await self.news.wait()


@dataclass
class Party:
    """A table and its pages."""

    id: str
    pages: list[Page]
    over: bool = False

    async def turn(self, pause: float) -> float | None:
        """Lets all who are asked choose; says how long all pages waited for the last choice."""
        asked = [(page, page.choice()) for page in self.pages]
        choosing = [(page, choice) for page, choice in asked if choice is not None]
        if not choosing:
            self.over = True
            return None
        random.shuffle(choosing)
        thought = sorted(random.random() * pause for _ in choosing)
        started = time.perf_counter()
        for after, (page, choice) in zip(thought, choosing, strict=True):
            await asyncio.sleep(max(0.0, started + after - time.perf_counter()))
            last = time.perf_counter()
            version = await self.choose(page, *choice)
        await asyncio.gather(*(other.reached(version) for other in self.pages))
        return time.perf_counter() - last

    async def choose(self, page: Page, action: str, ply: str) -> int:
        """Makes a choice; says the version that follows."""
        answer = await page.client.post(
            f"/t/{self.id}/do",
            data={"csrf": page.csrf, "ply": ply, "action": action},
            headers={"accept": "application/json"},
        )
        if answer.status_code != 200:
            raise SystemExit(f"{answer.status_code}: {answer.text[:300]}")
        version: int = answer.json()["version"]
        return version


async def visitor(base: str) -> Page:
    """Somebody who has opened the lobby."""
    # The server closes a quiet connection after five seconds; a client must not use it just then.
    client = httpx2.AsyncClient(base_url=base, timeout=60, limits=httpx2.Limits(keepalive_expiry=2))
    html = (await client.get("/")).text
    found = CSRF.search(html)
    assert found is not None
    return Page(client, found[1])


async def sit_down(base: str, game: str, seats: int, number: int) -> Party:
    """Opens a table for new people and connects their pages."""
    pages = [await visitor(base) for _ in range(seats)]
    host = pages[0]
    form = {"csrf": host.csrf, "game": game, "name": f"Ann {number}", f"{game}-players": str(seats)}
    form |= {f"seat-{at}": "friend" for at in range(1, seats)} | OPTIONS[game]
    boxes = dict.fromkeys(("running_score", "memory", "hints"), "on")
    opened = await host.client.post("/tables", data=form | boxes)
    table = opened.headers["location"].rstrip("/").split("/t/")[1].split("/")[0]
    for seat, page in enumerate(pages[1:], start=1):
        taken = {"csrf": page.csrf, "name": f"Bob {number}.{seat}", "seat": str(seat)}
        await page.client.post(f"/t/{table}/sit", data=taken)
    for page in pages:
        await open_page(base, table, page)
    return Party(table, pages)


async def open_page(base: str, table: str, page: Page) -> None:
    """Loads the page of a table and connects it."""
    html = (await page.client.get(f"/t/{table}")).text
    page.regions = {"page": html}
    shown = REGION.search(html)
    page.version = int(shown[1]) if shown else 0
    cookies = "; ".join(f"{key}={value}" for key, value in page.client.cookies.items())
    live = LIVE.search(html)
    assert live is not None
    page.socket = await connect(
        f"{base.replace('http', 'ws', 1)}{live[1]}",
        origin=base,  # type: ignore[arg-type]  # websockets asks for its own NewType
        additional_headers={"cookie": cookies},
    )
    await page.socket.send(json.dumps({"version": 0}))


async def play(parties: list[Party], seconds: float, pause: float) -> list[float]:
    """Lets all tables play for a while; `pause` is how long people think."""
    until = time.perf_counter() + seconds
    taken: list[float] = []

    async def at_table(party: Party) -> None:
        await asyncio.sleep(random.random() * pause)
        while time.perf_counter() < until and not party.over:
            for page in party.pages:  # the first page is a whole one; live regions follow it
                page.regions.pop("page", None) if len(page.regions) > 1 else None
            spent = await party.turn(pause)
            if spent is not None:
                taken.append(spent)

    await asyncio.gather(*(at_table(party) for party in parties))
    return taken


def told(name: str, taken: list[float], seconds: float) -> dict[str, Any]:
    """The figures of one phase."""
    ordered = sorted(taken)
    return {
        "phase": name,
        "turns": len(taken),
        "turns_per_s": round(len(taken) / seconds, 1),
        "p50_ms": round(1000 * statistics.median(ordered), 1),
        "p95_ms": round(1000 * ordered[int(0.95 * (len(ordered) - 1))], 1),
    }


def bytes_told(parties: list[Party], turns: int, seats: int) -> dict[str, Any]:
    """How much the pages were sent: in all for a turn and seat, and by kind of update."""
    sizes = [size for party in parties for page in party.pages for size in page.sizes]
    small = [size for size in sizes if size < SMALLEST_TURN]
    large = [size for size in sizes if size >= SMALLEST_TURN]
    packed = [part for party in parties for page in party.pages for part in page.packed]
    return {
        "bytes_per_turn_and_seat": round(sum(sizes) / max(1, turns * seats)),
        "bytes_of_a_turn": round(statistics.mean(large)) if large else 0,
        "bytes_while_others_choose": round(statistics.mean(small)) if small else 0,
        "compressed_to": round(statistics.mean(packed), 2) if packed else 1.0,
    }


def status_of(process: int, field: str) -> int:
    """A number of a process, such as its resident memory in KiB."""
    status = Path(f"/proc/{process}/status").read_text()
    found = re.search(rf"{field}:\s+(\d+)", status)
    return int(found[1]) if found else 0


def cpu_seconds(process: int) -> float:
    """How much processor time a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(base: str, process: int, given: argparse.Namespace) -> None:
    """Prints the figures as JSON lines."""
    await (await visitor(base)).client.aclose()
    before = status_of(process, "VmRSS")
    parties: list[Party] = []
    for start in range(0, given.tables, 10):
        batch = range(start, min(start + 10, given.tables))
        parties += await asyncio.gather(
            *(sit_down(base, given.game, given.seats, number) for number in batch)
        )
    pages = [page for party in parties for page in party.pages]
    listeners = [asyncio.create_task(page.listen()) for page in pages]
    await asyncio.sleep(2)
    for page in pages:
        page.sizes.clear()
    used = cpu_seconds(process)
    human = await play(parties, given.seconds, HUMAN_SECONDS[given.game])
    print(json.dumps(told("human pace", human, given.seconds)))
    spent = (cpu_seconds(process) - used) / max(1, len(human))
    print(json.dumps({"cpu_ms_per_turn": round(1000 * spent, 1)}))
    print(json.dumps(bytes_told(parties, len(human), given.seats)))
    fast = await play(parties, given.seconds / 4, 0.0)
    if fast:
        print(json.dumps(told("as fast as possible", fast, given.seconds / 4)))
    grown = status_of(process, "VmRSS") - before
    print(json.dumps({"tables": given.tables, "memory_kib_per_table": round(grown / given.tables)}))
    for listener in listeners:
        listener.cancel()


def main() -> None:
    """Starts a server of its own, measures, and stops it."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", choices=tuple(OPTIONS), default="duel")
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seconds", type=float, default=60.0)
    given = options.parse_args()
    with serving() as (base, process):
        asyncio.run(measure(base, process, given))


@contextmanager
def serving(**given: str) -> Iterator[tuple[str, int]]:
    """A server of its own, with variables of its environment: its address and its process."""
    with socket.socket() as free, tempfile.TemporaryDirectory() as folder:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        limits = {f"WONDERTABLE_{name}": "1000000" for name in LIMITS}
        limits["WONDERTABLE_CONNECTIONS"] = "1000"
        command = [sys.executable, "-m", "wondertable", "serve", "--port", str(port)]
        command += ["--database", f"sqlite:///{folder}/tables.db"]
        server = subprocess.Popen(
            command,
            env=os.environ | limits | given,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            wait_for(f"http://127.0.0.1:{port}/health")
            yield f"http://127.0.0.1:{port}", server.pid
        finally:
            server.terminate()
            server.wait()


def wait_for(url: str) -> None:
    """Waits until the server answers."""
    for _ in range(200):
        try:
            if httpx2.get(url).status_code == 200:
                return
        except httpx2.TransportError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


if __name__ == "__main__":
    main()
