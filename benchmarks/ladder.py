"""How strong the levels are: neighbours of the ladder against each other, over paired games.

Prints the tables of docs/ladder.md, of all games or of those that are named. Every match goes on
where it was stopped.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from typing import Any

from wondertable.core.record import read_file
from wondertable.core.replay import Replay
from wondertable.games.seven.game import GAME as SEVEN_GAME
from wondertable.games.seven.game import seven
from wondertable.games.seven.state import Seven

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


SEVEN_ALONE = [
    Contest("seven", "oracle:64ms", second, 300, 3) for second in ("random", "rollout:64ms")
]
CONTESTS = {
    "duel": [Contest("duel", *match) for match in DUEL],
    "seven": [
        *(
            Contest("seven", first, second, games, players, options)
            for games, players, options in SEVEN_TABLES
            for first, second in SEVEN
        ),
        *SEVEN_ALONE,
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


def place_of(contest: Contest) -> Path:
    """Where the results of a match are kept; its records lie in a folder of the same name."""
    name = f"{contest.game}-{contest.table}-{contest.first}-{contest.second}"
    return FOLDER / (name.replace(":", "-").replace(" ", "-") + ".jsonl")


def played(contest: Contest) -> dict[str, Any]:
    """The result of a match as the arena tells it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    state = place_of(contest)
    command = [sys.executable, "-m", "wondertable", "arena", contest.game, *bots_of(contest)]
    command += ["--games", str(contest.games), "--seed", "20261116", "--state", str(state)]
    command += ["--players", str(contest.players), "--json"]
    if contest in SEVEN_ALONE:
        command += ["--records", str(state.with_suffix(""))]
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


def ends(contest: Contest) -> Iterator[tuple[int, Seven]]:
    """Of every game of a match: the seat of the first bot, and the last position."""
    for path in place_of(contest).with_suffix("").glob("*.jsonl"):
        record = read_file(path)
        end = seven(Replay(SEVEN_GAME, record).run())
        yield record.header.seats.index(contest.first), end


def made_of(contest: Contest) -> str:
    """What the points of a match are made of, as a line of a table."""
    green = SEVEN_GAME.categories.index("green")
    own, others, science, mostly = [], [], [], []
    for seat, end in ends(contest):
        rows = [end.points(seat) for seat in range(contest.players)]
        totals = [sum(row) for row in rows]
        own.append(totals[seat])
        others += totals[:seat] + totals[seat + 1 :]
        outcome = end.outcome()
        if outcome is not None and outcome.ranks[seat] == 1:
            science.append(rows[seat][green])
            mostly.append(rows[seat][green] == max(rows[seat]))
    cells = [f"`{contest.first}`", f"`{contest.second}`", f"{mean(own):.1f} / {mean(others):.1f}"]
    cells += [f"{mean(science):.1f}", f"{100 * mean(mostly):.0f} %"]
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    """Plays all matches."""
    for game in sys.argv[1:] or CONTESTS:
        print("| bot | against | table | games | score (95 %) | won by | first seat | ms |")
        print("|---|---|---|---:|---:|---:|---:|---:|")
        for contest in CONTESTS[game]:
            print(row(contest, played(contest)), flush=True)
        if game == "seven":
            print(
                "\n| bot | against two | points, own and theirs | science, when it won | mostly |"
            )
            print("|---|---|---:|---:|---:|")
            for contest in SEVEN_ALONE:
                print(made_of(contest))


if __name__ == "__main__":
    main()
