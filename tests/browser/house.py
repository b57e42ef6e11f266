"""A real server in a process of its own, and the browser."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""The one without windows needs a third of the time."""
PATIENCE_MS = 300_000
"""How long a page may take to show what it must show, on a machine that is busy with much else."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
FLAGS += ["--disable-component-update", "--disable-sync", "--disable-audio-output"]
LIMITS = [f"{name}_PER_MINUTE" for name in ("REQUESTS", "MOVES", "HINTS", "TRIES")]
LIMITS += ["TABLES_PER_HOUR", "NAMES_PER_HOUR", "MEETINGS_PER_HOUR"]


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """The server: it can be stopped and started again on the same database."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.settings = settings
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
            env=os.environ | settings | self.settings,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(PATIENCE_MS // 100):
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
def house_in(folder: Path, **settings: str) -> Iterator[House]:
    """A running server; settings are variables of its environment."""
    house = House(folder, **settings)
    house.start()
    try:
        yield house
    finally:
        house.kill()
