"""`bench`: the builds of the engine, and somebody else's module, timed in turns."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command
from wondertable.cli.against import has_compiler, is_compiled, prepare
from wondertable.cli.timing import PURE
from wondertable.games import find_game

TINY = ("bench", "duel", "--games", "2", "--rounds", "3", "--seed", "1")
FIELDS = {
    "game",
    "players",
    "options",
    "compiled",
    "list_games_per_s",
    "fast_games_per_s",
    "clone_ns",
    "state_bytes",
}
TOY = """
from sibling import STEPS

def run(seed: int, games: int) -> int:
    print("A module may print.")
    total = seed
    for _ in range(games * STEPS):
        total = (total * 31 + 7) % 1000003
    return total

def run_fast(seed: int, games: int) -> int:
    return run(seed, games // 2)
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A module with the functions that are timed, and one that it imports."""
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    (folder / "sibling.py").write_text("STEPS: int = 1000\n", encoding="utf-8")
    path = folder / "toy.py"
    path.write_text(TOY, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def compiled() -> bool:
    """Whether there is a compiled engine, even if these tests run without it."""
    environment = {name: value for name, value in os.environ.items() if name != PURE}
    words = [sys.executable, "-c", "import wondertable; print(wondertable.COMPILED)"]
    said = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    return said.stdout == "True\n"


def test_every_build_has_a_case_with_all_its_figures(command: Command, compiled: bool) -> None:  # noqa: FBT001
    data = json.loads(command(*TINY, "--json").out)
    builds = [True, False] if compiled else [False]
    assert [case["compiled"] for case in data["cases"]] == builds
    for case in data["cases"]:
        assert set(case) == FIELDS
        assert (case["game"], case["players"]) == ("duel", 2)
        assert case["options"] == {"wonders": "draft", "level_pawn": "begins"}
        assert case["list_games_per_s"] > 0
        assert case["fast_games_per_s"] > 0
        assert case["clone_ns"] > 0
        assert 100 < case["state_bytes"] < 5000
    assert list(data["ratios"]) == ["list", "fast", "against_list", "against_fast"]
    assert (data["ratios"]["list"] is not None) == compiled
    assert data["ratios"]["against_list"] is None


def test_another_module_is_timed_beside_ours_and_left_as_it_is(
    command: Command, toy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "/bin/false")
    before = sorted(toy.parent.iterdir())
    data = json.loads(command(*TINY, "--against", str(toy), "--json").out)
    assert data["against"]["file"] == str(toy)
    assert data["against"]["compiled"] is False
    assert data["against"]["list_games_per_s"] > 0
    assert data["ratios"]["against_list"] > 0
    assert data["ratios"]["against_fast"] > 0
    assert sorted(toy.parent.iterdir()) == before


def test_a_module_that_cannot_be_compiled_is_said_to_be_so(
    command: Command,
    toy: Path,
    monkeypatch: pytest.MonkeyPatch,
    compiled: bool,  # noqa: FBT001
) -> None:
    monkeypatch.setenv("CC", "/bin/false")
    out = command(*TINY, "--against", str(toy)).out
    assert "The other module could not be compiled and was timed as it is." in out
    assert "Games per second" in " ".join(out.split())
    assert ("The engine is not compiled here" in out) != compiled


@pytest.mark.long
def test_a_module_is_compiled_with_its_siblings_beside_it(
    toy: Path,
    tmp_path: Path,
    compiled: bool,  # noqa: FBT001
) -> None:
    if not (compiled and has_compiler()):
        pytest.skip("there is nothing to compile with")
    workshop = tmp_path / "workshop"
    workshop.mkdir()
    rival = prepare(toy, workshop)
    assert rival.compiled
    assert is_compiled(workshop, "toy")
    assert not is_compiled(workshop, "sibling")
    again = prepare(workshop / "toy.py", tmp_path / "not needed")
    assert (again.compiled, again.folder) == (True, workshop.resolve())


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("def run(seed, games): ...\n", "other.py has no run_fast; it needs run(seed, games)"),
        ("x = 1\n", "other.py has no run, run_fast;"),
        ("def run(:\n", "other.py cannot be read as Python: invalid syntax"),
        (
            "run = run_fast = None\nraise RuntimeError('no wind')\n",
            "other.py cannot be timed: RuntimeError: no wind.",
        ),
        ("run = run_fast = len\n", "other.py cannot be timed: TypeError: "),
    ],
)
def test_a_module_that_does_not_fit_is_refused(
    source: str, reason: str, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "/bin/false")
    Path("other.py").write_text(source, encoding="utf-8")
    assert reason in command(*TINY, "--against", "other.py").complaint


def test_what_learners_get_is_measured_in_one_run(command: Command) -> None:
    words = ("bench", "--gym", "--games", "300", "--rounds", "1")
    data = json.loads(command(*words, "--json").out)
    ours = {name: rate for name, rate in data["decisions_per_s"].items() if "OpenSpiel" not in name}
    assert {name.split()[0] for name in ours} == {"duel", "seven", "babel"}
    assert all(rate > 0 for rate in ours.values())
    assert bool(data["times_backgammon"]) == (len(data["decisions_per_s"]) > len(ours))
    assert "Decisions per second for learners" in command(*words).out


@pytest.mark.long
def test_without_a_game_chosen_tables_of_all_are_measured(command: Command) -> None:
    cases = json.loads(command("bench", "--games", "2", "--rounds", "1", "--json").out)["cases"]
    assert {(case["game"], case["players"], *changed(case)) for case in cases} == {
        ("duel", 2),
        ("seven", 3),
        ("seven", 5),
        ("seven", 7),
        ("seven", 4, "cities=on"),
        ("seven", 4, "cities=on", "teams=on"),
        ("babel", 3),
        ("babel", 4),
        ("babel", 5),
        ("babel", 4, "two_coloured=on"),
        ("babel", 4, "action_cards=off"),
    }


def changed(case: dict[str, Any]) -> list[str]:
    """The options that are not the usual ones."""
    usual = {option.name: option.default for option in find_game(case["game"]).options}
    return [f"{name}={value}" for name, value in case["options"].items() if value != usual[name]]
