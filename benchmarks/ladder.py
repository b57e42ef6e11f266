"""How strong the levels are: neighbours of the ladder against each other, over paired games.

Prints the table of docs/ladder.md. Every match goes on where it was stopped.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

FOLDER = Path("build/ladder")
MATCHES = [
    ("greedy", "random", 200),
    ("novice", "greedy", 200),
    ("citizen", "novice", 200),
    ("senator", "citizen", 200),
    ("oracle:50ms", "senator", 200),
    ("oracle:20ms", "rollout:20ms", 200),
    ("oracle:50ms", "greedy", 400),
    ("friend", "greedy", 200),
    ("friend", "citizen", 200),
    ("friend", "senator", 200),
]


def played(first: str, second: str, games: int) -> dict[str, Any]:
    """The result of a match as the arena tells it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    state = FOLDER / f"duel-{first}-{second}.jsonl".replace(":", "-")
    command = [sys.executable, "-m", "wondertable", "arena", "duel", first, second]
    command += ["--games", str(games), "--seed", "20261116", "--state", str(state), "--json"]
    result: dict[str, Any] = json.loads(
        subprocess.run(command, check=True, capture_output=True).stdout
    )
    return result


def row(first: str, second: str, result: dict[str, Any]) -> str:
    """A match as a line of the table."""
    own = next(one for one in result["standings"] if one["bot"] == first)
    wins = sum(own["wins_by"].values()) or 1
    kinds = [f"{100 * own['wins_by'].get(kind, 0) / wins:.0f}" for kind in KINDS]
    share = f"{100 * own['score']:.1f} % ({100 * own['low']:.1f} – {100 * own['high']:.1f})"
    first_seat = f"{100 * result['first_seat']['share']:.1f} %"
    cells = [f"`{first}`", f"`{second}`", str(own["games"]), share, " / ".join(kinds)]
    return "| " + " | ".join([*cells, first_seat, f"{own['ms_per_move']:.2f}"]) + " |"


KINDS = ("civilian", "military", "science")


def main() -> None:
    """Plays all matches."""
    print("| bot | against | games | score (95 %) | points / arms / science | first seat | ms |")
    print("|---|---|---:|---:|---:|---:|---:|")
    for first, second, games in MATCHES:
        print(row(first, second, played(first, second, games)), flush=True)


if __name__ == "__main__":
    main()
