"""Measures what reviews claim, and writes it into docs/review.md.

    .venv/bin/python benchmarks/review.py duel --games 20
    .venv/bin/python benchmarks/review.py seven --seats 3 --games 5
    .venv/bin/python benchmarks/review.py duel --calibration 100
    .venv/bin/python benchmarks/review.py --write

Games of `senator` and `citizen` are reviewed as usual. Every mark is judged again by five times as
many simulations and by games played out from both choices, and a fifth of the other choices by as
many as a mark. All seeds stand below. A line is kept for each game in `build/review`: the script
may be broken off at any time, goes on where it stopped, and writes what there is.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from calibrate import played

from wondertable.bots import find_bot
from wondertable.bots.asking import ask
from wondertable.bots.chances import chances_of
from wondertable.bots.levels import weights_digest
from wondertable.bots.search.brain import scores_of
from wondertable.core.game import Game
from wondertable.core.play import Play
from wondertable.core.record import Record
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State
from wondertable.games import find_game
from wondertable.review.judge import Judge
from wondertable.review.outline import Asked, Outline, outline_of
from wondertable.review.parts import Choice
from wondertable.review.plans import plan_of
from wondertable.review.review import Review, parts_of

GAMES = 26_000
CALIBRATION = 47_000
"""Seeds of the first game."""
DEEPER = 5
"""Times as many simulations as a verdict has, to confirm a mark."""
ONE_IN = 5
"""Of so many choices without a mark one is judged too."""
PLAYED_OUT = 40
"""Games from each of two choices."""
GLANCE = 60
"""Simulations for a choice in these."""
CALIBRATED = {"duel": 300, "seven": 200, "babel": 150}
"""Simulations for a choice in games that try the maps."""
DRAWS = 2000
FOLDER = Path("build/review")
PAGE = Path("docs/review.md")
HEADING = "## What was measured\n"
LEVELS = (0.05, 0.10, 0.15)
ENOUGH = 30


def game_of(game: Game, seats: int, options: dict[str, str], seed: int) -> Record:
    """A game of both bots, which change seats with every seed."""
    names = [("senator", "citizen")[(seat + seed) % 2] for seat in range(seats)]
    bots = [find_bot(name, game) for name in names]
    play = Play(game, seats, seed, options, names)
    rng = Rng(seed, 3)

    def choice(seat: int) -> int:
        return ask(bots[seat], play.state.view(seat), seat, lambda: play.seen_by(seat), rng)

    play.play_out(play.deal_on, choice)
    return play.record


def play_out(judge: Judge, step: Asked, action: int, seed: int) -> float:
    """What a seat gets after a choice, in the mean of games from what it saw."""
    total = 0.0
    seats = int(step.view.seat_count())
    for number in range(PLAYED_OUT):
        rng = Rng(seed, number)
        state: State = step.view.fill(rng)
        for other in range(seats):
            if other != step.seat:
                state.retract(other)
        first = True
        while asked := state.actors():
            if asked == [CHANCE]:
                state.deal(rng)
                continue
            chosen = []
            for seat in asked:
                if first and seat == step.seat:
                    chosen.append((seat, action))
                    continue
                view = state.view(seat)
                legal = view.considered(seat)
                if len(legal) > 1:
                    found = judge.value(view, seat, GLANCE, int(rng.word()))
                    legal = [found.best.action]
                chosen.append((seat, legal[0]))
            first = False
            for seat, what in chosen:
                state.apply(seat, what)
        total += judge.part(scores_of(state, seats)[step.seat])
    return total / PLAYED_OUT


def loss_by(judge: Judge, step: Asked, simulations: int, seed: int) -> float:
    """What a choice loses by a search of so many simulations."""
    found = judge.value(step.view, step.seat, simulations, seed)
    if found.best.action == step.action:
        return 0.0
    played_one = judge.worth(step.view, step.seat, step.action, simulations, seed)
    return max(0.0, judge.part(found.best.expected) - judge.part(played_one.expected))


def measured(game: Game, record: Record, number: int) -> dict[str, Any]:
    """One game: its marks and how they stand, a sample of the rest, and the time."""
    began = process_time()
    outline = outline_of(game, record, plan_of(game.name))
    course = Review(outline)
    for _ in parts_of(course):
        continue
    seconds = process_time() - began
    judge = Judge(outline.game, outline.about.team)
    steps = {step.line: step for step in outline.steps if isinstance(step, Asked)}
    marks, rest = [], []
    chosen = Random(number)
    for part in course.parts:
        if not isinstance(part, Choice):
            continue
        step = steps[part.line]
        verdict = outline.about.plan.verdict
        if part.mark:
            best = outline.game.read(step.view, step.seat, part.best)
            marks.append(
                {
                    "loss": part.loss,
                    "deep": loss_by(judge, step, DEEPER * verdict, number),
                    "best": play_out(judge, step, best, number),
                    "played": play_out(judge, step, step.action, number),
                    "mixed": judge.is_mixed(step.view),
                }
            )
        elif not chosen.randrange(ONE_IN):
            rest.append(loss_by(judge, step, verdict, number))
    return {
        "seed": number,
        "weights": outline.about.weights,
        "seconds": seconds,
        "choices": len(steps),
        "budgets": budgets(game, record, outline) if number == GAMES else {},
        "marks": marks,
        "rest": rest,
    }


def budgets(game: Game, record: Record, usual: Outline) -> dict[str, float]:
    """CPU seconds for the other budgets, measured once."""
    found = {}
    for name in ("quick", "deep"):
        began = process_time()
        course = Review(outline_of(game, record, plan_of(game.name, name)))
        for _ in parts_of(course):
            continue
        found[name] = process_time() - began
    return found


def lines_of(path: Path, weights: str) -> dict[int, dict[str, Any]]:
    """What is kept of games with these weights."""
    kept = {}
    for line in path.read_text().splitlines() if path.exists() else []:
        try:
            one = json.loads(line)
        except ValueError:
            continue  # broken off in the middle
        if one["weights"] == weights:
            kept[one["seed"]] = one
    return kept


def add(path: Path, line: dict[str, Any]) -> None:
    """Keeps a line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        file.write(json.dumps(line) + "\n")


