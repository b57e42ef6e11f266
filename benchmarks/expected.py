"""Whether what is expected in Duel is what comes of it, in games that nothing was learnt from.

`python benchmarks/expected.py` lets a search play against itself, with the draft, and goes on where
it was stopped. It prints what the search and the network alone expected, and what was got, by
tenths of the chance: of all choices and of those where a side has four or more symbols; and at the
first choice in a game where the rival has. Positions of a game share its end, so errors are counted
by game; `off` is a difference beyond 2 points and beyond 2 standard errors.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from wondertable.bots.kits import find_kit
from wondertable.bots.levels import weights_of
from wondertable.bots.search.brain import NetBrain
from wondertable.bots.train.calibration import TENTHS, Group
from wondertable.core.bits import COUNT
from wondertable.core.course import Course
from wondertable.core.rng import Rng
from wondertable.core.seed import numbered_seed
from wondertable.games.duel.game import GAME, duel

OPTIONS = {"wonders": "draft", "level_pawn": "chooses"}
MANY = 4
CLOSE = 0.02
"""A difference that is no error, however sure it is."""
WHO = ("search", "network")


class Choice(NamedTuple):
    """A choice in a game: whose, what was expected, and the symbols of both."""

    seat: int
    search: float
    network: float
    own: int
    rival: int


def play(seed: int, number: int, simulations: int) -> dict[str, Any]:
    """A game of the search against itself: all choices that were searched, and the result."""
    kit = find_kit("duel")
    brain = kit.brain(weights_of("duel"))
    assert isinstance(brain, NetBrain)
    search = kit.search(brain, 2)
    state = GAME.new(2, OPTIONS)
    dealer = GAME.dealer(numbered_seed(seed + number), 2, OPTIONS)
    rng = Rng(seed, number)
    course = Course(GAME, state)
    choices: list[Choice] = []

    def choose(seat: int) -> int:
        legal = state.considered(seat)
        if len(legal) == 1:
            return legal[0]
        view = duel(state.view(seat))
        node = search.think(view, seat, rng, simulations)
        expected = search.expected[seat] / int(search.simulations)
        own, rival = (COUNT[view.city(side).symbols] for side in (seat, 1 - seat))
        choices.append(Choice(seat, round(expected, 4), round(node.value, 4), own, rival))
        return max(node.edges, key=lambda edge: edge.visits).action

    course.play_out(lambda: course.deal(dealer), choose)
    outcome = state.outcome()
    assert outcome is not None
    scores = [outcome.score(seat) for seat in range(2)]
    return {"number": number, "scores": scores, "reason": outcome.reason, "choices": choices}


def games(file: Path, seed: int, count: int, simulations: int) -> Iterator[dict[str, Any]]:
    """The games of a file, with those that are missing at its end."""
    head = {"seed": seed, "simulations": simulations}
    lines = file.read_text().splitlines() if file.exists() else []
    if not lines:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(head) + "\n")
    elif json.loads(lines[0]) != head:
        raise SystemExit(f"{file} holds games of {lines[0]}; name another file.")
    yield from (json.loads(line) for line in lines[1 : count + 1])
    with file.open("a") as out:
        for number in range(len(lines[1:]), count):
            game = play(seed, number, simulations)
            print(json.dumps(game), file=out, flush=True)
            yield game


def expectations(game: dict[str, Any], who: str) -> Iterator[tuple[str, float, float]]:
    """What was expected and got, each with the name of a group that it belongs to."""
    first: set[int] = set()
    for choice in (Choice(*fields) for fields in game["choices"]):
        expected, got = getattr(choice, who), game["scores"][choice.seat]
        tenth = min(TENTHS - 1, int(TENTHS * expected))
        yield f"all, {tenth / 10:.1f} to {(tenth + 1) / 10:.1f}", expected, got
        if max(choice.own, choice.rival) >= MANY:
            yield f"four symbols, {tenth / 10:.1f} to {(tenth + 1) / 10:.1f}", expected, got
        if choice.rival >= MANY and choice.seat not in first:
            first.add(choice.seat)
            yield "first choice where the rival has four", expected, got


def row(name: str, group: Group) -> str:
    """A group as a line of a table."""
    told = group.figures()
    difference, error = told["got"] - told["expected"], told["error"]
    off = "off" if abs(difference) > max(CLOSE, 2 * error) else ""
    cells = [name, f"{group.count}", f"{group.games}", f"{told['expected']:.3f}"]
    cells += [f"{told['got']:.3f}", f"{difference:+.3f} ± {2 * error:.3f}", off]
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    """Plays, and prints the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=191919)
    parser.add_argument("--file", type=Path, default=Path("build/expected.jsonl"))
    wanted = parser.parse_args()
    groups: dict[str, dict[str, Group]] = {who: {} for who in WHO}
    for game in games(wanted.file, wanted.seed, wanted.games, wanted.simulations):
        for who, named in groups.items():
            pairs: dict[str, list[tuple[float, float]]] = {}
            for name, expected, got in expectations(game, who):
                pairs.setdefault(name, []).append((expected, got))
            for name, found in pairs.items():
                named.setdefault(name, Group()).add(found)
    for who, named in groups.items():
        print(f"| {who} | choices | games | expected | got | difference | |")
        print("|---|---:|---:|---:|---:|---:|---|")
        for name in sorted(named):
            print(row(name, named[name]))
        print()


if __name__ == "__main__":
    main()
