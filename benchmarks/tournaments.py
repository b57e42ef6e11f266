"""Tournaments of bots of all levels: whether the ladder comes out, and how far equals lie apart.

    python benchmarks/tournaments.py              Duel: 200 bots, 8 rounds, some minutes
    python benchmarks/tournaments.py seven        7 Wonders: 42 bots at tables of three
    python benchmarks/tournaments.py --quick      few bots and rounds, some seconds

Rounds are drawn and counted by what holds tournaments on a server; lots, deals and what bots draw
follow from the seed. Copies of a level are equals, so whatever lies between their places is luck:
of the deals, of the opposition, of what they draw. What was played is noted in a folder, and a run
goes on where it was broken off.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cached_property, partial
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.bot_tables import INTERRUPTED, LEVELS, ORACLE, Notes, Table
from benchmarks.in_order import (
    Row,
    Sample,
    agreement,
    between,
    bootstrapped,
    part_of_groups,
    ranks,
    spread,
)
from wondertable.bots.workers import Workers, workers_on
from wondertable.club.tournaments.chance import deal_seed, drawn
from wondertable.club.tournaments.field import compared, margin, share
from wondertable.club.tournaments.rounds import draw
from wondertable.club.tournaments.standings import standings
from wondertable.club.tournaments.values import Entrant, Meeting, Plan, Result

MOST_TABLES: Final = 1_000
"""More than a round has."""
STEPS: Final = 200
"""After so many the strengths that fit best hardly move."""
BOTS: Final = {"duel": (200, 2), "seven": (42, 3)}
"""How many play, and how many of them at a table."""


class Counted(NamedTuple):
    """What came of a tournament: everybody's level, with the place and with the points."""

    places: list[Row]
    scores: list[Row]


@dataclass(frozen=True)
class Held:
    """A tournament that is held, all that decides it."""

    game: str
    plan: Plan
    bots: int
    seed: int
    least: int = 0
    """The lowest level that plays, from 0."""

    @property
    def secret(self) -> str:
        """What lots, deals and the luck of bots follow from."""
        return f"tournaments of bots {self.seed}"

    @cached_property
    def levels(self) -> list[int]:
        """The levels of all entrants, by the numbers that lots gave them."""
        lots = sorted(range(self.bots), key=lambda one: drawn(self.secret, "lot", one))
        return [self.least + one % (len(LEVELS) - self.least) for one in lots]

    def table(self, place: int, meeting: Meeting) -> Table:
        """A table of a round; the tables of a board have the same deal."""
        deal = meeting.board if self.plan.kind == "duplicate" else place
        return Table(
            MOST_TABLES * meeting.round + place,
            self.game,
            tuple(LEVELS[self.levels[one]] for one in meeting.seats),
            deal_seed(self.secret, meeting.round, deal).hex(),
            self.secret,
        )


def hold(held: Held, folder: Path, workers: Workers) -> list[Meeting]:
    """Plays a tournament, or what is missing of it."""
    head: dict[str, Any] = {
        "game": held.game,
        "plan": msgspec.to_builtins(held.plan),
        "bots": held.bots,
        "seed": held.seed,
        "oracle": ORACLE,
    }
    plan = held.plan
    name = f"{held.game}-{plan.kind}-{held.bots}-{plan.rounds}-{plan.boards}-{held.seed}.jsonl"
    if held.least:
        head["least"] = LEVELS[held.least]
        name = f"{LEVELS[held.least]}-{name}"
    entrants = [Entrant(number) for number in range(held.bots)]
    meetings: list[Meeting] = []
    with closing(Notes(folder / name, head)) as notes:
        for round_number in range(1, plan.rounds + 1):
            found = draw(plan, entrants, meetings, round_number, held.secret)
            there = [(held.table(at, one), one) for at, one in enumerate(found) if not one.bye]
            ends = notes.played([table for table, _ in there], workers)
            meetings += [one for one in found if one.bye]
            meetings += [
                replace(one, result=Result(ended.places, ended.points))
                for (_, one), ended in zip(there, ends, strict=True)
            ]
    return meetings


def counted(held: Held, plan: Plan, meetings: Sequence[Meeting]) -> Counted:
    """Everybody's level with the place and with the points, as a plan counts the tables."""
    entrants = [Entrant(number) for number in range(held.bots)]
    found = standings(plan, entrants, meetings, plan.rounds)
    return Counted(
        [(held.levels[one.number], float(one.place)) for one in found],
        [(held.levels[one.number], float(one.points)) for one in found],
    )


