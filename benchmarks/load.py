"""Two hundred tables of Duel with two live pages each, on one server process.

Moves are made at human pace first (one in ten seconds at each table), then as fast as the answers
come. Measured is the time from sending a choice until both pages have the new version.

    python benchmarks/load.py --tables 200 --seconds 60
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
HUMAN_SECONDS = 10.0


@dataclass
class Page:
    """One person's live page."""

    client: httpx2.AsyncClient
    csrf: str
    version: int = 0
    regions: dict[str, str] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    bytes_got: int = 0
    socket: ClientConnection | None = None

    def choice(self) -> tuple[str, str] | None:
        """An action that the page offers, and its ply."""
        html = "".join(self.regions.values())
        actions, ply = ACTION.findall(html), PLY.search(html)
        return (random.choice(actions), ply[1]) if actions and ply else None

    async def listen(self) -> None:
        """Takes in what the server sends."""
        assert self.socket is not None
        async for message in self.socket:
            self.bytes_got += len(message)
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
class Duo:
    """A table and its two pages."""

    id: str
    pages: list[Page]
    over: bool = False

    async def move(self) -> float | None:
        """Makes one choice; says how long it took until both pages had it, in seconds."""
        for page in self.pages:
            choice = page.choice()
            if choice is None:
                continue
            started = time.perf_counter()
            answer = await page.client.post(
                f"/t/{self.id}/do",
                data={"csrf": page.csrf, "ply": choice[1], "action": choice[0]},
                headers={"accept": "application/json"},
            )
            if answer.status_code != 200:
                raise SystemExit(f"{answer.status_code}: {answer.text[:300]}")
            version = answer.json()["version"]
            await asyncio.gather(*(other.reached(version) for other in self.pages))
            return time.perf_counter() - started
        self.over = True
        return None


async def visitor(base: str) -> Page:
    """Somebody who has opened the lobby."""
    client = httpx2.AsyncClient(base_url=base, timeout=60)
    html = (await client.get("/")).text
    found = CSRF.search(html)
    assert found is not None
    return Page(client, found[1])


async def sit_down(base: str, number: int) -> Duo:
    """Opens a table for two new people and connects their pages."""
    host, friend = await visitor(base), await visitor(base)
    form = {"csrf": host.csrf, "game": "duel", "name": f"Ann {number}", "seat-1": "friend"}
    opened = await host.client.post("/tables", data={**form, "running_score": "on"})
    table = opened.headers["location"].rstrip("/").split("/t/")[1].split("/")[0]
    taken = {"csrf": friend.csrf, "name": f"Bob {number}", "seat": "1"}
    await friend.client.post(f"/t/{table}/sit", data=taken)
    for page in (host, friend):
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
        await page.socket.send(json.dumps({"version": page.version}))
    return Duo(table, [host, friend])


async def play(duos: list[Duo], seconds: float, pause: float) -> list[float]:
    """Lets all tables play for a while; `pause` is between the moves of one table."""
    until = time.perf_counter() + seconds
    taken: list[float] = []

    async def at_table(duo: Duo) -> None:
        await asyncio.sleep(random.random() * pause)
        while time.perf_counter() < until and not duo.over:
            spent = await duo.move()
            if spent is not None:
                taken.append(spent)
            for page in duo.pages:  # the first page is a whole one; live regions follow it
                page.regions.pop("page", None) if len(page.regions) > 1 else None
            await asyncio.sleep(pause)

    await asyncio.gather(*(at_table(duo) for duo in duos))
    return taken


def told(name: str, taken: list[float], seconds: float) -> dict[str, Any]:
    """The figures of one phase."""
    ordered = sorted(taken)
    return {
        "phase": name,
        "moves": len(taken),
        "moves_per_s": round(len(taken) / seconds, 1),
        "p50_ms": round(1000 * statistics.median(ordered), 1),
        "p95_ms": round(1000 * ordered[int(0.95 * (len(ordered) - 1))], 1),
    }


def memory_kib(process: int) -> int:
    """The resident memory of a process."""
    status = Path(f"/proc/{process}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) if found else 0


async def measure(base: str, process: int, tables: int, seconds: float) -> None:
    """Prints the figures as JSON lines."""
    await (await visitor(base)).client.aclose()
    before = memory_kib(process)
    duos = []
    for start in range(0, tables, 10):
        batch = range(start, min(start + 10, tables))
        duos += await asyncio.gather(*(sit_down(base, number) for number in batch))
    listeners = [asyncio.create_task(page.listen()) for duo in duos for page in duo.pages]
    human = await play(duos, seconds, HUMAN_SECONDS)
    print(json.dumps(told("human pace", human, seconds)))
    got = sum(page.bytes_got for duo in duos for page in duo.pages)
    print(json.dumps({"bytes_per_update": round(got / max(1, 2 * len(human)))}))
    fast = await play(duos, seconds / 4, 0.0)
    print(json.dumps(told("as fast as possible", fast, seconds / 4)))
    grown = memory_kib(process) - before
    print(json.dumps({"tables": tables, "memory_kib_per_table": round(grown / tables)}))
    for listener in listeners:
        listener.cancel()


def main() -> None:
    """Starts a server of its own, measures, and stops it."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seconds", type=float, default=60.0)
    given = options.parse_args()
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
            env=os.environ | limits,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            wait_for(f"http://127.0.0.1:{port}/health")
            base = f"http://127.0.0.1:{port}"
            asyncio.run(measure(base, server.pid, given.tables, given.seconds))
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
