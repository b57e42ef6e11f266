"""The box in the form that the rules read: one column of small ints for each property.

A card's number is its row in `cards.ALL_CARDS`; a stage's number is board * 8 + side * 4 + stage.
Resources are packed into 4-bit fields, wood lowest. What a city can supply is packed by *sets* of
resources: a field for every set of raw resources, and for every set of manufactured ones, says how
many units of that set there are; see `cost.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.vecs import table, vec
from wondertable.games.seven import effects
from wondertable.games.seven.cards import (
    ALL_CARDS,
    BOARDS,
    CARDS,
    COLORS,
    GUILDS,
    MANUFACTURED,
    RAW,
    RESOURCES,
    SYMBOLS,
    Board,
    Card,
    Cost,
    Stage,
)
from wondertable.games.seven.figures import BLACK_PER_AGE

Row = Card | Stage

# Colours, in the order of cards.COLORS.
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
RED: Final = 4
GREEN: Final = 5
PURPLE: Final = 6
BLACK: Final = 7

# Cards 0..60 lie in the low word of a set of cards, the others in the high word.
LOW_CARDS: Final = 61
FIRST_GUILD: Final = 70
FIRST_BLACK: Final = 80
ALL: Final = 122

# What a city can do for good.
WEST_POST: Final = 1
EAST_POST: Final = 2
MARKETPLACE: Final = 4
WEST_WHARF: Final = 8
EAST_WHARF: Final = 16
CACHE: Final = 32
WAREHOUSE: Final = 64
BLACK_MARKET: Final = 128
ARCHITECT: Final = 256
FREE_COLOR: Final = 512
FREE_FIRST: Final = 1024
FREE_LAST: Final = 2048
LAST_CARD: Final = 4096
PARTNERS: Final = 8192  # of no card: the seat plays in a team, and may pay more than it must

# Sets of raw resources: 15 fields of 4 bits; of manufactured ones: 7 fields.
RAW_TOP: Final = 0x888888888888888
RAW_ONES: Final = 0x111111111111111
MADE_TOP: Final = 0x8888888
MADE_ONES: Final = 0x1111111
WOOD_SETS: Final = 0x101010101010101
STONE_SETS: Final = 0x110011001100110
CLAY_SETS: Final = 0x111100001111000
ORE_SETS: Final = 0x111111110000000
GLASS_SETS: Final = 0x1010101
CLOTH_SETS: Final = 0x1100110
PAPYRUS_SETS: Final = 0x1111000


def touching(resources: tuple[str, ...], kinds: tuple[str, ...]) -> int:
    """A 1 in the field of every set that has one of these resources."""
    wanted = sum(1 << kinds.index(name) for name in resources if name in kinds)
    return sum(1 << (4 * (bits - 1)) for bits in range(1, 1 << len(kinds)) if bits & wanted)


assert [touching((name,), RAW) for name in RAW] == [WOOD_SETS, STONE_SETS, CLAY_SETS, ORE_SETS]
assert [touching((name,), MANUFACTURED) for name in MANUFACTURED] == [
    GLASS_SETS,
    CLOTH_SETS,
    PAPYRUS_SETS,
]


def pack(cost: Cost) -> int:
    """The resources of a cost as 4-bit fields."""
    return sum(cost.units(resource) << (4 * at) for at, resource in enumerate(RESOURCES))


def supply(row: Row, kinds: tuple[str, ...]) -> int:
    """What a row supplies, by sets of these kinds of resources."""
    found = 0
    for effect in row.effects:
        if isinstance(effect, effects.Produces):
            found += effect.units * touching((effect.resource,), kinds)
        elif isinstance(effect, effects.ProducesChoice):
            found += touching(effect.resources, kinds)
    return found


def kinds_made(row: Row) -> int:
    """The resources that a row produces, as bits; a choice counts for all of them."""
    found = 0
    for effect in row.effects:
        if isinstance(effect, effects.Produces):
            found |= 1 << RESOURCES.index(effect.resource)
        elif isinstance(effect, effects.ProducesChoice):
            found |= sum(1 << RESOURCES.index(name) for name in effect.resources)
    return found


FLAGS_OF: Final[dict[type, int]] = {
    effects.Cache: CACHE,
    effects.Warehouse: WAREHOUSE,
    effects.BlackMarket: BLACK_MARKET,
    effects.StagesWithoutResources: ARCHITECT,
    effects.FreeFirstOfColor: FREE_COLOR,
    effects.FreeFirstOfAge: FREE_FIRST,
    effects.FreeLastOfAge: FREE_LAST,
    effects.PlayLastCard: LAST_CARD,
}


def flags(row: Row) -> int:
    """What a row lets its city do for good."""
    found = 0
    for effect in row.effects:
        if isinstance(effect, effects.Trade):
            found |= {"left": WEST_POST, "right": EAST_POST, "both": MARKETPLACE}[effect.side]
        elif isinstance(effect, effects.Wharf):
            found |= WEST_WHARF if effect.side == "left" else EAST_WHARF
        else:
            found |= FLAGS_OF.get(type(effect), 0)
    return found


Counting = (
    effects.Points
    | effects.Coins
    | effects.Shields
    | effects.OthersGain
    | effects.NeighborsGain
    | effects.OthersLose
    | effects.NeighborsDebt
)


def total(row: Row, kind: type[Counting]) -> int:
    """The number on a row's effect of this kind, 0 without one."""
    return sum(effect.count for effect in row.effects if isinstance(effect, kind))


