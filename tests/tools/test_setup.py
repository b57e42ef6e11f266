"""When the engine of a clone is compiled again, and when not."""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

from tests.tools.conftest import HOUSE, loaded
from wondertable.games import GAMES

RULES = Path("src/wondertable/games")


@pytest.fixture
def built(recipe: ModuleType) -> ModuleType:
    """A clone whose engine was compiled."""
    made = ["wondertable/games/rules.so"]
    (recipe.SOURCE.parent / made[0]).write_bytes(b"compiled")
    note = {**recipe.wanted(), "made": made}
    (recipe.SOURCE / recipe.NOTE).write_text(json.dumps(note), encoding="utf-8")
    assert recipe.is_built()
    return recipe


def test_an_unchanged_engine_is_not_compiled_again_whatever_the_clock_says(
    built: ModuleType,
) -> None:
    for file in RULES.iterdir():
        file.touch()
    assert built.is_built()


def test_a_change_of_a_module_that_is_not_compiled_in_compiles_nothing(built: ModuleType) -> None:
    (RULES / "words.py").write_text("WORDS = ('one',)\n", encoding="utf-8")
    assert built.is_built()


@pytest.mark.parametrize("name", ["rules.py", "cards.py"])
def test_a_change_of_what_is_compiled_in_compiles_again(built: ModuleType, name: str) -> None:
    with (RULES / name).open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    assert not built.is_built()


def test_an_engine_of_which_a_part_is_gone_is_compiled_again(built: ModuleType) -> None:
    (built.SOURCE.parent / "wondertable/games/rules.so").unlink()
    assert not built.is_built()


@pytest.mark.parametrize("note", ["", "{", "[]", "{}", '{"games/rules.py": "0"}'])
def test_a_note_that_makes_no_sense_is_none(built: ModuleType, note: str) -> None:
    (built.SOURCE / built.NOTE).write_text(note, encoding="utf-8")
    assert not built.is_built()


def test_another_python_or_compiler_compiles_again(
    built: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as other:
        other.setattr(built, "version", lambda _: "0.1")
        assert not built.is_built()
    monkeypatch.setattr(sysconfig, "get_config_var", lambda _: ".other.so")
    assert not built.is_built()


def test_what_is_stale_is_removed_with_its_note(built: ModuleType) -> None:
    stale = RULES / f"rules{sysconfig.get_config_var('EXT_SUFFIX')}"
    stale.write_bytes(b"compiled")
    built.forget()
    assert not stale.exists()
    assert not (built.SOURCE / built.NOTE).exists()


def test_the_compiled_engine_reads_its_cards_and_stays_in_its_rooms(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(HOUSE)
    recipe = loaded("setup.py")
    names = {file.relative_to(recipe.SOURCE).as_posix() for file in recipe.read_files()}
    assert {"games/duel/cards.py", "games/duel/cost.py", "core/outcome.py"} < names
    assert {name.partition("/")[0] for name in names} == {"core", "games", "bots", "gym"}
    assert not any(name.startswith(("bots/train", "core/record")) for name in names)


def test_what_is_compiled_is_found_by_its_mark_and_the_constants_beside_it(
    recipe: ModuleType,
) -> None:
    folder = recipe.SOURCE / "games" / "new"
    folder.mkdir()
    (folder / "rules.py").write_text("from mypy_extensions import i64\n", encoding="utf-8")
    (folder / "codes.py").write_text("TURN = 0\n", encoding="utf-8")
    (folder / "words.py").write_text("WORDS = ()\n", encoding="utf-8")
    (folder / "plain.py").write_text(
        "from mypy_extensions import i64  # not compiled: pages subclass it\n", encoding="utf-8"
    )
    (folder.parent / "codes.py").write_text("TURN = 0\n", encoding="utf-8")
    assert recipe.hot_files() == [folder / "codes.py", folder / "rules.py"]


def test_every_game_of_the_house_is_compiled_with_its_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HOUSE)
    recipe = loaded("setup.py")
    names = {file.relative_to(recipe.SOURCE).as_posix() for file in recipe.hot_files()}
    for game in GAMES:
        assert f"games/{game}/state.py" in names
        assert f"games/{game}/figures.py" in names
        assert f"bots/{game}/features.py" in names
    assert {"core/rng.py", "core/state.py", "bots/search/tree.py"} < names
    assert not any(name.startswith(("cli", "table", "text", "web")) for name in names)


@pytest.mark.parametrize(("there", "said"), [(False, "no C compiler"), (True, "headers of Python")])
def test_what_a_compiler_needs_is_named_with_its_remedy(
    recipe: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, there: bool, said: str
) -> None:
    monkeypatch.setattr(recipe.sys, "platform", "linux")
    monkeypatch.setattr(recipe.shutil, "which", lambda _: "/usr/bin/cc" if there else None)
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    assert said in recipe.lacks()
    assert "sudo apt install" in recipe.lacks()
    (tmp_path / "Python.h").touch()
    assert (recipe.lacks() == "") == there


def test_the_translator_is_the_one_that_the_project_names() -> None:
    recipe = loaded("setup.py")
    assert (HOUSE / "pyproject.toml").read_text(encoding="utf-8").count(recipe.TRANSLATOR) == 2


def test_an_installer_is_told_to_fetch_the_translator_only_where_it_can_be_used(
    tmp_path: Path,
) -> None:
    script = "from setuptools import build_meta as b; print(b.get_requires_for_build_wheel())"
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=HOUSE,
        env={"PATH": "", "CC": str(tmp_path / "no-compiler")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "[]"
