"""What a choice of 7 Wonders gives away: coins, and to whom."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from wondertable.core.why import Why, why
from wondertable.games.seven.actions import CARD_NUMBER, Build, BuildStage
from wondertable.games.seven.encoding import decode
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import COINS_ASKED
from wondertable.games.seven.turn import free_by

DEARER: Final = 2
"""So many coins more are worth a word."""


class Given(StrEnum):
    """All that a choice may give away: the ids of their messages."""

    COSTS = "seven-given-costs"
    PAYS = "seven-given-pays"


def given(view: Seven, seat: int, played: int, better: int) -> Iterator[Why]:
    """All that a construction gives away, and another one would not."""
    one, other = decode(view, seat, played), decode(view, seat, better)
    if not isinstance(one, Build | BuildStage) or not isinstance(other, Build | BuildStage):
        return
    more = price(view, seat, one) - price(view, seat, other)
    if more >= DEARER:
        yield why(Given.COSTS, 12 * more, coins=more)
    if type(one) is type(other) and one.card == other.card:
        for side, coins in (("left", one.left - other.left), ("right", one.right - other.right)):
            if coins > 0:
                yield why(Given.PAYS, 60, side=side, coins=coins)


def price(view: Seven, seat: int, choice: Build | BuildStage) -> int:
    """The coins that a construction costs."""
    paid = choice.left + choice.right
    if isinstance(choice, BuildStage):
        return paid
    number = CARD_NUMBER[choice.card]
    return paid if free_by(view, view.cities[seat], number) else paid + int(COINS_ASKED[number])