Each = (
    effects.CoinsPerCard
    | effects.PointsPerCard
    | effects.CoinsPerStage
    | effects.PointsPerStage
    | effects.CoinsPerToken
)
EachToken = effects.CoinsPerDefeat | effects.PointsPerToken


def each(row: Row, kind: type[Each | EachToken]) -> int:
    """What a row pays for each thing that its effect of this kind counts."""
    return sum(effect.each for effect in row.effects if isinstance(effect, kind))


def has(row: Row, kind: type) -> int:
    """1 if a row has an effect of this kind."""
    return int(any(isinstance(effect, kind) for effect in row.effects))


def colors(row: Row, kind: type[effects.CoinsPerCard | effects.PointsPerCard]) -> int:
    """The colours that a row counts, as bits."""
    return sum(
        1 << COLORS.index(color)
        for effect in row.effects
        if isinstance(effect, kind)
        for color in effect.colors
    )


OWN_CITY: Final = 1
NEXT_DOOR: Final = 2
SCOPES: Final[dict[str, int]] = {"own": 1, "next_door": 2, "everywhere": 3}


def scope(
    row: Row, kind: type[effects.CoinsPerCard | effects.PointsPerCard | effects.PointsPerStage]
) -> int:
    """Where a row counts: OWN_CITY, NEXT_DOOR, or both."""
    found = 0
    for effect in row.effects:
        if isinstance(effect, kind):
            found |= SCOPES[effect.scope]
    return found


# Fields of City.symbols: three counts, wild symbols, masks.
WILD_SHIFT: Final = 24
MASK_SHIFT: Final = 32


def symbols(row: Row) -> int:
    """What a row adds to the symbols of its city."""
    found = 0
    for effect in row.effects:
        if isinstance(effect, effects.Science):
            found += 1 << (8 * SYMBOLS.index(effect.symbol))
        elif isinstance(effect, effects.ScienceChoice):
            found += 1 << WILD_SHIFT
        elif isinstance(effect, effects.CopyScience):
            found += 1 << MASK_SHIFT
    return found


# Fields of a loss: coins, then how many times one for each victory token, and for each stage.
LOSE_PER_TOKEN: Final = 256
LOSE_PER_STAGE: Final = 4096


def losses(row: Row) -> int:
    """How many coins all others lose, or for what each of them loses one."""
    for effect in row.effects:
        if isinstance(effect, effects.OthersLosePer):
            return LOSE_PER_TOKEN if effect.kind == "victory_token" else LOSE_PER_STAGE
    return total(row, effects.OthersLose)


def token_age(row: Row, kind: type[effects.VictoryToken | effects.PointsPerToken]) -> int:
    """The age of the victory tokens that a row brings or counts."""
    return sum(effect.age for effect in row.effects if isinstance(effect, kind))


# Fields of City.printed: points of stages, of blue cards, of black cards.
BLUE_SHIFT: Final = 10
BLACK_SHIFT: Final = 20


def printed(row: Row) -> int:
    """The printed points of a row, in the field of its rubric."""
    points = total(row, effects.Points)
    if isinstance(row, Stage):
        return points
    return points << (BLACK_SHIFT if row.color == "black" else BLUE_SHIFT)


IMMEDIATE: Final = (
    effects.Coins,
    effects.CoinsPerCard,
    effects.CoinsPerStage,
    effects.CoinsPerToken,
    effects.CoinsPerDefeat,
    effects.OthersGain,
    effects.NeighborsGain,
    effects.OthersLose,
    effects.OthersLosePer,
    effects.VictoryToken,
    effects.NeighborsDebt,
    effects.Diplomacy,
    effects.BuildFromDiscard,
)


def acts(row: Row) -> int:
    """1 if a row does something at once when it is built."""
    return int(any(isinstance(effect, IMMEDIATE) for effect in row.effects))


