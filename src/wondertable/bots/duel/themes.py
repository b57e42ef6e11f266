"""What choices in Duel are about."""

from __future__ import annotations

from typing import Final

from wondertable.bots.duel.kinds import Given, Kind
from wondertable.bots.themes import Themes

ROWS: Final[dict[str, tuple[Kind | Given, ...]]] = {
    "arms": (Kind.WINS_ARMS, Kind.NEAR_CAPITAL, Kind.PUSHES_BACK, Kind.SHIELDS, Kind.LOOT),
    "science": (Kind.WINS_SCIENCE, Kind.TOKEN, Kind.SYMBOL),
    "chain": (Kind.CHAIN, Kind.PREPARES),
    "denial": (
        Kind.STOPS_ARMS,
        Kind.STOPS_SCIENCE,
        Kind.DENIES_TOKEN,
        Kind.DENIES_SYMBOL,
        Kind.DENIES_CHAIN,
        Kind.DENIES_SHIELDS,
        Kind.DENIES_GOOD,
        Kind.DENIES_POINTS,
        Kind.KEEPS_COVERED,
        Kind.DESTROYS,
        Kind.TAKES_COINS,
        Given.ARMS,
        Given.SCIENCE,
        Given.OPENS,
        Given.UNCOVERS,
        Given.REPLY,
    ),
    "turn": (Kind.EXTRA_TURN, Kind.LAST_WONDER, Kind.OPENS, Kind.BEGINS, Kind.LETS_BEGIN),
    "wonder": (Kind.FOR_WONDER, Kind.LIBRARY, Kind.DIGS, Kind.EFFECT),
    "goods": (Kind.GOOD, Kind.ANY_GOOD, Kind.CHEAPER, Kind.DEARER),
    "coins": (Kind.COINS, Kind.POOR, Given.COSTS),
    "points": (Kind.WINS_POINTS, Kind.POINTS),
}

THEMES: Final = Themes(
    {kind: theme for theme, kinds in ROWS.items() for kind in kinds},
    excluded=("draft",),  # what the judge says of the draft comes true less often
)
