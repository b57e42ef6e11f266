"""A real server in a process of its own, and what people do in their browsers."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Page, TimeoutError, expect

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""The one without windows needs a third of the time."""
PATIENCE_MS = 20_000
"""How long a page may take to show what it must show, on a machine that is busy."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
FLAGS += ["--disable-component-update", "--disable-sync", "--disable-audio-output"]
LIMITS = [f"{name}_PER_MINUTE" for name in ("REQUESTS", "MOVES", "HINTS", "TRIES")]
LIMITS += ["TABLES_PER_HOUR"]
MOST_CHOICES = 120


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """The server: it can be stopped and started again on the same database."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts the server and waits until it answers."""
        command = [sys.executable, "-m", "wondertable", "serve", "--port", str(self.port)]
        command += ["--database", self.database]
        settings = {f"WONDERTABLE_{name}": "1000000" for name in LIMITS}
        settings |= {"WONDERTABLE_BOT_PACE": "0", "WONDERTABLE_CONNECTIONS": "1000"}
        self.process = subprocess.Popen(
            command,
            env=os.environ | settings,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(300):
            with suppress(OSError), urllib.request.urlopen(f"{self.url}/health"):
                return
            time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Ends the server at once, as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@contextmanager
def house_in(folder: Path) -> Iterator[House]:
    """A running server."""
    house = House(folder)
    house.start()
    try:
        yield house
    finally:
        house.kill()


def is_over(page: Page) -> bool:
    """Whether the page shows the end of a game."""
    return page.locator("#duel-end:not([hidden])").count() > 0


def choose(page: Page) -> bool:
    """Takes the first thing that the page offers; False if it offers nothing."""
    asked = page.locator("#duel-question button[name=action]:visible")
    if asked.count():
        asked.first.click()
        return True
    if not page.locator("button[name=action]:not([disabled])").count():
        return False
    use = page.locator("#duel-sheets button[name=action]:not([disabled]):visible").first
    with suppress(TimeoutError):  # an update may take the card away under the hand: look again
        page.locator("#duel-board .card.is-open").first.click(timeout=5_000)
        use.click(timeout=5_000)
        return True
    return False


def ply_of(page: Page) -> str:
    """What the page says about the moment, read at once: it changes with every choice."""
    places = "['duel-log', 'duel-top'].map((id) => document.getElementById(id).innerText)"
    return str(page.evaluate(f"{places}.join('')"))


def choose_and_wait(page: Page) -> bool:
    """Chooses, and waits until the page has moved on."""
    before = ply_of(page)
    if not choose(page):
        return False
    expect(page.locator("#duel-log")).not_to_have_text(before, timeout=10_000)
    for _ in range(100):
        if ply_of(page) != before:
            return True
        page.wait_for_timeout(50)
    raise AssertionError("nothing happened after a choice")


def play_out(*pages: Page) -> None:
    """Plays a game to its end from all its pages."""
    patience = 0
    for _ in range(20 * MOST_CHOICES):
        if any(is_over(page) for page in pages):
            return
        moved = [choose_and_wait(page) for page in pages]
        if any(moved):
            patience = 0
            continue
        patience += 1
        assert patience < 200, "nobody is asked, and the game is not over"
        pages[0].wait_for_timeout(50)
    raise AssertionError("the game does not end")


def open_game_against_bot(page: Page, house: House) -> None:
    """From the lobby to a first game against the computer, in one press of a button."""
    page.goto(house.url)
    page.get_by_role("button", name=re.compile("computer|Computer|számítógép|gép")).first.click()
    expect(page.locator("#duel-board")).to_be_visible()