def scores(row: Row) -> int:
    """1 if a row has points beyond the printed ones, symbols aside."""
    kinds = (
        effects.PointsPerCard,
        effects.PointsPerStage,
        effects.PointsPerToken,
        effects.PointsIfComplete,
    )
    return int(any(isinstance(effect, kinds) for effect in row.effects))


CHAINED: Final[tuple[str, ...]] = tuple([row.id for row in CARDS if row.chain_gives])
NUMBER: Final[dict[str, int]] = {row.id: at for at, row in enumerate(ALL_CARDS)}

AGE: Final[bytes] = bytes([row.age for row in ALL_CARDS])
COLOR: Final[bytes] = bytes([COLORS.index(row.color) for row in ALL_CARDS])
NEED: Final[vec[i64]] = table([pack(row.cost) for row in ALL_CARDS])
COINS_ASKED: Final[bytes] = bytes([row.cost.coins for row in ALL_CARDS])
RAW_SUPPLY: Final[vec[i64]] = table([supply(row, RAW) for row in ALL_CARDS])
MADE_SUPPLY: Final[vec[i64]] = table([supply(row, MANUFACTURED) for row in ALL_CARDS])
KINDS: Final[bytes] = bytes([kinds_made(row) for row in ALL_CARDS])
FLAGS: Final[vec[i64]] = table([flags(row) for row in ALL_CARDS])
SHIELDS: Final[bytes] = bytes([total(row, effects.Shields) for row in ALL_CARDS])
SYMBOLS_OF: Final[vec[i64]] = table([symbols(row) for row in ALL_CARDS])
PRINTED: Final[vec[i64]] = table([printed(row) for row in ALL_CARDS])
GIVES: Final[vec[i64]] = table(
    [1 << CHAINED.index(row.id) if row.id in CHAINED else 0 for row in ALL_CARDS]
)
FREE_BY: Final[vec[i64]] = table(
    [sum(1 << CHAINED.index(giver) for giver in row.chain_from) for row in ALL_CARDS]
)
"""The chains of which any makes a card free."""
ACTS: Final[bytes] = bytes([acts(row) for row in ALL_CARDS])
COINS_GAINED: Final[bytes] = bytes([total(row, effects.Coins) for row in ALL_CARDS])
COINS_EACH: Final[bytes] = bytes([each(row, effects.CoinsPerCard) for row in ALL_CARDS])
COINS_COLORS: Final[bytes] = bytes([colors(row, effects.CoinsPerCard) for row in ALL_CARDS])
COINS_SCOPE: Final[bytes] = bytes([scope(row, effects.CoinsPerCard) for row in ALL_CARDS])
COINS_STAGE: Final[bytes] = bytes([each(row, effects.CoinsPerStage) for row in ALL_CARDS])
COINS_TOKEN: Final[bytes] = bytes([each(row, effects.CoinsPerToken) for row in ALL_CARDS])
COINS_DEFEAT: Final[bytes] = bytes([each(row, effects.CoinsPerDefeat) for row in ALL_CARDS])
OTHERS_GAIN: Final[bytes] = bytes([total(row, effects.OthersGain) for row in ALL_CARDS])
NEIGHBORS_GAIN: Final[bytes] = bytes([total(row, effects.NeighborsGain) for row in ALL_CARDS])
LOSSES: Final[vec[i64]] = table([losses(row) for row in ALL_CARDS])
TOKEN_AGE: Final[bytes] = bytes([token_age(row, effects.VictoryToken) for row in ALL_CARDS])
DEBT: Final[bytes] = bytes([total(row, effects.NeighborsDebt) for row in ALL_CARDS])
DIPLOMACY: Final[bytes] = bytes([has(row, effects.Diplomacy) for row in ALL_CARDS])
REBUILDS: Final[bytes] = bytes([has(row, effects.BuildFromDiscard) for row in ALL_CARDS])
POINTS_EACH: Final[bytes] = bytes([each(row, effects.PointsPerCard) for row in ALL_CARDS])
POINTS_COLORS: Final[bytes] = bytes([colors(row, effects.PointsPerCard) for row in ALL_CARDS])
POINTS_SCOPE: Final[bytes] = bytes(
    [scope(row, effects.PointsPerCard) | scope(row, effects.PointsPerStage) for row in ALL_CARDS]
)
POINTS_STAGE: Final[bytes] = bytes([each(row, effects.PointsPerStage) for row in ALL_CARDS])
POINTS_TOKEN: Final[bytes] = bytes([each(row, effects.PointsPerToken) for row in ALL_CARDS])
POINTS_TOKEN_AGE: Final[bytes] = bytes(
    [token_age(row, effects.PointsPerToken) for row in ALL_CARDS]
)
POINTS_COMPLETE: Final[bytes] = bytes(
    [
        sum(effect.count for effect in row.effects if isinstance(effect, effects.PointsIfComplete))
        for row in ALL_CARDS
    ]
)
TWIN: Final[bytes] = bytes(
    [
        next(
            (
                at
                for at, other in enumerate(ALL_CARDS)
                if at != me and other.building == row.building
            ),
            me,
        )
        for me, row in enumerate(ALL_CARDS)
    ]
)
"""The other card of the same name (Loom, Glassworks, Press), or the card itself."""

