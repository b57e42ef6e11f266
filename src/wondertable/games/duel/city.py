"""A city: what a player has built, packed into small ints."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wondertable.core.bits import BIT, COUNT
from wondertable.core.packing import Bits, Row
from wondertable.games.duel.figures import BASE_PRICES, START_COINS, TRADE_FIXED
from wondertable.games.duel.tables import (
    BLUE,
    COLOR,
    FIXED,
    GIVES,
    LAW,
    LAW_SYMBOL,
    LOW_CARDS,
    MADE_CHOICE,
    NONE,
    POINTS,
    PRODUCTION,
    RAW_CHOICE,
    SYMBOL,
    T_POINTS,
    W_MADE_CHOICE,
    W_POINTS,
    W_RAW_CHOICE,
)

UNKNOWN: Final = -1

CITY_FIELDS: Final = Row(
    "coins",
    "built_low",
    "built_high",
    (Bits("wonders", 16), Bits("drafted", 4), Bits("unbuilt")),
    "raised",
    "under",
    "tokens",
)
"""What tells cities apart; the rest follows."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class City:
    """One player's side of the table."""

    coins: i64
    built_low: i64  # cards 0..45 in the city
    built_high: i64  # cards 46..72
    wonders: i64  # four wonder numbers of 4 bits, ascending; a wonder's place is its position here
    drafted: i64  # how many wonders the city has drafted
    unbuilt: i64  # places whose wonder can still be built
    raised: i64  # wonders built, by number
    under: i64  # for each place 7 bits: the card that lies under the wonder
    tokens: i64
    # What follows from the above; kept because every price and every score needs it.
    production: i64  # units on brown and grey cards, 4 bits each
    fixed: i64  # resources bought for 1 coin, flags in their fields
    price: i64  # of one unit of each resource, 4 bits each
    raw_choice: i64
    made_choice: i64
    chains: i64
    counts: i64  # cards of each colour, 5 bits each
    points: i64  # printed points of cards, wonders and tokens
    blue: i64  # points of blue cards alone
    symbols: i64
    wonder_prices: i64  # of the wonder at each place, 8 bits each; UNKNOWN until asked for

    def __init__(self) -> None:
        self.coins = START_COINS
        self.built_low = 0
        self.built_high = 0
        self.wonders = 0
        self.drafted = 0
        self.unbuilt = 0
        self.raised = 0
        self.under = 0
        self.tokens = 0
        self.production = 0
        self.fixed = 0
        self.price = BASE_PRICES
        self.raw_choice = 0
        self.made_choice = 0
        self.chains = 0
        self.counts = 0
        self.points = 0
        self.blue = 0
        self.symbols = 0
        self.wonder_prices = UNKNOWN

    def clone(self) -> City:
        """An independent copy."""
        city = City()
        city.coins = self.coins
        city.built_low = self.built_low
        city.built_high = self.built_high
        city.wonders = self.wonders
        city.drafted = self.drafted
        city.unbuilt = self.unbuilt
        city.raised = self.raised
        city.under = self.under
        city.tokens = self.tokens
        city.production = self.production
        city.fixed = self.fixed
        city.price = self.price
        city.raw_choice = self.raw_choice
        city.made_choice = self.made_choice
        city.chains = self.chains
        city.counts = self.counts
        city.points = self.points
        city.blue = self.blue
        city.symbols = self.symbols
        city.wonder_prices = self.wonder_prices
        return city

    def add_card(self, card: i64) -> None:
        """Puts a card into the city with everything that it is worth from now on."""
        color: i64 = COLOR[card]
        if card < LOW_CARDS:
            self.built_low |= BIT[card]
        else:
            self.built_high |= 1 << (card - LOW_CARDS)
        self.counts += 1 << (5 * color)
        self.points += POINTS[card]
        self.chains |= GIVES[card]
        self.production += PRODUCTION[card]
        self.fixed |= FIXED[card]
        self.raw_choice += RAW_CHOICE[card]
        self.made_choice += MADE_CHOICE[card]
        if color == BLUE:
            self.blue += POINTS[card]
        if SYMBOL[card] != NONE:
            self.symbols |= 1 << SYMBOL[card]

    def remove_card(self, card: i64) -> None:
        """Takes a brown or grey card out of the city."""
        self.built_low &= ~BIT[card]
        self.counts -= 1 << (5 * COLOR[card])
        self.production -= PRODUCTION[card]

    def add_wonder(self, wonder: i64) -> None:
        """Lays an unbuilt wonder into the row, which stays in ascending order."""
        row: i64 = self.wonders
        place: i64 = 0
        while place < self.drafted and (row >> (4 * place)) & 15 < wonder:
            place += 1
        low: i64 = row & ((1 << (4 * place)) - 1)
        self.wonders = low | (wonder << (4 * place)) | ((row - low) << 4)
        self.drafted += 1
        self.unbuilt = (1 << self.drafted) - 1
        self.wonder_prices = UNKNOWN

    def wonder_at(self, place: i64) -> i64:
        """The number of the wonder at a place of the row."""
        return (self.wonders >> (4 * place)) & 15

    def raise_wonder(self, place: i64, card: i64) -> None:
        """Builds the wonder at a place over a card, with everything it is worth from now on."""
        wonder: i64 = self.wonder_at(place)
        self.unbuilt &= ~(1 << place)
        self.raised |= 1 << wonder
        self.under |= card << (7 * place)
        self.points += W_POINTS[wonder]
        self.raw_choice += W_RAW_CHOICE[wonder]
        self.made_choice += W_MADE_CHOICE[wonder]
        self.wonder_prices = UNKNOWN

    def add_token(self, token: i64) -> None:
        """Lays a progress token beside the city."""
        self.tokens |= 1 << token
        self.points += T_POINTS[token]
        self.wonder_prices = UNKNOWN
        if token == LAW:
            self.symbols |= 1 << LAW_SYMBOL

    def has(self, token: i64) -> bool:
        """Whether the city owns a progress token."""
        return (self.tokens >> token) & 1 == 1

    def count(self, color: i64) -> i64:
        """How many cards of a colour the city has."""
        return (self.counts >> (5 * color)) & 31

    def wonders_built(self) -> i64:
        """How many wonders the city has built."""
        return COUNT[self.raised & 1023] + COUNT[self.raised >> 10]

    def lose(self, coins: i64) -> i64:
        """Takes coins, or all there are if there are fewer; returns how many."""
        lost: i64 = coins if self.coins > coins else self.coins
        self.coins -= lost
        return lost


def update_prices(a: City, b: City) -> None:
    """Works out what each city pays for a unit of every resource (rulings C1, C2).

    The base price and one more coin for each unit that the opponent produces, or a fixed price.
    """
    a.price = ((BASE_PRICES + b.production) & ~(a.fixed * 15)) | (a.fixed * TRADE_FIXED)
    b.price = ((BASE_PRICES + a.production) & ~(b.fixed * 15)) | (b.fixed * TRADE_FIXED)
    a.wonder_prices = UNKNOWN
    b.wonder_prices = UNKNOWN
