"""What the kits make of some sensible games, the same from every build."""

from __future__ import annotations

import hashlib

from wondertable.bots.kits import KITS
from wondertable.bots.search.kit import Kit, Sitting
from wondertable.bots.search.net import Collector
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE
from wondertable.games import find_game


def measure() -> dict[str, str]:
    """A digest for every kit, over its first and its last sitting."""
    return {
        f"{name} {at}": digest(kit, kit.sittings[at])
        for name, kit in KITS.items()
        for at in (0, -1)
    }


def digest(kit: Kit, sitting: Sitting) -> str:
    """A digest over inputs, rows and sensible choices of a game."""
    found = hashlib.sha256()
    state = find_game(kit.shape.game).setup(sitting.seats, sitting.options)
    rng, rollout, features = Rng(21), kit.rollout(), kit.features()
    rollout.begin(rng)
    while actors := state.actors():
        if actors[0] == CHANCE:
            state.deal(rng)
            continue
        for seat in actors:
            seen = Collector()
            features.describe(state, seat, seen)
            rows = [features.rows(state, seat, action) for action in state.legal(seat)]
            choice = rollout.choose(state, seat, rng)
            found.update(state.view(seat).dump())  # a worker may run the other build
            found.update(repr((seen.indices, seen.counts, rows, choice)).encode())
            state.apply(seat, choice)
    return found.hexdigest()