def confirmed(marks: list[dict[str, Any]], least: float) -> str:
    """How many of the marks from a loss on a deeper search confirms: half of it, and all of it."""
    here = [mark for mark in marks if mark["loss"] >= least]
    if not here:
        return "–"
    half = sum(mark["deep"] >= least / 2 for mark in here)
    whole = sum(mark["deep"] >= least for mark in here)
    return f"{100 * half // len(here)} / {100 * whole // len(here)} % (n {len(here)})"


def slope(marks: list[dict[str, Any]]) -> tuple[float, float, float]:
    """How much of a claimed loss is lost in games, with its 95 % interval."""

    def of(some: list[dict[str, Any]]) -> float:
        return sum(one["best"] - one["played"] for one in some) / sum(one["loss"] for one in some)

    drawn = Random(1)
    again = sorted(of(drawn.choices(marks, k=len(marks))) for _ in range(DRAWS))
    return of(marks), again[DRAWS // 40], again[-DRAWS // 40]


def recall(games: list[dict[str, Any]]) -> str:
    """How many of the losses of 5 points and more have a mark; the rest was sampled."""
    marked = sum(len(one["marks"]) for one in games)
    missed = ONE_IN * sum(loss >= LEVELS[0] for one in games for loss in one["rest"])
    looked = sum(len(one["rest"]) for one in games)
    return f"{100 * marked / max(1, marked + missed):.0f} % ({looked} of the rest looked at)"


def tables() -> str:
    """All that is kept, as tables."""
    rows = [
        "| game | games, choices | marks of 5 points confirmed by five times the search:"
        " half / all of it | 10 points | 15 points | recall"
        " | lost in games played out, of what was claimed | s a game |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for path in sorted(FOLDER.glob("*.jsonl")):
        name = path.stem
        games = list(lines_of(path, weights_digest(name.split("-")[0])).values())
        if not games or name.endswith("calibration"):
            continue
        marks = [mark for one in games for mark in one["marks"]]
        lost = "–"
        if marks:
            middle, low, high = slope(marks)
            lost = f"{middle:.2f} ({low:.2f} to {high:.2f})"
        cpu = f"{sum(one['seconds'] for one in games) / len(games):.1f}"
        for one in games:
            cpu += "".join(f"; {key} {value:.1f}" for key, value in one["budgets"].items())
        choices = sum(one["choices"] for one in games)
        rows.append(
            f"| {name} | {len(games)}, {choices:,} | "
            + " | ".join(confirmed(marks, least) for least in LEVELS)
            + f" | {recall(games)} | {lost} | {cpu} |"
        )
    return "\n".join(rows) + "\n\n" + calibration_tables()


def calibration_tables() -> str:
    """What was said after the map, and what came true, by tenths; errors by game."""
    rows = [
        "| game | games | " + " | ".join(f"{10 * at}–{10 * at + 10}" for at in range(10)) + " |",
        "|---|---|" + "---|" * 10,
    ]
    for path in sorted(FOLDER.glob("*-calibration.jsonl")):
        name = path.stem.removesuffix("-calibration")
        game = name.split("-")[0]
        maps = chances_of(game)
        games = list(lines_of(path, maps.weights).values())
        tenths: list[list[float]] = [[] for _ in range(10)]
        counts = [0] * 10
        for one in games:
            here = [0.0] * 10
            for phase, seat, value, got in one["samples"]:
                said = maps.chance(min(1.0, value), one["seats"], one["team"], phase, seat)
                at = min(9, int(10 * said))
                here[at] += got - said
                counts[at] += 1
            for at, miss in enumerate(here):
                tenths[at].append(miss)
        cells = [
            f"{100 * sum(row) / count:+.1f} ± {100 * sqrt(sum(x * x for x in row)) / count:.1f}"
            if count >= ENOUGH
            else "–"
            for row, count in zip(tenths, counts, strict=True)
        ]
        rows.append(f"| {name} | {len(games)} | " + " | ".join(cells) + " |")
    return "\n".join(rows) + "\n"


def write() -> None:
    """Puts the tables into the page."""
    before, _, _ = PAGE.read_text().partition(HEADING)
    told = (
        "\nBy `benchmarks/review.py`: games of `senator` and `citizen`, seeds from"
        f" {GAMES:,} on, the usual budget; {PLAYED_OUT} games played out from each of two\nchoices"
        f" by {GLANCE} simulations; one in {ONE_IN} of the choices without a mark judged like a"
        " mark;\nintervals of 95 % by drawing marks again; CPU time on a shared core. Where few"
        " games stand here, intervals are wide and nothing is proved;\nthe script goes on where"
        " it stopped.\n\n"
    )
    said = (
        "\nThe second table says, in points, by how much more (or less) came true than was said"
        f" after the map, in self-play with seeds from {CALIBRATION:,} on,\nwhich no map was made"
        " of; errors are counted by game.\n"
    )
    PAGE.write_text(before + HEADING + told + tables() + said)


def main() -> None:
    """Measures what is missing, or writes what is there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--calibration", type=int, default=0)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    if wanted.write:
        write()
        return
    game = find_game(wanted.game)
    seats = wanted.seats or game.seats[0]
    options = game.chosen(dict(word.split("=", 1) for word in wanted.option))
    name = "-".join([game.name, str(seats), *(word.split("=")[0] for word in wanted.option)])
    weights = weights_digest(game.name)
    path = FOLDER / f"{name}.jsonl"
    kept = lines_of(path, weights)
    for seed in range(GAMES, GAMES + wanted.games):
        if seed not in kept:
            add(path, measured(game, game_of(game, seats, options, seed), seed))
    path = FOLDER / f"{name}-calibration.jsonl"
    kept = lines_of(path, weights)
    for seed in range(CALIBRATION, CALIBRATION + wanted.calibration):
        if seed not in kept:
            samples = played(game, seats, options, CALIBRATED.get(game.name, 200), seed)
            team = game.team_size(options)
            line = {"weights": weights, "seed": seed, "seats": seats, "team": team}
            add(path, line | {"samples": samples})


if __name__ == "__main__":
    main()