def ways(plan: Plan, name: str) -> Iterator[tuple[str, Plan]]:
    """How the tables of a tournament can be counted: of a duplicate also by difference, or plainly.

    The last one tells apart what the pairing does and what the comparison with the field does.
    """
    yield name, plan
    if plan.kind == "duplicate":
        yield f"{name}, difference", msgspec.structs.replace(plan, scoring="difference")
        yield f"{name}, counted plainly", msgspec.structs.replace(plan, kind="swiss")


def opposition_off(held: Held, plan: Plan, meetings: Sequence[Meeting]) -> Counted:
    """What is left when it no longer matters whom somebody met.

    Every table is worth how much stronger somebody is than the others there; strengths are those
    that fit all tables best. It tells how much of the spread is luck of the opposition.
    """
    worth: list[tuple[int, list[int], float]] = []
    gained = compared(meetings, plan.scoring)
    for one in range(held.bots):
        own = [meeting for meeting in meetings if one in meeting.seats and not meeting.bye]
        for at, meeting in enumerate(own):
            others = [other for other in meeting.seats if other != one]
            assert meeting.result is not None
            if plan.kind == "duplicate":
                got = gained[one][at]
            else:
                got = share(meeting.result.places, meeting.seats.index(one))
            worth.append((one, others, float(got) - 0.5))
    strengths = fitted(held.bots, worth)
    places = [held.bots + 1 - rank for rank in ranks(strengths)]
    return Counted(
        list(zip(held.levels, places, strict=True)), list(zip(held.levels, strengths, strict=True))
    )


def fitted(bots: int, worth: Sequence[tuple[int, list[int], float]]) -> list[float]:
    """Strengths with which everybody is above the others as far as what they got is."""
    strengths = [0.0] * bots
    for _ in range(STEPS):
        sums, counts = [0.0] * bots, [0] * bots
        for one, others, got in worth:
            sums[one] += got + fmean(strengths[other] for other in others)
            counts[one] += 1
        found = [total / max(1, count) for total, count in zip(sums, counts, strict=True)]
        strengths = [(was + now) / 2 for was, now in zip(strengths, found, strict=True)]
    return strengths


def noise(sample: Sample) -> float:
    """How far equals lie apart, beside how far levels do: of all tournaments together."""
    inside = fmean(spread(rows) ** 2 for rows in sample)
    return sqrt(inside) / fmean(between(rows) for rows in sample)


def apart(sample: Sample) -> float:
    """How far the places of equals lie apart, of all tournaments together."""
    return sqrt(fmean(spread(rows) ** 2 for rows in sample))


def ratio(figure: Callable[[Sample], float]) -> Callable[[Sample, Sample], float]:
    """A figure of one kind of tournament as a part of that of another."""
    return lambda one, other: figure(one) / figure(other)


def report(found: dict[str, list[Counted]]) -> Iterator[str]:
    """Places of levels, how well they agree with the ladder, and how far equals lie apart."""
    places = {name: [one.places for one in each] for name, each in found.items()}
    scores = {name: [one.scores for one in each] for name, each in found.items()}
    yield "| mean place | " + " | ".join(found) + " |"
    yield "|---|" + "---:|" * len(found)
    there = sorted({level for level, _ in places[next(iter(found))][0]})
    for at in there:
        means = [bootstrapped(partial(place_of, at), sample) for sample in places.values()]
        yield f"| `{LEVELS[at]}` | " + " | ".join(one.written(".1f") for one in means) + " |"
    plain = next(iter(found))
    for name, figure, samples in (
        ("spread of places among equals", apart, places),
        ("spread of scores among equals, beside that of levels", noise, scores),
    ):
        form = ".1f" if samples is places else ".2f"
        cells = [bootstrapped(figure, one, centred=True).written(form) for one in samples.values()]
        yield f"| {name} | " + " | ".join(cells) + " |"
        cells = [
            bootstrapped(ratio(figure), one, samples[plain], centred=True).written(".2f")
            for way, one in samples.items()
            if way != plain
        ]
        yield f"| that, beside {plain} | " + " | ".join(["1", *cells]) + " |"
    cells = [bootstrapped(agreement, one).written(".3f") for one in places.values()]
    yield "| rank correlation with the ladder | " + " | ".join(cells) + " |"


