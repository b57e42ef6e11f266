"""The same games, checksum by checksum, from the compiled and the uncompiled build."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.checksums import SAMPLES, Checksums, measure
from wondertable.games import GAMES

RECORDS = Path(__file__).parents[1] / "records"

games = pytest.mark.parametrize("game", SAMPLES)


def frozen(game: str) -> Checksums:
    """What never changes but with the rules, whose number rises then, or with the generator."""
    found: Checksums = json.loads((RECORDS / f"{game}-checksums.json").read_text(encoding="utf-8"))
    return found


def measured_uncompiled(game: str) -> tuple[Checksums, bool]:
    """What a fresh interpreter measures with the source, and whether it took a compiled engine."""
    code = (
        "import json, wondertable; from tests.games.checksums import measure; "
        f"print(json.dumps([measure({game!r}), wondertable.COMPILED]))"
    )
    path = os.pathsep.join(path for path in sys.path if path)
    env = os.environ | {"PYTHONPATH": path, "WONDERTABLE_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found, compiled = json.loads(done.stdout)
    return found, compiled


def test_every_game_has_frozen_checksums() -> None:
    assert set(SAMPLES) == set(GAMES)


@games
def test_games_are_the_same_as_ever(game: str) -> None:
    assert measure(game) == frozen(game)


@games
def test_the_uncompiled_engine_plays_the_frozen_games(game: str) -> None:
    found, compiled = measured_uncompiled(game)
    assert not compiled
    assert found == frozen(game)
