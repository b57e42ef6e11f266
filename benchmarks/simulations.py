"""How many simulations a second the search makes in several builds, compared on the same positions.

`python benchmarks/simulations.py FOLDER FOLDER…`: each folder is a clone with a `.venv` and a
compiled engine; the first one is what the others are compared with. It plays whole games by a
search; then all of them think about positions of these games, in turns, with their own weights.
CPU time, medians of all rounds: of positions in which every build made all simulations, and, as
`all`, with those of which one proved the result before.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from wondertable.bots.kits import find_kit
from wondertable.bots.levels import weights_of
from wondertable.bots.search.search import Search
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State
from wondertable.games import find_game

GAMES = {"duel": (2, 600, 1), "seven": (3, 200, 2), "babel": (3, 200, 4)}
"""Seats, simulations for a choice, and of how many positions one is thought about."""
TO_PLAY = 60
"""Simulations for a choice while the games are played."""


class Thought(NamedTuple):
    """What a build needed for one position."""

    seconds: float
    simulations: int
    visits: list[int]


def searcher(game: str) -> Search:
    """A search with the weights of this build."""
    kit = find_kit(game)
    return kit.search(kit.brain(weights_of(game)), GAMES[game][0])


def play(game: str, seed: int) -> list[tuple[int, int]]:
    """A whole game as choices of seats and of chance."""
    state = find_game(game).setup(GAMES[game][0], {})
    search = searcher(game)
    rng = Rng(seed)
    moves: list[tuple[int, int]] = []
    while state.actors():
        chosen = []
        for seat in state.actors():
            if seat == CHANCE:
                weights = state.weights()
                rest = rng.below(sum(weights))
                at = 0
                while rest >= weights[at]:
                    rest -= weights[at]
                    at += 1
                chosen.append((seat, state.legal(seat)[at]))
            else:
                node = search.think(state.view(seat), seat, rng, TO_PLAY)
                chosen.append((seat, max(node.edges, key=lambda edge: edge.visits).action))
        for seat, action in chosen:
            state.apply(seat, action)
        moves += chosen
    return moves


def positions(game: str, moves: list[tuple[int, int]]) -> list[tuple[State, int]]:
    """What the seats saw that were asked first, and had a choice."""
    state = find_game(game).setup(GAMES[game][0], {})
    found = []
    asked: list[int] = []
    for seat, action in moves:
        if not asked:
            asked = list(state.actors())
            if seat != CHANCE and len(state.considered(seat)) > 1:
                found.append((state.view(seat), seat))
        state.apply(seat, action)
        asked.remove(seat)
    return found[:: GAMES[game][2]]


def think(game: str, moves: list[tuple[int, int]]) -> list[Thought]:
    """Thinks about the positions of a game."""
    search = searcher(game)
    found = []
    for number, (view, seat) in enumerate(positions(game, moves)):
        begin = process_time()
        node = search.think(view, seat, Rng(number), GAMES[game][1])
        seconds = process_time() - begin
        visits = [int(edge.visits) for edge in node.edges]
        found.append(Thought(seconds, int(search.simulations), visits))
    return found


class Build:
    """A build in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.name = folder.resolve().name
        self.process = subprocess.Popen(
            [folder / ".venv/bin/python", Path(__file__).resolve(), "--serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *question: Any) -> Any:
        """The answer of the build."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(question), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())


def serve() -> None:
    """Answers on standard output what is asked on standard input."""
    for line in sys.stdin:
        what, game, about = json.loads(line)
        print(json.dumps(play(game, about) if what == "play" else think(game, about)), flush=True)


def rate(thoughts: list[Thought]) -> float:
    """Simulations a second."""
    return sum(it.simulations for it in thoughts) / sum(it.seconds for it in thoughts)


def compare(game: str, builds: list[Build], rounds: int) -> None:
    """Prints the figures of a game."""
    every: list[list[float]] = [[] for _ in builds]
    doubtful: list[list[float]] = [[] for _ in builds]
    same = [True for _ in builds]
    for number in range(rounds):
        moves = builds[0].ask("play", game, number)
        answers: dict[int, list[Thought]] = {}
        order = range(len(builds))
        for at in order if number % 2 else reversed(order):
            answers[at] = [Thought(*it) for it in builds[at].ask("think", game, moves)]
        full = [
            number
            for number in range(len(answers[0]))
            if all(answers[at][number].simulations == GAMES[game][1] for at in order)
        ]
        for at in order:
            every[at].append(rate(answers[at]))
            doubtful[at].append(rate([answers[at][number] for number in full]))
            same[at] &= [it.visits for it in answers[at]] == [it.visits for it in answers[0]]
    for at, build in enumerate(builds):
        print(
            f"{game} {build.name}: {median(doubtful[at]):.0f} a second,",
            f"times {ratio(doubtful[at], doubtful[0]):.2f} (all {ratio(every[at], every[0]):.2f})",
            "same visits" if same[at] else "other visits",
            flush=True,
        )


def ratio(rates: list[float], first: list[float]) -> float:
    """How many times as fast as the first, at the median of the rounds."""
    return median(one / other for one, other in zip(rates, first, strict=True))


def main() -> None:
    """Compares builds, or is one of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="*")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    parser.add_argument("--serve", action="store_true")
    given = parser.parse_args()
    if given.serve:
        serve()
        return
    builds = [Build(folder) for folder in given.folders]
    for game in given.games:
        compare(game, builds, given.rounds)


if __name__ == "__main__":
    main()