def decided_by_deals(
    tournaments: Sequence[tuple[Held, Sequence[Meeting]]], worth: Callable[[Result, int], float]
) -> float:
    """Which part of what tables are worth the cards decide, of what the levels leave open.

    It is what a duplicate can take off: of its tables many have the same cards.
    """
    rows: list[tuple[tuple[int, ...], tuple[int, float], float]] = []
    for held, meetings in tournaments:
        for meeting in meetings:
            if meeting.bye or meeting.result is None:
                continue
            levels = [held.levels[one] for one in meeting.seats]
            for seat, level in enumerate(levels):
                others = fmean(levels[:seat] + levels[seat + 1 :])
                cards: tuple[int, ...] = (held.seed, meeting.round, meeting.board, seat)
                rows.append((cards, (level, others), worth(meeting.result, seat)))
    like: dict[tuple[int, float], list[float]] = {}
    for _, pair, got in rows:
        like.setdefault(pair, []).append(got)
    usual = {pair: fmean(got) for pair, got in like.items()}
    by_cards: dict[tuple[int, ...], list[float]] = {}
    for cards, pair, got in rows:
        by_cards.setdefault(cards, []).append(got - usual[pair])
    return part_of_groups(list(by_cards.values()))


def of_deals(tournaments: Sequence[tuple[Held, Sequence[Meeting]]]) -> str:
    """How much the cards decide, in a sentence."""
    place = decided_by_deals(tournaments, lambda result, seat: float(share(result.places, seat)))
    ahead = decided_by_deals(tournaments, lambda result, seat: float(margin(result, seat)))
    return (
        f"Of what the levels leave open in a duplicate, the cards decide {100 * place:.1f} % of "
        f"places and {100 * ahead:.1f} % of margins."
    )


def place_of(level: int, sample: Sample) -> float:
    """The mean place of a level."""
    return fmean(got for rows in sample for one, got in rows if one == level)


def kinds_of(seats: int, rounds: int, *, deep: bool) -> dict[str, Plan]:
    """The kinds that are compared; every bot plays as often in plain ones as in duplicates."""
    least = min(seats, 3)
    kinds = {
        "plain": Plan("swiss", seats, least, rounds),
        "duplicate": Plan("duplicate", seats, least, rounds),
    }
    if deep:
        kinds["plain, longer"] = Plan("swiss", seats, least, seats * rounds)
        kinds["duplicate, all seats"] = Plan("duplicate", seats, least, rounds, boards=seats)
    return kinds


def main() -> int:
    """Holds tournaments, and prints what came of them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="duel", choices=BOTS)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--bots", type=int, help="of all levels, 200, or 42 at tables of three")
    parser.add_argument("--least", default="random", choices=LEVELS, help="the lowest level")
    parser.add_argument("--seeds", type=int, default=4, help="tournaments of every kind")
    parser.add_argument("--seed", type=int, default=191901, help="of the first ones")
    parser.add_argument("--deep", action="store_true", help="also on all seats of every deal")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/tournaments"))
    parser.add_argument("--quick", action="store_true", help="24 bots, 4 rounds, one seed")
    wanted = parser.parse_args()
    bots, seats = BOTS[wanted.game]
    if wanted.quick:
        wanted.bots, wanted.rounds, wanted.seeds = 24, 4, 1
    kinds = kinds_of(seats, wanted.rounds, deep=wanted.deep)
    least = LEVELS.index(wanted.least)
    found: dict[str, list[Counted]] = {}
    duplicates: list[tuple[Held, list[Meeting]]] = []
    try:
        with workers_on("here", wanted.workers) as workers:
            for seed in range(wanted.seed, wanted.seed + wanted.seeds):
                for name, plan in kinds.items():
                    held = Held(wanted.game, plan, wanted.bots or bots, seed, least)
                    meetings = hold(held, wanted.folder, workers)
                    print(f"{seed}: {name} is over", file=sys.stderr, flush=True)
                    if plan.kind == "duplicate":
                        duplicates.append((held, meetings))
                    for way, counting in ways(plan, name):
                        found.setdefault(way, []).append(counted(held, counting, meetings))
                    fair = opposition_off(held, plan, meetings)
                    found.setdefault(f"{name}, opposition taken off", []).append(fair)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on.", file=sys.stderr)
        return INTERRUPTED
    for row in report(found):
        print(row)
    print("\n" + of_deals(duplicates))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
