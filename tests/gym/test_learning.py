"""The learner of the documentation learns, and plays in the arena and by lines."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.docs.conftest import HOUSE

pytestmark = pytest.mark.heavy
LEARNER = "docs/examples/learner.py"


def run(model: Path, *words: str) -> str:
    """What a command prints, with the model at hand."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=HOUSE,
        env=os.environ | {"LEARNER": str(model), "OMP_NUM_THREADS": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A model that has learnt for a short while."""
    pytest.importorskip("sb3_contrib", reason="the extra learn is not installed")
    path = tmp_path_factory.mktemp("learnt") / "model.zip"
    run(path, LEARNER, "--steps", "4096", "--against", "random")
    return path


def match(model: Path, bot: str, games: int) -> dict[str, Any]:
    """A match in the arena, against random choices."""
    words = ["-m", "wondertable", "arena", "duel", bot, "random", "--games", str(games)]
    data: dict[str, Any] = json.loads(run(model, *words, "--seed", "1", "--workers", "1", "--json"))
    return data


def test_it_plays_in_the_arena(model: Path) -> None:
    data = match(model, f"{LEARNER}:Learner", 10)
    assert data["faults"] == []
    assert [one["forfeits"] for one in data["standings"]] == [0, 0]


def test_it_plays_by_lines(model: Path) -> None:
    engine = f"{sys.executable} -m wondertable engine --bot {LEARNER}:Learner"
    data = match(model, f"exec:60s:{engine}", 2)
    assert data["faults"] == []
    assert [one["forfeits"] for one in data["standings"]] == [0, 0]
