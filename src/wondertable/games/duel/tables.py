"""The box in the form that the rules read: one column of small ints for each property.

Resources are packed into 4-bit fields (wood lowest, then clay, stone, glass, papyrus); sets are
bit masks. A card's number is its row in `cards.CARDS`, and so for wonders and tokens.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.vecs import table, vec
from wondertable.games.duel import effects
from wondertable.games.duel.cards import (
    CARDS,
    COLORS,
    GUILD,
    RAW,
    RESOURCES,
    SYMBOLS,
    TOKENS,
    WONDERS,
    Card,
    Cost,
    Token,
    Wonder,
)
from wondertable.games.duel.figures import CARDS_PER_AGE, LAYOUTS

Row = Card | Wonder | Token

NONE: Final = 127
"""Fills a column where a row has nothing."""

# Colours, in the order of cards.COLORS.
BROWN: Final = 0
GREY: Final = 1
RED: Final = 2
GREEN: Final = 3
BLUE: Final = 4
YELLOW: Final = 5
PURPLE: Final = 6

# What can be counted: the colours, and these.
BROWN_OR_GREY: Final = 7
WONDER: Final = 8
THREE_COINS: Final = 9

# Progress tokens, in the order of cards.TOKENS.
AGRICULTURE: Final = 0
ARCHITECTURE: Final = 1
ECONOMY: Final = 2
LAW: Final = 3
MASONRY: Final = 4
MATHEMATICS: Final = 5
PHILOSOPHY: Final = 6
STRATEGY: Final = 7
THEOLOGY: Final = 8
URBANISM: Final = 9

LAW_SYMBOL: Final = 6

# Cards 0..45 lie in the low word of a set of cards, the others in the high word.
LOW_CARDS: Final = 46
FIRST_GUILD: Final = 66
GUILD_BIT: Final = 20
"""Within age III, guilds follow the twenty other cards."""


def pack(cost: Cost) -> int:
    """The resources of a cost as 4-bit fields."""
    return sum(cost.units(resource) << (4 * at) for at, resource in enumerate(RESOURCES))


def fields(resources: tuple[str, ...]) -> int:
    """A 1 in the field of every named resource."""
    return sum(1 << (4 * at) for at, resource in enumerate(RESOURCES) if resource in resources)


def total(
    row: Row,
    kind: type[
        effects.Points
        | effects.Coins
        | effects.CoinsPerChain
        | effects.Shields
        | effects.ExtraShields
        | effects.OpponentLosesCoins
    ],
) -> int:
    """The number on a row's effect of this kind, 0 without one."""
    return sum(effect.count for effect in row.effects if isinstance(effect, kind))


def has(row: Row, kind: type) -> int:
    """1 if a row has an effect of this kind."""
    return int(any(isinstance(effect, kind) for effect in row.effects))


def choices(row: Row, *, raw: bool) -> int:
    """How many units of choice a row produces, raw or manufactured."""
    return sum(
        1
        for effect in row.effects
        if isinstance(effect, effects.ProducesChoice) and (effect.resources == RAW) == raw
    )


def production(row: Row) -> int:
    """The fixed production of a row as 4-bit fields."""
    return sum(
        effect.units << (4 * RESOURCES.index(effect.resource))
        for effect in row.effects
        if isinstance(effect, effects.Produces)
    )


def fixed_prices(row: Row) -> int:
    """The resources that a row sells for one coin, as flags in their fields."""
    return sum(
        fields(effect.resources) for effect in row.effects if isinstance(effect, effects.FixedPrice)
    )


def discount(row: Row) -> int:
    """The units that a row saves at each construction of a kind."""
    return sum(effect.resources for effect in row.effects if isinstance(effect, effects.Discount))


def symbol(row: Row) -> int:
    """The scientific symbol of a row."""
    for effect in row.effects:
        if isinstance(effect, effects.Science):
            return SYMBOLS.index(effect.symbol)
    return NONE


def countable(kind: effects.Kind) -> int:
    """The number of what is counted."""
    if kind == "brown_or_grey_card":
        return BROWN_OR_GREY
    if kind == "wonder":
        return WONDER
    if kind == "three_coins":
        return THREE_COINS
    for at, color in enumerate(COLORS):
        if kind == f"{color}_card":
            return at
    return NONE


def counted(row: Row, wanted: type[effects.CoinsPer | effects.PointsPer]) -> tuple[int, int]:
    """What a row counts for its coins or points, and how much each is worth."""
    for effect in row.effects:
        if isinstance(effect, wanted):
            return countable(effect.kind), effect.each
    return NONE, 0


def destroys(row: Row) -> int:
    """The colour of the card that a wonder destroys."""
    for effect in row.effects:
        if isinstance(effect, effects.DestroyCard):
            return COLORS.index(effect.color)
    return NONE


def masks_of(colour: str) -> int:
    """All cards of a colour, as bits; meant for brown and grey, whose numbers are small."""
    return sum(1 << at for at, row in enumerate(CARDS) if row.color == colour)


CHAIN_SYMBOLS: Final[tuple[str, ...]] = tuple(row.chain_symbol for row in CARDS if row.chain_symbol)
GIVERS: Final[dict[str, str]] = {row.id: row.chain_symbol for row in CARDS if row.chain_symbol}

