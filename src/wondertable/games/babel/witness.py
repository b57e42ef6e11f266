"""What a viewer has seen of the cards: nobody can lay more of a type than were seen nowhere."""

from __future__ import annotations

from wondertable.core.errors import Reason
from wondertable.core.reasons import Kind, reason
from wondertable.core.state import NOBODY
from wondertable.core.witness import Witness
from wondertable.games.babel import actions
from wondertable.games.babel.builder import KIND, KIND_BITS
from wondertable.games.babel.cards import TYPE_IDS
from wondertable.games.babel.chance import actions_left
from wondertable.games.babel.choices import offered_cards, taken_together, wrong_cards
from wondertable.games.babel.codes import NO_CHOICE, OFFER
from wondertable.games.babel.figures import TYPES
from wondertable.games.babel.packed import count, lacking
from wondertable.games.babel.state import Babel


class Contradiction(Kind):
    """Why something cannot be, after all that was seen."""

    TOO_MANY = (
        "babel-witness-too-many",
        "there cannot be so many of {thing}: the others have been seen elsewhere",
    )
    NO_ACTION = (
        "babel-witness-no-action",
        "{card} cannot be there: all copies of it have been seen elsewhere",
    )


class BabelWitness(Witness):
    """What somebody has seen who looks on from a seat, or from outside."""

    def __init__(self, state: Babel) -> None:
        self.state = state

    def rules_out(self, seat: int, text: str) -> Reason | None:
        """Why a line contradicts what the viewer has seen."""
        state = self.state
        if seat < 0 or state.viewer in (NOBODY, seat):
            return None
        match actions.parse(seat, text):
            case actions.Offer(cards) | actions.Swap(cards):
                return self.too_many(seat, actions.packed_cards(cards))
            case actions.Accept(seats, _, joker):
                together = int(taken_together(state, sum(1 << other for other in seats)))
                own = int(state.needs()) - together - actions.packed_cards(joker)
                no_joker = self.no_action(seat, "joker") if joker else None
                return no_joker or self.too_many(seat, own)
            case actions.Play(card):
                return self.no_action(seat, card)
        return None

    def too_many(self, seat: int, cards: int) -> Reason | None:
        """Why a seat cannot have these cards."""
        unseen = int(self.state.unseen())
        wanted = lacking(cards, self.state.builders[seat].hand)
        others = [other for other in range(self.state.seats) if other != seat]
        laid = [self.laid(other) for other in others]
        for kind in range(TYPES):
            left = int(count(unseen, kind)) - sum(int(count(one, kind)) for one in laid)
            if int(count(wanted, kind)) > left:
                return reason(Contradiction.TOO_MANY, thing=TYPE_IDS[kind])
        return None

    def laid(self, seat: int) -> int:
        """The cards that a seat has laid in this round of offers and that were seen nowhere."""
        state, builder = self.state, self.state.builders[seat]
        if state.question != OFFER or builder.choice <= NO_CHOICE:
            return 0
        cards = offered_cards(state, builder.choice) + wrong_cards(state, builder.choice)
        return int(lacking(cards, builder.hand))

    def no_action(self, seat: int, card: str) -> Reason | None:
        """Why a seat cannot have an action card."""
        kind = actions.ACTION_NUMBER[card]
        held = self.state.builders[seat].actions >> KIND_BITS * kind & KIND
        if held or actions_left(self.state)[kind]:
            return None
        return reason(Contradiction.NO_ACTION, card=card)
