"""What a seat knows: every hand that it has held, and all that lay open; and worlds that agree.

A hand is followed on its way around the table. Cards that left it unseen between two sights are
those that the second sight lacks; after the last sight they are any of those seen last; before the
first, any that are seen nowhere. In each of these groups every order of the cards is as likely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rng import Rng
from wondertable.core.state import HIDDEN, NOBODY, SPECTATOR
from wondertable.games.seven.choices import cards_in_play, choice_of
from wondertable.games.seven.codes import (
    HIDDEN_CHOICE,
    NO_CARD,
    NO_CHOICE,
    P_EXTRA,
    P_LAPSE,
    P_LEFT,
    P_LOOK,
    P_TAKE,
    P_TURN,
    REBUILD,
    SHOW,
    TAKE,
    TURN,
)
from wondertable.games.seven.figures import BLACK_PER_AGE, EXTRA_GUILDS, GUILDS
from wondertable.games.seven.following import Following, unpassed
from wondertable.games.seven.hand import added, cards_in, hidden_hand, packed
from wondertable.games.seven.past import (
    Past,
    card_of,
    discards,
    in_order,
    pile,
    public,
    replaced,
    way_of,
)
from wondertable.games.seven.tables import COPIES, FIRST_BLACK, FIRST_GUILD
from wondertable.games.seven.takings import Group, Takings
from wondertable.games.seven.turn import looker

if TYPE_CHECKING:
    from wondertable.games.seven.state import Seven

PRIME: Final = 0x6A09E671
HAND_PLACE: Final = 0x100000
"""Marks the place of a card in a hand; others are places of the past: node * 8 + seat."""


def view(state: Seven, seat: i64) -> Seven:
    """What a seat, or a spectator, may look at."""
    copy = state.clone()
    again = state.viewer == seat
    if state.viewer != NOBODY and not again:
        seat = SPECTATOR  # of what somebody else sees, the rest is for everybody
    copy.viewer = seat
    if not again:
        copy.past = seen_past(state, seat)
    for other in range(state.seats):
        city = copy.cities[other]
        if other != seat and city.choice != NO_CHOICE:
            city.choice = HIDDEN_CHOICE
        if not sees_hand(state, seat, other):
            city.hand = hidden_hand(city.held)
    return copy


def sees_hand(state: Seven, seat: i64, other: i64) -> bool:
    """Whether a seat sees the hand that another, or it, holds; not before it is taken up."""
    taken = state.question != TAKE or other < state.shown
    return taken and knows_hand(state, seat, other)


def knows_hand(state: Seven, seat: i64, other: i64) -> bool:
    """Whether a seat looks into the hand of another, or its own, and sees what is used."""
    return seat >= 0 and (state.seers(other) >> seat) & 1 == 1


def seen_past(state: Seven, seat: i64) -> Past | None:
    """The past as a seat knows it: what it did not see is hidden, what it held is noted."""
    nodes = in_order(state.past)
    seen = seen_places(state, nodes, seat)
    hands = hands_before(state, nodes)
    past: Past | None = None
    for at, node in enumerate(nodes):
        past = node.copy(past)
        if node.kind <= P_EXTRA:
            past.cards = redacted(state, node, at, seat, seen)
        if node.kind == P_TURN:
            past.own = hands[at][seat] if seat >= 0 else 0
            past.mate = hands[at][state.mate(seat)] if seat >= 0 and state.sees_mate() else 0
    return past


def redacted(state: Seven, node: Past, at: i64, seat: i64, seen: list[int]) -> i64:
    """The cards of a node as a seat has seen them."""
    if node.kind == P_EXTRA:
        own: i64 = node.ways >> 2
        kept = knows_hand(state, seat, own) or public(node, own) or at * 8 in seen
        return node.cards if kept else HIDDEN
    cards: i64 = node.cards
    for other in range(state.seats):
        kept = knows_hand(state, seat, other) or public(node, other)
        kept = kept or card_of(node, other) == NO_CARD
        if not kept and at * 8 + other not in seen:
            cards = replaced(cards, other, HIDDEN)
    return cards


def seen_places(state: Seven, nodes: list[Past], seat: i64) -> list[int]:
    """The places of the past whose card a seat has seen in the discard pile.

    Under rules 1 all saw from where a card was taken.
    """
    piled: list[int] = []
    there: list[bool] = []
    seen: list[int] = []
    for at, node in enumerate(nodes):
        if node.kind == P_LOOK and node.ways == seat:
            present = [spot for spot, here in zip(piled, there, strict=True) if here]
            if state.rules > 1:
                present = piled[:]
            if at == len(nodes) - 1 and state.question == SHOW:
                present = present[: state.shown]
            seen += present
        elif node.kind == P_TAKE and state.rules == 1:
            seen.append(piled[node.ways >> 3])
            there[node.ways >> 3] = False
        who: i64 = discards(node, state.seats)
        for other in range(state.seats):
            if who >> other & 1:
                piled.append(at * 8 + other)
                there.append(True)
    return seen


def hands_before(state: Seven, nodes: list[Past]) -> list[list[int]]:
    """The hands of all seats at the beginning of every turn of the past, worked out backwards."""
    hands = [int(city.hand) for city in state.cities]
    held = [int(city.held) for city in state.cities]
    found: list[list[int]] = [[] for _ in nodes]
    age = state.age
    last = state.last_turn()
    for at in range(len(nodes) - 1, -1, -1):
        node = nodes[at]
        if node.age < age:  # every age ends with empty hands
            age = node.age
            hands = [0] * state.seats
            held = [0] * state.seats
        if node.kind == P_TURN:
            if node.turn < last and (node.age < state.age or node.turn < state.turn):
                hands = unpassed(hands, node.age)
            for seat in range(state.seats):
                hands[seat] = added(hands[seat], held[seat], card_of(node, seat))
                held[seat] += 1
            found[at] = hands[:]
        elif node.kind == P_LEFT:
            for seat in range(state.seats):
                card = card_of(node, seat)
                if card != NO_CARD:
                    hands[seat] = added(hands[seat], held[seat], card)
                    held[seat] += 1
        elif node.kind == P_EXTRA:
            hands[node.ways >> 2] = node.cards
            held[node.ways >> 2] = 1
    return found


def sight(state: Seven, seat: i64) -> i64:
    """A number for all cities, the hands that a seat sees, what it did last, and what is asked.

    Of the discard pile, a seat that looks through it sees more than any other.
    """
    asked: i64 = state.question << 8 | state.waiting
    seen: i64 = mixed(0, state.age << 20 | state.turn << 16 | asked)
    seen = mixed(seen, state.shown << 16 | state.extra << 8 | state.digger << 4 | state.forger)
    other: i64 = 0
    while other < state.seats:
        city = state.cities[other]
        seen = mixed(seen, city.low)
        seen = mixed(seen, city.high)
        seen = mixed(seen, city.tokens << 24 | city.debt << 16 | city.diplomacy << 8 | city.owed)
        seen = mixed(seen, city.coins << 16 | city.stages << 8 | city.board << 4 | city.side)
        if city.claim:
            seen = mixed(seen, city.claim)
        if sees_hand(state, seat, other):
            seen = mixed(seen, city.hand)
        other += 1
    past = state.past
    while past is not None and past.kind != P_TURN:
        seen = mixed(seen, past.kind << 8 | past.ways)
        past = past.before
    if past is not None:
        seen = mixed(seen, card_of(past, seat) << 2 | way_of(past, seat))
    if state.question == REBUILD and looker(state) == seat:
        for card in pile(state.past, state.seats):
            seen = mixed(seen, card)
    return seen


def mixed(seen: i64, more: i64) -> i64:
    """A number for two."""
    return (seen % PRIME) * 0x9E3779B + (more % PRIME) * 0xC2B2AE3


def fill(state: Seven, rng: Rng) -> Seven:
    """Deals a world that the viewer cannot rule out."""
    if state.viewer == NOBODY:
        return state.clone()
    while True:
        world = dealt(state, rng)
        if world is not None and not contradicted(world):
            break
    for seat in range(world.seats):
        city = world.cities[seat]
        if city.choice == HIDDEN_CHOICE:
            city.choice = NO_CHOICE
            world.waiting |= 1 << seat
            actions = world.legal(seat)
            world.waiting ^= 1 << seat
            action: i64 = actions[rng.below(len(actions))]
            city.choice = choice_of(world, seat, action) if world.question == TURN else action
    return world


def contradicted(world: Seven) -> bool:
    """Whether a seat found nothing to build in a pile where there was something."""
    past = world.past
    while past is not None:
        if past.kind == P_LAPSE:
            city = world.cities[past.ways].clone()
            city.low = past.own
            city.high = past.mate
            for card in pile(past.before, world.seats):
                if card != NO_CARD and not city.has_name(card):
                    return True
        past = past.before
    return False


def dealt(state: Seven, rng: Rng) -> Seven | None:
    """A world in which all hidden cards are dealt by what the viewer has seen; or a failed try."""
    world = state.clone()
    nodes = in_order(state.past)
    copies: list[Past] = []
    past: Past | None = None
    for node in nodes:
        past = node.copy(past)
        if node.kind == P_TURN:
            past.own = 0
            past.mate = 0
        copies.append(past)
    world.past = past
    world.viewer = NOBODY
    for age in range(1, state.age + 1):
        if not Tracing(state, world, nodes, copies, rng).deal(age):
            return None
    return world


def hidden(state: Seven, seat: i64) -> bool:
    """Whether the viewer does not see the hand of a seat."""
    city = state.cities[seat]
    return city.held > 0 and (city.hand & 127) == HIDDEN


class Tracing(Following):
    """The cards of one age, followed from hand to hand as far as a viewer has seen them."""

    def __init__(
        self, state: Seven, world: Seven, noted: list[Past], nodes: list[Past], rng: Rng
    ) -> None:
        super().__init__(state)
        self.world = world
        self.noted = noted  # the past as the viewer knows it
        self.nodes = nodes  # its copies, to be filled in
        self.rng = rng
        self.unseen: list[int] = []  # cards that were seen nowhere
        self.unseen_places: list[int] = []
        self.known: list[bool] = [False] * state.seats  # by the seat that was dealt the hand
        self.cards: list[list[int]] = [[] for _ in range(state.seats)]
        self.places: list[list[int]] = [[] for _ in range(state.seats)]
        self.dealt: list[list[int]] = [[] for _ in range(state.seats)]
        self.groups: list[Group] = []  # cards, and the places where they are, in some order

    def deal(self, age: i64) -> bool:
        """Deals the hidden cards of an age; False if the try failed and is to be made again."""
        state = self.state
        self.unseen = deck_of(state, age)
        self.follow(self.noted, age)
        if age == state.age:
            self.hands()
        for hand in range(state.seats):
            if self.known[hand]:
                self.groups.append(Group(self.cards[hand], self.places[hand]))
            else:
                self.unseen_places += self.places[hand]
        taken = Takings(self.nodes, state.seats, age)
        if taken.takes:
            self.groups.append(Group(self.unseen, self.unseen_places))
            if not taken.choose(self.groups, self.rng):
                return False
            self.groups.pop()
        for group in self.groups:
            self.lay(group.cards, group.places)
        self.put_back()
        self.lay(self.unseen, self.unseen_places)
        for seat in range(state.seats):
            if self.dealt[seat]:
                self.world.cities[seat].hand = packed(self.dealt[seat])
        return taken.are_first()

    def hands(self) -> None:
        """The hands as they are now."""
        state = self.state
        for seat in range(state.seats):
            city = state.cities[seat]
            if hidden(state, seat):
                for _ in range(city.held):
                    self.places[self.holders[seat]].append(HAND_PLACE + seat)
            elif city.held:
                self.see(self.holders[seat], cards_in(city.hand, city.held))

    def see(self, hand: i64, cards: list[int]) -> None:
        """The viewer sees all cards of a hand; what it lacks has left it since the last sight."""
        if self.known[hand]:
            gone = self.cards[hand]
            for card in cards:
                gone.remove(card)
            self.groups.append(Group(gone, self.places[hand]))
        else:
            for card in cards:
                self.unseen.remove(card)
            self.unseen_places += self.places[hand]
        self.known[hand] = True
        self.cards[hand] = cards
        self.places[hand] = []

    def leave(self, hand: i64, card: i64, place: i64) -> None:
        """A card leaves a hand, seen or unseen."""
        if card == HIDDEN:
            self.places[hand].append(place)
        elif self.known[hand]:
            self.cards[hand].remove(card)
        else:
            self.unseen.remove(card)

    def put_back(self) -> None:
        """Takes out the guilds and black cards that were not drawn for the deck."""
        seats: i64 = self.state.seats
        guilds = [card for card in self.unseen if FIRST_GUILD <= card < FIRST_BLACK]
        blacks = [card for card in self.unseen if card >= FIRST_BLACK]
        if guilds:
            self.take_out(guilds, GUILDS - EXTRA_GUILDS - seats)
        if blacks:
            self.take_out(blacks, BLACK_PER_AGE - seats)

    def take_out(self, cards: list[int], count: i64) -> None:
        """Takes so many of these cards out of those that were seen nowhere."""
        while count > 0:
            self.unseen.remove(cards.pop(self.rng.below(len(cards))))
            count -= 1

    def lay(self, cards: list[int], places: list[int]) -> None:
        """Lays cards into places, in any order."""
        for place in places:
            card = cards.pop(self.rng.below(len(cards)))
            if place >= HAND_PLACE:
                self.dealt[place - HAND_PLACE].append(card)
            else:
                node = self.nodes[place >> 3]
                node.cards = replaced(node.cards, place & 7, card)


def deck_of(state: Seven, age: i64) -> list[int]:
    """All cards that the deck of an age may have."""
    copies = COPIES[state.seats - 3]
    deck: list[int] = []
    for card in cards_in_play(state, age, age):
        deck += [card] * (copies[card] if card < FIRST_GUILD else 1)
    return deck


assert P_TURN < P_LEFT < P_EXTRA < P_LOOK
