"""What a beginner had better notice in Tower of Babel before choosing."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from wondertable.bots.babel.worth import (
    discs_among,
    discs_left_on,
    held_of_type,
    scarcest,
)
from wondertable.core.why import Why, why
from wondertable.games.babel.cards import WONDER_IDS
from wondertable.games.babel.codes import OFFER, TURN
from wondertable.games.babel.figures import WONDERS
from wondertable.games.babel.state import Babel

FEW: Final = 2
"""Cards with which hardly a disc can be taken."""
MUCH: Final = 3
"""Points that a disc brings by the bonus, if it is worth a word."""


class Tip(StrEnum):
    """All that is told: the ids of the messages."""

    LAST_DISC = "babel-tip-last-disc"
    ENDS = "babel-tip-ends"
    FEW_CARDS = "babel-tip-few-cards"
    TRADER = "babel-tip-trader"
    OFFER = "babel-tip-offer"


def tips(view: Babel, seat: int) -> Iterator[Why]:
    """All that is to be noticed when a disc is chosen, or cards are offered for one."""
    if not view.waiting >> seat & 1 or view.question not in (TURN, OFFER):
        return
    me = view.builders[seat]
    if scarcest(discs_among(view, view.left)) == 1:
        yield why(Tip.ENDS, 500)
    near = [wonder for wonder in range(WONDERS) if discs_left_on(view, wonder) == 1]
    mine = [wonder for wonder in near if me.units_on(wonder)]
    if mine:
        yield why(Tip.LAST_DISC, 400, wonder=WONDER_IDS[mine[0]])
    if view.question == OFFER:
        yield from offer_tips(view, seat)
    elif me.held <= FEW:
        yield why(Tip.FEW_CARDS, 300)


def offer_tips(view: Babel, seat: int) -> Iterator[Why]:
    """What is to be thought of when cards are offered for a disc."""
    space = int(view.space)
    have = int(held_of_type(view, space, discs_among(view, view.builders[seat].taken)))
    points = view.sheet.bonus[have + 1] - view.sheet.bonus[have]
    if points >= MUCH:
        yield why(Tip.TRADER, 350, points=points)
    yield why(Tip.OFFER, 100)
