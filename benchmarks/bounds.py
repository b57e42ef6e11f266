"""Runs the benches and fails when the compiled engine is not as much faster as it must be."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

LEAST = {
    "duel": {"list": 15.0, "fast": 18.0},
    "seven": {"list": 15.0, "fast": 15.0},
    "babel": {"list": 15.0, "fast": 15.0},
}
LEAST_SEARCH = 8.0
SEARCHING = Path(__file__).with_name("searching.py")


def engine_missed(game: str, bounds: dict[str, float]) -> int:
    """How many ratios of random games are too low; prints them."""
    command = [sys.executable, "-m", "wondertable", "bench", game, "--json"]
    ratios = json.loads(subprocess.check_output(command))["ratios"]
    for mode, least in bounds.items():
        print(f"{game}, {mode}: {ratios[mode]:.1f} times the source (at least {least})")
    return sum(ratios[mode] < least for mode, least in bounds.items())


def searched(game: str, *, pure: bool) -> dict[str, Any]:
    """What `searching.py` measures."""
    environment = {**os.environ, "WONDERTABLE_PURE": "1" if pure else "0"}
    output = subprocess.check_output([sys.executable, SEARCHING, game], env=environment)
    figures: dict[str, Any] = json.loads(output)
    return figures


def search_missed(game: str) -> int:
    """How many ratios of the search are too low; prints the figures."""
    fast, slow = searched(game, pure=False), searched(game, pure=True)
    missed = 0
    for mode in ("network", "rollouts"):
        ratio = fast[mode] / slow[mode]
        missed += ratio < LEAST_SEARCH
        print(
            f"{game}, search with {mode}: {fast[mode]:,.0f} simulations a second, "
            f"{ratio:.1f} times the source (at least {LEAST_SEARCH})"
        )
    parts = ", ".join(f"{name} {cost:.2f} µs" for name, cost in fast["microseconds"].items())
    print(f"{game}, network: {parts}")
    return missed


def main() -> int:
    """Prints the ratios and says whether they hold."""
    missed = 0
    for game, bounds in LEAST.items():
        missed += engine_missed(game, bounds)
        missed += search_missed(game)
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
