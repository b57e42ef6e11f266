"""From where cards were taken out of the discard pile, in a world that is dealt for a viewer.

Who did not look sees which card is built, not whose discard it was. Of equal cards the first is
taken, so every world has one place for it. To deal each world as likely as any other, a place is
chosen by how likely the card lies there, and the try fails where the world that is dealt then has
the same card before it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wondertable.core.rng import Rng
from wondertable.core.state import HIDDEN
from wondertable.games.seven.codes import ANY_PLACE, P_TAKE
from wondertable.games.seven.past import Past, card_of, discards, replaced
from wondertable.games.seven.tables import AGE

ONE: Final = 0x100000
"""A chance of one."""


@final
class Group:
    """Cards, and the places of the past or of hands where they are, in some order."""

    def __init__(self, cards: list[int], places: list[int]) -> None:
        self.cards = cards
        self.places = places

    def chance(self, card: i64, gone: i64) -> i64:
        """How likely a place of this group has a card, when others of it are known already."""
        left: i64 = len(self.places) - gone
        return ONE * self.cards.count(card) // left if left > 0 else ONE


@final
class Take:
    """A card that was taken, and how many cards of its age lay there or had lain there."""

    def __init__(self, card: i64, before: i64) -> None:
        self.card = card
        self.before = before
        self.at: i64 = 0  # which of these cards it was


@final
class Takings:
    """All cards of one age that were taken out of the pile without a place."""

    def __init__(self, nodes: list[Past], seats: i64, age: i64) -> None:
        self.nodes = nodes
        self.spots: list[int] = []  # places of the past, node * 8 + seat, in the order of laying
        self.takes: list[Take] = []
        if any_taken(nodes, age):
            self.follow(seats, age)

    def follow(self, seats: i64, age: i64) -> None:
        """Goes through what was laid on the pile and taken from it."""
        for at, node in enumerate(self.nodes):
            if node.kind == P_TAKE:
                if taken_unseen(node, age):
                    self.takes.append(Take(node.cards, len(self.spots)))
            elif node.age == age:
                who: i64 = discards(node, seats)
                for seat in range(seats):
                    if who >> seat & 1:
                        self.spots.append(at * 8 + seat)

    def card_at(self, spot: i64) -> i64:
        """The card in a place, or HIDDEN."""
        return card_of(self.nodes[spot >> 3], spot & 7)

    def choose(self, groups: list[Group], rng: Rng) -> bool:
        """Chooses a place for every take and puts its card there; False if the try failed.

        The chances of a later take may depend on where an earlier one was. A try fails as much
        more often as they are less than they could be at most.
        """
        most = [self.most(take, number, groups) for number, take in enumerate(self.takes)]
        gone: list[int] = []
        for number, take in enumerate(self.takes):
            chances = self.chances(take, groups, gone)
            total: i64 = sum(chances)
            if total == 0 or (number > 0 and rng.below(most[number]) >= total):
                return False
            rest: i64 = rng.below(total)
            at: i64 = 0
            while rest >= chances[at]:
                rest -= chances[at]
                at += 1
            take.at = at
            gone.append(at)
            self.put(self.spots[at], take.card, groups)
        return True

    def chances(self, take: Take, groups: list[Group], gone: list[int]) -> list[int]:
        """How likely each place has the card, up to the first that is known to have it."""
        found: list[int] = []
        for at in range(take.before):
            spot = self.spots[at]
            known = self.card_at(spot)
            if at in gone:
                found.append(0)
            elif known == take.card:
                found.append(ONE)
                break
            else:
                found.append(group_of(spot, groups).chance(take.card, 0) if known == HIDDEN else 0)
        return found

    def most(self, take: Take, number: i64, groups: list[Group]) -> i64:
        """What the chances of all places may be together, wherever the takes before it were."""
        total: i64 = 0
        for at in range(take.before):
            spot = self.spots[at]
            known = self.card_at(spot)
            if known == take.card:
                total += ONE
            elif known == HIDDEN:
                chance: i64 = group_of(spot, groups).chance(take.card, number)
                total += chance if chance < ONE else ONE
        return total

    def put(self, spot: i64, card: i64, groups: list[Group]) -> None:
        """Puts a card into a place that was hidden."""
        if self.card_at(spot) == HIDDEN:
            group = group_of(spot, groups)
            group.cards.remove(card)
            group.places.remove(spot)
            node = self.nodes[spot >> 3]
            node.cards = replaced(node.cards, spot & 7, card)

    def are_first(self) -> bool:
        """Whether no card that was taken had an equal one before it, now that all are dealt."""
        gone: list[int] = []
        for take in self.takes:
            for at in range(take.at):
                if at not in gone and self.card_at(self.spots[at]) == take.card:
                    return False
            gone.append(take.at)
        return True


def any_taken(nodes: list[Past], age: i64) -> bool:
    """Whether a card of an age was taken out of the pile."""
    found = False
    for node in nodes:
        found = found or (node.kind == P_TAKE and taken_unseen(node, age))
    return found


def taken_unseen(node: Past, age: i64) -> bool:
    """Whether a node has no place for a card of an age that was taken."""
    return node.ways >> 3 == ANY_PLACE and AGE[node.cards] == age


def group_of(spot: i64, groups: list[Group]) -> Group:
    """The group that has a place."""
    for group in groups:
        if spot in group.places:
            break
    return group
