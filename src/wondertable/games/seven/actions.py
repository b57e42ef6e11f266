"""Actions as small typed values, and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wondertable.core.errors import UnknownAction
from wondertable.core.notation import known, number_within, words_of
from wondertable.core.phrases import A_BOARD, A_CARD, A_SIDE
from wondertable.core.state import CHANCE, HIDDEN
from wondertable.games.seven.cards import ALL_CARDS, BOARDS

CARD_IDS: Final = tuple(row.id for row in ALL_CARDS)
BOARD_IDS: Final = tuple(row.id for row in BOARDS)
SIDE_IDS: Final = ("day", "night")
CARD_NUMBER: Final = {id: at for at, id in enumerate(CARD_IDS)}
BOARD_NUMBER: Final = {id: at for at, id in enumerate(BOARD_IDS)}
SIDE_NUMBER: Final = {id: at for at, id in enumerate(SIDE_IDS)}

UNSEEN: Final = "?"
NOWHERE: Final = -1
"""The code of an action that can be read but that no position like this can offer."""


def paying(left: int, right: int) -> str:
    """A payment to the neighbours, as the end of a line of notation."""
    if not left and not right:
        return ""
    parts = [f"{coins} {side}" for coins, side in ((left, "left"), (right, "right")) if coins]
    return " paying " + " ".join(parts)


@dataclass(frozen=True, slots=True)
class Build:
    """Builds a card of the hand, with coins to the left and to the right neighbour."""

    card: str
    left: int = 0
    right: int = 0

    def __str__(self) -> str:
        return f"build {self.card}{paying(self.left, self.right)}"


@dataclass(frozen=True, slots=True)
class BuildStage:
    """Builds the next wonder stage with a card of the hand."""

    card: str
    left: int = 0
    right: int = 0

    def __str__(self) -> str:
        return f"stage with {self.card}{paying(self.left, self.right)}"


@dataclass(frozen=True, slots=True)
class Sell:
    """Sells a card of the hand."""

    card: str

    def __str__(self) -> str:
        return f"sell {self.card}"


@dataclass(frozen=True, slots=True)
class Leave:
    """Discards the last card unpaid instead of playing it."""

    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Lose:
    """Loses coins, and takes debt for the rest."""

    coins: int
    debt: int

    def __str__(self) -> str:
        coins = f" {self.coins} coins" if self.coins else ""
        return f"lose{coins}" + (f" {self.debt} debt" if self.debt else "")


@dataclass(frozen=True, slots=True)
class Rebuild:
    """Builds a card out of the discard pile.

    Under rules 1 its place was named; it counts all cards that were ever laid on the pile.
    """

    card: str
    place: int | None = None

    def __str__(self) -> str:
        return f"rebuild {self.card}" if self.place is None else f"rebuild {self.place} {self.card}"


@dataclass(frozen=True, slots=True)
class Choose:
    """Takes a wonder board."""

    board: str

    def __str__(self) -> str:
        return f"choose {self.board}"


@dataclass(frozen=True, slots=True)
class TurnSide:
    """Turns the board to a side."""

    side: str

    def __str__(self) -> str:
        return f"side {self.side}"


@dataclass(frozen=True, slots=True)
class DealBoard:
    """Chance gives a board to a seat."""

    seat: int
    board: str

    def __str__(self) -> str:
        return f"board {self.seat} {self.board}"


@dataclass(frozen=True, slots=True)
class DealSide:
    """Chance turns a seat's board to a side."""

    seat: int
    side: str

    def __str__(self) -> str:
        return f"side {self.seat} {self.side}"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance deals a card to a seat; others see a question mark."""

    seat: int
    card: str

    def __str__(self) -> str:
        return f"deal {self.seat} {self.card}"


@dataclass(frozen=True, slots=True)
class Show:
    """A discarded card is shown to whoever looks through the pile; others see a question mark."""

    place: int
    card: str

    def __str__(self) -> str:
        return f"show {self.place} {self.card} discarded"


@dataclass(frozen=True, slots=True)
class TakeUp:
    """A seat takes up the hand that was passed to it; others see a question mark."""

    seat: int
    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"take {self.seat} {' '.join(self.cards)} up"


Action = (
    Build
    | BuildStage
    | Sell
    | Leave
    | Lose
    | Rebuild
    | Choose
    | TurnSide
    | DealBoard
    | DealSide
    | Deal
    | Show
    | TakeUp
)

NOT_ANY: Final = "nothing"

PLAYER_EXAMPLES: Final = {
    "build": "build aqueduct paying 2 left 1 right",
    "stage": "stage with altar paying 2 left",
    "sell": "sell tavern",
    "discard": "discard tavern",
    "lose": "lose 2 coins 1 debt",
    "rebuild": "rebuild altar",
    "choose": "choose gizah",
    "side": "side day",
}
CHANCE_EXAMPLES: Final = {
    "board": "board 0 gizah",
    "side": "side 0 day",
    "deal": "deal 0 altar",
    "show": "show 3 altar discarded",
    "take": "take 0 altar baths up",
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
        case ["board", seat, board]:
            return DealBoard(number(seat, text), known(board, BOARD_NUMBER, text, A_BOARD))
        case ["side", seat, side]:
            return DealSide(number(seat, text), known(side, SIDE_NUMBER, text, A_SIDE))
        case ["deal", seat, card]:
            return Deal(number(seat, text), card_word(card, text))
        case ["show", place, card, "discarded"]:
            return Show(number(place, text), card_word(card, text))
        case ["take", seat, *cards, "up"] if cards:
            return TakeUp(number(seat, text), tuple(card_word(card, text) for card in cards))
    return None


def parse_choice(words: list[str], text: str) -> Action | None:
    """What a player does."""
    match words:
        case ["build", card, *rest]:
            coins = parse_paying(rest, text)
            return coins and Build(card_word(card, text), *coins)
        case ["stage", "with", card, *rest]:
            coins = parse_paying(rest, text)
            return coins and BuildStage(card_word(card, text), *coins)
        case ["sell", card]:
            return Sell(card_word(card, text))
        case ["discard", card]:
            return Leave(card_word(card, text))
        case ["lose", coins, "coins", debt, "debt"]:
            return Lose(number(coins, text), number(debt, text))
        case ["lose", coins, "coins"]:
            return Lose(number(coins, text), 0)
        case ["lose", debt, "debt"]:
            return Lose(0, number(debt, text))
        case ["rebuild", card]:
            return Rebuild(known(card, {**CARD_NUMBER, NOT_ANY: 0}, text, A_CARD))
        case ["rebuild", place, card]:
            return Rebuild(known(card, CARD_NUMBER, text, A_CARD), number(place, text))
        case ["choose", board]:
            return Choose(known(board, BOARD_NUMBER, text, A_BOARD))
        case ["side", side]:
            return TurnSide(known(side, SIDE_NUMBER, text, A_SIDE))
    return None


def parse_paying(words: list[str], text: str) -> tuple[int, int] | None:
    """The coins to the left and to the right."""
    match words:
        case []:
            return 0, 0
        case ["paying", left, "left"]:
            return number(left, text), 0
        case ["paying", right, "right"]:
            return 0, number(right, text)
        case ["paying", left, "left", right, "right"]:
            return number(left, text), number(right, text)
    return None


def card_word(word: str, text: str) -> str:
    """The word, if it names a card or stands for one that is not seen."""
    return known(word, {**CARD_NUMBER, UNSEEN: HIDDEN}, text, A_CARD)


LARGEST: Final = 199


def number(word: str, text: str) -> int:
    """A number that the notation can have."""
    return number_within(word, text, LARGEST)
