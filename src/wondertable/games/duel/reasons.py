"""Why an action is not legal now: the answer to "may I do that?"."""

from __future__ import annotations

from wondertable.core.bits import numbers
from wondertable.core.errors import Reason
from wondertable.core.phrases import Phrase
from wondertable.core.reasons import Kind, reason, to_answer
from wondertable.games.duel.actions import (
    CARD_IDS,
    CARD_NUMBER,
    WONDER_NUMBER,
    Action,
    Build,
    Destroy,
    Discard,
    Draft,
    Draw,
    Guild,
    RaiseWonder,
    Rebuild,
    Reveal,
    Show,
    Start,
    Take,
)
from wondertable.games.duel.codes import (
    DESTROY_BROWN,
    DESTROY_GREY,
    DRAFT,
    DRAW,
    LAY_OUT,
    LIBRARY,
    PLACE_GUILDS,
    REBUILD,
    REVEAL,
    SHOW_TOKENS,
    SHOW_WONDERS,
    START,
    TOKEN,
    TURN,
)
from wondertable.games.duel.cost import card_price, wonder_price
from wondertable.games.duel.encoding import place_of, slot_of
from wondertable.games.duel.figures import CARDS_PER_AGE
from wondertable.games.duel.state import Duel
from wondertable.games.duel.tables import COVERED_BY

QUESTIONS = {
    TURN: ("turn", "take an open card"),
    DRAFT: ("draft", "draft a wonder"),
    TOKEN: ("token", "take a progress token"),
    LIBRARY: ("library", "keep one of the tokens drawn"),
    DESTROY_BROWN: ("destroy-brown", "destroy a brown card"),
    DESTROY_GREY: ("destroy-grey", "destroy a grey card"),
    REBUILD: ("rebuild", "build a discarded card"),
    START: ("start", "say who begins"),
    SHOW_TOKENS: ("show-tokens", "lay a progress token on the board"),
    SHOW_WONDERS: ("show-wonders", "show a wonder"),
    PLACE_GUILDS: ("place-guilds", "lay down a guild"),
    LAY_OUT: ("lay-out", "turn up a card"),
    REVEAL: ("reveal", "turn up a card"),
    DRAW: ("draw", "draw a progress token"),
}
"""What is asked, by question: the word for messages, and how English says it."""

ANSWERS: dict[type, tuple[int, ...]] = {
    Build: (TURN,),
    Discard: (TURN,),
    RaiseWonder: (TURN,),
    Draft: (DRAFT,),
    Take: (TOKEN, LIBRARY),
    Destroy: (DESTROY_BROWN, DESTROY_GREY),
    Rebuild: (REBUILD,),
    Start: (START,),
    Show: (SHOW_TOKENS, SHOW_WONDERS),
    Guild: (PLACE_GUILDS,),
    Reveal: (LAY_OUT, REVEAL),
    Draw: (DRAW,),
}


class Refusal(Kind):
    """Why something may not be done."""

    OTHER_QUESTION = ("duel-reason-other-question", "the question is to {asked}")
    NOT_THERE = ("duel-reason-not-there", "{card} does not lie face up in the structure")
    COVERED = ("duel-reason-covered", "{card} is covered by {covers}")
    TOO_DEAR = ("duel-reason-too-dear", "{thing} costs {price} coins and there are {coins}")
    NOT_YOURS = ("duel-reason-not-yours", "{wonder} is not a wonder of this city")
    RAISED = ("duel-reason-raised", "{wonder} is built already")
    REMOVED = ("duel-reason-removed", "seven wonders stand, so {wonder} is out of the game")
    NOT_OFFERED = ("duel-reason-not-offered", "{thing} is not among those to choose from")


FACE_DOWN = Phrase("a face-down card", "duel-phrase-face-down-card")


def why_not(state: Duel, action: Action) -> Reason:
    """Why the player in turn, or chance, may not do this."""
    top = state.question
    if top not in ANSWERS[type(action)]:
        return reason(Refusal.OTHER_QUESTION, asked=to_answer("duel", QUESTIONS[top]))
    match action:
        case Build(card) | Discard(card) | RaiseWonder(_, card):
            return why_not_take(state, action, card)
        case Draft(thing) | Take(thing) | Destroy(thing) | Rebuild(thing):
            return reason(Refusal.NOT_OFFERED, thing=thing)
        case _:
            return reason(Refusal.NOT_OFFERED, thing=str(action).split(maxsplit=1)[1])


def why_not_take(state: Duel, action: Action, card: str) -> Reason:
    """Why a card cannot be used like this in a turn."""
    slot = slot_of(state, CARD_NUMBER[card])
    if slot is None:
        return reason(Refusal.NOT_THERE, card=card)
    if not state.open >> slot & 1:
        return reason(Refusal.COVERED, card=card, covers=covering(state, slot))
    if isinstance(action, RaiseWonder):
        return why_not_wonder(state, action.wonder)
    price = card_price(state.me, CARD_NUMBER[card])
    return reason(Refusal.TOO_DEAR, thing=card, price=price, coins=state.me.coins)


def why_not_wonder(state: Duel, wonder: str) -> Reason:
    """Why a wonder cannot be built."""
    me = state.me
    place = place_of(state, WONDER_NUMBER[wonder])
    if place is None:
        return reason(Refusal.NOT_YOURS, wonder=wonder)
    if me.raised >> WONDER_NUMBER[wonder] & 1:
        return reason(Refusal.RAISED, wonder=wonder)
    if not me.unbuilt >> place & 1:
        return reason(Refusal.REMOVED, wonder=wonder)
    return reason(Refusal.TOO_DEAR, thing=wonder, price=wonder_price(me, place), coins=me.coins)


def covering(state: Duel, slot: int) -> tuple[str, ...]:
    """The cards that lie on a slot; one that lies face down is said to be so."""
    on_top = COVERED_BY[CARDS_PER_AGE * (state.age - 1) + slot] & state.present
    return tuple(
        FACE_DOWN if state.hidden >> at & 1 else CARD_IDS[state.card_at(at)]
        for at in numbers(on_top)
    )
