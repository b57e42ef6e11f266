"""The hands of an age, followed on their way around the table as far as a viewer sees them.

Whoever follows them says what it means that a hand is seen and that a card leaves it: worlds are
dealt so (`knowledge.py`), lines of a record are checked so (`witness.py`), and so somebody
remembers the hands that went by.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from wondertable.games.seven.codes import NO_CARD, P_EXTRA, P_LEFT, P_TURN
from wondertable.games.seven.hand import cards_in
from wondertable.games.seven.past import Past, card_of

if TYPE_CHECKING:
    from wondertable.games.seven.state import Seven


@mypyc_attr(allow_interpreted_subclasses=True)
class Following:
    """The hands of an age; a hand is called by the seat that was dealt it."""

    def __init__(self, state: Seven) -> None:
        self.state = state
        self.holders: list[int] = list(range(state.seats))  # the hand that each seat holds

    def see(self, hand: i64, cards: list[int]) -> None:
        """The viewer sees all cards of a hand."""
        raise NotImplementedError  # pragma: no cover

    def leave(self, hand: i64, card: i64, place: i64) -> None:
        """A card leaves a hand, seen or unseen; its place in the past is node * 8 + seat."""
        raise NotImplementedError  # pragma: no cover

    def pass_on(self, age: i64) -> None:
        """All hands go to the next seat."""
        self.holders = passed(self.holders, age)

    def follow(self, nodes: list[Past], age: i64) -> None:
        """Goes through what happened in an age; the nodes are all of the past."""
        state = self.state
        last: i64 = state.last_turn()
        for at, node in enumerate(nodes):
            if node.age != age:
                continue
            if node.kind == P_TURN:
                self.turn(node, at)
                if node.turn < last and (age < state.age or node.turn < state.turn):
                    self.pass_on(age)
            elif node.kind == P_LEFT:
                for seat in range(state.seats):
                    card: i64 = card_of(node, seat)
                    if card != NO_CARD:
                        self.leave(self.holders[seat], card, at * 8 + seat)
            elif node.kind == P_EXTRA:
                self.leave(self.holders[node.ways >> 2], node.cards, at * 8)

    def turn(self, node: Past, at: i64) -> None:
        """A turn: the viewer sees hands, and every seat gives a card away."""
        state = self.state
        if state.viewer >= 0:
            held: i64 = state.hand_size() - node.turn
            self.see(self.holders[state.viewer], cards_in(node.own, held))
            if state.sees_mate():
                self.see(self.holders[state.mate(state.viewer)], cards_in(node.mate, held))
        for seat in range(state.seats):
            self.leave(self.holders[seat], card_of(node, seat), at * 8 + seat)


def passed(hands: list[int], age: i64) -> list[int]:
    """Hands as they are after they were passed on."""
    return hands[1:] + hands[:1] if age == 2 else hands[-1:] + hands[:-1]


def unpassed(hands: list[int], age: i64) -> list[int]:
    """Hands as they were before they were passed on."""
    return hands[-1:] + hands[:-1] if age == 2 else hands[1:] + hands[:1]
