"""Fixed numbers for the choices of Tower of Babel: a block for each kind of choice.

Cards are numbered by their types, not by what the chosen disc asks for.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wondertable.core.numbering import NO_CODE, Block, Numbering
from wondertable.core.state import State
from wondertable.core.vecs import table, vec
from wondertable.games.babel.choices import (
    offered_cards,
    swapped_cards,
    wrong_cards,
    wrong_types,
)
from wondertable.games.babel.codes import (
    COUNT_BITS,
    DECIDE,
    EXCHANGE,
    FIRST_SHIFT,
    JOKER,
    NO_TYPE,
    OFFER,
    PASS,
    PLAY,
    SEATS,
    SECOND_SHIFT,
    SWAP_BITS,
    TRADER,
    WRONG_SHIFT,
)
from wondertable.games.babel.figures import (
    DISCS,
    EXCHANGED,
    JOKER_CARDS,
    KINDS,
    TYPES,
)
from wondertable.games.babel.packed import count, total
from wondertable.games.babel.sheet import Sheet
from wondertable.games.babel.state import Babel
from wondertable.games.babel.unconfirmed import sheet_of

IDLE: Final = 0
PASSING: Final = 1
SPACE: Final = PASSING + 1
PLAYS: Final = SPACE + DISCS
OFFERS: Final = PLAYS + KINDS


@final
class Hands:
    """All hands of at most so many cards, numbered: by the fourth type, the third, and so on."""

    def __init__(self, most: i64) -> None:
        self.side: i64 = most + 1
        places = [0] * int(self.side**TYPES)
        hands: list[int] = []
        for d in range(most + 1):
            for c in range(most + 1 - d):
                for b in range(most + 1 - d - c):
                    for a in range(most + 1 - d - c - b):
                        hand: i64 = a | b << 8 | c << 16 | d << 24
                        places[self.place(hand)] = len(hands)
                        hands.append(hand)
        self.places: vec[i64] = table(places)
        self.hands: vec[i64] = table(hands)

    def place(self, hand: i64) -> i64:
        """Where the number of a hand stands."""
        found: i64 = count(hand, 3)
        found = found * self.side + count(hand, 2)
        found = found * self.side + count(hand, 1)
        return found * self.side + count(hand, 0)

    def number(self, hand: i64) -> i64:
        """The number of a hand; none at all has 0."""
        return self.places[self.place(hand)]


@final
class BabelNumbering(Numbering):
    """The numbers of Tower of Babel with the figures of a box."""

    def __init__(self, sheet: Sheet) -> None:
        most: i64 = 0
        for needs in sheet.needs:
            most = max(most, total(needs))
        self.laid = Hands(most)
        self.swapped = Hands(EXCHANGED)
        jokers: i64 = min(most // JOKER_CARDS, sheet.copies[JOKER])
        self.decisions: i64 = OFFERS + 2 * len(self.laid.hands) - 1
        self.swaps: i64 = self.decisions + 1 + (SEATS + 1) * (jokers + 1) * (jokers + 1)
        super().__init__(self.swaps + len(self.swapped.hands) - 1, IDLE)

    def number(self, state: State, seat: i64, code: i64) -> i64:
        """The number of a legal code."""
        assert isinstance(state, Babel)
        question: i64 = state.question
        if question == OFFER:
            cards: i64 = offered_cards(state, code) + wrong_cards(state, code)
            if cards == 0:
                return OFFERS
            return OFFERS - 1 + 2 * self.laid.number(cards) + (code & TRADER)
        if question == EXCHANGE:
            return self.swaps - 1 + self.swapped.number(swapped_cards(code))
        if code >= PLAY:
            return PLAYS + code - PLAY
        if question == DECIDE:
            return self.decisions + code
        return PASSING + code - PASS

    def code(self, state: State, seat: i64, number: i64) -> i64:
        """The code of a number."""
        assert isinstance(state, Babel)
        question: i64 = state.question
        if question == OFFER:
            if number < OFFERS or number >= self.decisions:
                return NO_CODE
            place: i64 = number - OFFERS + 1
            trader: i64 = 0 if place == 1 else place & TRADER  # he is never offered alone
            return code_of(state, self.laid.hands[place >> 1]) | trader
        if question == EXCHANGE:
            if number < self.swaps:
                return NO_CODE
            return swap_of(self.swapped.hands[number - self.swaps + 1])
        if PLAYS <= number < OFFERS:
            return PLAY + number - PLAYS
        if question == DECIDE:
            return number - self.decisions if self.decisions <= number < self.swaps else NO_CODE
        return PASS + number - PASSING if PASSING <= number < PLAYS else NO_CODE

    def blocks(self) -> list[Block]:
        """What the numbers mean, block by block."""
        return [
            Block("idle", IDLE, 1),
            Block("passing", PASSING, 1),
            Block("spaces", SPACE, DISCS),
            Block("plays", PLAYS, KINDS),
            Block("offers", OFFERS, self.decisions - OFFERS),
            Block("decisions", self.decisions, self.swaps - self.decisions),
            Block("swaps", self.swaps, self.size - self.swaps),
        ]


def code_of(state: Babel, hand: i64) -> i64:
    """The offer of a hand, as the chosen disc has it."""
    sheet = state.sheet
    disc: i64 = state.kind()
    code: i64 = count(hand, sheet.types[disc]) << FIRST_SHIFT
    second: i64 = sheet.second_types[disc]
    if second != NO_TYPE:
        code |= count(hand, second) << SECOND_SHIFT
    shift: i64 = WRONG_SHIFT
    for kind in wrong_types(state):
        code |= count(hand, kind) << shift
        shift += COUNT_BITS
    return code


def swap_of(hand: i64) -> i64:
    """The code of cards to exchange."""
    code: i64 = 0
    kind: i64 = 0
    while kind < TYPES:
        code |= count(hand, kind) << (SWAP_BITS * kind)
        kind += 1
    return code


def numbering(options: dict[str, str]) -> Numbering:
    """The numbers of a game with these options."""
    return BabelNumbering(sheet_of(options["figures"]))
