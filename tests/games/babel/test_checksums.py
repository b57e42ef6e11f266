"""The same games, checksum by checksum, from the compiled and the uncompiled build."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

from tests.games.babel.measure import Checksums, measure

FROZEN: Checksums = json.loads(
    (Path(__file__).parents[2] / "records" / "babel-checksums.json").read_text(encoding="utf-8")
)
"""Change them only together with the rules, whose number rises then, or with the generator."""


@cache
def measured_in_another_process(*, pure: bool) -> tuple[Checksums, bool]:
    """What a fresh interpreter measures, and whether its engine is compiled."""
    code = (
        "import json, wondertable; from tests.games.babel.measure import measure; "
        "print(json.dumps([measure(), wondertable.COMPILED]))"
    )
    env = {name: value for name, value in os.environ.items() if name != "WONDERTABLE_PURE"}
    env["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    if pure:
        env["WONDERTABLE_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found, compiled = json.loads(done.stdout)
    return found, compiled


def test_games_are_the_same_as_ever() -> None:
    assert measure() == FROZEN


def test_the_uncompiled_engine_plays_the_frozen_games() -> None:
    found, compiled = measured_in_another_process(pure=True)
    assert not compiled
    assert found == FROZEN


def test_both_builds_play_the_same_games() -> None:
    usual, _ = measured_in_another_process(pure=False)
    pure, _ = measured_in_another_process(pure=True)
    assert usual == pure
