"""Actions as small typed values, and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wondertable.core.errors import UnknownAction
from wondertable.core.notation import known, number_within, words_of
from wondertable.core.phrases import A_TYPE, A_WONDER, AN_ACTION_CARD
from wondertable.core.state import CHANCE, HIDDEN
from wondertable.games.babel.cards import ACTION_IDS, TYPE_IDS, WONDER_IDS
from wondertable.games.babel.packed import some

TYPE_NUMBER: Final = {id: at for at, id in enumerate(TYPE_IDS)}
WONDER_NUMBER: Final = {id: at for at, id in enumerate(WONDER_IDS)}
ACTION_NUMBER: Final = {id: at for at, id in enumerate(ACTION_IDS)}

UNSEEN: Final = "?"
NOTHING: Final = "nothing"
NO_ONE: Final = "nobody"
NOWHERE: Final = -1
"""The code of an action that can be read but that no position like this can offer."""

Cards = tuple[tuple[str, int], ...]
"""Building cards: types with how many of each."""


def in_words(cards: Cards) -> str:
    """Cards as the notation has them."""
    return " ".join(f"{count} {kind}" for kind, count in cards)


def cards_of(packed: int) -> Cards:
    """Packed cards as words."""
    counts = [(kind, packed >> 8 * at & 127) for at, kind in enumerate(TYPE_IDS)]
    return tuple((kind, count) for kind, count in counts if count)


def packed_cards(cards: Cards) -> int:
    """Words for cards, packed."""
    return sum(int(some(TYPE_NUMBER[kind], count)) for kind, count in cards)


@dataclass(frozen=True, slots=True)
class Pass:
    """Passes, and draws a card."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Build:
    """Puts the tower on a wonder and chooses a disc of it by what it asks for."""

    wonder: str
    cards: Cards

    def __str__(self) -> str:
        return f"build {self.wonder} {in_words(self.cards)}"


@dataclass(frozen=True, slots=True)
class Offer:
    """Lays cards face down, with the trader or without."""

    cards: Cards
    trader: bool = False

    def __str__(self) -> str:
        return f"offer {in_words(self.cards) or NOTHING}{' with trader' if self.trader else ''}"


@dataclass(frozen=True, slots=True)
class Accept:
    """Chooses offers and completes the disc with own cards, and with a joker for these cards."""

    seats: tuple[int, ...]
    own: int
    joker: Cards = ()

    def __str__(self) -> str:
        text = f"accept {' '.join(map(str, self.seats)) or NO_ONE}"
        text += f" with {self.own} own" if self.own else ""
        return text + (f" joker {in_words(self.joker)}" if self.joker else "")


@dataclass(frozen=True, slots=True)
class Fail:
    """Leaves the disc where it is."""

    def __str__(self) -> str:
        return "fail"


@dataclass(frozen=True, slots=True)
class Play:
    """Plays an action card."""

    card: str

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Decline:
    """Plays no action card."""

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True)
class Swap:
    """Exchanges cards of the hand."""

    cards: Cards

    def __str__(self) -> str:
        return f"swap {in_words(self.cards)}"


@dataclass(frozen=True, slots=True)
class LayDisc:
    """Chance lays a disc on the next space of a wonder."""

    wonder: str
    cards: Cards

    def __str__(self) -> str:
        return f"disc {self.wonder} {in_words(self.cards)}"


@dataclass(frozen=True, slots=True)
class DrawCard:
    """A seat draws a building card; others see a question mark."""

    seat: int
    card: str

    def __str__(self) -> str:
        return f"draw {self.seat} {self.card}"


@dataclass(frozen=True, slots=True)
class DrawAction:
    """A seat draws an action card; others see a question mark."""

    seat: int
    card: str

    def __str__(self) -> str:
        return f"action {self.seat} {self.card}"


@dataclass(frozen=True, slots=True)
class ShowAction:
    """An action card that was not played is shown at the end."""

    seat: int
    card: str

    def __str__(self) -> str:
        return f"show {self.seat} {self.card}"


Action = (
    Pass
    | Build
    | Offer
    | Accept
    | Fail
    | Play
    | Decline
    | Swap
    | LayDisc
    | DrawCard
    | DrawAction
    | ShowAction
)


