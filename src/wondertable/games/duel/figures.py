"""The numbers of the game that stand on no card: setup, prices, the military track, the layouts."""

from __future__ import annotations

from typing import Final

START_COINS: Final = 7
TOKENS_ON_BOARD: Final = 5
WONDERS_SHOWN: Final = 4
WONDERS_MAX: Final = 7
GUILDS_DEALT: Final = 3
CARDS_PER_AGE: Final = 20
LIBRARY_DRAWS: Final = 3

DRAFT_ORDER: Final = (0, 1, 1, 0, 1, 0, 0, 1)
FIRST_GAME_WONDERS: Final = (
    ("pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"),
    ("circus_maximus", "piraeus", "appian_way", "colossus"),
)

TRADE_BASE: Final = 2
BASE_PRICES: Final = TRADE_BASE * 0x11111
"""The base price of every resource, packed as in `tables.py`."""
TRADE_FIXED: Final = 1
DISCARD_BASE: Final = 2
COINS_PER_POINT: Final = 3
SYMBOLS_TO_WIN: Final = 6

CAPITAL: Final = 9
# The compiled rules read these plain numbers; a pair out of LOOT would be looked up.
NEAR_LOOT_AT: Final = 3
NEAR_LOOT: Final = 2
FAR_LOOT_AT: Final = 6
FAR_LOOT: Final = 5
LOOT: Final = ((NEAR_LOOT_AT, NEAR_LOOT), (FAR_LOOT_AT, FAR_LOOT))
"""Distance that the pawn must reach, and the coins the opponent loses the first time."""
MILITARY_POINTS: Final = (0, 2, 2, 5, 5, 5, 10, 10, 10, 10)
"""Points by the distance of the pawn. In the capital they decide nothing any more, and stay."""

# Row by row from the far end, taken last: centres of the cards in half-card units, and face up?
LAYOUTS: Final[tuple[tuple[tuple[tuple[int, ...], bool], ...], ...]] = (
    (
        ((5, 7), True),
        ((4, 6, 8), False),
        ((3, 5, 7, 9), True),
        ((2, 4, 6, 8, 10), False),
        ((1, 3, 5, 7, 9, 11), True),
    ),
    (
        ((1, 3, 5, 7, 9, 11), True),
        ((2, 4, 6, 8, 10), False),
        ((3, 5, 7, 9), True),
        ((4, 6, 8), False),
        ((5, 7), True),
    ),
    (
        ((5, 7), True),
        ((4, 6, 8), False),
        ((3, 5, 7, 9), True),
        ((4, 8), False),
        ((3, 5, 7, 9), True),
        ((4, 6, 8), False),
        ((5, 7), True),
    ),
)
