"""What a beginner had better notice in Duel before choosing."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from wondertable.bots.duel.threats import supremacies
from wondertable.bots.duel.worth import card_gain
from wondertable.core.bits import COUNT, numbers
from wondertable.core.why import Why, why
from wondertable.games.duel.actions import CARD_IDS
from wondertable.games.duel.codes import TURN
from wondertable.games.duel.cost import by_chain, card_price, card_trade
from wondertable.games.duel.figures import CAPITAL, SYMBOLS_TO_WIN
from wondertable.games.duel.military import ahead
from wondertable.games.duel.state import Duel
from wondertable.games.duel.tables import COINS_ASKED

FEW: Final = 1
"""Coins with which hardly anything can be bought."""
STEPS: Final = 3
"""So few steps before the capital are told."""
MUCH: Final = 4
"""Coins that a chain saves if it is worth a word."""


class Tip(StrEnum):
    """All that is told: the ids of the messages."""

    ARMS_NOW = "duel-tip-arms-now"
    SCIENCE_NOW = "duel-tip-science-now"
    ARMS = "duel-tip-arms"
    SCIENCE = "duel-tip-science"
    WIN = "duel-tip-win"
    CHAIN = "duel-tip-chain"
    RIVAL_CHAIN = "duel-tip-rival-chain"
    PAIR = "duel-tip-pair"
    RIVAL_PAIR = "duel-tip-rival-pair"
    COINS = "duel-tip-coins"
    WONDER = "duel-tip-wonder"


def tips(view: Duel, seat: int) -> Iterator[Why]:
    """All that is to be noticed when a card is to be taken."""
    if view.pending != TURN or view.active != seat:
        return
    yield from danger(view, seat)
    for card in [int(view.card_at(slot)) for slot in numbers(view.open & ~view.hidden)]:
        yield from chances(view, seat, card)
    me = view.city(seat)
    if me.coins <= FEW:
        yield why(Tip.COINS, 300, coins=int(me.coins))
    if any(action & 7 > 1 for action in view.legal(seat)):
        yield why(Tip.WONDER, 100)


def danger(view: Duel, seat: int) -> Iterator[Why]:
    """Victories that are near."""
    rival = 1 - seat
    mine, theirs = supremacies(view, seat), supremacies(view, rival)
    if mine.arms or mine.science:
        yield why(Tip.WIN, 1000)
    if theirs.arms:
        yield why(Tip.ARMS_NOW, 900)
    if theirs.science:
        yield why(Tip.SCIENCE_NOW, 900)
    steps = CAPITAL - int(ahead(view, rival))
    if steps <= STEPS:
        yield why(Tip.ARMS, 700, steps=steps)
    symbols = int(COUNT[view.city(rival).symbols])
    if symbols >= SYMBOLS_TO_WIN - 2:
        yield why(Tip.SCIENCE, 600 + 20 * symbols, symbols=symbols)


def chances(view: Duel, seat: int, card: int) -> Iterator[Why]:
    """What an open card would do for either side: chains and pairs that somebody will take."""
    name = CARD_IDS[card]
    for owner, chain, pair in (
        (seat, Tip.CHAIN, Tip.PAIR),
        (1 - seat, Tip.RIVAL_CHAIN, Tip.RIVAL_PAIR),
    ):
        city = view.city(owner)
        mine = int(owner == seat)
        saved = int(COINS_ASKED[card] + card_trade(city, card))
        if by_chain(city, card) and saved >= MUCH:
            yield why(chain, 350 + 50 * mine + saved, card=name)
        if card_gain(view, owner, card).token and card_price(city, card) <= city.coins:
            yield why(pair, 380 + 50 * mine, card=name)
