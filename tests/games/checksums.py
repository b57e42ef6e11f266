"""Checksums of many games, the same from every build of the engine on every platform.

`python -m tests.games.checksums GAME` prints what is frozen in `tests/records`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from itertools import product
from typing import Final, NamedTuple

from wondertable.core.game import Game
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State, many_playouts
from wondertable.games import find_game

SEEDS: Final = (1, 2**62 + 12345)


class Sample(NamedTuple):
    """How many games are played at a table."""

    seats: int
    options: dict[str, str]
    games: int
    with_keys: int
    """Games of which every position, view and list of choices goes into a digest."""
    rules: int = 0
    """An older version of the rules; the newest if none is said."""


def duel_samples() -> dict[str, Sample]:
    """Every combination of Duel's options."""
    options = find_game("duel").options
    names = [option.name for option in options]
    return {
        " ".join(values): Sample(2, dict(zip(names, values, strict=True)), 100, 30)
        for values in product(*(option.values for option in options))
    }


SAMPLES: Final = {
    "duel": duel_samples(),
    "seven": {
        "3": Sample(3, {}, 25, 3, 1),
        "5 night": Sample(5, {"sides": "night"}, 25, 3, 1),
        "7": Sample(7, {"boards": "choose", "sides": "random"}, 25, 3, 1),
        "3 cities": Sample(3, {"cities": "on"}, 25, 3, 1),
        "7 cities": Sample(7, {"cities": "on", "sides": "night"}, 25, 3, 1),
        "4 teams": Sample(4, {"cities": "on", "teams": "on"}, 25, 3, 1),
        "6 teams": Sample(6, {"cities": "on", "teams": "on", "open_hands": "off"}, 25, 3, 1),
        "3, rules 2": Sample(3, {}, 25, 2, 2),
        "7 cities, rules 2": Sample(7, {"cities": "on", "sides": "night"}, 25, 2, 2),
        "4 teams, rules 2": Sample(4, {"cities": "on", "teams": "on"}, 25, 2, 2),
        "6 teams, rules 2": Sample(
            6, {"cities": "on", "teams": "on", "open_hands": "off"}, 25, 2, 2
        ),
    },
    "babel": {
        "3": Sample(3, {}, 25, 2),
        "4 two-coloured": Sample(4, {"two_coloured": "on"}, 25, 2),
        "5": Sample(5, {}, 25, 2),
        "5 two-coloured": Sample(5, {"two_coloured": "on"}, 25, 2),
        "4 without action cards": Sample(4, {"action_cards": "off"}, 25, 2),
        "3 with figures": Sample(
            3, {"figures": "row_2=9/4,bonus_3=12,discs_ship=2/3/5/7/8/9"}, 25, 2
        ),
        "3 with bluff": Sample(
            3, {"bluff": "on", "two_coloured": "on"}, 2, 2
        ),  # its lists are long
        "3, rules 1": Sample(3, {}, 25, 2, rules=1),
        "5 two-coloured, rules 1": Sample(5, {"two_coloured": "on"}, 25, 2, rules=1),
        "3 with bluff, rules 1": Sample(3, {"bluff": "on", "two_coloured": "on"}, 2, 2, rules=1),
    },
}

Checksums = dict[str, dict[str, object]]


def measure(name: str) -> Checksums:
    """Checksums of random games at a game's tables."""
    return {table: measured(find_game(name), sample) for table, sample in SAMPLES[name].items()}


def measured(game: Game, sample: Sample) -> dict[str, object]:
    """Checksums of random games at one table."""
    start = game.under(sample.rules or game.rules).setup(sample.seats, sample.options)
    found: dict[str, object] = {
        f"{'listed' if listed else 'quick'} {seed}": list(
            many_playouts(start, seed, sample.games, listed=listed)
        )
        for seed in SEEDS
        for listed in (True, False)
    }
    return found | {"keys": digest_of_keys(start, sample)}


def digest_of_keys(start: State, sample: Sample) -> str:
    """One digest over positions, views, worlds, choices and results of some games."""
    digest = hashlib.sha256()
    for game in range(sample.with_keys):
        state = start.clone()
        rng = Rng(2026, game)
        while actors := state.actors():
            for seat in actors:
                actions = state.legal(seat)
                digest.update(repr(actions).encode())
                state.apply(seat, actions[rng.below(len(actions))])
                digest.update(state.key())
            if actors != [CHANCE]:
                view = state.view(rng.below(sample.seats))
                digest.update(view.key())
                digest.update(view.fill(rng).key())
        points = [list(state.points(seat)) for seat in range(sample.seats)]
        digest.update(repr(points).encode())
        digest.update(repr(tuple(state.outcome() or ())).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    json.dump(measure(sys.argv[1]), sys.stdout, indent=1)
    sys.stdout.write("\n")
