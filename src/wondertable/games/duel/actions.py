"""Actions as small typed values, and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wondertable.core.errors import UnknownAction, UnknownWord
from wondertable.core.state import CHANCE, HIDDEN
from wondertable.games.duel.cards import CARDS, TOKENS, WONDERS
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

CARD_IDS: Final = tuple(row.id for row in CARDS)
WONDER_IDS: Final = tuple(row.id for row in WONDERS)
TOKEN_IDS: Final = tuple(row.id for row in TOKENS)
CARD_NUMBER: Final = {id: at for at, id in enumerate(CARD_IDS)}
WONDER_NUMBER: Final = {id: at for at, id in enumerate(WONDER_IDS)}
TOKEN_NUMBER: Final = {id: at for at, id in enumerate(TOKEN_IDS)}

UNSEEN: Final = "?"
NOWHERE: Final = -1
"""The code of an action that can be read but has no place on the table: it is never legal."""


@dataclass(frozen=True, slots=True)
class Build:
    """Builds an open card."""

    card: str

    def __str__(self) -> str:
        return f"build {self.card}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Sells an open card."""

    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class RaiseWonder:
    """Builds a wonder over an open card."""

    wonder: str
    card: str

    def __str__(self) -> str:
        return f"wonder {self.wonder} with {self.card}"


@dataclass(frozen=True, slots=True)
class Draft:
    """Takes a wonder on show."""

    wonder: str

    def __str__(self) -> str:
        return f"draft {self.wonder}"


@dataclass(frozen=True, slots=True)
class Take:
    """Takes a progress token."""

    token: str

    def __str__(self) -> str:
        return f"take {self.token}"


@dataclass(frozen=True, slots=True)
class Destroy:
    """Discards a card of the opponent's city."""

    card: str

    def __str__(self) -> str:
        return f"destroy {self.card}"


@dataclass(frozen=True, slots=True)
class Rebuild:
    """Builds a discarded card."""

    card: str

    def __str__(self) -> str:
        return f"rebuild {self.card}"


@dataclass(frozen=True, slots=True)
class Start:
    """Decides which seat begins the age."""

    seat: int

    def __str__(self) -> str:
        return f"start {self.seat}"


@dataclass(frozen=True, slots=True)
class Show:
    """Chance lays a token on the board or a wonder on the table."""

    thing: str

    def __str__(self) -> str:
        return f"show {self.thing}"


@dataclass(frozen=True, slots=True)
class Guild:
    """Chance lays a guild's back into a slot."""

    slot: int

    def __str__(self) -> str:
        return f"guild {self.slot}"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Chance turns up a card."""

    slot: int
    card: str

    def __str__(self) -> str:
        return f"reveal {self.slot} {self.card}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance draws a token from the box; a viewer who may not know it sees a question mark."""

    token: str

    def __str__(self) -> str:
        return f"draw {self.token}"


Action = (
    Build
    | Discard
    | RaiseWonder
    | Draft
    | Take
    | Destroy
    | Rebuild
    | Start
    | Show
    | Guild
    | Reveal
    | Draw
)

PLAYER_EXAMPLES: Final = (
    "build baths",
    "discard altar",
    "wonder sphinx with tavern",
    "draft sphinx",
    "take law",
    "destroy glassworks",
    "rebuild altar",
    "start 0",
)
CHANCE_EXAMPLES: Final = ("show law", "show sphinx", "guild 7", "reveal 7 baths", "draw law")


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
    return Rebuild(card) if state.pending & 15 == REBUILD else Destroy(card)


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
            asked = state.pending & 15 == REBUILD
            return CARD_CODE + CARD_NUMBER[card] if asked else NOWHERE
        case Destroy(card):
            asked = state.pending & 15 != REBUILD
            return CARD_CODE + CARD_NUMBER[card] if asked else NOWHERE
        case Show(thing):
            if thing in TOKEN_NUMBER:
                return SHOW_TOKENS << QUESTION_SHIFT | TOKEN_NUMBER[thing]
            return SHOW_WONDERS << QUESTION_SHIFT | WONDER_NUMBER[thing]
        case Guild(slot):
            return PLACE_GUILDS << QUESTION_SHIFT | slot
        case Reveal(slot, card):
            question = LAY_OUT if state.pending & 15 == LAY_OUT else REVEAL
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
    for place in range(state.me.held):
        if state.me.wonder_at(place) == wonder:
            return place
    return None


def parse(seat: int, text: str) -> Action:
    """The typed value of a line of notation."""
    words = text.split()
    examples = CHANCE_EXAMPLES if seat == CHANCE else PLAYER_EXAMPLES
    verbs = {example.split()[0]: example for example in reversed(examples)}
    if not words:
        raise UnknownAction(text, examples[0])
    verb = words[0]
    if verb not in verbs:
        raise UnknownWord(verb, text, ", ".join(sorted(verbs)))
    if len(words) != len(verbs[verb].split()):
        raise UnknownAction(text, verbs[verb])
    match words:
        case ["build", card]:
            return Build(known(card, CARD_NUMBER, text, "a card"))
        case ["discard", card]:
            return Discard(known(card, CARD_NUMBER, text, "a card"))
        case ["wonder", wonder, "with", card]:
            return RaiseWonder(
                known(wonder, WONDER_NUMBER, text, "a wonder"),
                known(card, CARD_NUMBER, text, "a card"),
            )
        case ["draft", wonder]:
            return Draft(known(wonder, WONDER_NUMBER, text, "a wonder"))
        case ["take", token]:
            return Take(known(token, TOKEN_NUMBER, text, "a progress token"))
        case ["destroy", card]:
            return Destroy(known(card, CARD_NUMBER, text, "a card"))
        case ["rebuild", card]:
            return Rebuild(known(card, CARD_NUMBER, text, "a card"))
        case ["start", starter]:
            return Start(number(starter, 2, text))
        case ["show", thing]:
            return Show(known(thing, {**TOKEN_NUMBER, **WONDER_NUMBER}, text, "a token or wonder"))
        case ["guild", slot]:
            return Guild(number(slot, CARDS_PER_AGE, text))
        case ["reveal", slot, card]:
            return Reveal(
                number(slot, CARDS_PER_AGE, text), known(card, CARD_NUMBER, text, "a card")
            )
        case ["draw", token]:
            return Draw(known(token, {**TOKEN_NUMBER, UNSEEN: 0}, text, "a progress token"))
        case _:
            raise UnknownAction(text, verbs[verb])


def known(word: str, numbers: dict[str, int], text: str, what: str) -> str:
    """The word, if it names a thing of this kind."""
    if word not in numbers:
        raise UnknownWord(word, text, what)
    return word


def number(word: str, limit: int, text: str) -> int:
    """A number below a limit."""
    if word not in [str(at) for at in range(limit)]:
        raise UnknownWord(word, text, f"a number from 0 to {limit - 1}")
    return int(word)
