"""Positions of Duel in which a supremacy is two turns away, and how many of them each bot solves.

`python benchmarks/threats.py` prints the share that each level solves; names of bots, such as
`oracle:20ms hunter:200sims`, take their place. `python benchmarks/threats.py make FILE COUNT` looks
for new positions: hunters and searches play on until few cards are left, the rest is searched to
the end, with all that chance may turn up, and a position is kept if some choices win and others
lose to the rival's arms or science.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from wondertable.bots import find_bot
from wondertable.bots.kits import find_kit
from wondertable.bots.levels import weights_of
from wondertable.bots.search.brain import Brain
from wondertable.core.bits import COUNT, count_bits
from wondertable.core.course import Course
from wondertable.core.rng import Rng
from wondertable.core.seed import numbered_seed
from wondertable.core.state import CHANCE
from wondertable.games.duel.codes import MILITARY, OVER, SCIENCE, SHARED
from wondertable.games.duel.game import GAME
from wondertable.games.duel.military import ahead
from wondertable.games.duel.state import Duel

FILE: Final = Path(__file__).parent / "threats.jsonl"
LEVELS: Final = (
    "greedy",
    "novice",
    "citizen",
    "senator",
    "oracle:20ms",
    "oracle:100ms",
    "hunter:20ms",
)
OPTIONS: Final = {"wonders": "draft", "level_pawn": "chooses"}
KINDS: Final = {SCIENCE: "science", MILITARY: "arms"}
FEWEST: Final = 3
MOST: Final = 7
"""Cards on the table where positions are looked for."""
NODES: Final = 60_000
"""A rest of a game that is larger is left alone."""
GOOD: Final = 0.6
"""What the best choice is worth at least,"""
BAD: Final = 0.25
"""and others at the most."""
SLIP: Final = 0.02
"""A choice that is worth so much less than the best is as good."""
PLIES: Final = 5
"""The most choices, of both, until the supremacy: two turns of the rival, with a token."""
SIMULATIONS: Final = 30
SYMBOLS: Final = 4
STEPS: Final = 5
"""What the rival has at least, of the one or of the other."""


class TooLarge(Exception):
    """The rest of the game is too large to be searched to the end."""


class Solver:
    """Searches the rest of a game to its end."""

    def __init__(self) -> None:
        self.known: dict[bytes, float] = {}

    def worth(self, state: Duel) -> float:
        """The part of the victory that seat 0 has if both play best."""
        if state.pending == OVER:
            return {0: 1.0, 1: 0.0, SHARED: 0.5}[int(state.winner)]
        key = state.key()
        if key in self.known:
            return self.known[key]
        if len(self.known) > NODES:
            raise TooLarge
        mover = state.mover()
        best = 0.0 if mover == 0 else 1.0
        if mover == CHANCE:
            outcomes = state.legal(CHANCE)
            best = sum(self.worth(after(state, code)) for code in outcomes) / len(outcomes)
        else:
            for code in state.legal(mover):
                value = self.worth(after(state, code))
                best = max(best, value) if mover == 0 else min(best, value)
                if best == (1.0 if mover == 0 else 0.0):
                    break
        self.known[key] = best
        return best

    def ends(self, state: Duel, plies: int, chance: float = 1.0) -> Counter[tuple[int, int]]:
        """How the best play ends within a few choices: endings and winners with their chances."""
        if state.pending == OVER:
            return Counter({(int(state.ending), int(state.winner)): chance})
        mover = state.mover()
        if mover == CHANCE:
            outcomes = state.legal(CHANCE)
            found: Counter[tuple[int, int]] = Counter()
            for code in outcomes:
                found.update(self.ends(after(state, code), plies, chance / len(outcomes)))
            return found
        if plies == 0:
            return Counter()
        choices = {code: self.worth(after(state, code)) for code in state.legal(mover)}
        pick = max if mover == 0 else min
        return self.ends(
            after(state, pick(choices, key=lambda code: choices[code])), plies - 1, chance
        )


def after(state: Duel, code: int) -> Duel:
    """The position after a choice, or after something that chance does."""
    copy = state.clone()
    copy.apply(copy.mover(), code)
    return copy


def kind_of(state: Duel) -> tuple[str, dict[int, float]] | None:
    """Which supremacy threatens the mover, if any, and what every choice is worth to it."""
    seat = state.mover()
    solver = Solver()
    worths = {}
    for code in state.legal(seat):
        value = solver.worth(after(state, code))
        worths[code] = value if seat == 0 else 1.0 - value
    if max(worths.values()) < GOOD or min(worths.values()) > BAD:
        return None
    lost: Counter[str] = Counter()
    bad = [code for code, value in worths.items() if value <= BAD]
    for code in bad:
        for (ending, winner), chance in solver.ends(after(state, code), PLIES - 1).items():
            if winner == 1 - seat and ending in KINDS:
                lost[KINDS[ending]] += chance
    kind, weight = max(lost.items(), key=lambda item: item[1], default=("", 0.0))
    return (kind, worths) if weight >= 0.5 * len(bad) and 3 * len(bad) >= len(worths) else None


def is_near(state: Duel) -> bool:
    """Whether the rival of the mover may win soon by science or arms, in the last age."""
    rival = 1 - state.mover()
    symbols = COUNT[state.city(rival).symbols]
    return bool(state.age == 3 and (symbols >= SYMBOLS or ahead(state, rival) >= STEPS))


def games(seed: int) -> Iterator[dict[str, Any]]:
    """Positions of one game of a hunter against a search, or of two hunters."""
    kit, weights = find_kit("duel"), weights_of("duel")
    assert weights is not None
    assert kit.hunter is not None
    state = GAME.new(2, OPTIONS)
    assert isinstance(state, Duel)
    dealer = GAME.dealer(numbered_seed(seed), 2, OPTIONS)
    brains: list[Brain] = [kit.hunter(weights, 0), kit.hunter(weights, 1)]
    if seed % 3 < 2:
        brains[seed % 3] = kit.brain(weights)
    rng, course = Rng(seed), Course(GAME, state)
    codes: list[int] = []
    course.deal(dealer)
    while actors := state.actors():
        seat = actors[0]
        if FEWEST <= count_bits(state.present) <= MOST and is_near(state):
            try:
                found = kind_of(state)
            except TooLarge:
                found = None
            if found is not None:
                kind, worths = found
                yield {
                    "kind": kind,
                    "seed": seed,
                    "codes": list(codes),
                    "good": good(worths),
                    "choices": len(worths),
                    "cards": int(count_bits(state.present)),
                }
                return
        node = kit.search(brains[seat], 2).think(state.view(seat), seat, rng, SIMULATIONS)
        code = max(node.edges, key=lambda edge: edge.visits).action
        codes.append(code)
        course.carry_out(seat, code)
        course.deal(dealer)


def good(worths: dict[int, float]) -> list[int]:
    """The choices that are as good as the best."""
    most = max(worths.values())
    return [code for code, value in worths.items() if value >= most - SLIP]


def position(row: dict[str, Any]) -> Duel:
    """The position of a row."""
    state = GAME.new(2, OPTIONS)
    assert isinstance(state, Duel)
    dealer = GAME.dealer(numbered_seed(row["seed"]), 2, OPTIONS)
    course = Course(GAME, state)
    course.deal(dealer)
    for code in row["codes"]:
        course.carry_out(state.mover(), code)
        course.deal(dealer)
    return state


def rows(file: Path = FILE) -> list[dict[str, Any]]:
    """All positions that are kept."""
    return [json.loads(line) for line in file.read_text().splitlines()]


def solved(name: str, row: dict[str, Any]) -> bool:
    """Whether a bot makes one of the good choices."""
    state = position(row)
    seat = state.mover()
    return find_bot(name, GAME).choose(state.view(seat), seat, Rng(row["seed"])) in row["good"]


def make(file: Path, count: int) -> None:
    """Looks for positions, as many of each kind, and adds them to a file; goes on with the next."""
    kept = rows(file) if file.exists() else []
    seed = max([row["seed"] for row in kept], default=0) + 1
    have = Counter(row["kind"] for row in kept)
    while any(have[kind] < count for kind in KINDS.values()):
        for row in games(seed):
            if have[row["kind"]] < count:
                have[row["kind"]] += 1
                with file.open("a") as lines:
                    lines.write(json.dumps(row) + "\n")
        seed += 1


def main(*words: str) -> None:
    """Makes positions, or has bots solve them."""
    if words[:1] == ("make",):
        make(Path(words[1]), int(words[2]))
        return
    print("| bot | science threatened in two | arms threatened in two |")
    print("|---|---:|---:|")
    table = {kind: [row for row in rows() if row["kind"] == kind] for kind in KINDS.values()}
    for name in words or LEVELS:
        shares = [sum(solved(name, row) for row in some) / len(some) for some in table.values()]
        print(f"| `{name}` | " + " | ".join(f"{100 * share:.0f} %" for share in shares) + " |")


if __name__ == "__main__":
    main(*sys.argv[1:])
