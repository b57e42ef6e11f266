"""What a construction costs a city (rulings C1 to C7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.games.duel.city import UNKNOWN, City
from wondertable.games.duel.tables import (
    ARCHITECTURE,
    BLUE,
    COINS_ASKED,
    COLOR,
    FREE_BY,
    MASONRY,
    NEED,
    T_DISCOUNT,
    W_NEED,
)

TOP_BITS: Final = 0x88888
PLACES: Final = 0x01010101
PLACE_TOPS: Final = 0x80808080
GATHER: Final = 0x01020408
"""Brings the lowest bits of four bytes together, from bit 24 on."""
MOST_COINS: Final = 127
"""No wonder costs more (`tables.py` asserts it)."""
RAW_FIELDS: Final = 0x00FFF
MADE_FIELDS: Final = 0xFF000


def lacking(city: City, need: i64) -> i64:
    """The units of `need` that the city's brown and grey cards do not produce."""
    rest: i64 = (need | TOP_BITS) - city.production
    enough: i64 = rest & TOP_BITS
    return rest & (enough - (enough >> 3))


def without_dearest(missing: i64, price: i64, shift: i64, end: i64) -> i64:
    """Drops one unit of the dearest missing resource whose field lies in shift..end."""
    best: i64 = 0
    at: i64 = 0
    while shift < end:
        if (missing >> shift) & 15:
            here: i64 = (price >> shift) & 15
            if here > best:
                best = here
                at = shift
        shift += 4
    return missing - (1 << at)


def to_buy(city: City, missing: i64, discount: i64) -> i64:
    """The units still to be bought when choices and discounts go to the dearest ones (C4)."""
    price: i64 = city.price
    left: i64 = city.raw_choice
    while left > 0 and missing & RAW_FIELDS:
        missing = without_dearest(missing, price, 0, 12)
        left -= 1
    left = city.made_choice
    while left > 0 and missing & MADE_FIELDS:
        missing = without_dearest(missing, price, 12, 20)
        left -= 1
    while discount > 0 and missing:
        missing = without_dearest(missing, price, 0, 20)
        discount -= 1
    return missing


def trade(city: City, need: i64, discount: i64) -> i64:
    """Coins to pay for the resources that the city lacks."""
    missing: i64 = lacking(city, need)
    if missing == 0:
        return 0
    if discount + city.raw_choice + city.made_choice:
        missing = to_buy(city, missing, discount)
    price: i64 = city.price
    return (
        (missing & 15) * (price & 15)
        + ((missing >> 4) & 15) * ((price >> 4) & 15)
        + ((missing >> 8) & 15) * ((price >> 8) & 15)
        + ((missing >> 12) & 15) * ((price >> 12) & 15)
        + (missing >> 16) * (price >> 16)
    )


def by_chain(city: City, card: i64) -> bool:
    """Whether a card already built makes this one free (C7)."""
    return (city.chains >> FREE_BY[card]) & 1 == 1


def card_trade(city: City, card: i64) -> i64:
    """The part of a card's price that goes into resources, when no chain makes it free."""
    need: i64 = NEED[card]
    if need == 0:
        return 0
    cheaper: bool = city.has(MASONRY) and COLOR[card] == BLUE
    return trade(city, need, T_DISCOUNT[MASONRY] if cheaper else 0)


def card_price(city: City, card: i64) -> i64:
    """All coins that a card costs the city now."""
    if by_chain(city, card):
        return 0
    return COINS_ASKED[card] + card_trade(city, card)


def wonder_price(city: City, place: i64) -> i64:
    """All coins that the wonder at a place of the row costs the city now."""
    if city.wonder_prices == UNKNOWN:
        price_wonders(city)
    return (city.wonder_prices >> (8 * place)) & 255


def price_wonders(city: City) -> None:
    """Works out the prices of all wonders; they change far more rarely than they are asked."""
    discount: i64 = T_DISCOUNT[ARCHITECTURE] if city.has(ARCHITECTURE) else 0
    prices: i64 = 0
    place: i64 = 0
    while place < city.drafted:
        prices |= trade(city, W_NEED[city.wonder_at(place)], discount) << (8 * place)
        place += 1
    city.wonder_prices = prices


def payable_wonders(city: City) -> i64:
    """The places of the wonders that the city can build now.

    All four prices are compared at once: the top bit of a field survives where there is enough.
    """
    if city.unbuilt == 0:
        return 0
    if city.wonder_prices == UNKNOWN:
        price_wonders(city)
    coins: i64 = city.coins
    if coins > MOST_COINS:
        coins = MOST_COINS
    enough: i64 = ((coins * PLACES | PLACE_TOPS) - city.wonder_prices) & PLACE_TOPS
    return (((enough >> 7) * GATHER) >> 24) & city.unbuilt
