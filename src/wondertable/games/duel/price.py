"""Why a construction costs what it costs: the rules' own sums, taken apart."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from wondertable.games.duel.actions import TOKEN_NUMBER
from wondertable.games.duel.cards import CARDS, RESOURCES
from wondertable.games.duel.city import City
from wondertable.games.duel.cost import (
    MADE_FIELDS,
    RAW_FIELDS,
    by_chain,
    lacking,
    without_dearest,
)
from wondertable.games.duel.figures import TRADE_BASE
from wondertable.games.duel.tables import (
    ARCHITECTURE,
    BLUE,
    COINS_ASKED,
    COLOR,
    ECONOMY,
    MASONRY,
    NEED,
    T_DISCOUNT,
    W_NEED,
)

ALL_FIELDS: Final = RAW_FIELDS | MADE_FIELDS
Goods = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Bought:
    """Units of one resource bought from the bank."""

    resource: str
    units: int
    each: int
    fixed: bool
    """By a yellow card; otherwise the base price, and one more for each unit the opponent makes."""

    @property
    def coins(self) -> int:
        """What they cost together."""
        return self.units * self.each

    @property
    def rival_units(self) -> int:
        """How many units of the opponent's raise the price."""
        return 0 if self.fixed else self.each - TRADE_BASE


@dataclass(frozen=True)
class Price:
    """A price and where it comes from."""

    coins: int
    own: Goods
    chosen: Goods
    """Made by cards and wonders that give one of several."""
    saved: Goods
    """Not needed, by a progress token."""
    token: str
    """The token that saves them, or nothing."""
    bought: tuple[Bought, ...]
    chain: str
    """The card in the city whose symbol makes it free, or nothing."""
    purse: int
    """The coins of the city."""
    to_rival: bool
    """The opponent receives what is paid for resources (Economy)."""

    @cached_property
    def traded(self) -> int:
        """Coins for resources."""
        return sum(item.coins for item in self.bought)

    @cached_property
    def total(self) -> int:
        """All coins to pay."""
        return self.coins + self.traded

    @cached_property
    def short(self) -> int:
        """Coins that are missing."""
        return max(0, self.total - self.purse)


def explain_price(
    city: City, rival: City, need: int, coins: int = 0, discount: str = "", chain: str = ""
) -> Price:
    """Takes a price apart; `need` has 4 bits for each resource, `discount` names a token."""
    if chain:
        return Price(0, (), (), (), "", (), chain, int(city.coins), to_rival=False)
    missing = int(lacking(city, need))
    own = need - missing
    missing, raw = without(city, missing, int(city.raw_choice), RAW_FIELDS, 0, 12)
    missing, made = without(city, missing, int(city.made_choice), MADE_FIELDS, 12, 20)
    saving = T_DISCOUNT[TOKEN_NUMBER[discount]] if discount else 0
    missing, saved = without(city, missing, saving, ALL_FIELDS, 0, 20)
    return Price(
        coins=coins,
        own=goods(own),
        chosen=goods(raw + made),
        saved=goods(saved),
        token=discount if saved else "",
        bought=tuple(
            Bought(
                resource,
                units,
                each=int(city.price) >> 4 * RESOURCES.index(resource) & 15,
                fixed=bool(city.fixed >> 4 * RESOURCES.index(resource) & 1),
            )
            for resource, units in goods(missing)
        ),
        chain="",
        purse=int(city.coins),
        to_rival=rival.has(ECONOMY),
    )


def explain_card(city: City, rival: City, card: int) -> Price:
    """The price of a card, taken apart."""
    chain = CARDS[card].chain_from if by_chain(city, card) else None
    masonry = "masonry" if COLOR[card] == BLUE and city.has(MASONRY) else ""
    return explain_price(city, rival, NEED[card], COINS_ASKED[card], masonry, chain or "")


def explain_wonder(city: City, rival: City, wonder: int) -> Price:
    """The price of a wonder, taken apart."""
    architecture = "architecture" if city.has(ARCHITECTURE) else ""
    return explain_price(city, rival, W_NEED[wonder], 0, architecture)


def without(
    city: City, missing: int, count: int, fields: int, start: int, end: int
) -> tuple[int, int]:
    """Drops the dearest units of some fields, as the rules do; what is left, what was dropped."""
    before = missing
    while count > 0 and missing & fields:
        missing = int(without_dearest(missing, city.price, start, end))
        count -= 1
    return missing, before - missing


def goods(packed: int) -> Goods:
    """Resources out of their 4-bit fields."""
    units = [(resource, packed >> 4 * at & 15) for at, resource in enumerate(RESOURCES)]
    return tuple((resource, count) for resource, count in units if count)
