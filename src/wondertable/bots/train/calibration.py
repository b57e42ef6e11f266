"""How far what is expected of positions is what comes of them; errors are counted by game.

Positions of one game share its end, so they are no independent witnesses: a standard error is that
of the sums over games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Any

from wondertable.bots.search.kit import Kit
from wondertable.bots.search.net import Weights
from wondertable.bots.train.export import whole_logits
from wondertable.bots.train.games import UNTOLD
from wondertable.bots.train.samples import Samples

TENTHS = 10


@dataclass
class Group:
    """Some positions: what was expected of them, and what came of them."""

    count: int = 0
    expected: float = 0.0
    got: float = 0.0
    squares: float = 0.0
    """Of the differences of whole games."""
    games: int = 0

    def add(self, pairs: Sequence[tuple[float, float]]) -> None:
        """Positions of one game."""
        if not pairs:
            return
        difference = sum(got - expected for expected, got in pairs)
        self.count += len(pairs)
        self.games += 1
        self.expected += sum(expected for expected, _ in pairs)
        self.got += sum(got for _, got in pairs)
        self.squares += difference * difference

    def figures(self) -> dict[str, float]:
        """Means, and the standard error of their difference."""
        count = self.count
        return {
            "positions": count,
            "games": self.games,
            "expected": round(self.expected / count, 4),
            "got": round(self.got / count, 4),
            "error": round(sqrt(self.squares) / count, 4),
        }


def calibration(weights: Weights, samples: Samples, kit: Kit) -> dict[str, Any]:
    """Expected and real scores by tenths, by how games ended, and where the kit's marks are."""
    expected = [1.0 / (1.0 + exp(-logit)) for logit in whole_logits(weights, samples)]
    marks = marked(samples, kit.marks)
    groups: dict[str, dict[str, Group]] = {"tenths": {}, "endings": {}, "marks": {}, "first": {}}
    begin = 0
    for end in samples.game_ends:
        kinds: dict[tuple[str, str], list[tuple[float, float]]] = {}
        for at in range(begin, end):
            pair = (expected[at], samples.scores[at])
            tenth = min(TENTHS - 1, int(TENTHS * expected[at]))
            kinds.setdefault(("tenths", str(tenth)), []).append(pair)
            kinds.setdefault(("endings", way_of(samples.endings[at], kit)), []).append(pair)
            for name in marks[at]:
                kinds.setdefault(("first", name), [pair])
                kinds.setdefault(("marks", name), []).append(pair)
        for (kind, name), pairs in kinds.items():
            groups[kind].setdefault(name, Group()).add(pairs)
        begin = end
    return {
        kind: {name: group.figures() for name, group in sorted(named.items())}
        for kind, named in groups.items()
    }


def way_of(ending: int, kit: Kit) -> str:
    """How a game ended for a seat, in words."""
    ways = len(kit.reasons)
    if ending == UNTOLD:
        return "other"
    return f"{'won' if ending < ways else 'lost'} {kit.reasons[ending % ways]}"


def marked(samples: Samples, marks: Mapping[str, tuple[int, ...]]) -> list[list[str]]:
    """The names of the marks of every position."""
    names = {index: name for name, indices in marks.items() for index in indices}
    found = []
    begin = 0
    for end in samples.input_ends:
        here = [names[index] for index in samples.inputs[begin:end] if index in names]
        found.append(list(dict.fromkeys(here)))
        begin = end
    return found
