"""A server with hundreds of live pages that is stopped while moves are made, and starts again."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import sqlite3
import subprocess
from pathlib import Path

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.cli.test_serve import address, free_port, started

PAGES = 200
RESTARTS = 3
LARGE = {
    f"WONDERTABLE_{name}": "1000000"
    for name in ("REQUESTS_PER_MINUTE", "MOVES_PER_MINUTE", "TABLES_PER_HOUR", "CONNECTIONS")
}
GOING_AWAY = (1001, 1012)


class Player:
    """Somebody who plays both seats of a game, as fast as answers come."""

    def __init__(self) -> None:
        self.client = httpx2.AsyncClient(timeout=60)
        self.table = ""
        self.acknowledged: list[tuple[int, str]] = []

    async def open(self, base: str) -> None:
        page = (await self.client.get(base)).text
        found = re.search(r'name="csrf" value="([^"]+)"', page)
        assert found
        self.csrf = found[1]
        form = {"csrf": self.csrf, "name": "Ann", "game": "duel", "seat-1": "here"}
        answer = await self.client.post(f"{base}tables", data=form | {"spectators": "on"})
        self.table = str(answer.headers["location"]).rpartition("/")[2]

    @property
    def cookie(self) -> str:
        return "; ".join(f"{key}={value}" for key, value in self.client.cookies.items())

    async def play(self, base: str) -> None:
        """Moves until the server is gone or the game is over."""
        try:
            while True:
                page = (await self.client.get(f"{base}t/{self.table}")).text
                action = re.search(r'name="action" value="([^"]+)"', page)
                ply = re.search(r'name="ply" value="(\d+)"', page)
                if not (action and ply):
                    return
                form = {"csrf": self.csrf, "ply": ply[1], "action": action[1]}
                answer = await self.client.post(
                    f"{base}t/{self.table}/do", data=form, headers={"accept": "application/json"}
                )
                if answer.status_code == 200:
                    self.acknowledged.append((int(ply[1]), action[1]))
        except httpx2.TransportError:
            return


async def page_of(base: str, player: Player) -> ClientConnection:
    page = await connect(
        f"{base.replace('http', 'ws', 1)}t/{player.table}/live?on=game",
        origin=base.rstrip("/"),  # type: ignore[arg-type]  # websockets asks for its own NewType
        additional_headers={"cookie": player.cookie},
    )
    await page.send(json.dumps({"version": 0}))
    await page.recv()
    return page


async def farewell_of(page: ClientConnection) -> int | None:
    """With which code a page is let go."""
    try:
        while True:
            await page.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


async def stopped_while_played(
    process: subprocess.Popen[str], base: str, players: list[Player]
) -> None:
    """Many pages look on, moves are made, the server is told to stop."""
    watched = [players[at % len(players)] for at in range(PAGES)]
    pages = await asyncio.gather(*(page_of(base, player) for player in watched))
    goodbyes = asyncio.gather(*(farewell_of(page) for page in pages))
    playing = asyncio.gather(*(player.play(base) for player in players))
    known = sum(len(player.acknowledged) for player in players)
    while sum(len(player.acknowledged) for player in players) < known + 5:
        assert not playing.done()
        await asyncio.sleep(0.01)
    process.send_signal(signal.SIGTERM)
    codes = await goodbyes
    await playing
    assert set(codes) <= {*GOING_AWAY}, "every page is told that the server goes away"


def kept(folder: Path, table: str) -> set[tuple[int, str]]:
    with sqlite3.connect(folder / "tables.db") as connection:
        rows = connection.execute(
            "SELECT ply - 1, do FROM moves WHERE table_id = ? AND seat >= 0", (table,)
        ).fetchall()
    connection.close()
    assert len({ply for ply, _ in rows}) == len(rows)
    return set(rows)


@pytest.mark.long
def test_a_server_with_two_hundred_pages_stops_in_order_and_starts_again(tmp_path: Path) -> None:
    players: list[Player] = []
    with asyncio.Runner() as runner:
        for run in range(RESTARTS):
            database = f"sqlite:///{tmp_path / 'tables.db'}"
            words = ("serve", "--port", str(free_port()), "--database", database)
            with started(tmp_path, *words, **LARGE) as process:
                base = address(process)
                if run == 0:
                    players = [Player() for _ in range(4)]
                    for player in players:
                        runner.run(player.open(base))
                runner.run(stopped_while_played(process, base, players))
                _, log = process.communicate(timeout=60)
                assert "Traceback" not in log
            for player in players:
                assert {*player.acknowledged} <= kept(tmp_path, player.table)
        for player in players:
            assert player.acknowledged
            runner.run(player.client.aclose())


@pytest.mark.long
def test_a_compressed_message_that_is_huge_ends_its_page_only(tmp_path: Path) -> None:
    async def bombed(base: str) -> None:
        player = Player()
        await player.open(base)
        page = await page_of(base, player)
        assert page.protocol.extensions, "pages are compressed"
        await page.send("0" * 50_000_000)
        assert await farewell_of(page) == 1009
        assert (await player.client.get(f"{base}health")).status_code == 200
        await player.client.aclose()

    with started(tmp_path, "serve", "--port", str(free_port()), **LARGE) as process:
        asyncio.run(bombed(address(process)))
