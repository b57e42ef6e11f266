"""Checksums of many games, the same from every build of the engine on every platform."""

from __future__ import annotations

import hashlib
import json
import sys
from itertools import product

from wondertable.core.rng import Rng
from wondertable.core.state import NOBODY, State, many_playouts
from wondertable.games.duel.game import GAME

GAMES = 100
SEEDS = (1, 2**62 + 12345)
GAMES_WITH_KEYS = 30

Checksums = dict[str, dict[str, object]]


def measure() -> Checksums:
    """Checksums of random games, for all options."""
    found: Checksums = {}
    for values in product(*(option.values for option in GAME.options)):
        names = [option.name for option in GAME.options]
        start = GAME.setup(2, dict(zip(names, values, strict=True)))
        found[" ".join(values)] = {
            f"{'listed' if listed else 'quick'} {seed}": list(
                many_playouts(start, seed, GAMES, listed=listed)
            )
            for seed in SEEDS
            for listed in (True, False)
        } | {"keys": digest_of_keys(start)}
    return found


def digest_of_keys(start: State) -> str:
    """One digest over every position, every list of choices and every result of some games."""
    digest = hashlib.sha256()
    for game in range(GAMES_WITH_KEYS):
        state = start.clone()
        rng = Rng(2025, game)
        while (mover := state.mover()) != NOBODY:
            actions = state.legal(mover)
            digest.update(repr(actions).encode())
            state.apply(mover, actions[rng.below(len(actions))])
            digest.update(state.key())
        digest.update(repr([list(state.points(seat)) for seat in range(2)]).encode())
        digest.update(repr(tuple(state.outcome() or ())).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    json.dump(measure(), sys.stdout, indent=1)
    sys.stdout.write("\n")
