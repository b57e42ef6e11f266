"""The command, called in this process and in one of its own."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from wondertable.bots import foreign
from wondertable.cli.app import main

ENVIRONMENT = {"COLUMNS": "100", "LANG": "C.UTF-8", "TERM": "dumb", "PYTHONIOENCODING": "utf-8"}


@dataclass(frozen=True)
class Ran:
    """What became of a command."""

    status: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one sentence of a command that was not carried out."""
        assert self.status == 2
        assert self.out == ""
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1
        assert "Traceback" not in self.err
        return self.err.strip()


Command = Callable[..., Ran]


@pytest.fixture
def command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Command:
    """Calls the command in an empty folder, with lines typed in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("LC_ALL", raising=False)
    for name, value in ENVIRONMENT.items():
        monkeypatch.setenv(name, value)
    # Programs of others answer by the clock, which stands still for no busy machine.
    monkeypatch.setattr(foreign, "GRACE_SECONDS", 300.0)

    def run(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        status = main(words)
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return run


@pytest.fixture
def process(tmp_path: Path) -> Command:
    """Runs the command in a process of its own, in an empty folder."""

    def run(*words: str, typed: str = "") -> Ran:
        done = subprocess.run(
            [sys.executable, "-m", "wondertable", *words],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            cwd=tmp_path,
            env=os.environ | ENVIRONMENT,
            check=False,
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the record of a finished game, and one of a game that somebody left."""
    folder = tmp_path_factory.mktemp("played")
    for name, lines in (("finished", 99), ("unfinished", 9)):
        words = ["play", "duel", "--bots", "greedy", "--seed", "7", "--record", f"{name}.jsonl"]
        subprocess.run(
            [sys.executable, "-m", "wondertable", *words],
            input=b"1\n" * lines,
            stdout=subprocess.DEVNULL,
            cwd=folder,
            env=os.environ | ENVIRONMENT,
            check=True,
        )
    return folder


@pytest.fixture
def finished(played: Path, tmp_path: Path) -> Path:
    """The record of a finished game."""
    return Path(shutil.copy(played / "finished.jsonl", tmp_path))


@pytest.fixture
def unfinished(played: Path, tmp_path: Path) -> Path:
    """The record of a game that somebody left."""
    return Path(shutil.copy(played / "unfinished.jsonl", tmp_path))
