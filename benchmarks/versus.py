"""How strong the oracle is against that of another build, at equal CPU time by the line protocol.

`python benchmarks/versus.py FOLDER` plays Duel against the build of a folder: a clone with `.venv`
and a compiled engine. Each build has its own environment, rules, search and weights; the same deals
are played from all seats. `--game` takes other games, `--budget` and `--games` other amounts. A
match goes on where it was stopped; games in which the other build missed a choice, because the
machine stood still for seconds, are played again then.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

SEED: Final = 171717
"""Named before anything was played."""
SEATS: Final = {"duel": 2, "seven": 3, "babel": 3}
BUDGETS: Final = {"duel": "20ms", "seven": "50ms", "babel": "50ms"}
GAMES: Final = {"duel": 400, "seven": 300, "babel": 120}


def main() -> None:
    """Plays, and prints the result as a line of a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=SEATS, default="duel")
    parser.add_argument("--budget", help="for each choice, such as 20ms")
    parser.add_argument("--games", type=int)
    parser.add_argument("--workers", type=int, default=1)
    wanted = parser.parse_args()
    game, seats = wanted.game, SEATS[wanted.game]
    budget = wanted.budget or BUDGETS[game]
    program = wanted.folder.resolve() / ".venv" / "bin" / "wondertable"
    own = f"oracle:{budget}"
    other = f"exec:{budget}:{shlex.quote(str(program))} engine --bot oracle"
    state = Path("build/versus") / f"{game}-{budget}.jsonl"
    forget_stalled(state)
    command = [sys.executable, "-m", "wondertable", "arena", game, own, *[other] * (seats - 1)]
    command += ["--games", str(wanted.games or GAMES[game]), "--seed", str(SEED)]
    command += ["--players", str(seats), "--state", str(state), "--workers", str(wanted.workers)]
    done = subprocess.run([*command, "--json"], check=True, stdout=subprocess.PIPE)
    print(row(game, own, seats, json.loads(done.stdout)))


def forget_stalled(state: Path) -> None:
    """Takes games out of a match in which a program did not answer in time."""
    if not state.exists():
        return
    lines = state.read_text().splitlines(keepends=True)
    kept = [line for line in lines if not any(json.loads(line).get("forfeits", ()))]
    state.write_text("".join(kept))


def row(game: str, own: str, seats: int, result: dict[str, Any]) -> str:
    """The result of a match as a line of a table."""
    ours = next(one for one in result["standings"] if one["bot"] == own)
    theirs = [one for one in result["standings"] if one["bot"] != own]
    share = f"{100 * ours['score']:.1f} % ({100 * ours['low']:.1f} – {100 * ours['high']:.1f})"
    cells = [game, f"`{own}`", f"{seats}", f"{ours['games']}", share]
    cells += [ways(ours["wins_by"]), ways(ways_of_all(theirs))]
    cells += [f"{sum(one['forfeits'] for one in result['standings'])} forfeits"]
    return "| " + " | ".join(cells) + " |"


def ways_of_all(standings: list[dict[str, Any]]) -> dict[str, float]:
    """The wins of several seats, by how they were won."""
    found: dict[str, float] = {}
    for one in standings:
        for way, wins in one["wins_by"].items():
            found[way] = found.get(way, 0.0) + wins
    return found


def ways(wins: dict[str, float]) -> str:
    """Wins by how they were won, in words."""
    return ", ".join(f"{way} {number:g}" for way, number in wins.items())


if __name__ == "__main__":
    main()
