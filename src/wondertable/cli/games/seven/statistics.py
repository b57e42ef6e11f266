"""The figures of a game of 7 Wonders that `simulate` averages."""

from __future__ import annotations

from wondertable.core.state import State
from wondertable.games.seven.game import GAME, seven


def statistics(state: State) -> dict[str, float]:
    """The means of all cities; debt is part of Cities."""
    position = seven(state)
    cities = position.cities
    points = [position.points(seat) for seat in range(position.seats)]
    sums = {
        "points": sum(sum(row) for row in points),
        "coins": sum(city.coins for city in cities),
        "shields": sum(city.shields for city in cities),
        "science": sum(row[GAME.categories.index("green")] for row in points),
        "stages": sum(city.stages for city in cities),
    }
    if position.with_cities:
        sums["debt"] = sum(city.debt for city in cities)
    return {name: int(total) / len(cities) for name, total in sums.items()}
