"""The figures of a game of 7 Wonders Duel that `simulate` averages."""

from __future__ import annotations

from wondertable.core.state import State
from wondertable.games.duel.game import duel


def statistics(state: State) -> dict[str, float]:
    """Who won and how, and the means of both cities."""
    position = duel(state)
    outcome = position.outcome()
    assert outcome is not None
    cities = [position.city(seat) for seat in range(2)]
    return {
        "first_seat": outcome.score(0),
        "military": outcome.reason == "military",
        "science": outcome.reason == "science",
        "points": sum(sum(position.points(seat)) for seat in range(2)) / 2,
        "coins": sum(city.coins for city in cities) / 2,
        "wonders": float(sum(int(city.wonders_built()) for city in cities)),
    }
