"""Why games of Duel are lost to the hunter by science: by mistakes, or by what could not be helped.

`python benchmarks/losses.py` lets the search play the hunter, both with the same weights, on paired
deals, and goes on where it was stopped. Every choice of ages II and III in a game that was lost by
science is thought about again with many more simulations. It prints how the games ended, how often
the deeper search would have chosen the same, and what it thinks that the choices of a game gave
away, all in all.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import mean, median
from typing import Any, NamedTuple

from wondertable.bots.kits import find_kit
from wondertable.bots.levels import weights_of
from wondertable.bots.search.tree import Edge
from wondertable.core.course import Course
from wondertable.core.rng import Rng
from wondertable.core.seed import numbered_seed
from wondertable.games.duel.game import GAME, duel
from wondertable.games.duel.state import Duel

OPTIONS = {"wonders": "draft", "level_pawn": "chooses"}
SINCE_AGE = 2
ENOUGH = 100
"""Simulations after which a deeper search knows what a choice is worth."""


class Chosen(NamedTuple):
    """A choice in a game: the view, what was chosen and expected."""

    view: Duel
    action: int
    expected: float


def play(seed: int, number: int, simulations: int, deep: int) -> dict[str, Any]:
    """A game against the hunter; the choices are judged if it was lost by science."""
    kit, weights, me = find_kit("duel"), weights_of("duel"), number % 2
    assert kit.hunter is not None
    assert weights is not None
    players = [
        kit.search(kit.brain(weights) if seat == me else kit.hunter(weights, seat), 2)
        for seat in range(2)
    ]
    state = GAME.new(2, OPTIONS)
    dealer = GAME.dealer(numbered_seed(seed + number // 2), 2, OPTIONS)
    rng = Rng(seed, number)
    course = Course(GAME, state)
    kept: list[Chosen] = []

    def choose(seat: int) -> int:
        legal = state.considered(seat)
        if len(legal) == 1:
            return legal[0]
        view = duel(state.view(seat))
        search = players[seat]
        action = tried_most(search.think(view, seat, rng, simulations).edges).action
        if seat == me and view.age >= SINCE_AGE:
            kept.append(Chosen(view, action, search.expected[seat] / int(search.simulations)))
        return action

    course.play_out(lambda: course.deal(dealer), choose)
    outcome = state.outcome()
    assert outcome is not None
    score = outcome.score(me)
    lost = score == 0 and outcome.reason == "science"
    judged = [judgement(one, me, deep, rng) for one in kept] if lost else []
    return {"number": number, "score": score, "reason": outcome.reason, "choices": judged}


def tried_most(edges: list[Edge]) -> Edge:
    """The choice that was tried most often."""
    return max(edges, key=lambda edge: edge.visits)


def judgement(one: Chosen, seat: int, deep: int, rng: Rng) -> dict[str, Any]:
    """What a deeper search thinks of a choice."""
    kit = find_kit("duel")
    search = kit.search(kit.brain(weights_of("duel")), 2)
    node = search.think(one.view, seat, rng, deep)
    best = tried_most(node.edges)
    mine = next(edge for edge in node.edges if edge.action == one.action)
    lost = 0.0
    if mine is not best and min(mine.visits, best.visits) >= ENOUGH:
        lost = max(0.0, best.total / best.visits - mine.total / mine.visits)
    return {
        "age": int(one.view.age),
        "expected": round(one.expected, 4),
        "deeper": round(search.expected[seat] / int(search.simulations), 4),
        "same": mine is best,
        "lost": round(lost, 4),
    }


def games(file: Path, wanted: argparse.Namespace) -> list[dict[str, Any]]:
    """The games of a file, with those that were missing at its end."""
    head = {"seed": wanted.seed, "simulations": wanted.simulations, "deep": wanted.deep}
    lines = file.read_text().splitlines() if file.exists() else []
    if not lines:
        file.parent.mkdir(parents=True, exist_ok=True)
        lines = [json.dumps(head)]
        file.write_text(lines[0] + "\n")
    elif json.loads(lines[0]) != head:
        raise SystemExit(f"{file} holds games of {lines[0]}; name another file.")
    with file.open("a") as out:
        for number in range(len(lines) - 1, wanted.games):
            lines.append(json.dumps(play(wanted.seed, number, wanted.simulations, wanted.deep)))
            print(lines[-1], file=out, flush=True)
    return [json.loads(line) for line in lines[1 : wanted.games + 1]]


def main() -> None:
    """Plays, and prints what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=3000)
    parser.add_argument("--deep", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=260_000)
    parser.add_argument("--file", type=Path, default=Path("build/losses.jsonl"))
    wanted = parser.parse_args()
    played = games(wanted.file, wanted)
    lost = [game["choices"] for game in played if game["choices"]]
    ways: dict[str, int] = {}
    for game in played:
        way = f"{'won' if game['score'] == 1 else 'not won'}, {game['reason']}"
        ways[way] = ways.get(way, 0) + 1
    print(f"{len(played)} games: {ways}")
    if not lost:
        return
    choices = [choice for game in lost for choice in game]
    given = [sum(choice["lost"] for choice in game) for game in lost]
    behind = sum(game[0]["deeper"] < 0.5 for game in lost)
    print(f"{len(lost)} lost by science; in {behind} behind since age II began")
    print(f"same choice {mean(choice['same'] for choice in choices):.3f} of {len(choices)}")
    print(f"given away in a game: median {median(given):.3f}, mean {mean(given):.3f}")


if __name__ == "__main__":
    main()
