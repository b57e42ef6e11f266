"""A private PostgreSQL of Debian's packages: one for all tests of a run, in a folder of its own.

It is reached by a socket in that folder alone, asks for no password, and does not wait for the
disk. It ends, and its folder goes, when the process ends that runs the tests.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any, Final

import psycopg

from wondertable.store import Database

PROGRAMS: Final = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
MEMORY: Final = Path("/dev/shm")
NOBODY: Final = 65534
NAME: Final = "wondertable"
SECONDS: Final = 60.0
QUICK: Final = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
"""For tests in which nothing is killed."""
SMALL: Final = {
    "listen_addresses": "",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "autovacuum": "off",
    "jit": "off",
}
# The server ends with the process that owns it, even if that one is killed.
GUARD: Final = """
( "$1/postgres" -D "$2/data" >"$2/log" 2>&1 &
while [ -d "/proc/$3" ] && kill -0 $! 2>/dev/null; do sleep 1; done
kill -QUIT $! 2>/dev/null; wait $!
[ -d "/proc/$3" ] || rm -rf "$2" ) </dev/null >/dev/null 2>&1 &
"""


def missing() -> str:
    """Why there is no PostgreSQL to test with, or nothing."""
    if sys.platform != "linux":
        return "the tests start PostgreSQL on Linux alone"
    return "" if PROGRAMS else "PostgreSQL is not installed: make postgres"


class Cluster:
    """A server of databases, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @classmethod
    def made(cls, settings: Mapping[str, str]) -> Cluster:
        """A new one, which was not started yet."""
        folder = Path(mkdtemp(prefix="wondertable-pg-", dir=MEMORY if MEMORY.is_dir() else None))
        if os.getuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
        cluster = cls(folder)
        run("initdb", "-D", folder / "data", "-U", NAME, "-A", "trust", "--no-sync", *PLAIN)
        lines = {**SMALL, **settings, "unix_socket_directories": str(folder)}
        with (folder / "data" / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in lines.items())
        return cluster

    def url(self, database: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://{NAME}@/{database}?host={self.folder}"

    def start(self, owner: int | None = None) -> None:
        """Starts the server, and waits until it lets somebody in."""
        words = (PROGRAMS[0], self.folder, str(owner or os.getpid()))
        done = subprocess.run(["sh", "-c", GUARD, "sh", *words], check=True, **ordinary())
        assert done.returncode == 0
        until = time.monotonic() + SECONDS
        while not run("pg_isready", "-q", "-h", self.folder, check=False):
            if time.monotonic() > until:
                raise TimeoutError((self.folder / "log").read_text())
            time.sleep(0.05)

    def stop(self, how: str = "fast") -> None:
        """Stops the server in one of PostgreSQL's ways, of which `immediate` is a crash."""
        run("pg_ctl", "stop", "-D", self.folder / "data", "-m", how, "-s")

    def remove(self) -> None:
        """Stops the server, and leaves nothing of it."""
        run("pg_ctl", "stop", "-D", self.folder / "data", "-m", "immediate", "-s", check=False)
        rmtree(self.folder)

    @property
    def process(self) -> int:
        """The id of the process that all others of the server come from."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def sql(self, words: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Lets the server do something; says what comes of it."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            found = connection.execute(words)
            rows: list[tuple[Any, ...]] = found.fetchall() if found.description else []
            return rows


PLAIN: Final = ("--locale=C", "--encoding=UTF8")


def run(program: str, *words: str | Path, check: bool = True) -> bool:
    """Runs a program of PostgreSQL; says whether it went well."""
    line = [PROGRAMS[0] / program, *words]
    done = subprocess.run(line, capture_output=True, check=False, **ordinary())
    if check and done.returncode:
        raise RuntimeError(done.stderr.decode())
    return done.returncode == 0


def ordinary() -> dict[str, Any]:
    """Who runs the server: PostgreSQL refuses to run as root."""
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.getuid() == 0 else {}


def shared(folder: Path, owner: int) -> Cluster:
    """The quick server of a run of the tests, started by whoever needs it first."""
    with (folder / "postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        note = folder / "postgres.folder"
        if not note.exists():
            cluster = Cluster.made(QUICK)
            cluster.start(owner)
            cluster.sql("CREATE DATABASE empty")
            database = Database(cluster.url("empty"))
            database.open()
            database.close()
            note.write_text(str(cluster.folder))
        return Cluster(Path(note.read_text()))
