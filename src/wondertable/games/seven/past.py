"""What has been done with every card: the memory of the table, newest first.

Nodes never change, so copies of a state share them. In a view the cards that the viewer has not
seen are HIDDEN, and every turn has the hands that the viewer held, or saw, when it began.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wondertable.core.packing import Bits, Row
from wondertable.core.state import HIDDEN
from wondertable.games.seven.codes import (
    ANY_PLACE,
    BUILT,
    NO_CARD,
    P_EXTRA,
    P_LEFT,
    P_TAKE,
    P_TURN,
    SOLD,
    STAGED,
)

PAST_FIELDS: Final = Row(
    (Bits("kind", 4), Bits("age", 4), Bits("turn")), "cards", "ways", "own", "mate"
)


@final
@mypyc_attr(acyclic=True)
class Past:
    """One thing that happened.

    | kind | cards | ways | own, mate |
    |---|---|---|---|
    | P_TURN | of every seat, 7 bits each | of every seat, 2 bits each | the hands seen |
    | P_LEFT | last cards of every seat | | |
    | P_EXTRA | the card | its way, and seat * 4 | |
    | P_LOOK | | the seat that looks through the pile | |
    | P_TAKE | the card | ANY_PLACE (under rules 1 its place in the pile) * 8 + seat | |
    | P_LAPSE | | the seat that could build nothing | its city, low and high word |
    """

    kind: i64
    age: i64
    turn: i64
    cards: i64
    ways: i64
    own: i64
    mate: i64
    before: Past | None

    def __init__(
        self, kind: i64, age: i64, turn: i64, cards: i64, ways: i64, before: Past | None
    ) -> None:
        self.kind = kind
        self.age = age
        self.turn = turn
        self.cards = cards
        self.ways = ways
        self.own = 0
        self.mate = 0
        self.before = before

    def copy(self, before: Past | None) -> Past:
        """The same thing after another past."""
        node = Past(self.kind, self.age, self.turn, self.cards, self.ways, before)
        node.own = self.own
        node.mate = self.mate
        return node


def in_order(past: Past | None) -> list[Past]:
    """All nodes, oldest first."""
    nodes: list[Past] = []
    while past is not None:
        nodes.append(past)
        past = past.before
    nodes.reverse()
    return nodes


def card_of(node: Past, seat: i64) -> i64:
    """What a seat used in a turn, or left over."""
    return (node.cards >> (7 * seat)) & 127


def way_of(node: Past, seat: i64) -> i64:
    """How a seat used its card in a turn."""
    return (node.ways >> (2 * seat)) & 3


def discards(node: Past, seats: i64) -> i64:
    """The seats whose card a node lays on the discard pile, as bits in the order of laying."""
    found: i64 = 0
    seat: i64 = 0
    if node.kind == P_TURN:
        while seat < seats:
            if way_of(node, seat) == SOLD:
                found |= 1 << seat
            seat += 1
    elif node.kind == P_LEFT:
        while seat < seats:
            if card_of(node, seat) != NO_CARD:
                found |= 1 << seat
            seat += 1
    elif node.kind == P_EXTRA and node.ways & 3 >= SOLD:
        found = 1
    return found


def pile(past: Past | None, seats: i64) -> list[int]:
    """Every card that was ever discarded, by its place; NO_CARD where it was taken again.

    Of equal cards the first is taken. In a view it may be unknown which place that was: then all
    stay as they are known.
    """
    cards: list[int] = []
    for node in in_order(past):
        if node.kind == P_TAKE:
            place: i64 = node.ways >> 3
            if place == ANY_PLACE:
                place = place_taken(cards, node.cards)
            if place >= 0:
                cards[place] = NO_CARD
        else:
            lay(cards, node, seats)
    return cards


def place_taken(cards: list[int], card: i64) -> i64:
    """The first place that has a card; -1 if one before it may have the same."""
    for place, found in enumerate(cards):
        if found == card:
            return place
        if found == HIDDEN:
            break
    return -1


def laid(past: Past | None, seats: i64) -> list[int]:
    """Every card that was ever discarded, by its place, whether it was taken again or not."""
    cards: list[int] = []
    for node in in_order(past):
        lay(cards, node, seats)
    return cards


def lay(cards: list[int], node: Past, seats: i64) -> None:
    """Lays on the pile what a node discards."""
    who: i64 = discards(node, seats)
    seat: i64 = 0
    while who:
        if who & 1:
            cards.append(card_of(node, seat))
        who >>= 1
        seat += 1


def discarded_count(past: Past | None, seats: i64) -> i64:
    """How many cards lie in the discard pile."""
    count: i64 = 0
    while past is not None:
        if past.kind == P_TAKE:
            count -= 1
        else:
            who: i64 = discards(past, seats)
            while who:
                count += who & 1
                who >>= 1
        past = past.before
    return count


def with_card(past: Past | None, seats: i64, place: i64, card: i64) -> Past | None:
    """The same past where the card in a place of the pile is known."""
    copy: Past | None = None
    at: i64 = 0
    for node in in_order(past):
        copy = node.copy(copy)
        who: i64 = discards(node, seats)
        seat: i64 = 0
        while who:
            if who & 1:
                if at == place:
                    copy.cards = replaced(copy.cards, seat, card)
                at += 1
            who >>= 1
            seat += 1
    return copy


def replaced(cards: i64, seat: i64, card: i64) -> i64:
    """Cards of all seats, with another one for a seat."""
    old: i64 = (cards >> (7 * seat)) & 127
    return cards ^ (old ^ card) << (7 * seat)


def public(node: Past, seat: i64) -> bool:
    """Whether everybody sees the card that a seat used."""
    way: i64 = node.ways & 3 if node.kind == P_EXTRA else way_of(node, seat)
    return node.kind != P_LEFT and way == BUILT


assert BUILT < STAGED < SOLD
