"""Codes of actions as typed values, and back; a code means something in its position only."""

from __future__ import annotations

from wondertable.core.state import CHANCE, HIDDEN
from wondertable.games.duel.actions import (
    CARD_IDS,
    CARD_NUMBER,
    NOWHERE,
    TOKEN_IDS,
    TOKEN_NUMBER,
    UNSEEN,
    WONDER_IDS,
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
    BUILD,
    CARD_CODE,
    DISCARD,
    DRAFT_CODE,
    DRAW,
    LAY_OUT,
    PLACE_GUILDS,
    PLACE_SHIFT,
    QUESTION_SHIFT,
    REBUILD,
    REVEAL,
    SHOW_TOKENS,
    SHOW_WONDERS,
    START_CODE,
    TOKEN_CODE,
    WONDER_AT,
)
from wondertable.games.duel.figures import CARDS_PER_AGE
from wondertable.games.duel.state import Duel


def decode(state: Duel, seat: int, code: int) -> Action:
    """The typed value of a code, in the state in which it is to be chosen."""
    return decode_chance(code) if seat == CHANCE else decode_choice(state, code)


def decode_chance(code: int) -> Action:
    """The typed value of an action of chance."""
    question = code >> QUESTION_SHIFT
    thing = code & HIDDEN
    if question == SHOW_TOKENS:
        return Show(TOKEN_IDS[thing])
    if question == SHOW_WONDERS:
        return Show(WONDER_IDS[thing])
    if question == PLACE_GUILDS:
        return Guild(thing)
    if question == DRAW:
        return Draw(UNSEEN if thing == HIDDEN else TOKEN_IDS[thing])
    return Reveal(code >> PLACE_SHIFT & 31, CARD_IDS[thing])


def decode_choice(state: Duel, code: int) -> Action:
    """The typed value of a player's choice."""
    if code < DRAFT_CODE:
        card = CARD_IDS[state.card_at(code >> 3)]
        way = code & 7
        if way == BUILD:
            return Build(card)
        if way == DISCARD:
            return Discard(card)
        return RaiseWonder(WONDER_IDS[state.me.wonder_at(way - WONDER_AT)], card)
    if code < TOKEN_CODE:
        return Draft(WONDER_IDS[code - DRAFT_CODE])
    if code < START_CODE:
        return Take(TOKEN_IDS[code - TOKEN_CODE])
    if code < CARD_CODE:
        return Start(code - START_CODE)
    card = CARD_IDS[code - CARD_CODE]
    return Rebuild(card) if state.question == REBUILD else Destroy(card)


def encode(state: Duel, seat: int, action: Action) -> int:
    """The code of a typed action; NOWHERE for one that no position like this can offer."""
    match action:
        case Build(card):
            return taking(state, card, BUILD)
        case Discard(card):
            return taking(state, card, DISCARD)
        case RaiseWonder(wonder, card):
            place = place_of(state, WONDER_NUMBER[wonder])
            return NOWHERE if place is None else taking(state, card, WONDER_AT + place)
        case Draft(wonder):
            return DRAFT_CODE + WONDER_NUMBER[wonder]
        case Take(token):
            return TOKEN_CODE + TOKEN_NUMBER[token]
        case Start(starter):
            return START_CODE + starter
        case Rebuild(card):
            asked = state.question == REBUILD
            return CARD_CODE + CARD_NUMBER[card] if asked else NOWHERE
        case Destroy(card):
            asked = state.question != REBUILD
            return CARD_CODE + CARD_NUMBER[card] if asked else NOWHERE
        case Show(thing):
            if thing in TOKEN_NUMBER:
                return SHOW_TOKENS << QUESTION_SHIFT | TOKEN_NUMBER[thing]
            return SHOW_WONDERS << QUESTION_SHIFT | WONDER_NUMBER[thing]
        case Guild(slot):
            return PLACE_GUILDS << QUESTION_SHIFT | slot
        case Reveal(slot, card):
            question = LAY_OUT if state.question == LAY_OUT else REVEAL
            return question << QUESTION_SHIFT | slot << PLACE_SHIFT | CARD_NUMBER[card]
        case Draw(token):
            return DRAW << QUESTION_SHIFT | (HIDDEN if token == UNSEEN else TOKEN_NUMBER[token])


def taking(state: Duel, card: str, way: int) -> int:
    """The code for using the card where it lies, if it lies face up in the structure."""
    slot = slot_of(state, CARD_NUMBER[card])
    return NOWHERE if slot is None else slot << 3 | way


def slot_of(state: Duel, card: int) -> int | None:
    """The slot in which a card lies face up."""
    known = state.present & ~state.hidden
    for slot in range(CARDS_PER_AGE):
        if known >> slot & 1 and state.card_at(slot) == card:
            return slot
    return None


def place_of(state: Duel, wonder: int) -> int | None:
    """The place of a wonder in the row of the player in turn."""
    for place in range(state.me.drafted):
        if state.me.wonder_at(place) == wonder:
            return place
    return None
