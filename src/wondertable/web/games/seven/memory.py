"""What a viewer remembers of the hands that go around the table."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64  # not compiled: a subclass of a class of the engine

from wondertable.core.state import HIDDEN
from wondertable.games.seven.following import Following
from wondertable.games.seven.hand import cards_in
from wondertable.games.seven.past import in_order
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


class Memory(Following):
    """The hands of an age, by the seat that was dealt each, as far as they were seen."""

    def __init__(self, view: Seven) -> None:
        super().__init__(view)
        self.cards: dict[int, list[int]] = {}
        self.passes: dict[int, int] = {}

    def leave(self, hand: i64, card: i64, place: i64) -> None:
        """What left a hand openly is not in it any more."""
        known = self.cards.get(int(hand), [])
        if card in known:
            known.remove(int(card))

    def pass_on(self, age: i64) -> None:
        """All hands go on, and it is longer ago that they were seen."""
        super().pass_on(age)
        self.passes = {hand: count + 1 for hand, count in self.passes.items()}

    def see(self, hand: i64, cards: list[int]) -> None:
        """The viewer looks into a hand."""
        self.cards[int(hand)] = list(cards)
        self.passes[int(hand)] = 0

    def of(self, seat: int) -> Known | None:
        """What is known of the hand that a seat holds now."""
        city = self.state.cities[seat]
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
    memory.follow(in_order(view.past), view.age)
    return [memory.of(seat) for seat in range(view.seats)]