PLAYER_EXAMPLES: Final = {
    "pass": "pass",
    "build": "build tower_of_babel 5 ship",
    "offer": "offer 2 ship with trader",
    "accept": "accept 1 2 with 2 own",
    "fail": "fail",
    "play": "play draw_three",
    "decline": "decline",
    "swap": "swap 2 ship 1 camel",
}
CHANCE_EXAMPLES: Final = {
    "disc": "disc tower_of_babel 5 ship",
    "draw": "draw 0 ship",
    "action": "action 0 joker",
    "show": "show 0 joker",
}


def parse(seat: int, text: str) -> Action:
    """The typed value of a line of notation."""
    examples = CHANCE_EXAMPLES if seat == CHANCE else PLAYER_EXAMPLES
    words = words_of(text, examples)
    found = parse_chance(words, text) if seat == CHANCE else parse_choice(words, text)
    if found is None:
        raise UnknownAction(text, examples[words[0]])
    return found


def parse_chance(words: list[str], text: str) -> Action | None:
    """What chance does."""
    match words:
        case ["disc", wonder, *cards] if cards:
            place = known(wonder, WONDER_NUMBER, text, A_WONDER)
            return LayDisc(place, parse_cards(cards, text))
        case ["draw", seat, card]:
            types = {**TYPE_NUMBER, UNSEEN: HIDDEN}
            return DrawCard(number_in(seat, text), known(card, types, text, A_TYPE))
        case ["action", seat, card]:
            kinds = {**ACTION_NUMBER, UNSEEN: HIDDEN}
            return DrawAction(number_in(seat, text), known(card, kinds, text, AN_ACTION_CARD))
        case ["show", seat, card]:
            shown = known(card, ACTION_NUMBER, text, AN_ACTION_CARD)
            return ShowAction(number_in(seat, text), shown)
    return None


def parse_choice(words: list[str], text: str) -> Action | None:
    """What a player does."""
    match words:
        case ["pass"]:
            return Pass()
        case ["fail"]:
            return Fail()
        case ["decline"]:
            return Decline()
        case ["play", card]:
            return Play(known(card, ACTION_NUMBER, text, AN_ACTION_CARD))
        case ["build", wonder, *cards] if cards:
            place = known(wonder, WONDER_NUMBER, text, A_WONDER)
            return Build(place, parse_cards(cards, text))
        case ["swap", *cards] if cards:
            return Swap(parse_cards(cards, text))
        case ["offer", *cards] if cards:
            return parse_offer(cards, text)
        case ["accept", *rest] if rest:
            return parse_accept(rest, text)
    return None


def parse_offer(words: list[str], text: str) -> Offer:
    """An offer."""
    trader = words[-2:] == ["with", "trader"]
    cards = words[:-2] if trader else words
    if cards == [NOTHING]:
        return Offer((), trader)
    return Offer(parse_cards(cards, text), trader)


def parse_accept(words: list[str], text: str) -> Accept | None:
    """A way to complete the disc."""
    joker: Cards = ()
    if "joker" in words:
        at = words.index("joker")
        joker = parse_cards(words[at + 1 :], text)
        words = words[:at]
    own = 0
    match words:
        case [*before, "with", count, "own"]:
            words, own = before, number_in(count, text)
    if not words:
        return None
    seats = () if words == [NO_ONE] else tuple(number_in(word, text) for word in words)
    return Accept(tuple(sorted(seats)), own, joker)


def parse_cards(words: list[str], text: str) -> Cards:
    """Pairs of a number and a type, each type once."""
    types = words[1::2]
    if not words or len(words) % 2 or len(set(types)) < len(types):
        examples = PLAYER_EXAMPLES | CHANCE_EXAMPLES
        raise UnknownAction(text, examples[text.split()[0]])
    return tuple(
        (known(kind, TYPE_NUMBER, text, A_TYPE), number_in(count, text, 1))
        for count, kind in zip(words[::2], types, strict=True)
    )


LARGEST: Final = 25


def number_in(word: str, text: str, least: int = 0) -> int:
    """A number that the notation can have."""
    return number_within(word, text, LARGEST, least)
