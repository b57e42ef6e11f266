"""What one seat has: cards, pieces on the wonders, discs, points."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wondertable.core.packing import Row
from wondertable.games.babel.codes import NO_CHOICE
from wondertable.games.babel.figures import KINDS
from wondertable.games.babel.packed import count, covers, lacking, larger, total

UNIT_BITS: Final = 6
UNITS: Final = 63
KIND_BITS: Final = 4
KIND: Final = 15

BUILDER_FIELDS: Final = Row(
    *("hand", "held", "known", "old", "doubtful", "past", "actions", "held_actions"),
    *("shown", "units", "taken", "refused", "wonders", "choice", "offer", "trader"),
)
"""What tells builders apart."""


@final
@mypyc_attr(acyclic=True)
class Builder:
    """Everything before one player.

    In a view, `hand` and `actions` of others have only the cards that everybody knows of; `held`
    and `held_actions` always tell how many there are.
    """

    hand: i64  # building cards, see packed.py
    held: i64
    known: i64  # cards of the hand that everybody has seen and that were not played since
    old: i64  # unknown cards that were in the hand when the discards were shuffled last
    doubtful: i64  # cards seen since then of which nobody else can tell whether they are old
    past: i64  # the old cards; only their owner knows them
    actions: i64  # action cards, four bits for each kind
    held_actions: i64
    shown: i64  # action cards that lie open at the end
    units: i64  # pieces on the wonders, six bits for each
    taken: i64  # spaces whose disc this seat has, as bits
    refused: i64  # points for refused offers
    wonders: i64  # points for finished wonders
    choice: i64  # an offer that lies face down
    offer: i64  # the valid cards of an offer that lies open
    trader: i64  # whether the trader lies with them

    def __init__(self) -> None:
        self.hand = 0
        self.held = 0
        self.known = 0
        self.old = 0
        self.doubtful = 0
        self.past = 0
        self.actions = 0
        self.held_actions = 0
        self.shown = 0
        self.units = 0
        self.taken = 0
        self.refused = 0
        self.wonders = 0
        self.choice = NO_CHOICE
        self.offer = 0
        self.trader = 0

    def clone(self) -> Builder:
        """An independent copy."""
        copy = Builder()
        copy.hand = self.hand
        copy.held = self.held
        copy.known = self.known
        copy.old = self.old
        copy.doubtful = self.doubtful
        copy.past = self.past
        copy.actions = self.actions
        copy.held_actions = self.held_actions
        copy.shown = self.shown
        copy.units = self.units
        copy.taken = self.taken
        copy.refused = self.refused
        copy.wonders = self.wonders
        copy.choice = self.choice
        copy.offer = self.offer
        copy.trader = self.trader
        return copy

    def may_hold(self, cards: i64) -> bool:
        """Whether these cards are in the hand, or may be as far as a viewer can tell."""
        if covers(self.hand, cards):
            return True
        return total(lacking(cards, self.hand)) <= self.held - total(self.hand)

    def most(self, kind: i64, limit: i64) -> i64:
        """How many cards of a type can be laid, as far as a viewer can tell; up to a limit."""
        found: i64 = count(self.hand, kind) + self.held - total(self.hand)
        return found if found < limit else limit

    def may_play(self, kind: i64) -> bool:
        """Whether an action card of a kind is there, or may be as far as a viewer can tell."""
        return self.most_actions(kind) > 0

    def most_actions(self, kind: i64) -> i64:
        """How many action cards of a kind are there, as far as a viewer can tell."""
        known: i64 = (self.actions >> (KIND_BITS * kind)) & KIND
        return known + self.held_actions - actions_total(self.actions)

    def units_on(self, wonder: i64) -> i64:
        """The pieces on a wonder; a large one is three."""
        return (self.units >> (UNIT_BITS * wonder)) & UNITS

    def put(self, wonder: i64, units: i64) -> None:
        """Puts pieces on a wonder."""
        self.units += units << (UNIT_BITS * wonder)

    def clear(self, wonder: i64) -> None:
        """Takes all pieces back from a wonder."""
        self.units -= self.units_on(wonder) << (UNIT_BITS * wonder)

    def learn(self, cards: i64) -> None:
        """Everybody sees these cards, and so knows that they are in the hand."""
        self.known = larger(cards, self.known)
        self.hand = larger(self.hand, self.known)

    def lay_off(self, cards: i64) -> None:
        """Gives away cards that everybody knows of."""
        self.known -= cards
        self.hand -= cards
        self.held -= total(cards)

    def use_action(self, kind: i64) -> None:
        """Gives away an action card."""
        if (self.actions >> (KIND_BITS * kind)) & KIND:
            self.actions -= one_action(kind)
        self.held_actions -= 1


def one_action(kind: i64) -> i64:
    """An action card of a kind."""
    return 1 << (KIND_BITS * kind)


def actions_total(actions: i64) -> i64:
    """How many action cards there are."""
    found: i64 = 0
    while actions:
        found += actions & KIND
        actions >>= KIND_BITS
    return found


assert KINDS * KIND_BITS <= 30
