"""Checksums of many games, the same from every build of the engine on every platform."""

from __future__ import annotations

import hashlib
import json
import sys

from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State, many_playouts
from wondertable.games.babel.game import GAME

GAMES = 25
SEEDS = (1, 2**62 + 12345)
GAMES_WITH_KEYS = 2
TABLES = {
    "3": (3, {}),
    "4 two-coloured": (4, {"two_coloured": "on"}),
    "5": (5, {}),
    "5 two-coloured": (5, {"two_coloured": "on"}),
    "4 without action cards": (4, {"action_cards": "off"}),
    "3 with figures": (3, {"figures": "row_2=9/4,bonus_3=12,discs_ship=2/3/5/7/8/9"}),
}
SLOW = {"3 with bluff": (3, {"bluff": "on", "two_coloured": "on"})}
"""Tables with long lists: fewer games."""

Checksums = dict[str, dict[str, object]]


def measure() -> Checksums:
    """Checksums of random games at several tables."""
    found: Checksums = {}
    for name, (seats, options) in (TABLES | SLOW).items():
        start = GAME.setup(seats, options)
        games = 2 if name in SLOW else GAMES
        found[name] = {
            f"{'listed' if listed else 'quick'} {seed}": list(
                many_playouts(start, seed, games, listed=listed)
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
