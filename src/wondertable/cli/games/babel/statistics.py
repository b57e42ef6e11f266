"""The figures of a game of Tower of Babel that `simulate` averages."""

from __future__ import annotations

from wondertable.core.state import State
from wondertable.games.babel.game import babel
from wondertable.games.babel.scoring import discs_taken


def statistics(state: State) -> dict[str, float]:
    """Points of a seat, finished wonders, discs taken, and points of a seat for refusals."""
    position = babel(state)
    builders = position.builders
    points = sum(sum(position.points(seat)) for seat in range(position.seats))
    return {
        "points": points / len(builders),
        "wonders": float(position.row),
        "discs": float(sum(discs_taken(builder) for builder in builders)),
        "refused": int(sum(builder.refused for builder in builders)) / len(builders),
    }
