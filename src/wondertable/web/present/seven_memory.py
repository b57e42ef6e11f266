"""What a viewer remembers of the hands that go around the table."""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.core.state import HIDDEN
from wondertable.games.seven.codes import P_TURN
from wondertable.games.seven.hand import cards_in
from wondertable.games.seven.knowledge import passed
from wondertable.games.seven.past import Past, card_of, in_order
from wondertable.games.seven.state import Seven


@dataclass(frozen=True)
class Known:
    """A hand of which some sight is remembered: `held` of these cards are still in it."""

    cards: tuple[int, ...]
    held: int
    passes: int
    """How often it was passed on since it was last seen."""

    @property
    def sure(self) -> bool:
        """Whether every card is known."""
        return len(self.cards) == self.held


class Memory:
    """The hands of an age, by the seat that was dealt each, as far as they were seen."""

    def __init__(self, view: Seven) -> None:
        self.view = view
        self.holders = list(range(view.seats))
        self.cards: dict[int, list[int]] = {}
        self.passes: dict[int, int] = {}

    def turn(self, node: Past) -> None:
        """Follows a turn: what the viewer saw, what left every hand, and where the hands went."""
        view = self.view
        held = int(view.hand_size() - node.turn)
        if view.viewer >= 0:
            self.see(self.holders[view.viewer], cards_in(node.own, held))
            if view.sees_mate():
                self.see(self.holders[view.mate(view.viewer)], cards_in(node.mate, held))
        for seat in range(view.seats):
            known = self.cards.get(self.holders[seat], [])
            card = int(card_of(node, seat))
            if card in known:
                known.remove(card)
        if node.turn < view.turn:
            self.holders = passed(self.holders, node.age)
            self.passes = {hand: count + 1 for hand, count in self.passes.items()}

    def see(self, hand: int, cards: list[int]) -> None:
        """The viewer looks into a hand."""
        self.cards[hand] = list(cards)
        self.passes[hand] = 0

    def of(self, seat: int) -> Known | None:
        """What is known of the hand that a seat holds now."""
        city = self.view.cities[seat]
        held = int(city.held)
        shown = cards_in(city.hand, held)
        if held and HIDDEN not in shown:
            return Known(tuple(shown), held, 0)
        hand = self.holders[seat]
        if not held or hand not in self.cards:
            return None
        return Known(tuple(self.cards[hand]), held, self.passes[hand])


def remembered(view: Seven) -> list[Known | None]:
    """What the viewer knows of every seat's hand."""
    memory = Memory(view)
    for node in in_order(view.past):
        if node.kind == P_TURN and node.age == view.age:
            memory.turn(node)
    return [memory.of(seat) for seat in range(view.seats)]
