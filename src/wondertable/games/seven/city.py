"""A city: what a seat has built, holds and has chosen, packed into small ints."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wondertable.core.bits import BIT
from wondertable.core.packing import Bits, Row
from wondertable.games.seven.codes import NO_BOARD, NO_CHOICE, NO_SIDE
from wondertable.games.seven.figures import START_COINS
from wondertable.games.seven.tables import (
    COLOR,
    FLAGS,
    GIVES,
    GREY,
    KINDS,
    LOW_CARDS,
    MADE_SUPPLY,
    MADE_TOP,
    PRINTED,
    RAW_SUPPLY,
    RAW_TOP,
    S_FLAGS,
    S_MADE_SUPPLY,
    S_PRINTED,
    S_RAW_SUPPLY,
    S_SHIELDS,
    S_SYMBOLS,
    SHIELDS,
    STAGE_COUNT,
    START,
    START_MADE,
    START_RAW,
    SYMBOLS_OF,
    TWIN,
)

CITY_FIELDS: Final = Row(
    "coins",
    "low",
    "high",
    (Bits("board", 4), Bits("side", 4), Bits("stages", 4), Bits("held")),
    "hand",
    "choice",
    "tokens",
    (Bits("debt", 16), Bits("diplomacy", 16), Bits("owed", 15), Bits("claim")),
)
"""What tells cities apart; the rest follows."""


def saturated(supply: i64, more: i64, top: i64) -> i64:
    """The sum of two supplies, field by field; 7 stands for 7 and more, which no cost asks."""
    both: i64 = supply + more
    over: i64 = both & top
    return (both | (over - (over >> 3))) & ~over


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class City:
    """One seat's part of the table."""

    coins: i64
    low: i64  # cards 0..60 in the city
    high: i64  # cards 61..121
    board: i64
    side: i64  # 0 day, 1 night
    stages: i64  # how many are built
    hand: i64  # see hand.py
    held: i64  # how many cards the hand has
    choice: i64  # what lies face down, see codes.py
    tokens: i64  # defeats, then victories of each age, 8 bits each
    debt: i64
    diplomacy: i64
    owed: i64  # coins to be lost at the end of the turn
    claim: i64  # what all others are to lose for what was built this turn, see tables.py
    # What follows from the above; kept because every price and every score needs it.
    raw: i64  # supply of raw resources for the city itself, by sets
    made: i64  # and of manufactured ones
    raw_sale: i64  # supply for neighbours
    made_sale: i64
    kinds: i64  # resources that brown and grey cards and the board produce, as bits
    flags: i64
    shields: i64
    symbols: i64  # three counts of 8 bits, wild symbols, masks
    counts: i64  # cards of each colour, 5 bits each
    chains: i64
    printed: i64  # points of stages, blue and black cards, 10 bits each

    def __init__(self) -> None:
        self.coins = START_COINS
        self.low = 0
        self.high = 0
        self.board = NO_BOARD
        self.side = NO_SIDE
        self.stages = 0
        self.hand = 0
        self.held = 0
        self.choice = NO_CHOICE
        self.tokens = 0
        self.debt = 0
        self.diplomacy = 0
        self.owed = 0
        self.claim = 0
        self.raw = 0
        self.made = 0
        self.raw_sale = 0
        self.made_sale = 0
        self.kinds = 0
        self.flags = 0
        self.shields = 0
        self.symbols = 0
        self.counts = 0
        self.chains = 0
        self.printed = 0

    def clone(self) -> City:
        """An independent copy."""
        city = City()
        city.coins = self.coins
        city.low = self.low
        city.high = self.high
        city.board = self.board
        city.side = self.side
        city.stages = self.stages
        city.hand = self.hand
        city.held = self.held
        city.choice = self.choice
        city.tokens = self.tokens
        city.debt = self.debt
        city.diplomacy = self.diplomacy
        city.owed = self.owed
        city.claim = self.claim
        city.raw = self.raw
        city.made = self.made
        city.raw_sale = self.raw_sale
        city.made_sale = self.made_sale
        city.kinds = self.kinds
        city.flags = self.flags
        city.shields = self.shields
        city.symbols = self.symbols
        city.counts = self.counts
        city.chains = self.chains
        city.printed = self.printed
        return city

    def settle(self, board: i64) -> None:
        """Takes a board, with its starting resource."""
        self.board = board
        self.raw = START_RAW[board]
        self.made = START_MADE[board]
        self.raw_sale = self.raw
        self.made_sale = self.made
        self.kinds = 1 << START[board]

    def add_card(self, card: i64) -> None:
        """Puts a card into the city with everything that it is worth from now on."""
        if card < LOW_CARDS:
            self.low |= BIT[card]
        else:
            self.high |= BIT[card - LOW_CARDS]
        color: i64 = COLOR[card]
        self.counts += BIT[5 * color]
        if KINDS[card]:
            self.supply(card, color)
        self.flags |= FLAGS[card]
        self.shields += SHIELDS[card]
        self.symbols += SYMBOLS_OF[card]
        self.chains |= GIVES[card]
        self.printed += PRINTED[card]

    def supply(self, card: i64, color: i64) -> None:
        """Adds what a card produces; brown and grey cards sell it too."""
        raw: i64 = RAW_SUPPLY[card]
        made: i64 = MADE_SUPPLY[card]
        self.raw = saturated(self.raw, raw, RAW_TOP)
        self.made = saturated(self.made, made, MADE_TOP)
        if color <= GREY:
            self.raw_sale = saturated(self.raw_sale, raw, RAW_TOP)
            self.made_sale = saturated(self.made_sale, made, MADE_TOP)
            self.kinds |= KINDS[card]

    def next_stage(self) -> i64:
        """The number of the stage that comes next."""
        return self.board * 8 + self.side * 4 + self.stages

    def stages_left(self) -> i64:
        """How many stages are still to be built."""
        return STAGE_COUNT[self.board * 2 + self.side] - self.stages

    def add_stage(self) -> None:
        """Builds the next stage, with everything that it is worth from now on."""
        stage: i64 = self.next_stage()
        self.stages += 1
        self.raw = saturated(self.raw, S_RAW_SUPPLY[stage], RAW_TOP)
        self.made = saturated(self.made, S_MADE_SUPPLY[stage], MADE_TOP)
        self.flags |= S_FLAGS[stage]
        self.shields += S_SHIELDS[stage]
        self.symbols += S_SYMBOLS[stage]
        self.printed += S_PRINTED[stage]

    def has(self, card: i64) -> bool:
        """Whether a card stands in the city."""
        if card < LOW_CARDS:
            return self.low & BIT[card] != 0
        return self.high & BIT[card - LOW_CARDS] != 0

    def has_name(self, card: i64) -> bool:
        """Whether a building of this card's name stands in the city (3.1)."""
        return self.has(card) or (TWIN[card] != card and self.has(TWIN[card]))

    def count(self, color: i64) -> i64:
        """How many cards of a colour the city has."""
        return (self.counts >> (5 * color)) & 31

    def count_all(self, colors: i64) -> i64:
        """How many cards of these colours, given as bits, the city has."""
        found: i64 = 0
        counts: i64 = self.counts
        while colors:
            if colors & 1:
                found += counts & 31
            colors >>= 1
            counts >>= 5
        return found

    def defeats(self) -> i64:
        """How many defeat tokens the city has."""
        return self.tokens & 255

    def victories(self, age: i64) -> i64:
        """How many victory tokens of an age the city has; 0 is any age."""
        if age:
            return (self.tokens >> (8 * age)) & 255
        return ((self.tokens >> 8) & 255) + ((self.tokens >> 16) & 255) + (self.tokens >> 24)
