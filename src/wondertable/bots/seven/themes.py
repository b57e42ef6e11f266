"""What choices in 7 Wonders are about."""

from __future__ import annotations

from typing import Final

from wondertable.bots.seven.given import Given
from wondertable.bots.seven.whys import Kind
from wondertable.bots.themes import Themes

ROWS: Final[dict[str, tuple[Kind | Given, ...]]] = {
    "arms": (Kind.BEATS_BOTH, Kind.BEATS, Kind.HOLDS, Kind.DIPLOMACY),
    "science": (Kind.SET, Kind.SCIENCE),
    "chain": (Kind.CHAIN, Kind.FREE, Kind.PREPARES),
    "denial": (
        Kind.OTHERS_LOSE,
        Kind.DENIES_CHAIN,
        Kind.DENIES_SCIENCE,
        Kind.DENIES_SHIELDS,
        Kind.DENIES_POINTS,
    ),
    "wonder": (Kind.STAGE, Kind.LAST_STAGE, Kind.POWER, Kind.FOR_STAGE),
    "goods": (Kind.GOOD, Kind.SELLS),
    "coins": (
        Kind.TRADE,
        Kind.COINS,
        Kind.POOR,
        Kind.DEBT,
        Kind.NO_DEBT,
        Kind.KEEPS_COINS,
        Given.COSTS,
        Given.PAYS,
    ),
    "points": (Kind.POINTS, Kind.GUILD),
}

THEMES: Final = Themes(
    {kind: theme for theme, kinds in ROWS.items() for kind in kinds},
    excluded=("start",),  # sides of boards are a matter of taste
)
