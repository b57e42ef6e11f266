"""Compiled and uncompiled kits show a game to the network in the same way, and play it alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from tests.bots.measure import measure
from wondertable.bots.kits import KITS


def test_both_builds_give_equal_inputs_rows_and_sensible_choices() -> None:
    code = (
        "import json, wondertable; from tests.bots.measure import measure; "
        "print(json.dumps([measure(), wondertable.COMPILED]))"
    )
    env = os.environ | {
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        "WONDERTABLE_PURE": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found, compiled = json.loads(done.stdout)
    assert not compiled
    assert found == measure()
    assert len(found) == 2 * len(KITS)
