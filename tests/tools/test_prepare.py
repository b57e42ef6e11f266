"""A fresh clone, and one that was broken off, become ready; what is missing is told."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from types import ModuleType
from typing import Any

import pytest

from tests.tools.conftest import HOUSE

PIP = "Collecting one\nInstalling collected packages: one, two, three\nSuccessfully installed\n"


class Pip:
    """Stands in for pip: says something, and ends with a status."""

    def __init__(self, said: str, status: int = 0) -> None:
        self.said, self.status = said, status
        self.called: list[list[str]] = []

    def __call__(self, words: list[str], **_: Any) -> Pip:
        self.called.append(words)
        return self

    @property
    def stdout(self) -> list[str]:
        return self.said.splitlines(keepends=True)

    def wait(self) -> int:
        return self.status


@pytest.fixture
def pip(prepare: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Pip:
    """All packages can be had, and the folder is made at once."""
    stand_in = Pip(PIP)
    monkeypatch.setattr(prepare.subprocess, "Popen", stand_in)

    def venv(words: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        assert words[1:3] == ["-m", "venv"]
        Path(words[3]).mkdir()
        return subprocess.CompletedProcess(words, 0, "")

    monkeypatch.setattr(prepare.subprocess, "run", venv)
    monkeypatch.chdir(prepare.HOME)
    return stand_in


def test_every_step_is_said_and_done_once(
    prepare: ModuleType, pip: Pip, capsys: pytest.CaptureFixture[str]
) -> None:
    prepare.prepare("play")
    assert capsys.readouterr().out.splitlines() == [
        "Making the folder .venv, where everything is kept …",
        "Fetching the packages it needs …",
        "Putting 3 packages in place …",
    ]
    prepare.prepare("play")
    assert capsys.readouterr().out == ""
    assert len(pip.called) == 1
    assert pip.called[0][-1] == ".[server,build]"


def test_who_can_test_can_play_but_not_the_other_way_round(prepare: ModuleType, pip: Pip) -> None:
    prepare.prepare("play")
    prepare.prepare("test")
    assert [words[-1] for words in pip.called] == [".[server,build]", ".[dev]"]
    (prepare.PLACE / "playable").unlink()
    prepare.prepare("play")
    assert len(pip.called) == 2


def test_other_packages_are_put_into_the_same_folder(prepare: ModuleType, pip: Pip) -> None:
    prepare.prepare("play")
    (prepare.PLACE / "kept").touch()
    (prepare.HOME / "pyproject.toml").write_text("[project]\nname = 'more'\n", encoding="utf-8")
    prepare.prepare("play")
    assert len(pip.called) == 2
    assert (prepare.PLACE / "kept").exists()


@pytest.mark.parametrize("half", ["busy", "no-note", "other-python", "moved"])
def test_half_a_folder_is_made_anew(prepare: ModuleType, pip: Pip, half: str) -> None:
    prepare.prepare("play")
    (prepare.PLACE / "kept").touch()
    made = prepare.PLACE / "made"
    if half == "busy":
        prepare.BUSY.touch()
    elif half == "no-note":
        made.unlink()
        (prepare.PLACE / "playable").unlink()
    else:
        old = sys.version if half == "other-python" else str(prepare.HOME)
        made.write_text(made.read_text(encoding="utf-8").replace(old, "?"), encoding="utf-8")
        (prepare.PLACE / "playable").unlink()
    prepare.prepare("play")
    assert not (prepare.PLACE / "kept").exists()
    assert prepare.is_done("play")
    assert len(pip.called) == 2


def test_two_at_once_wait_for_each_other(
    prepare: ModuleType, pip: Pip, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: Queue[str] = Queue()
    monkeypatch.setattr(prepare, "say", said.put)
    with ThreadPoolExecutor() as others:
        with prepare.one_at_a_time():
            waiting = others.submit(prepare.prepare, "play")
            assert "waiting" in said.get()
            assert not waiting.done()
            assert not prepare.PLACE.exists()
        waiting.result()
    assert prepare.is_done("play")
    assert len(pip.called) == 1


def test_whoever_breaks_pip_off_begins_anew(prepare: ModuleType, pip: Pip) -> None:
    pip.said = "Collecting one\n"

    def broken() -> int:
        raise KeyboardInterrupt

    pip.wait = broken  # type: ignore[method-assign]
    with pytest.raises(KeyboardInterrupt):
        prepare.prepare("play")
    assert prepare.BUSY.exists()
    assert not prepare.is_done("play")


@pytest.mark.parametrize(
    "said",
    [
        "WARNING: Retrying: NewConnectionError: Failed to establish\nERROR: no setuptools",
        "ERROR: No matching distribution found for msgspec",
        "Temporary failure in name resolution",
    ],
)
def test_a_missing_network_is_told(prepare: ModuleType, pip: Pip, said: str) -> None:
    pip.said, pip.status = said, 1
    with pytest.raises(SystemExit, match=r"(?s)connection to the internet.*try again"):
        prepare.prepare("play")
    assert not prepare.is_done("play")
    assert not prepare.BUSY.exists()  # nothing was put in place: the folder can stay


def test_other_faults_of_pip_are_told_with_the_place_of_all_it_said(
    prepare: ModuleType, pip: Pip
) -> None:
    pip.said, pip.status = f"{PIP}ERROR: No space left on device\n", 1
    with pytest.raises(SystemExit, match=r"(?s)pip\.log.*No space left"):
        prepare.prepare("play")
    assert prepare.BUSY.exists()


def test_a_missing_part_of_python_is_told_with_the_package(
    prepare: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = "The virtual environment was not created successfully because ensurepip is not\n"
    monkeypatch.setattr(
        prepare.subprocess, "run", lambda words, **_: subprocess.CompletedProcess(words, 1, said)
    )
    monkeypatch.chdir(prepare.HOME)
    with pytest.raises(SystemExit, match="sudo apt install python3-venv"):
        prepare.prepare("play")


def test_an_old_python_is_refused_or_gives_way(
    prepare: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare.refuse_old()
    monkeypatch.setattr(prepare, "OLDEST", (99,))
    with monkeypatch.context() as alone:
        alone.setattr(prepare.shutil, "which", lambda _: None)
        with pytest.raises(SystemExit, match=r"needs Python 3\.11 or later"):
            prepare.refuse_old()
    monkeypatch.setattr(prepare.shutil, "which", lambda name: f"/opt/{name}")
    monkeypatch.setattr(prepare.subprocess, "call", lambda words: words[0])
    with pytest.raises(SystemExit, match=r"^/opt/python3\.14$"):
        prepare.refuse_old()


def test_make_says_which_python_is_missing() -> None:
    done = subprocess.run(
        ["make", "play", "PYTHON=python-of-nobody"],
        cwd=HOUSE,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "There is no python-of-nobody: install Python 3.11 or later" in done.stderr
