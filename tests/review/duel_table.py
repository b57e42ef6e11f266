"""What positions of Duel with a known reason have in common."""

from __future__ import annotations

from typing import Final

from tests.games.duel.position import cards, do, pile
from wondertable.games.duel.actions import CARD_NUMBER
from wondertable.games.duel.state import Duel
from wondertable.games.duel.tables import AGE_START

HALF: Final = ("sphinx circus_maximus", "hanging_gardens colossus")
"""Two wonders each that are built; the other two are those of REST."""

REST: Final = ("pyramids mausoleum", "great_library statue_of_zeus")

ALL: Final = (
    "sphinx circus_maximus piraeus temple_of_artemis",
    "hanging_gardens colossus great_library",
)
"""Seven wonders that are built; they bring 11 and 10 points."""

BOARD: Final = "agriculture masonry economy theology strategy"

AGE_3: Final = {
    0: "palace",
    1: "circus",
    5: "lighthouse",
    6: "arsenal",
    7: "gardens",
    8: "port",
    11: "pantheon",
    12: "armory",
    13: "obelisk",
    14: "town_hall",
    18: "academy",
    19: "senate",
}
"""What lies open when the third age begins."""


def seen(state: Duel) -> Duel:
    """The position, with the cards that were taken known not to lie face down."""
    first = AGE_START[state.age - 1]
    for card in cards(state, 0) | cards(state, 1) | pile(state):
        if CARD_NUMBER[card] >= first:
            state.unseen &= ~(1 << (CARD_NUMBER[card] - first))
    return state


def later(state: Duel, *texts: str) -> Duel:
    """The position after these choices."""
    do(state, *texts)
    return state
