"""`make play` on a clone whose engine is compiled, was compiled of older source, or was not."""

from __future__ import annotations

import hashlib
import json
import shutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest

from tests.tools.conftest import HOUSE, loaded


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """`tools/play.py` in a clone with one module that was compiled."""
    monkeypatch.syspath_prepend(HOUSE / "tools")
    monkeypatch.delenv("WONDERTABLE_PURE", raising=False)
    module = loaded("tools/play.py")
    monkeypatch.setattr(module.prepare, "HOME", tmp_path)
    package = tmp_path / "src" / "wondertable"
    package.mkdir(parents=True)
    shutil.copy(HOUSE / "src" / "wondertable" / "_engine.py", package)
    (package / "rules.py").write_bytes(b"WAY = 1\n")
    digest = hashlib.sha256(b"WAY = 1\n").hexdigest()
    note = {"suffix": EXTENSION_SUFFIXES[0], "sources": {"rules.py": digest}}
    (package / "_built.json").write_text(json.dumps(note), encoding="utf-8")
    return module


@pytest.mark.parametrize(("text", "stays"), [("WAY = 1\n", True), ("WAY = 2\n", False)])
def test_a_stale_build_is_forgotten_before_the_server_can_complain(
    play: ModuleType, tmp_path: Path, *, text: str, stays: bool
) -> None:
    package = tmp_path / "src" / "wondertable"
    (package / "rules.py").write_text(text, encoding="utf-8", newline="\n")
    play.forget_stale()
    assert (package / "_built.json").exists() == stays
    (package / "_built.json").unlink(missing_ok=True)
    play.forget_stale()


def test_the_compiler_gets_what_the_computer_does_not_need(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(play.subprocess, "Popen", lambda words, **_: started.append(words))
    monkeypatch.setattr(play.shutil, "which", lambda name: f"/bin/{name}")
    play.compile_beside()
    assert started[0][:3] == ["nice", "-n", "19"]
    assert started[0][-4:] == ["setup.py", "--quiet", "build_ext", "--inplace"]
    monkeypatch.setenv("WONDERTABLE_PURE", "1")
    play.compile_beside()
    assert len(started) == 1


def test_words_are_handed_on_to_the_server(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[object] = []
    monkeypatch.setattr(play.sys, "argv", ["play.py", "--host", "0.0.0.0"])
    monkeypatch.setattr(play.sys, "platform", "linux")
    monkeypatch.setattr(play.prepare, "prepare", done.append)
    monkeypatch.setattr(play, "compile_beside", lambda: done.append("compiling"))
    monkeypatch.setattr(play.os, "execv", lambda _, words: done.append(words[1:]))
    play.main()
    assert done == ["play", "compiling", ["-m", "wondertable", "--host", "0.0.0.0"]]
