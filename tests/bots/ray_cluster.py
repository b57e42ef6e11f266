"""A cluster of Ray of this machine alone, for tests: two workers, a token, nothing left behind."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

READY = "Ray runtime started"
TOKEN = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(16)}
"""One for all clusters, because Ray reads it once in every process."""
PATIENCE = 300.0
"""Seconds; a start takes five on a machine that has nothing else to do."""


@contextmanager
def cluster(cores: int = 2, **more: str) -> Iterator[dict[str, str]]:
    """Starts a cluster; gives the environment in which it is found. `more` is its own alone."""
    port = free_port()
    # Sockets lie in the folder, and their names must not be long.
    with TemporaryDirectory(prefix="ray", dir="/tmp") as folder:
        out = Path(folder, "out")
        words = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block"]
        words += ["--num-cpus", str(cores), "--port", str(port), "--temp-dir", f"{folder}/ray"]
        words += ["--include-dashboard", "false", "--disable-usage-stats"]
        words += ["--object-store-memory", "100000000"]
        with out.open("wb") as log:
            ray = subprocess.Popen(
                words,
                stdout=log,
                stderr=subprocess.STDOUT,
                env=os.environ | TOKEN | more,
                start_new_session=True,
            )
        try:
            until(lambda: READY in out.read_text(), ray, out)
            yield TOKEN | {"RAY_ADDRESS": f"127.0.0.1:{port}"}
        finally:
            ray.terminate()  # it ends what it has started
            try:
                ray.wait(60)
            except subprocess.TimeoutExpired:
                os.killpg(ray.pid, signal.SIGKILL)
                ray.wait()


def until(done: object, ray: subprocess.Popen[bytes], out: Path) -> None:
    """Waits until it is so."""
    assert callable(done)
    begun = time.monotonic()
    while not done():
        assert ray.poll() is None, out.read_text()
        assert time.monotonic() - begun < PATIENCE, out.read_text()
        time.sleep(0.2)


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as taken:
        taken.bind(("", 0))
        port: int = taken.getsockname()[1]
        return port


def workers(command: bytes = b"ray::carry_out") -> list[int]:
    """The processes of this user that do tasks now."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdecimal() and (folder / "cmdline").read_bytes().startswith(command):
                found.append(int(folder.name))
        except OSError:  # it has ended meanwhile
            continue
    return found
