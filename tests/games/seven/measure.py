"""Checksums of many games, the same from every build of the engine on every platform."""

from __future__ import annotations

import hashlib
import json
import sys

from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State, many_playouts
from wondertable.games.seven.game import GAME

GAMES = 25
SEEDS = (1, 2**62 + 12345)
GAMES_WITH_KEYS = 3
TABLES = {
    "3": (3, {}),
    "5 night": (5, {"sides": "night"}),
    "7": (7, {"boards": "choose", "sides": "random"}),
    "3 cities": (3, {"cities": "on"}),
    "7 cities": (7, {"cities": "on", "sides": "night"}),
    "4 teams": (4, {"cities": "on", "teams": "on"}),
    "6 teams": (6, {"cities": "on", "teams": "on", "open_hands": "off"}),
}

Checksums = dict[str, dict[str, object]]


def measure() -> Checksums:
    """Checksums of random games at several tables."""
    found: Checksums = {}
    for name, (seats, options) in TABLES.items():
        start = GAME.setup(seats, options)
        found[name] = {
            f"{'listed' if listed else 'quick'} {seed}": list(
                many_playouts(start, seed, GAMES, listed=listed)
            )
            for seed in SEEDS
            for listed in (True, False)
        } | {"keys": digest_of_keys(start, seats)}
    return found


def digest_of_keys(start: State, seats: int) -> str:
    """One digest over positions, views, worlds, choices and results of some games."""
    digest = hashlib.sha256()
    for game in range(GAMES_WITH_KEYS):
        state = start.clone()
        rng = Rng(2026, game)
        while actors := state.actors():
            for seat in actors:
                actions = state.legal(seat)
                digest.update(repr(actions).encode())
                state.apply(seat, actions[rng.below(len(actions))])
                digest.update(state.key())
            if actors != [CHANCE]:
                view = state.view(rng.below(seats))
                digest.update(view.key())
                digest.update(view.fill(rng).key())
        digest.update(repr([list(state.points(seat)) for seat in range(seats)]).encode())
        digest.update(repr(tuple(state.outcome() or ())).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    json.dump(measure(), sys.stdout, indent=1)
    sys.stdout.write("\n")
