"""Ratings of bots, let free from equal starts: whether they reach the order of the ladder.

    python benchmarks/free_ratings.py                 Duel: 48 bots, 2,000 games
    python benchmarks/free_ratings.py seven           7 Wonders, four at a table
    python benchmarks/free_ratings.py --near          the nearest meet, as far as all can play
    python benchmarks/free_ratings.py --quick         200 games, some seconds

Eight copies of each level begin as people do, move as people do, and nobody is an anchor. In every
round all of them play; lots say who looks for a table first, and who meets whom and sits where.
Games are noted in a folder, and a run goes on where it was broken off.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.bot_tables import INTERRUPTED, LEVELS, ORACLE, Notes, Table
from benchmarks.in_order import Row, agreement, bootstrapped, by_level, spread
from wondertable.bots.workers import Workers, workers_on
from wondertable.club.rating import MEAN, STEP, ZERO, Strength, anchors, moved
from wondertable.club.tournaments.chance import deal_seed, drawn

SEATS: Final = {"duel": 2, "seven": 4}
MARKS: Final = (50, 100, 250, 500, 1000, 2000, 4000)
"""After so many games the order is told."""


@dataclass(frozen=True)
class Free:
    """Bots that are let free: all that decides what becomes of them."""

    game: str
    games: int
    copies: int
    near: bool
    seed: int

    @property
    def secret(self) -> str:
        """What lots, deals and the luck of bots follow from."""
        return f"free ratings {self.seed}"

    def level(self, bot: int) -> int:
        """The level of a bot, from 0."""
        return bot % len(LEVELS)

    def tables(self, round_number: int, strengths: Sequence[Strength]) -> list[tuple[int, ...]]:
        """Who sits where in a round: who is first by lot looks for the nearest, or for anybody."""
        rng = Random(drawn(self.secret, "round", round_number))
        waiting = rng.sample(range(len(strengths)), len(strengths))
        tables = []
        while waiting:
            first = waiting.pop(0)
            others = list(waiting)
            if self.near:
                others.sort(key=lambda one: abs(strengths[one].mean - strengths[first].mean))
            table = [first, *others[: SEATS[self.game] - 1]]
            waiting = [one for one in waiting if one not in table]
            tables.append(tuple(rng.sample(table, len(table))))
        return tables

    def table(self, number: int, seats: Sequence[int]) -> Table:
        """A table, with a deal of its own."""
        return Table(
            number,
            self.game,
            tuple(LEVELS[self.level(bot)] for bot in seats),
            deal_seed(self.secret, number, 0).hex(),
            self.secret,
        )


def let_free(free: Free, folder: Path, workers: Workers) -> Iterator[tuple[int, list[Strength]]]:
    """How many games were played and what all ratings are then, at some marks and at the end."""
    head: dict[str, Any] = {**msgspec.to_builtins(free), "oracle": ORACLE}
    del head["games"]  # the same go on if more are wanted
    name = "near" if free.near else "any"
    path = folder / f"{free.game}-{name}-{free.copies}-{free.seed}.jsonl"
    strengths = [Strength()] * (free.copies * len(LEVELS))
    played = round_number = 0
    with closing(Notes(path, head)) as notes:
        while played < free.games:
            round_number += 1
            seated = free.tables(round_number, strengths)[: free.games - played]
            tables = [free.table(played + at, seats) for at, seats in enumerate(seated)]
            for seats, ended in zip(seated, notes.played(tables, workers), strict=True):
                after = moved([strengths[bot] for bot in seats], ended.places)
                for bot, strength in zip(seats, after, strict=True):
                    strengths[bot] = strength
                played += 1
                if played in MARKS or played == free.games:
                    yield played, list(strengths)


def rows_of(free: Free, strengths: Sequence[Strength]) -> list[Row]:
    """The level of every bot, and its rating as people read it, the best as the least."""
    return [
        (free.level(bot), -(ZERO + STEP * (one.mean - MEAN))) for bot, one in enumerate(strengths)
    ]


def in_right_order(rows: Sequence[Row]) -> float:
    """The share of pairs of bots of different levels of which the higher has the better rating."""
    pairs = [(one, other) for one, other in combinations(sorted(rows), 2) if one[0] < other[0]]
    return fmean(one[1] > other[1] for one, other in pairs)


def told(played: int, rows: Sequence[Row]) -> str:
    """The ratings after so many games as a row of the table."""
    means = [-fmean(got) for _, got in sorted(by_level(rows).items())]
    ordered = all(one < other for one, other in pairwise(means))
    cells = [f"{played:,}", *(f"{mean:.0f}" for mean in means), "yes" if ordered else "no"]
    cells += [bootstrapped(agreement, [rows]).written(".3f"), f"{100 * in_right_order(rows):.1f} %"]
    return "| " + " | ".join(cells) + " |"


def at_the_end(free: Free, strengths: Sequence[Strength]) -> Iterator[str]:
    """How far copies lie apart at the end, how sure the ratings are, and the anchors beside."""
    for level, name in enumerate(LEVELS):
        own = [one for bot, one in enumerate(strengths) if free.level(bot) == level]
        apart = spread([(0, one.mean * STEP) for one in own])
        cells = [
            f"`{name}`",
            f"{fmean(one.shown for one in own):.0f}",
            f"± {fmean(one.margin for one in own):.0f}",
        ]
        cells += [
            f"{apart:.0f}",
            f"{min(one.shown for one in own)} – {max(one.shown for one in own)}",
        ]
        yield "| " + " | ".join([*cells, str(anchors()[free.game][name].shown)]) + " |"


def main() -> int:
    """Lets bots play, and prints what became of their ratings."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="duel", choices=SEATS)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--copies", type=int, default=8, help="of each level")
    parser.add_argument("--near", action="store_true", help="the nearest meet instead of anybody")
    parser.add_argument("--seed", type=int, default=191950)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/free-ratings"))
    parser.add_argument("--quick", action="store_true", help="200 games of 24 bots")
    wanted = parser.parse_args()
    if wanted.quick:
        wanted.games, wanted.copies = 200, 4
    if wanted.copies * len(LEVELS) % SEATS[wanted.game]:
        parser.error("so many bots do not fill the tables")
    free = Free(wanted.game, wanted.games, wanted.copies, wanted.near, wanted.seed)
    print(f"| games | {' | '.join(LEVELS)} | in order | rank correlation | pairs in order |")
    print("|---:|" + "---:|" * len(LEVELS) + "---|---:|---:|")
    strengths: list[Strength] = []
    try:
        with workers_on("here", wanted.workers) as workers:
            for played, strengths in let_free(free, wanted.folder, workers):
                print(told(played, rows_of(free, strengths)), flush=True)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on.", file=sys.stderr)
        return INTERRUPTED
    print("\n| level | mean | ± of each | apart | from – to | anchor |")
    print("|---|---:|---:|---:|---:|---:|")
    for row in at_the_end(free, strengths):
        print(row)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
