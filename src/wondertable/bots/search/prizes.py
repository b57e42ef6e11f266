"""What a finished game teaches every seat to expect."""

from __future__ import annotations

from math import exp


def close_prizes(results: list[float], won: list[float], close: float) -> list[float]:
    """Half for the victory, half for how close to it every seat came: luck decides close games.

    `close` is by how much a victory is no longer a matter of luck.
    """
    most = max(results)
    chances = [exp((result - most) / close) for result in results]
    total = sum(chances)
    return [(part + chance / total) / 2 for part, chance in zip(won, chances, strict=True)]
