"""The numbers of the game that stand on no card: setup, prices, conflicts, science."""

from __future__ import annotations

from typing import Final

LEAST_SEATS: Final = 3
MOST_SEATS: Final = 7
AGES: Final = 3
START_COINS: Final = 3
HAND: Final = 7
CITIES_HAND: Final = 8
GUILDS: Final = 10
EXTRA_GUILDS: Final = 2
"""As many guilds are in play as players, and this many more."""
BLACK_PER_AGE: Final = 14
TEAM_SEATS: Final = (4, 6)
TEAM: Final = 2
"""Partners sit side by side: the first two seats, the next two, and so on."""

SALE: Final = 3
PRICE: Final = 2
DISCOUNTED: Final = 1
REBATE: Final = 1
"""What a wharf saves on all that a neighbour is paid, and the cache on one unit of each board."""
COINS_PER_POINT: Final = 3

# The compiled rules read these plain numbers; an age's place in VICTORIES would be looked up.
FIRST_VICTORY: Final = 1
SECOND_VICTORY: Final = 3
THIRD_VICTORY: Final = 5
VICTORIES: Final = (FIRST_VICTORY, SECOND_VICTORY, THIRD_VICTORY)
"""What a victory token is worth, by age."""
DEFEAT: Final = -1
SET_OF_SYMBOLS: Final = 7
