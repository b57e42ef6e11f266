"""Where the bots stand on the scale of ratings, out of the matches of `docs/ladder.md`.

Those were played by the arena. Every line says how often a bot won among copies of another; the
model of the ratings says which difference of strength makes that likely. Differences of one pair
at several tables are averaged by how sure they are, and `citizen` stands where people begin.

    python tools/anchors.py            writes src/wondertable/club/anchors.json
    python tools/anchors.py --check    says whether it would stay as it is
"""

from __future__ import annotations

import json
import re
import sys
from dataclasses import dataclass
from math import log, sqrt
from pathlib import Path

from wondertable.club.rating import MEAN, SIGMA

LADDER = Path("docs/ladder.md")
TARGET = Path("src/wondertable/club/anchors.json")
BETA = SIGMA / 2
"""The model's spread of one game."""
LEVELS = ("random", "greedy", "novice", "citizen", "senator", "oracle")
PINNED = "citizen"
SEVEN = ((210, 3, 1), (400, 5, 1), (210, 3, 1), (200, 5, 1), (200, 4, 2))
"""Games, players and the size of teams of the columns of 7 Wonders."""
STARTS = {"duel": "# How strong", "seven": "## 7 Wonders", "babel": "## Tower of Babel"}


@dataclass(frozen=True)
class Match:
    """One bot, or one team of it, among copies of another."""

    first: str
    second: str
    games: int
    score: float
    players: int = 2
    team: int = 1

    @property
    def difference(self) -> tuple[float, float]:
        """How much stronger a seat of the first is, and the variance of that."""
        sides = self.players // self.team
        share = (self.games * self.score + 0.5) / (self.games + 1)
        scale = BETA * sqrt(sides) / self.team
        found = scale * log(share * (sides - 1) / (1 - share))
        return found, scale**2 / (self.games * share * (1 - share))


def matches(game: str, text: str) -> list[Match]:
    """The matches between levels that a part of the page tells of."""
    found = []
    for line in text.splitlines():
        cells = [cell.strip().strip("`") for cell in line.strip("| ").split("|")]
        names = [cell.split(":")[0] for cell in cells[:2]]
        if len(cells) < 4 or not set(names) <= set(LEVELS) or ":64ms" in line:
            continue
        first, second = names
        if LEVELS.index(first) != LEVELS.index(second) + 1:
            continue
        if game == "duel":
            found.append(Match(first, second, int(cells[2]), share_of(cells[3])))
        elif game == "babel":
            found.append(Match(first, second, int(cells[3]), share_of(cells[4]), int(cells[2])))
        else:
            for cell, (games, players, team) in zip(cells[2:], SEVEN, strict=True):
                found.append(Match(first, second, games, share_of(cell), players, team))
    return found


def share_of(cell: str) -> float:
    """The score in a cell."""
    number = re.match(r"([0-9.]+) %", cell)
    assert number, cell
    return float(number[1]) / 100


def anchors_of(found: list[Match]) -> dict[str, tuple[float, float]]:
    """Mean and sigma of every level."""
    steps: list[tuple[float, float]] = []
    for above in LEVELS[1:]:
        pairs = [match.difference for match in found if match.first == above]
        weight = sum(1 / variance for _, variance in pairs)
        steps.append((sum(one / variance for one, variance in pairs) / weight, 1 / weight))
    pinned = LEVELS.index(PINNED)
    anchors = {}
    for at, level in enumerate(LEVELS):
        between = steps[min(at, pinned) : max(at, pinned)]
        sign = 1 if at > pinned else -1
        mean = MEAN + sign * sum(step for step, _ in between)
        anchors[level] = (round(mean, 2), round(sqrt(sum(one for _, one in between)), 2))
    return anchors


def main() -> None:
    """Writes the anchors, or checks them."""
    page = LADDER.read_text("utf-8")
    starts = {game: page.index(start) for game, start in STARTS.items()}
    games = {}
    for game, start in starts.items():
        end = min([one for one in starts.values() if one > start], default=len(page))
        games[game] = {
            level: list(figures)
            for level, figures in anchors_of(matches(game, page[start:end])).items()
        }
    made = {
        "from": "docs/ladder.md: matches of the arena, oracle with 50 ms a choice",
        "by": "python tools/anchors.py",
        "pinned": f"{PINNED} at {MEAN}",
        "games": games,
    }
    text = json.dumps(made, indent=2) + "\n"
    if "--check" in sys.argv:
        sys.exit(text != TARGET.read_text("utf-8"))
    TARGET.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
