"""What a choice of Duel keeps from the rival, leaves covered, or opens to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from wondertable.bots.duel.brings import card_whys
from wondertable.bots.duel.kinds import DENIED, Kind
from wondertable.bots.duel.worth import (
    card_gain,
    opened,
)
from wondertable.bots.search.finding import Prospect
from wondertable.core.bits import numbers
from wondertable.core.why import Why, why
from wondertable.games.duel.actions import (
    CARD_IDS,
    CARD_NUMBER,
)
from wondertable.games.duel.codes import DRAFT_CODE, TURN
from wondertable.games.duel.cost import card_price
from wondertable.games.duel.state import Duel
from wondertable.games.duel.structure import take

WANTED: Final = 100
"""What matters so much to the rival is better kept from them."""


def structure_whys(view: Duel, seat: int, action: int, others: Sequence[Prospect]) -> Iterator[Why]:
    """What is kept from the rival by taking a card, and what it opens or leaves covered."""
    slot = action >> 3
    card = int(view.card_at(slot))
    expected = {taken_by(view, other) for other in others}
    built = action & 7 == 0
    for wish in wishes(view, 1 - seat, card):
        kind = DENIED[Kind(wish.key)]
        part = 6 if built else 9
        weight = wish.weight * part // 10 + (80 if card in expected else 0)
        yield why(kind, weight, card=CARD_IDS[card])
    after = view.clone()
    after.choose(action)
    if plays_on(after, seat):
        for fresh in opened(view, slot).cards:
            wish_now = max(
                (row.weight for row in wishes(view, seat, CARD_NUMBER[fresh])), default=0
            )
            if wish_now >= WANTED:
                yield why(Kind.OPENS, wish_now * 7 // 10, card=fresh)
        return
    yield from covered_whys(view, seat, slot, others, expected)


def covered_whys(
    view: Duel, seat: int, slot: int, others: Sequence[Prospect], expected: set[int | None]
) -> Iterator[Why]:
    """What stays covered, and would be opened for the rival by another choice."""
    slots = {other.action >> 3 for other in others if other.action < DRAFT_CODE}
    if not others:
        slots = set(numbers(view.open))
    spared = {card for other in slots - {slot} for card in opened(view, other).cards}
    for card in sorted(spared - set(opened(view, slot).cards)):
        number = CARD_NUMBER[card]
        wish = max((row.weight for row in wishes(view, 1 - seat, number)), default=0)
        if card_gain(view, 1 - seat, number).wins and payable(view, 1 - seat, number):
            yield why(Kind.KEEPS_COVERED, 800, card=card)
        elif wish >= WANTED:
            weight = wish // 2 + (80 if number in expected else 0)
            yield why(Kind.KEEPS_COVERED, weight, card=card)


def wishes(view: Duel, seat: int, card: int) -> list[Why]:
    """What a card would bring a seat that can pay for it, of what is worth keeping from it."""
    if not payable(view, seat, card):
        return []
    return [
        row for row in card_whys(view, seat, card) if row.key in DENIED and row.weight >= WANTED
    ]


def payable(view: Duel, seat: int, card: int) -> bool:
    """Whether a seat has the coins for a card."""
    city = view.city(seat)
    return bool(card_price(city, card) <= city.coins)


def taken_by(view: Duel, other: Prospect) -> int | None:
    """The card that the rival is expected to build after another choice, if it is known."""
    reply = other.reply
    if reply is None or reply >= DRAFT_CODE or reply & 7 or view.hidden >> (reply >> 3) & 1:
        return None
    after = view.clone()
    take(after, other.action >> 3)
    return int(view.card_at(reply >> 3)) if after.open >> (reply >> 3) & 1 else None


def plays_on(after: Duel, seat: int) -> bool:
    """Whether a seat has another turn, at once or when cards are turned up."""
    return bool(after.again or (after.pending == TURN and after.active == seat))