NEED: Final[vec[i64]] = table([pack(row.cost) for row in CARDS])
COINS_ASKED: Final[bytes] = bytes([row.cost.coins for row in CARDS])
COLOR: Final[bytes] = bytes([COLORS.index(row.color) for row in CARDS])
PRODUCTION: Final[vec[i64]] = table([production(row) for row in CARDS])
RAW_CHOICE: Final[bytes] = bytes([choices(row, raw=True) for row in CARDS])
MADE_CHOICE: Final[bytes] = bytes([choices(row, raw=False) for row in CARDS])
FIXED: Final[vec[i64]] = table([fixed_prices(row) for row in CARDS])
POINTS: Final[bytes] = bytes([total(row, effects.Points) for row in CARDS])
SHIELDS: Final[bytes] = bytes([total(row, effects.Shields) for row in CARDS])
SYMBOL: Final[bytes] = bytes([symbol(row) for row in CARDS])
COINS: Final[bytes] = bytes([total(row, effects.Coins) for row in CARDS])
COINS_KIND: Final[bytes] = bytes([counted(row, effects.CoinsPer)[0] for row in CARDS])
COINS_EACH: Final[bytes] = bytes([counted(row, effects.CoinsPer)[1] for row in CARDS])
POINTS_KIND: Final[bytes] = bytes([counted(row, effects.PointsPer)[0] for row in CARDS])
POINTS_EACH: Final[bytes] = bytes([counted(row, effects.PointsPer)[1] for row in CARDS])
GIVES: Final[vec[i64]] = table(
    [1 << CHAIN_SYMBOLS.index(row.chain_symbol) if row.chain_symbol else 0 for row in CARDS]
)
NO_CHAIN: Final = 31
FREE_BY: Final[bytes] = bytes(
    [CHAIN_SYMBOLS.index(GIVERS[row.chain_from]) if row.chain_from else NO_CHAIN for row in CARDS]
)
"""The number of the chain symbol that makes a card free."""
BROWN_CARDS: Final = 0x380003F
GREY_CARDS: Final = 0xC0000C0
assert (masks_of("brown"), masks_of("grey")) == (BROWN_CARDS, GREY_CARDS)

W_NEED: Final[vec[i64]] = table([pack(row.cost) for row in WONDERS])
W_RAW_CHOICE: Final[bytes] = bytes([choices(row, raw=True) for row in WONDERS])
W_MADE_CHOICE: Final[bytes] = bytes([choices(row, raw=False) for row in WONDERS])
W_POINTS: Final[bytes] = bytes([total(row, effects.Points) for row in WONDERS])
W_SHIELDS: Final[bytes] = bytes([total(row, effects.Shields) for row in WONDERS])
W_COINS: Final[bytes] = bytes([total(row, effects.Coins) for row in WONDERS])
W_TAKES: Final[bytes] = bytes([total(row, effects.OpponentLosesCoins) for row in WONDERS])
W_AGAIN: Final[bytes] = bytes([has(row, effects.PlayAgain) for row in WONDERS])
W_DESTROYS: Final[bytes] = bytes([destroys(row) for row in WONDERS])
W_LIBRARY: Final[bytes] = bytes([has(row, effects.ProgressFromBox) for row in WONDERS])
W_REBUILDS: Final[bytes] = bytes([has(row, effects.BuildFromDiscard) for row in WONDERS])

assert all(15 * sum((need >> 4 * at) & 15 for at in range(5)) < 128 for need in W_NEED)

T_POINTS: Final[bytes] = bytes([total(row, effects.Points) for row in TOKENS])
T_COINS: Final[bytes] = bytes([total(row, effects.Coins) for row in TOKENS])
T_POINTS_EACH: Final[bytes] = bytes([counted(row, effects.PointsPer)[1] for row in TOKENS])
T_COINS_PER_CHAIN: Final[bytes] = bytes([total(row, effects.CoinsPerChain) for row in TOKENS])
T_SHIELDS: Final[bytes] = bytes([total(row, effects.ExtraShields) for row in TOKENS])
T_DISCOUNT: Final[bytes] = bytes([discount(row) for row in TOKENS])
ALL_TOKENS: Final = 0x3FF
ALL_WONDERS: Final = 0xFFF

# The structures, by 20 * (age - 1) + slot, or by age - 1.
AGE_START: Final[bytes] = bytes([0, 23, 46])
AGE_CARDS: Final[vec[i64]] = table([0x7FFFFF, 0x7FFFFF, 0x7FFFFFF])
PLAIN_CARDS: Final[vec[i64]] = table([0x7FFFFF, 0x7FFFFF, 0x0FFFFF])
"""The cards of an age as bits from its first one; in age III guilds follow, PLAIN has none."""
ALL_SLOTS: Final = 0xFFFFF


def covers(age: int) -> list[list[int]]:
    """For every slot of an age, the slots that lie on it."""
    slots = [(row, x) for row, (xs, _) in enumerate(LAYOUTS[age]) for x in xs]
    return [
        [at for at, (below, z) in enumerate(slots) if below == row + 1 and abs(z - x) == 1]
        for row, x in slots
    ]


def bits(items: list[int]) -> int:
    """A set of small numbers as a mask."""
    return sum(1 << item for item in items)


COVERED_BY: Final[vec[i64]] = table([bits(slots) for age in range(3) for slots in covers(age)])
COVERS: Final[vec[i64]] = table(
    [
        bits([under for under, slots in enumerate(covers(age)) if slot in slots])
        for age in range(3)
        for slot in range(CARDS_PER_AGE)
    ]
)
FACE_UP: Final[vec[i64]] = table(
    [
        bits([at for at, up in enumerate([up for xs, up in LAYOUTS[age] for _ in xs]) if up])
        for age in range(3)
    ]
)
OPEN: Final[vec[i64]] = table(
    [bits([at for at, slots in enumerate(covers(age)) if not slots]) for age in range(3)]
)

assert all(row.age == GUILD for row in CARDS[FIRST_GUILD:])
assert FIRST_GUILD - AGE_START[2] == GUILD_BIT
assert [row.id for row in TOKENS][LAW] == "law"
