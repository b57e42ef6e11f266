"""Actions as small typed values, and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wondertable.core.errors import UnknownAction, UnknownWord
from wondertable.core.notation import known, words_of
from wondertable.core.phrases import A_CARD, A_TOKEN, A_TOKEN_OR_WONDER, A_WONDER, a_number
from wondertable.core.state import CHANCE
from wondertable.games.duel.cards import CARDS, TOKENS, WONDERS
from wondertable.games.duel.figures import CARDS_PER_AGE

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

PLAYER_EXAMPLES: Final = {
    "build": "build baths",
    "discard": "discard altar",
    "wonder": "wonder sphinx with tavern",
    "draft": "draft sphinx",
    "take": "take law",
    "destroy": "destroy glassworks",
    "rebuild": "rebuild altar",
    "start": "start 0",
}
CHANCE_EXAMPLES: Final = {
    "show": "show law",
    "guild": "guild 7",
    "reveal": "reveal 7 baths",
    "draw": "draw law",
}


def parse(seat: int, text: str) -> Action:
    """The typed value of a line of notation."""
    examples = CHANCE_EXAMPLES if seat == CHANCE else PLAYER_EXAMPLES
    words = words_of(text, examples)
    match words:
        case ["build", card]:
            return Build(known(card, CARD_NUMBER, text, A_CARD))
        case ["discard", card]:
            return Discard(known(card, CARD_NUMBER, text, A_CARD))
        case ["wonder", wonder, "with", card]:
            return RaiseWonder(
                known(wonder, WONDER_NUMBER, text, A_WONDER),
                known(card, CARD_NUMBER, text, A_CARD),
            )
        case ["draft", wonder]:
            return Draft(known(wonder, WONDER_NUMBER, text, A_WONDER))
        case ["take", token]:
            return Take(known(token, TOKEN_NUMBER, text, A_TOKEN))
        case ["destroy", card]:
            return Destroy(known(card, CARD_NUMBER, text, A_CARD))
        case ["rebuild", card]:
            return Rebuild(known(card, CARD_NUMBER, text, A_CARD))
        case ["start", starter]:
            return Start(number(starter, 2, text))
        case ["show", thing]:
            return Show(known(thing, {**TOKEN_NUMBER, **WONDER_NUMBER}, text, A_TOKEN_OR_WONDER))
        case ["guild", slot]:
            return Guild(number(slot, CARDS_PER_AGE, text))
        case ["reveal", slot, card]:
            return Reveal(number(slot, CARDS_PER_AGE, text), known(card, CARD_NUMBER, text, A_CARD))
        case ["draw", token]:
            return Draw(known(token, {**TOKEN_NUMBER, UNSEEN: 0}, text, A_TOKEN))
        case _:
            raise UnknownAction(text, examples[words[0]])


def number(word: str, limit: int, text: str) -> int:
    """A number below a limit."""
    if word not in [str(at) for at in range(limit)]:
        raise UnknownWord(word, text, a_number(0, limit - 1))
    return int(word)
