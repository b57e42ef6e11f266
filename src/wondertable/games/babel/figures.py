"""The numbers of the game that are certain; those that are not stand in `unconfirmed.py`."""

from __future__ import annotations

from typing import Final

RULES: Final = 2
"""The version of the rules. By version 1 whoever held any action card was asked wherever some card
can be played, points kept a game alive in which no card was drawn and no disc taken, and nobody saw
how many cards of an offer lay face down. Games that began so go on so."""

LEAST_SEATS: Final = 3
MOST_SEATS: Final = 5
WONDERS: Final = 8
SPACES: Final = 3
"""Of each wonder."""
DISCS: Final = WONDERS * SPACES
TYPES: Final = 4
CARDS_PER_TYPE: Final = 25
CARDS: Final = TYPES * CARDS_PER_TYPE
ALL_CARDS: Final = CARDS_PER_TYPE * 0x01010101
"""All cards of each type, packed as in `packed.py`."""
START_HAND: Final = 4
PASS_DRAW: Final = 1
CLOSING_DRAW: Final = 1

ROWS: Final = 7
LIGHT_ROW: Final = ROWS
"""The row for unfinished wonders stands behind the others."""
OTHERS: Final = 3
"""What everybody else with a piece scores, in every row."""
REFUSED: Final = 1
REFUSED_WITH_BONUS: Final = 3

KINDS: Final = 7
"""Of action cards."""
ACTION_CARDS: Final = 15
EXCHANGED: Final = 5
JOKER_CARDS: Final = 2
DRAWN: Final = 3
END_POINTS: Final = 5
