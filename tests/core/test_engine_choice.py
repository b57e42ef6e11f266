"""Which engine is imported: the compiled one, or its source."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

import pytest

from wondertable import _engine


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with one compiled module, and its source beside it."""
    monkeypatch.setattr(_engine, "PACKAGE", tmp_path)
    monkeypatch.setattr(_engine, "NOTE", tmp_path / "_built.json")
    others = [one for one in sys.meta_path if not isinstance(one, _engine.SourceOnly)]
    monkeypatch.setattr(sys, "meta_path", others)
    monkeypatch.delenv("WONDERTABLE_PURE", raising=False)
    (tmp_path / "rules.py").write_text("WAY = 'source'\n", encoding="utf-8")
    (tmp_path / f"rules{EXTENSION_SUFFIXES[0]}").write_bytes(b"compiled")
    return tmp_path


def note(package: Path, suffix: str = EXTENSION_SUFFIXES[0]) -> None:
    """Notes that the build is complete."""
    digest = hashlib.sha256((package / "rules.py").read_bytes()).hexdigest()
    made = {"suffix": suffix, "sources": {"rules.py": digest}}
    (package / "_built.json").write_text(json.dumps(made), encoding="utf-8")


def source_finder() -> _engine.SourceOnly | None:
    """What finds the source, if it is asked before what takes that which lies compiled."""
    for finder in sys.meta_path:
        if isinstance(finder, _engine.SourceOnly):
            return finder
        if finder is PathFinder:
            break
    return None


def source_is_found(package: Path) -> bool:
    """Whether an import would read the source."""
    finder = source_finder()
    spec = finder.find_spec("wondertable.rules", [str(package)]) if finder else None
    return spec is not None and spec.origin == str(package / "rules.py")


def test_a_complete_build_is_used(package: Path) -> None:
    note(package)
    assert _engine.choose_engine()
    assert not source_is_found(package)


def test_half_a_build_is_not_used(package: Path) -> None:
    assert not _engine.choose_engine()
    assert source_is_found(package)


@pytest.mark.parametrize("suffix", [".cpython-39-x86_64-linux-gnu.so", ".cp39-win_amd64.pyd"])
def test_what_another_python_built_is_not_used(package: Path, suffix: str) -> None:
    note(package, suffix)
    assert not _engine.choose_engine()
    assert source_is_found(package)


def test_a_note_of_an_older_version_of_this_program_is_no_build(package: Path) -> None:
    (package / "_built.json").write_text(json.dumps({"rules.py": "0" * 64}), encoding="utf-8")
    assert not _engine.choose_engine()
    assert source_is_found(package)


def test_a_build_of_a_file_that_is_gone_is_not_used(package: Path) -> None:
    note(package)
    (package / "rules.py").rename(package / "laws.py")
    with pytest.warns(RuntimeWarning, match=r"older than rules\.py"):
        assert not _engine.choose_engine()


def test_whoever_wants_the_source_has_it_whatever_is_built_meanwhile(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WONDERTABLE_PURE", "1")
    assert not _engine.choose_engine()
    note(package)
    assert source_is_found(package)


def test_a_build_of_older_source_is_not_used_and_the_remedy_is_said(package: Path) -> None:
    note(package)
    (package / "rules.py").write_text("WAY = 'newer'\n", encoding="utf-8")
    with pytest.warns(RuntimeWarning, match=r"older than rules\.py.*make build"):
        assert not _engine.choose_engine()
    assert source_is_found(package)


def test_modules_of_others_are_left_to_python(package: Path) -> None:
    assert not _engine.choose_engine()
    finder = source_finder()
    assert finder is not None
    assert finder.find_spec("rules", [str(package)]) is None


class LooksOn(MetaPathFinder):
    """Stands first among the finders, as what measures which lines run does, and finds nothing."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Nothing."""
        return None


def test_who_looks_on_at_imports_is_asked_before_the_source_is_found(package: Path) -> None:
    sys.meta_path.insert(0, LooksOn())
    assert not _engine.choose_engine()
    assert isinstance(sys.meta_path[0], LooksOn)
    assert source_is_found(package)
