"""People in browsers, as far as a program can be one: they play, look on, and come back."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx2
import psycopg
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.cli.test_serve import address, free_port

ACTION = re.compile(r'name="action" value="([^"]+)"')
PLY = re.compile(r'name="ply" value="(\d+)"')
CSRF = re.compile(r'name="csrf" value="([^"]+)"')
RESTART = 1012
PATIENCE = 300.0
"""Seconds after which a test is given up, however slow the machine."""
SOON = 0.15
"""Seconds after which a page connects again that was told of a restart, as `live.js` does."""
LARGE = {
    f"WONDERTABLE_{name}": "1000000"
    for name in ("REQUESTS_PER_MINUTE", "MOVES_PER_MINUTE", "TABLES_PER_HOUR", "CONNECTIONS")
}


@dataclass
class Player:
    """Somebody who plays both seats of a game. Every request goes by a connection of its own, and
    so to any of the processes."""

    base: str
    pause: float = 0.0
    luck: random.Random = field(default_factory=lambda: random.Random(5))
    table: str = ""
    csrf: str = ""
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    at: list[float] = field(default_factory=list)
    """When what was acknowledged."""
    troubles: list[str] = field(default_factory=list)
    """What did not go as it should."""
    over: bool = False

    def __post_init__(self) -> None:
        self.client = httpx2.AsyncClient(
            timeout=60, limits=httpx2.Limits(max_keepalive_connections=0)
        )

    async def open(self) -> None:
        """Opens a table."""
        page = (await self.client.get(self.base)).text
        self.csrf = CSRF.findall(page)[0]
        form = {"csrf": self.csrf, "name": "Ann", "game": "duel", "seat-1": "here"}
        answer = await self.client.post(f"{self.base}tables", data=form | {"spectators": "on"})
        self.table = str(answer.headers["location"]).rpartition("/")[2]

    @property
    def cookie(self) -> str:
        """Who it is."""
        return "; ".join(f"{key}={value}" for key, value in self.client.cookies.items())

    async def play(self) -> None:
        """Plays one game after the other."""
        while True:
            try:
                await self.choose()
            except httpx2.TransportError as error:
                self.troubles.append(repr(error))
                await asyncio.sleep(0.02)
            await asyncio.sleep(self.pause)

    async def choose(self) -> None:
        """Looks at the page and chooses something that it offers."""
        page = await self.client.get(f"{self.base}t/{self.table}")
        if page.status_code != 200:
            self.troubles.append(f"GET {page.status_code}")
            await asyncio.sleep(0.05)
            return
        actions, ply = ACTION.findall(page.text), PLY.search(page.text)
        if not (actions and ply):
            self.over = True
            await asyncio.sleep(0.2)
            return
        action = self.luck.choice(actions)
        form = {"csrf": self.csrf, "ply": ply[1], "action": action}
        answer = await self.client.post(
            f"{self.base}t/{self.table}/do", data=form, headers={"accept": "application/json"}
        )
        if answer.status_code == 200:
            self.acknowledged.append((int(ply[1]), action))
            self.at.append(time.monotonic())
        elif answer.status_code not in (409, 422):  # what was stored without an answer, or half
            self.troubles.append(f"POST {answer.status_code} {answer.text[:80]}")


@dataclass
class Page:
    """A live page that comes back as a browser does."""

    player: Player
    version: int = 0
    updates: int = 0
    lost: list[object] = field(default_factory=list)
    """When it would have told its reader that the line is lost."""
    back: int = 0
    """How often it came back."""

    async def follow(self) -> None:
        """Follows its table for ever."""
        base, player = self.player.base, self.player
        address = f"{base.replace('http', 'ws', 1)}t/{player.table}/live?on=game"
        while True:
            try:
                async with connect(
                    address,
                    origin=base.rstrip("/"),  # type: ignore[arg-type]  # a NewType of its own
                    additional_headers={"cookie": player.cookie},
                    open_timeout=60,
                ) as line:
                    await line.send(json.dumps({"version": self.version}))
                    async for words in line:
                        self.updates += 1
                        self.version = max(self.version, json.loads(words)["version"])
            except ConnectionClosed:
                pass
            except (OSError, InvalidHandshake) as error:
                self.lost.append(repr(error))
                await asyncio.sleep(0.5)
                continue
            if line.close_code != RESTART:
                self.lost.append(line.close_code)
                await asyncio.sleep(0.5)
            self.back += 1
            await asyncio.sleep(SOON)


@dataclass
class Server:
    """A server of several processes."""

    process: subprocess.Popen[str]
    base: str
    url: str


@contextmanager
def served(folder: Path, url: str, processes: int) -> Iterator[Server]:
    """Serves by several processes; what they log must not tell of a mistake of ours."""
    log = folder / "log"
    words = ("serve", "--port", str(free_port()), "--database", url)
    with log.open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "wondertable", *words, "--processes", str(processes)],
            stdout=subprocess.PIPE,
            stderr=errors,
            encoding="utf-8",
            cwd=folder,
            env={**os.environ, "XDG_DATA_HOME": str(folder), "LC_ALL": "en_US.UTF-8", **LARGE},
        )
        try:
            yield Server(process, address(process), url)
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=PATIENCE)
        finally:
            if process.poll() is None:
                process.kill()
            process.communicate()
    written = log.read_text(encoding="utf-8")
    assert "Traceback" not in written, written[written.index("Traceback") :][:3000]


def children_of(parent: int) -> list[int]:
    """The processes that serve."""
    known = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [child for child in map(int, known) if is_serving(child)]


def is_serving(process: int) -> bool:
    """Whether a process serves, and does not only look after others."""
    with suppress(OSError):
        return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    return False


async def moved(players: list[Player], moves: int) -> None:
    """Waits until all have made so many more moves, or their games are over."""
    before = [len(player.acknowledged) for player in players]
    while any(
        len(player.acknowledged) < count + moves and not player.over
        for player, count in zip(players, before, strict=True)
    ):
        await asyncio.sleep(0.02)


def kept(url: str, table: str) -> set[tuple[int, str]]:
    """The choices of people that are stored."""
    with psycopg.connect(url) as connection:
        rows = connection.execute(
            'SELECT ply - 1, "do" FROM moves WHERE table_id = %s AND seat >= 0', (table,)
        ).fetchall()
    assert len({ply for ply, _ in rows}) == len(rows), "nothing is stored twice"
    return set(rows)


def version_of(url: str, table: str) -> int:
    """Which version is stored."""
    with psycopg.connect(url) as connection:
        row = connection.execute("SELECT version FROM tables WHERE id = %s", (table,)).fetchone()
        assert row is not None
        return int(row[0])
