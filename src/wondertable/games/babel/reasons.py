"""Why an action is not legal now: the answer to "may I do that?"."""

from __future__ import annotations

from typing import Final

from wondertable.core.errors import Reason
from wondertable.core.reasons import Kind, reason, to_answer
from wondertable.games.babel.actions import (
    ACTION_NUMBER,
    NOTHING,
    TYPE_NUMBER,
    Accept,
    Action,
    Build,
    Decline,
    DrawAction,
    DrawCard,
    Fail,
    LayDisc,
    Offer,
    Pass,
    Play,
    ShowAction,
    Swap,
    cards_of,
    in_words,
    packed_cards,
)
from wondertable.games.babel.choices import joker_cards, joker_ways, most_jokers, taken_together
from wondertable.games.babel.codes import (
    ACTION,
    AGAIN,
    BONUS,
    CARD_EXCHANGE,
    DECIDE,
    DISC,
    DOUBLE_TURN,
    DRAW,
    DRAW_THREE,
    EXCHANGE,
    OFFER,
    OFFER_BONUS,
    SHOW,
    TURN,
    WINDOW,
)
from wondertable.games.babel.figures import EXCHANGED
from wondertable.games.babel.packed import covers, total
from wondertable.games.babel.state import Babel

QUESTIONS: Final = {
    TURN: ("turn", "pass or build"),
    WINDOW: ("window", "play an action card before the offers, or decline"),
    OFFER: ("offer", "make an offer"),
    DECIDE: ("decide", "accept offers and complete the disc, or fail"),
    BONUS: ("bonus", "play the offer bonus, or decline"),
    AGAIN: ("again", "play the double turn, or decline"),
    EXCHANGE: ("exchange", "choose the cards to exchange"),
    DISC: ("disc", "lay a disc on a wonder"),
    DRAW: ("draw", "have building cards drawn"),
    ACTION: ("action", "have an action card drawn"),
    SHOW: ("show", "have the action cards shown"),
}
"""What is asked, by question: the word for messages, and how English says it."""

ANSWERS: Final[dict[type, tuple[int, ...]]] = {
    Pass: (TURN,),
    Build: (TURN,),
    Offer: (OFFER,),
    Accept: (DECIDE,),
    Fail: (DECIDE,),
    Play: (TURN, WINDOW, DECIDE, BONUS, AGAIN),
    Decline: (WINDOW, BONUS, AGAIN),
    Swap: (EXCHANGE,),
    LayDisc: (DISC,),
    DrawCard: (DRAW,),
    DrawAction: (ACTION,),
    ShowAction: (SHOW,),
}
PLAYABLE: Final = {
    TURN: (CARD_EXCHANGE, DRAW_THREE),
    WINDOW: (CARD_EXCHANGE, DRAW_THREE),
    DECIDE: (CARD_EXCHANGE, DRAW_THREE),
    BONUS: (OFFER_BONUS,),
    AGAIN: (DOUBLE_TURN,),
}


class Refusal(Kind):
    """Why something may not be done."""

    OTHER_QUESTION = ("babel-reason-other-question", "the question is to {asked}")
    NO_DISC = ("babel-reason-no-disc", "{wonder} has no disc that asks for {cards}")
    NOT_HELD = ("babel-reason-not-held", "this hand does not hold {cards}")
    TRADER_ALONE = ("babel-reason-trader-alone", "the trader is laid with cards only")
    WRONG_TYPE = (
        "babel-reason-wrong-type",
        "the disc asks for {disc}; other cards are laid with bluff=on only",
    )
    TOO_MANY = ("babel-reason-too-many", "the disc asks for {disc}, and {cards} would be too many")
    NO_OFFER = ("babel-reason-no-offer", "seat {other} has made no offer")
    TWO_TRADERS = ("babel-reason-two-traders", "only one of the chosen offers may hold a trader")
    JOKER_EXACT = (
        "babel-reason-joker-exact",
        "a joker counts as exactly 2 of the missing cards, which are: {cards}",
    )
    MISSING = ("babel-reason-missing", "own cards needed: {missing}, not {own}")
    NO_CARD = ("babel-reason-no-card", "{card} is not among the own action cards")
    NOT_NOW = ("babel-reason-not-now", "{card} cannot be played now")
    NO_HAND = ("babel-reason-no-hand", "there is no building card to exchange")
    SWAP_MOST = ("babel-reason-swap-most", "at most {most} cards are exchanged")
    NOT_OFFERED = ("babel-reason-not-offered", "{thing} is not possible here")


