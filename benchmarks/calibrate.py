"""Measures how often what a search expects comes true, by self-play, and writes the maps.

    .venv/bin/python benchmarks/calibrate.py duel --games 300 --simulations 300
    .venv/bin/python benchmarks/calibrate.py seven --seats 4 --option teams=on --games 100

Every game is kept in `build/chances` as soon as it is over, so the script may be broken off at any
time and goes on where it stopped; `--games 0` only writes `bots/<game>/chances.json` again, for the
sitting that is named. Games of other weights are not used.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from math import log
from pathlib import Path

from wondertable.bots.chances import (
    FORMAT,
    Chances,
    Curve,
    Sitting,
    in_team,
    logit,
    of_logit,
    parse_chances,
    write_chances,
)
from wondertable.bots.errors import OldChances
from wondertable.bots.kits import find_kit
from wondertable.bots.levels import weights_digest, weights_of
from wondertable.bots.phases import phase_of
from wondertable.bots.search.finding import finding
from wondertable.core.game import Game
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE
from wondertable.games import find_game

SEED = 18_000
"""Of the first game; `benchmarks/review.py` tries the maps with others."""
FOLDER = Path("build/chances")
BOTS = Path("src/wondertable/bots")
SOLID = 4.0
"""As if so many games had said that there is nothing to map."""
ALIKE = 15.0
"""As if so many games had said of each phase what all phases say together."""
STEPS = 50

Sample = tuple[str, int, float, float]
"""Phase, seat, what was expected, what came of it."""


def played(
    game: Game, seats: int, options: dict[str, str], simulations: int, seed: int
) -> list[Sample]:
    """One game of self-play: every seat's chance wherever it has a choice, and what it got."""
    kit = find_kit(game.name)
    brain = kit.brain(weights_of(game.name))
    team = game.team_size(options)
    rng = Rng(seed, 1)
    state = game.setup(seats, options)
    told: list[tuple[str, int, float]] = []
    while True:
        asked = state.actors()
        if not asked:
            break
        if asked == [CHANCE]:
            state.deal(rng)
            continue
        chosen = []
        for seat in asked:
            view = state.view(seat)
            actions = view.considered(seat)
            if len(actions) == 1:
                chosen.append((seat, actions[0]))
                continue
            search = kit.search(brain, seats)
            found = finding(search, search.think(view, seat, rng, simulations))
            chosen.append((seat, found.best.action))
            told.append((phase_of(game.name, view), seat, in_team(found.expected[seat], team)))
        for seat, action in chosen:
            state.apply(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    return [(phase, seat, value, team * outcome.score(seat)) for phase, seat, value in told]


def kept_games(path: Path, weights: str, simulations: int) -> dict[int, list[Sample]]:
    """The games of a file by their seeds, as far as they are of these weights."""
    games = {}
    for line in path.read_text().splitlines() if path.exists() else []:
        try:
            one = json.loads(line)
        except ValueError:
            continue  # broken off in the middle
        if (one["weights"], one["simulations"]) == (weights, simulations):
            games[one["seed"]] = [tuple(sample) for sample in one["samples"]]
    return games


def fitted(
    rows: Iterable[tuple[float, float, float]], known: Curve, games: float, *, mirrored: bool
) -> Curve:
    """Slope and shift by Newton's method; rows are the logit, what came of it, and a weight."""
    rows = list(rows)
    slope, shift = known.slope, known.first if mirrored else known.shift
    old = (slope, shift)
    for _ in range(STEPS):
        gradient = [games * (slope - old[0]), games * (shift - old[1])]
        a, b, c = games, 0.0, games
        for at, got, weight in rows:
            chance = of_logit(slope * at + shift)
            miss = weight * (chance - got)
            gradient[0] += miss * at
            gradient[1] += miss
            bend = weight * max(1e-6, chance * (1.0 - chance))
            a += bend * at * at
            b += bend * at
            c += bend
        whole = a * c - b * b
        step = (
            (c * gradient[0] - b * gradient[1]) / whole,
            (a * gradient[1] - b * gradient[0]) / whole,
        )
        slope -= max(-0.5, min(0.5, step[0]))
        shift -= max(-0.5, min(0.5, step[1]))
    slope, shift = round(slope, 3), round(shift, 3)
    return Curve(slope, 0.0, shift) if mirrored else Curve(slope, shift)


def rows_of(
    games: Iterable[list[Sample]], phase: str | None = None, *, mirrored: bool
) -> Iterator[tuple[float, float, float]]:
    """What is fitted; the positions of one game count as one witness for each seat."""
    for samples in games:
        here = [one for one in samples if phase in (None, one[0]) and one[2] not in (0.0, 1.0)]
        seats = 1 if mirrored else len({one[1] for one in here})
        for _, seat, value, got in here:
            if value > 1.0:
                value = in_team(value, 1)
            if mirrored and seat == 1:
                value, got = 1.0 - value, 1.0 - got
            yield logit(value), got, seats / len(here)


def sitting_of(
    games: dict[int, list[Sample]], seats: int, team: int, simulations: int, names: Iterable[str]
) -> Sitting:
    """The maps of one number of seats."""
    mirrored = seats == 2
    all_games = list(games.values())
    whole = fitted(rows_of(all_games, mirrored=mirrored), Curve(), SOLID, mirrored=mirrored)
    phases = {
        name: fitted(rows_of(all_games, name, mirrored=mirrored), whole, ALIKE, mirrored=mirrored)
        for name in names or [""]
    }
    return Sitting(seats, team, len(games), simulations, SEED, phases)


def surprise(games: Iterable[list[Sample]], chances: Chances, seats: int, team: int) -> float:
    """How surprising the results are by a map, in the mean over positions."""
    total, count = 0.0, 0
    for samples in games:
        for phase, seat, value, got in samples:
            said = min(0.999999, max(1e-6, chances.chance(value, seats, team, phase, seat)))
            total -= got * log(said) + (1.0 - got) * log(1.0 - said)
            count += 1
    return total / count


def main() -> None:
    """Plays what is missing, and writes the maps."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=200)
    wanted = parser.parse_args()
    game = find_game(wanted.game)
    seats = wanted.seats or game.seats[0]
    options = game.chosen(dict(word.split("=", 1) for word in wanted.option))
    weights = weights_digest(game.name)
    name = "-".join([game.name, str(seats), *wanted.option])
    path = FOLDER / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    games = kept_games(path, weights, wanted.simulations)
    with path.open("a") as file:
        for seed in range(SEED, SEED + wanted.games):
            if seed in games:
                continue
            games[seed] = played(game, seats, options, wanted.simulations, seed)
            kept = {"weights": weights, "simulations": wanted.simulations, "seed": seed}
            file.write(json.dumps(kept | {"samples": games[seed]}) + "\n")
            file.flush()
    team = game.team_size(options)
    names = sorted({sample[0] for samples in games.values() for sample in samples})
    sitting = sitting_of(games, seats, team, wanted.simulations, names)
    where = BOTS / game.name / "chances.json"
    old = Chances(FORMAT, game.name, weights)
    if where.exists():
        try:
            old = parse_chances(where.read_bytes(), game.name, weights, where.name)
        except OldChances as error:
            print(error)
    others = [one for one in old.sittings if (one.seats, one.team) != (seats, team)]
    both = tuple(sorted([*others, sitting], key=lambda one: (one.team, one.seats)))
    new = Chances(FORMAT, game.name, weights, both)
    write_chances(where, new)
    plain = Chances(FORMAT, game.name, weights)
    print(name, len(games), "games:", sitting.phases)
    before, after = (surprise(games.values(), maps, seats, team) for maps in (plain, new))
    print(f"surprise {before:.4f} before, {after:.4f} after the map")


if __name__ == "__main__":
    main()
