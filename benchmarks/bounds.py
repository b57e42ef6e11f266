"""Runs the bench and fails when the compiled engine is not as much faster as it must be."""

from __future__ import annotations

import json
import subprocess
import sys

LEAST = {
    "duel": {"list": 15.0, "fast": 18.0},
    "seven": {"list": 15.0, "fast": 15.0},
    "babel": {"list": 15.0, "fast": 15.0},
}


def main() -> int:
    """Prints the ratios and says whether they hold."""
    missed = 0
    for game, bounds in LEAST.items():
        command = [sys.executable, "-m", "wondertable", "bench", game, "--json"]
        ratios = json.loads(subprocess.check_output(command))["ratios"]
        for mode, least in bounds.items():
            print(f"{game}, {mode}: {ratios[mode]:.1f} times the source (at least {least})")
            missed += ratios[mode] < least
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
