"""How strong the levels are: neighbours of the ladder against each other, over paired games.

Prints the tables of docs/ladder.md, of all games or of those that are named. Every match goes on
where it was stopped.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path("build/ladder")
DUEL = [
    ("greedy", "random", 200),
    ("novice", "greedy", 1000),
    ("citizen", "novice", 200),
    ("senator", "citizen", 200),
    ("oracle:50ms", "senator", 200),
    ("oracle:20ms", "rollout:20ms", 200),
    ("oracle:50ms", "greedy", 400),
    ("friend", "greedy", 200),
    ("friend", "citizen", 200),
    ("friend", "senator", 200),
]
SEVEN = [
    ("greedy", "random"),
    ("novice", "greedy"),
    ("citizen", "novice"),
    ("senator", "citizen"),
    ("oracle:50ms", "senator"),
]
SEVEN_TABLES: list[tuple[int, int, tuple[str, ...]]] = [
    (210, 3, ()),
    (400, 5, ()),
    (210, 3, ("cities=on",)),
    (200, 5, ("cities=on",)),
    (200, 4, ("cities=on", "teams=on")),
]
BABEL = [
    ("greedy", "random", 120),
    ("novice", "greedy", 120),
    ("citizen", "novice", 120),
    ("senator", "citizen", 120),
    ("oracle:50ms", "senator", 120),
]
BABEL_FRIENDS = [("friend", "greedy", 120), ("friend", "citizen", 120), ("friend", "senator", 120)]
SEVEN_ALONE = [("oracle:64ms", "random", 150), ("oracle:64ms", "rollout:64ms", 150)]


@dataclass(frozen=True)
class Contest:
    """Two bots at a table, one of them on a single seat or in a single team."""

    game: str
    first: str
    second: str
    games: int
    players: int = 2
    options: tuple[str, ...] = ()

    @property
    def table(self) -> str:
        """The table in a word or two."""
        return " ".join(
            [str(self.players), *(option.removesuffix("=on") for option in self.options)]
        )


CONTESTS = {
    "duel": [Contest("duel", *match) for match in DUEL],
    "seven": [
        *(Contest("seven", *match, *table) for table in SEVEN_TABLES for match in SEVEN),
        *(Contest("seven", *match, 3) for match in SEVEN_ALONE),
    ],
    "babel": [
        *(Contest("babel", *match, players) for players in (3, 4) for match in BABEL),
        *(Contest("babel", *match, 3) for match in BABEL_FRIENDS),
    ],
}


def bots_of(contest: Contest) -> list[str]:
    """The bots of all seats: one, or one team, against the rest."""
    if contest.players == 2 or "teams=on" in contest.options:
        return [contest.first, contest.second]
    return [contest.first] + [contest.second] * (contest.players - 1)


def played(contest: Contest) -> dict[str, Any]:
    """The result of a match as the arena tells it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    name = f"{contest.game}-{contest.table}-{contest.first}-{contest.second}"
    state = FOLDER / (name.replace(":", "-").replace(" ", "-") + ".jsonl")
    command = [sys.executable, "-m", "wondertable", "arena", contest.game, *bots_of(contest)]
    command += ["--games", str(contest.games), "--seed", "20261116", "--state", str(state)]
    command += ["--players", str(contest.players), "--json"]
    for option in contest.options:
        command += ["--option", option]
    result: dict[str, Any] = json.loads(
        subprocess.run(command, check=True, capture_output=True).stdout
    )
    return result


def row(contest: Contest, result: dict[str, Any]) -> str:
    """A match as a line of the table."""
    own = next(one for one in result["standings"] if one["bot"] == contest.first)
    share = f"{100 * own['score']:.1f} % ({100 * own['low']:.1f} – {100 * own['high']:.1f})"
    cells = [f"`{contest.first}`", f"`{contest.second}`", contest.table, str(own["games"]), share]
    if contest.game == "duel":
        wins = sum(own["wins_by"].values()) or 1
        cells.append(
            " / ".join(f"{100 * own['wins_by'].get(kind, 0) / wins:.0f}" for kind in KINDS)
        )
    else:
        cells.append("")
    first_seat = f"{100 * result['first_seat']['share']:.1f} %"
    return "| " + " | ".join([*cells, first_seat, f"{own['ms_per_move']:.2f}"]) + " |"


KINDS = ("civilian", "military", "science")


def main() -> None:
    """Plays all matches."""
    for game in sys.argv[1:] or CONTESTS:
        print("| bot | against | table | games | score (95 %) | won by | first seat | ms |")
        print("|---|---|---|---:|---:|---:|---:|---:|")
        for contest in CONTESTS[game]:
            print(row(contest, played(contest)), flush=True)


if __name__ == "__main__":
    main()
