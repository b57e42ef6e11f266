"""What choices in Tower of Babel are about."""

from __future__ import annotations

from typing import Final

from wondertable.bots.babel.given import Given
from wondertable.bots.babel.whys import Kind
from wondertable.bots.themes import Themes

ROWS: Final[dict[str, tuple[Kind | Given, ...]]] = {
    "denial": (Kind.KEEPS_AWAY, Given.ENDS, Given.PIECES),
    "wonder": (Kind.ALONE, Kind.MANY, Kind.LEADS, Kind.SECOND, Kind.PIECES, Kind.FINISHES),
    "goods": (
        Kind.CARD,
        Kind.KEEPS_HAND,
        Kind.SPARES,
        Kind.FAILS,
        Kind.SAVES,
        Kind.NEW_CARDS,
        Given.HAND,
    ),
    "points": (Kind.DISC, Kind.TRADER, Kind.REFUSED, Kind.ENDS),
}

THEMES: Final = Themes({kind: theme for theme, kinds in ROWS.items() for kind in kinds})
