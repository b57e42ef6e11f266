"""What a seat knows, and worlds that agree with it.

A seat sees its own cards, the discards, and the cards that were shown in offers and taken back.
All others are as likely in any place where they can be: in hands or in the deck. After a shuffle
those are two kinds of places: old cards are in hands, cards of the new deck in hands or the deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from wondertable.core.rng import Rng
from wondertable.core.state import NOBODY, SPECTATOR
from wondertable.games.babel.builder import Builder, actions_total, one_action
from wondertable.games.babel.chance import actions_left, drawn_from
from wondertable.games.babel.choices import laid_backs
from wondertable.games.babel.codes import HIDDEN_CHOICE, NO_CHOICE
from wondertable.games.babel.figures import TYPES
from wondertable.games.babel.memory import new_places
from wondertable.games.babel.packed import count, some, total

if TYPE_CHECKING:
    from wondertable.games.babel.state import Babel


def view(state: Babel, seat: i64) -> Babel:
    """What a seat, or a spectator, may look at."""
    copy = state.clone()
    if state.viewer != NOBODY and state.viewer != seat:
        seat = SPECTATOR  # of what somebody else sees, the rest is for everybody
    copy.viewer = seat
    for other in range(state.seats):
        builder = copy.builders[other]
        if other != seat:
            builder.hand = builder.known
            builder.past = 0
            builder.actions = builder.shown
            if builder.choice >= 0:
                backs: i64 = laid_backs(builder.choice) if state.counted() else 0
                builder.choice = HIDDEN_CHOICE - backs
    return copy


def fill(state: Babel, rng: Rng) -> Babel:
    """Deals a world that the viewer cannot rule out."""
    if state.viewer == NOBODY:
        return state.clone()
    while True:
        world = state.clone()
        world.viewer = NOBODY
        while not deal_cards(state, world, rng):
            continue
        deal_actions(state, world, rng)
        if lay_offers(world, rng):
            return world


def lay_offers(world: Babel, rng: Rng) -> bool:
    """Chooses the offers that lie face down; False where a hand cannot have laid so many cards."""
    for seat in range(world.seats):
        builder = world.builders[seat]
        if builder.choice <= HIDDEN_CHOICE:
            backs: i64 = laid_backs(builder.choice)
            builder.choice = NO_CHOICE
            world.waiting |= 1 << seat
            offers = world.legal(seat)
            world.waiting ^= 1 << seat
            if world.counted():
                offers = [offer for offer in offers if laid_backs(offer) == backs]
                if not offers:
                    return False
            builder.choice = offers[rng.below(len(offers))]
    return True


def deal_actions(state: Babel, world: Babel, rng: Rng) -> None:
    """Deals the hidden action cards."""
    left = actions_left(state)
    for builder in world.builders:
        while builder.held_actions > actions_total(builder.actions):
            kind: i64 = drawn_from(left, rng)
            left[kind] -= 1
            builder.actions += one_action(kind)


def deal_cards(state: Babel, world: Babel, rng: Rng) -> bool:
    """Deals the hidden building cards; False where doubtful cards were counted out wrongly."""
    old: i64 = state.stock
    if state.viewer >= 0:
        old -= state.builders[state.viewer].past
    hidden = Hidden(old, state.unseen() - old, rng)
    others = [seat for seat in range(state.seats) if seat != state.viewer]
    for seat in others:
        hidden.new += state.builders[seat].doubtful
    olds = [0] * state.seats
    for seat in others:
        builder = world.builders[seat]
        builder.hand = state.builders[seat].hand
        builder.past = 0
        olds[seat] = hidden.sort_out(builder)
        if olds[seat] < 0:
            return False
    for seat in others:
        hidden.deal(world.builders[seat], olds[seat])
    return True


@final
class Hidden:
    """The cards that a viewer has not seen: old ones in hands, new ones in hands or the deck."""

    def __init__(self, old: i64, new: i64, rng: Rng) -> None:
        self.old: i64 = old
        self.new: i64 = new
        self.rng = rng

    def sort_out(self, builder: Builder) -> i64:
        """Says by chance which doubtful cards were old, and how many old ones are left; or -1."""
        olds: i64 = builder.old
        news: i64 = new_places(builder)
        kind: i64 = 0
        while kind < TYPES:
            number: i64 = count(builder.doubtful, kind)
            while number > 0:
                was_old: i64 = olds * count(self.old, kind)
                was_new: i64 = news * count(self.new, kind)
                if was_old + was_new == 0:
                    return -1
                if was_old and was_new:
                    was_old *= total(self.new)
                    was_new *= total(self.old)
                if self.rng.below(was_old + was_new) < was_old:
                    olds -= 1
                    self.old -= some(kind, 1)
                    builder.past += some(kind, 1)
                else:
                    news -= 1
                    self.new -= some(kind, 1)
                number -= 1
            kind += 1
        return olds

    def deal(self, builder: Builder, olds: i64) -> None:
        """Deals the rest of a hand."""
        hidden: i64 = builder.held - total(builder.hand)
        while hidden > 0:
            if olds > 0:
                card: i64 = drawn_card(self.old, self.rng)
                self.old -= card
                builder.past += card
                olds -= 1
            else:
                card = drawn_card(self.new, self.rng)
                self.new -= card
            builder.hand += card
            hidden -= 1


def drawn_card(cards: i64, rng: Rng) -> i64:
    """One of the cards, each as likely."""
    rest: i64 = rng.below(total(cards))
    kind: i64 = 0
    while rest >= count(cards, kind):
        rest -= count(cards, kind)
        kind += 1
    return some(kind, 1)