def why_not(state: Babel, seat: int, action: Action) -> Reason:
    """Why a seat, or chance, may not do this."""
    question = int(state.question)
    if question not in ANSWERS[type(action)]:
        return reason(Refusal.OTHER_QUESTION, asked=to_answer("babel", QUESTIONS[question]))
    match action:
        case Build(wonder, cards):
            return reason(Refusal.NO_DISC, wonder=wonder, cards=in_words(cards))
        case Offer():
            return why_not_offer(state, seat, action)
        case Accept():
            return why_not_accept(state, action)
        case Play(card):
            return why_not_play(state, seat, card)
        case Swap(cards):
            if sum(count for _, count in cards) > EXCHANGED:
                return reason(Refusal.SWAP_MOST, most=EXCHANGED)
            return reason(Refusal.NOT_HELD, cards=in_words(cards))
        case _:
            return reason(Refusal.NOT_OFFERED, thing=str(action).split(maxsplit=1)[1])


def why_not_offer(state: Babel, seat: int, action: Offer) -> Reason:
    """Why an offer cannot be laid."""
    if not action.cards:
        return reason(Refusal.TRADER_ALONE)
    needs = int(state.needs())
    disc, laid = in_words(cards_of(needs)), in_words(action.cards)
    wrong = [kind for kind, _ in action.cards if not needs >> 8 * TYPE_NUMBER[kind] & 127]
    if wrong and not state.bluff:
        return reason(Refusal.WRONG_TYPE, disc=disc)
    if not state.builders[seat].may_hold(packed_cards(action.cards)):
        return reason(Refusal.NOT_HELD, cards=laid)
    return reason(Refusal.TOO_MANY, disc=disc, cards=laid)


def why_not_accept(state: Babel, action: Accept) -> Reason:
    """Why the disc cannot be completed like this."""
    for other in action.seats:
        if other >= state.seats or not state.builders[other].offer:
            return reason(Refusal.NO_OFFER, other=other)
    if sum(int(state.builders[other].trader) for other in set(action.seats)) > 1:
        return reason(Refusal.TWO_TRADERS)
    needs = int(state.needs())
    together = int(taken_together(state, sum({1 << other for other in action.seats})))
    if not covers(needs, together):
        disc, cards = in_words(cards_of(needs)), in_words(cards_of(together))
        return reason(Refusal.TOO_MANY, disc=disc, cards=cards)
    missing = needs - together
    if action.joker:
        joker = packed_cards(action.joker)
        me = state.builders[state.active]
        if not me.may_play(ACTION_NUMBER["joker"]):
            return reason(Refusal.NO_CARD, card="joker")
        ways = [int(joker_cards(state, way)) for way in joker_ways(state, most_jokers(state, me))]
        if joker not in ways or not covers(missing, joker):
            return reason(Refusal.JOKER_EXACT, cards=in_words(cards_of(missing)) or NOTHING)
        missing -= joker
    if int(total(missing)) != action.own:
        return reason(Refusal.MISSING, missing=int(total(missing)), own=action.own)
    return reason(Refusal.NOT_HELD, cards=in_words(cards_of(missing)))


def why_not_play(state: Babel, seat: int, card: str) -> Reason:
    """Why an action card cannot be played."""
    kind, builder = ACTION_NUMBER[card], state.builders[seat]
    if not builder.may_play(kind):
        return reason(Refusal.NO_CARD, card=card)
    if kind not in PLAYABLE[int(state.question)]:
        return reason(Refusal.NOT_NOW, card=card)
    return reason(Refusal.NO_HAND)