LOW_SCORING: Final[int] = sum(
    1 << at for at, row in enumerate(ALL_CARDS) if at < LOW_CARDS and scores(row)
)
HIGH_SCORING: Final[int] = sum(
    1 << (at - LOW_CARDS) for at, row in enumerate(ALL_CARDS) if at >= LOW_CARDS and scores(row)
)

# Stages, by board * 8 + side * 4 + stage.
SIDES: Final[int] = 2
NO_STAGE: Final[Stage] = Stage(Cost(), ())


def stages_of(board: Board) -> list[Stage]:
    """Both sides of a board, four places each."""
    found: list[Stage] = []
    for side in (board.day, board.night):
        found += [*side, *[NO_STAGE] * (4 - len(side))]
    return found


STAGES: Final[list[Stage]] = [stage for board in BOARDS for stage in stages_of(board)]
STAGE_COUNT: Final[bytes] = bytes(
    [len(side) for board in BOARDS for side in (board.day, board.night)]
)
S_NEED: Final[vec[i64]] = table([pack(row.cost) for row in STAGES])
S_COINS_ASKED: Final[bytes] = bytes([row.cost.coins for row in STAGES])
S_RAW_SUPPLY: Final[vec[i64]] = table([supply(row, RAW) for row in STAGES])
S_MADE_SUPPLY: Final[vec[i64]] = table([supply(row, MANUFACTURED) for row in STAGES])
S_FLAGS: Final[vec[i64]] = table([flags(row) for row in STAGES])
S_SHIELDS: Final[bytes] = bytes([total(row, effects.Shields) for row in STAGES])
S_SYMBOLS: Final[vec[i64]] = table([symbols(row) for row in STAGES])
S_PRINTED: Final[vec[i64]] = table([printed(row) for row in STAGES])
S_COINS: Final[bytes] = bytes([total(row, effects.Coins) for row in STAGES])
S_LOSSES: Final[vec[i64]] = table([losses(row) for row in STAGES])
S_DIPLOMACY: Final[bytes] = bytes([has(row, effects.Diplomacy) for row in STAGES])
S_REBUILDS: Final[bytes] = bytes([has(row, effects.BuildFromDiscard) for row in STAGES])
START: Final[bytes] = bytes([RESOURCES.index(board.start) for board in BOARDS])
START_RAW: Final[vec[i64]] = table([touching((board.start,), RAW) for board in BOARDS])
START_MADE: Final[vec[i64]] = table([touching((board.start,), MANUFACTURED) for board in BOARDS])
RAW_OF: Final[vec[i64]] = table(
    [
        touching(tuple([name for at, name in enumerate(RESOURCES) if kinds >> at & 1]), RAW)
        for kinds in range(128)
    ]
)
"""A unit of any of these kinds of resources, given as bits, by sets of raw ones."""
MADE_OF: Final[vec[i64]] = table(
    [
        touching(
            tuple([name for at, name in enumerate(RESOURCES) if kinds >> at & 1]), MANUFACTURED
        )
        for kinds in range(128)
    ]
)
BASE_BOARDS: Final[int] = sum(not board.needs_cities for board in BOARDS)

# The decks: for n players and an age, every copy in ascending order; guilds and black cards apart.
DECKS: Final[tuple[bytes, ...]] = tuple(
    [
        bytes(
            [
                at
                for at, row in enumerate(CARDS)
                if row.age == age
                for copy in row.players
                if copy <= seats
            ]
        )
        for seats in range(3, 8)
        for age in (1, 2, 3)
    ]
)
COPIES: Final[tuple[bytes, ...]] = tuple(
    [bytes([sum(n <= seats for n in row.players) for row in ALL_CARDS]) for seats in range(3, 8)]
)
"""How many copies of a card are in play with 3, 4 … 7 players; 0 for guilds and black cards."""

assert len(CARDS) == FIRST_GUILD
assert len(CARDS) + len(GUILDS) == FIRST_BLACK
assert len(ALL_CARDS) == ALL
assert [row.age for row in ALL_CARDS[FIRST_BLACK:]] == [
    age for age in (1, 2, 3) for _ in range(BLACK_PER_AGE)
]
