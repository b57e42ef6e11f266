"""Runs the bench and fails when the compiled engine is not as much faster as it must be."""

from __future__ import annotations

import json
import subprocess
import sys

LEAST = {"list": 15.0, "fast": 18.0}


def main() -> int:
    """Prints the ratios and says whether they hold."""
    command = [sys.executable, "-m", "wondertable", "bench", "duel", "--json"]
    ratios = json.loads(subprocess.check_output(command))["ratios"]
    for mode, least in LEAST.items():
        print(f"{mode}: {ratios[mode]:.1f} times the uncompiled engine (at least {least})")
    return int(any(ratios[mode] < least for mode, least in LEAST.items()))


if __name__ == "__main__":
    sys.exit(main())
