"""What a beginner had better notice in 7 Wonders before choosing."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from wondertable.bots.seven.price import cheapest
from wondertable.bots.seven.worth import card_gain
from wondertable.core.state import HIDDEN
from wondertable.core.why import Why, why
from wondertable.games.seven.actions import CARD_IDS
from wondertable.games.seven.choices import build_ways, next_stage_ways
from wondertable.games.seven.codes import BY_CHAIN, TURN
from wondertable.games.seven.figures import VICTORIES
from wondertable.games.seven.hand import cards_in
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import COINS_ASKED, COLOR, GREEN, NEED
from wondertable.games.seven.turn import free_by

LATE: Final = 3
"""So many turns before the end of an age the conflicts are near."""
MUCH: Final = 7
"""Points of symbols that are worth a word."""


class Tip(StrEnum):
    """All that is told: the ids of the messages."""

    CHAIN = "seven-tip-chain"
    CONFLICT = "seven-tip-conflict"
    SCIENCE = "seven-tip-science"
    NEXT_DOOR = "seven-tip-next-door"
    COINS = "seven-tip-coins"
    STAGE = "seven-tip-stage"
    NOTHING = "seven-tip-nothing"


def tips(view: Seven, seat: int) -> Iterator[Why]:
    """All that is to be noticed when a card of the hand is to be used."""
    if view.question != TURN or not view.waiting >> seat & 1:
        return
    me = view.cities[seat]
    hand = [card for card in cards_in(me.hand, me.held) if card != HIDDEN]
    for card in hand:
        yield from card_tips(view, seat, card)
    last = view.last_turn() - view.turn
    foes = [int(view.cities[foe].shields) for foe in (view.left(seat), view.right(seat))]
    if last < LATE and max(foes) > me.shields:
        yield why(Tip.CONFLICT, 500, points=VICTORIES[view.age - 1])
    if hand and not any(build_ways(view, seat, card)[0] for card in hand):
        yield why(Tip.NOTHING, 400)
    if me.coins == 0:
        yield why(Tip.COINS, 300)
    if me.stages_left() and cheapest(next_stage_ways(view, seat)) == 0:
        yield why(Tip.STAGE, 200)


def card_tips(view: Seven, seat: int, card: int) -> Iterator[Why]:
    """What a card of the hand would do here, or at the next one's."""
    me = view.cities[seat]
    name = CARD_IDS[card]
    costs = bool(NEED[card] or COINS_ASKED[card])
    if costs and not me.has_name(card) and free_by(view, me, card) == BY_CHAIN:
        yield why(Tip.CHAIN, 450, card=name)
    if COLOR[card] != GREEN:
        return
    if build_ways(view, seat, card)[0] and card_gain(view, seat, name).points >= MUCH:
        yield why(Tip.SCIENCE, 420, card=name)
    other = view.right(seat) if view.age == 2 else view.left(seat)
    passed = view.turn < view.last_turn()
    if passed and build_ways(view, other, card)[0] and card_gain(view, other, name).points >= MUCH:
        yield why(Tip.NEXT_DOOR, 350, card=name)
