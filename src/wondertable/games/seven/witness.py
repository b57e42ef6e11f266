"""What a viewer has seen of the cards: where each hand and each discarded card may come from.

The hands of an age are followed around the table, but nothing is dealt: every
hand and every place of the past has the list of cards that may be there.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from mypy_extensions import i64  # not compiled: a subclass of a class of the engine

from wondertable.core.bits import numbers
from wondertable.core.errors import Reason
from wondertable.core.reasons import Kind, reason
from wondertable.core.state import CHANCE, HIDDEN, NOBODY
from wondertable.core.witness import Handful, Witness
from wondertable.games.seven import actions
from wondertable.games.seven.actions import CARD_IDS, CARD_NUMBER, UNSEEN
from wondertable.games.seven.chance import next_seat, undealt
from wondertable.games.seven.codes import (
    ANY_PLACE,
    CARD_SHIFT,
    DEAL,
    NO_CHOICE,
    P_TAKE,
    TAKE,
    TURN,
)
from wondertable.games.seven.figures import BLACK_PER_AGE, EXTRA_GUILDS, GUILDS
from wondertable.games.seven.following import Following
from wondertable.games.seven.hand import cards_in
from wondertable.games.seven.knowledge import deck_of, hidden, knows_hand
from wondertable.games.seven.past import card_of, discards, in_order
from wondertable.games.seven.reasons import Refusal
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import FIRST_BLACK, FIRST_GUILD


class Contradiction(Kind):
    """Why something cannot be, after all that was seen."""

    ELSEWHERE = (
        "seven-witness-elsewhere",
        "{card} cannot be there: all copies of it have been seen elsewhere",
    )
    NAME_THEM = ("seven-witness-name-them", "the cards of this hand can be seen and must be named")
    TOO_MANY = (
        "seven-witness-too-many",
        "the deck of this age does not have so many guilds or black cards",
    )


NOWHERE: Final = -1
"""Where a card lies that was laid open in this turn: in no place of the past."""


class Trace(Following):
    """The cards of one age, as far as the viewer has seen them."""

    def __init__(self, state: Seven, age: int) -> None:
        super().__init__(state)
        self.unseen: list[int] = deck_of(state, age)
        """The cards that were seen nowhere."""
        self.known: list[list[int] | None] = [None] * int(state.seats)
        """What each hand had when it was last seen and has not left it openly; by its first seat"""
        self.places: dict[int, list[int]] = {}
        """What may be in each hidden place of the past: node * 8 + seat."""
        self.waiting: list[list[int]] = [[] for _ in range(state.seats)]
        """The hidden places that each hand left since it was last seen."""
        self.follow(in_order(state.past), age)
        if age == state.age:
            self.now()
        for hand, places in enumerate(self.waiting):
            self.settle(places, self.cards(hand))
        self.leave_out(FIRST_GUILD, FIRST_BLACK, GUILDS, int(state.seats) + EXTRA_GUILDS)
        self.leave_out(FIRST_BLACK, len(CARD_IDS), BLACK_PER_AGE, int(state.seats))

    def now(self) -> None:
        """Looks at the hands as they are, and at the cards that others have laid open since."""
        for seat, city in enumerate(self.state.cities):
            if not hidden(self.state, seat):
                if city.held:
                    self.see(self.holders[seat], cards_in(city.hand, city.held))
            elif self.state.question == TURN and city.choice > NO_CHOICE:
                self.leave(self.holders[seat], int(city.choice >> CARD_SHIFT), NOWHERE)

    def see(self, hand: i64, cards: list[int]) -> None:
        """The viewer sees a hand; what it lacks lies where it left the hand."""
        before = self.known[hand]
        gone = self.unseen if before is None else without(before, cards)
        self.settle(self.waiting[hand], gone)
        if before is None:
            take_out(self.unseen, cards)
        self.known[hand] = list(cards)
        self.waiting[hand] = []

    def leave(self, hand: i64, card: i64, place: i64) -> None:
        """A card leaves a hand, seen or unseen."""
        if card != HIDDEN:
            take_out(self.cards(hand), [int(card)])
        elif place != NOWHERE:
            self.waiting[hand].append(int(place))

    def cards(self, hand: i64) -> list[int]:
        """What may be in a hand."""
        known = self.known[hand]
        return self.unseen if known is None else known

    def of_seat(self, seat: int) -> list[int]:
        """What may be in the hand that a seat holds."""
        return self.cards(self.holders[seat])

    def settle(self, places: list[int], cards: list[int]) -> None:
        """Notes that hidden places have some of these cards."""
        for place in places:
            self.places[place] = cards

    def leave_out(self, first: int, after: int, printed: int, dealt: int) -> None:
        """Takes out the guilds, or black cards, once as many were seen as the deck has."""
        left = [card for card in self.unseen if first <= card < after]
        if printed - len(left) >= dealt:
            take_out(self.unseen, left)

    def fits(self, seat: int, cards: list[int]) -> Reason | None:
        """Why a seat cannot hold these cards together."""
        missing = Counter(cards) - Counter(self.of_seat(seat))
        if missing:
            return elsewhere(min(missing))
        if self.known[self.holders[seat]] is None:
            seats = int(self.state.seats)
            for first, after, printed, dealt in (
                (FIRST_GUILD, FIRST_BLACK, GUILDS, seats + EXTRA_GUILDS),
                (FIRST_BLACK, len(CARD_IDS), BLACK_PER_AGE, seats),
            ):
                left = sum(first <= card < after for card in self.unseen)
                wanted = sum(first <= card < after for card in cards)
                if wanted and printed - left + wanted > dealt:
                    return reason(Contradiction.TOO_MANY)
        return None


class SevenWitness(Witness):
    """What somebody has seen who looks on from a seat, or from outside."""

    def __init__(self, state: Seven) -> None:
        self.state = state
        self.traces: dict[int, Trace] = {}

    def trace(self, age: int) -> Trace:
        """The cards of an age, followed once."""
        if age not in self.traces:
            self.traces[age] = Trace(self.state, age)
        return self.traces[age]

    def rules_out(self, seat: int, text: str) -> Reason | None:
        """Why a line contradicts what the viewer has seen."""
        state = self.state
        if state.viewer == NOBODY:
            return None
        match actions.parse(seat, text):
            case actions.TakeUp(owner, cards) if self.named(owner):
                if UNSEEN in cards:
                    return reason(Contradiction.NAME_THEM)
                numbers = [CARD_NUMBER[card] for card in cards]
                return self.trace(int(state.age)).fits(owner, numbers)
            case actions.Build(card) if hidden(state, seat):
                return not_there([self.trace(int(state.age)).of_seat(seat)], CARD_NUMBER[card])
            case actions.Show(place, card) if card != UNSEEN:
                there = self.lying() if state.rules == 1 else self.laid()
                return not_there(there[place : place + 1], CARD_NUMBER[card])
            case actions.Rebuild(actions.NOT_ANY):
                return self.not_nothing(seat)
            case actions.Rebuild(card, place):
                there = self.lying()
                there = there if place is None else there[place : place + 1]
                return not_there(there, CARD_NUMBER[card])
        return None

    def named(self, seat: int) -> bool:
        """Whether the viewer sees the hand that a seat takes up, and the view lacks it."""
        state = self.state
        return seat < state.seats and knows_hand(state, state.viewer, seat) and hidden(state, seat)

    def not_nothing(self, seat: int) -> Reason | None:
        """Why a seat that looks through the discard pile must find something to build."""
        city = self.state.cities[seat]
        for cards in self.lying():
            if cards and not any(city.has_name(card) for card in cards):
                return reason(Refusal.MUST_REBUILD)
        return None

    def lying(self) -> list[list[int]]:
        """What may lie in every place of the discard pile; nothing where it was taken again."""
        cards = self.laid()
        for node in in_order(self.state.past):
            if node.kind == P_TAKE:
                place = int(node.ways >> 3)
                for at in [place] if place != ANY_PLACE else only_place(cards, int(node.cards)):
                    cards[at] = []
        return cards

    def laid(self) -> list[list[int]]:
        """What may ever have lain in every place of the discard pile."""
        cards: list[list[int]] = []
        for number, node in enumerate(in_order(self.state.past)):
            for seat in numbers(discards(node, self.state.seats)):
                card = int(card_of(node, seat))
                places = self.trace(int(node.age)).places if card == HIDDEN else {}
                cards.append(places.get(number * 8 + seat, [card]))
        return cards

    def handful(self) -> Handful | None:
        """A hand that the viewer is dealt, or takes up."""
        state = self.state
        viewer = int(state.viewer)
        if state.question == DEAL:
            seat = int(next_seat(state))
            if viewer != NOBODY and not knows_hand(state, viewer, seat):
                return None
            left = undealt(state)
            legal = {code & HIDDEN for code in state.legal(CHANCE)}
            cards = [card for card in sorted(legal) for _ in range(left[card])]
            count = int(state.hand_size() - state.cities[seat].held)
            return handful(f"deal {seat}", "", count, cards, whole=False)
        seat = int(state.shown)
        if state.question != TAKE or viewer == NOBODY or not self.named(seat):
            return None
        cards = sorted(self.trace(int(state.age)).of_seat(seat))
        return handful(f"take {seat}", "up", int(state.cities[seat].held), cards, whole=True)


def handful(before: str, after: str, count: int, cards: list[int], *, whole: bool) -> Handful:
    """Cards as the notation has them."""
    return Handful(before, after, count, tuple(CARD_IDS[card] for card in cards), whole)


def not_there(places: list[list[int]], card: int) -> Reason | None:
    """Why a card is in none of these places, if there are any."""
    return None if not places or any(card in there for there in places) else elsewhere(card)


def only_place(places: list[list[int]], card: int) -> list[int]:
    """The place from which a card must have been taken; none where several may be it."""
    found = [place for place, cards in enumerate(places) if card in cards]
    sure = len(found) == 1 or (found and set(places[found[0]]) == {card})
    return found[:1] if sure else []


def elsewhere(card: int) -> Reason:
    """The reason to refuse a card that is known to be somewhere else."""
    return reason(Contradiction.ELSEWHERE, card=CARD_IDS[card])


def without(cards: list[int], others: list[int]) -> list[int]:
    """The cards that the others lack."""
    rest = list(cards)
    take_out(rest, others)
    return rest


def take_out(cards: list[int], others: list[int]) -> None:
    """Takes cards out of a list; what is not there was ruled out before, so nothing is said."""
    for card in others:
        if card in cards:
            cards.remove(card)
