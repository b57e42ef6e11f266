"""Programs of a clone that are no part of the package."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

HOUSE = Path(__file__).parents[2]


def loaded(path: str) -> ModuleType:
    """A program as a module; it does nothing by being loaded."""
    file = HOUSE / path
    spec = importlib.util.spec_from_file_location(f"tried_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def recipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """`setup.py` in a clone with one hot module, which imports a module of cards."""
    module = loaded("setup.py")
    monkeypatch.chdir(tmp_path)
    rules = module.SOURCE / "games" / "rules.py"
    rules.parent.mkdir(parents=True)
    rules.write_text("from wondertable.games.cards import COSTS\n", encoding="utf-8")
    (rules.parent / "cards.py").write_text("COSTS = (1, 2)\n", encoding="utf-8")
    (rules.parent / "words.py").write_text("WORDS = ()\n", encoding="utf-8")
    monkeypatch.setattr(module, "FILES", [rules])
    return module


@pytest.fixture
def prepare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """`tools/prepare.py` in a clone of its own."""
    module = loaded("tools/prepare.py")
    place = tmp_path / ".venv"
    for name, value in {
        "HOME": tmp_path,
        "PLACE": place,
        "PYTHON": Path(sys.executable),
        "LOCK": tmp_path / "build" / "prepare.lock",
        "LOG": place / "pip.log",
        "BUSY": place / "busy",
    }.items():
        monkeypatch.setattr(module, name, value)
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    return module
