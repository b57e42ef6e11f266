"""The box of 7 Wonders Duel as a table: every card, wonder and progress token in one row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from wondertable.games.duel.effects import (
    BuildFromDiscard,
    Coins,
    CoinsPer,
    CoinsPerChain,
    Color,
    DestroyCard,
    Discount,
    Effect,
    ExtraShields,
    FixedPrice,
    FutureWondersPlayAgain,
    OpponentLosesCoins,
    PlayAgain,
    Points,
    PointsPer,
    Produces,
    ProducesChoice,
    ProgressFromBox,
    ReceiveTradeCoins,
    Resource,
    Science,
    Shields,
    Symbol,
)

GUILD: Final = "guild"
Age = Literal[1, 2, 3, "guild"]

RAW: Final[tuple[Resource, ...]] = ("wood", "clay", "stone")
MANUFACTURED: Final[tuple[Resource, ...]] = ("glass", "papyrus")
RESOURCES: Final[tuple[Resource, ...]] = RAW + MANUFACTURED
COLORS: Final[tuple[Color, ...]] = ("brown", "grey", "red", "green", "blue", "yellow", "purple")
SYMBOLS: Final[tuple[Symbol, ...]] = (
    "wheel",
    "mortar",
    "quill",
    "plumb",
    "sundial",
    "armillary",
    "scales",
)


@dataclass(frozen=True, slots=True)
class Cost:
    """Coins to the bank and units of resources."""

    coins: int = 0
    wood: int = 0
    clay: int = 0
    stone: int = 0
    glass: int = 0
    papyrus: int = 0

    def units(self, resource: Resource) -> int:
        """How many units of a resource are asked."""
        return {
            "wood": self.wood,
            "clay": self.clay,
            "stone": self.stone,
            "glass": self.glass,
            "papyrus": self.papyrus,
        }[resource]


FREE: Final = Cost()


@dataclass(frozen=True, slots=True)
class Card:
    """A structure of an age, or a guild."""

    id: str
    age: Age
    color: Color
    cost: Cost
    effects: tuple[Effect, ...]
    chain_from: str | None
    chain_symbol: str | None


@dataclass(frozen=True, slots=True)
class Wonder:
    """A wonder: built with any card from the structure."""

    id: str
    cost: Cost
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Token:
    """A progress token."""

    id: str
    effects: tuple[Effect, ...]


def card(
    id: str,
    age: Age,
    color: Color,
    cost: Cost,
    *effects: Effect,
    chain_from: str | None = None,
    chain_symbol: str | None = None,
) -> Card:
    """One row of the table of cards."""
    return Card(id, age, color, cost, effects, chain_from, chain_symbol)


def wonder(id: str, cost: Cost, *effects: Effect) -> Wonder:
    """One row of the table of wonders."""
    return Wonder(id, cost, effects)


def token(id: str, *effects: Effect) -> Token:
    """One row of the table of progress tokens."""
    return Token(id, effects)


# The rows stay one to a line, as on the card list of the box, so that a person can proof-read them.
# fmt: off
CARDS: Final[tuple[Card, ...]] = (
    card("lumber_yard", 1, "brown", FREE, Produces("wood")),
    card("logging_camp", 1, "brown", Cost(coins=1), Produces("wood")),
    card("clay_pool", 1, "brown", FREE, Produces("clay")),
    card("clay_pit", 1, "brown", Cost(coins=1), Produces("clay")),
    card("quarry", 1, "brown", FREE, Produces("stone")),
    card("stone_pit", 1, "brown", Cost(coins=1), Produces("stone")),
    card("glassworks", 1, "grey", Cost(coins=1), Produces("glass")),
    card("press", 1, "grey", Cost(coins=1), Produces("papyrus")),
    card("guard_tower", 1, "red", FREE, Shields(1)),
    card("stable", 1, "red", Cost(wood=1), Shields(1), chain_symbol="horseshoe"),
    card("garrison", 1, "red", Cost(clay=1), Shields(1), chain_symbol="sword"),
    card("palisade", 1, "red", Cost(coins=2), Shields(1), chain_symbol="tower"),
    card("workshop", 1, "green", Cost(papyrus=1), Science("plumb"), Points(1)),
    card("apothecary", 1, "green", Cost(glass=1), Science("wheel"), Points(1)),
    card("scriptorium", 1, "green", Cost(coins=2), Science("quill"), chain_symbol="book"),
    card("pharmacist", 1, "green", Cost(coins=2), Science("mortar"), chain_symbol="gear"),
    card("theater", 1, "blue", FREE, Points(3), chain_symbol="mask"),
    card("altar", 1, "blue", FREE, Points(3), chain_symbol="moon"),
    card("baths", 1, "blue", Cost(stone=1), Points(3), chain_symbol="drop"),
    card("stone_reserve", 1, "yellow", Cost(coins=3), FixedPrice(("stone",))),
    card("clay_reserve", 1, "yellow", Cost(coins=3), FixedPrice(("clay",))),
    card("wood_reserve", 1, "yellow", Cost(coins=3), FixedPrice(("wood",))),
    card("tavern", 1, "yellow", FREE, Coins(4), chain_symbol="amphora"),

    card("sawmill", 2, "brown", Cost(coins=2), Produces("wood", 2)),
    card("brickyard", 2, "brown", Cost(coins=2), Produces("clay", 2)),
    card("shelf_quarry", 2, "brown", Cost(coins=2), Produces("stone", 2)),
    card("glass_blower", 2, "grey", FREE, Produces("glass")),
    card("drying_room", 2, "grey", FREE, Produces("papyrus")),
    card("walls", 2, "red", Cost(stone=2), Shields(2)),
    card("horse_breeders", 2, "red", Cost(wood=1, clay=1), Shields(1), chain_from="stable"),
    card("barracks", 2, "red", Cost(coins=3), Shields(1), chain_from="garrison"),
    card("archery_range", 2, "red", Cost(wood=1, stone=1, papyrus=1), Shields(2), chain_symbol="target"),
    card("parade_ground", 2, "red", Cost(clay=2, glass=1), Shields(2), chain_symbol="helmet"),
    card("library", 2, "green", Cost(wood=1, stone=1, glass=1), Science("quill"), Points(2), chain_from="scriptorium"),
    card("dispensary", 2, "green", Cost(clay=2, stone=1), Science("mortar"), Points(2), chain_from="pharmacist"),
    card("school", 2, "green", Cost(wood=1, papyrus=2), Science("wheel"), Points(1), chain_symbol="lyre"),
    card("laboratory", 2, "green", Cost(wood=1, glass=2), Science("plumb"), Points(1), chain_symbol="lamp"),
    card("courthouse", 2, "blue", Cost(wood=2, glass=1), Points(5)),
    card("statue", 2, "blue", Cost(clay=2), Points(4), chain_from="theater", chain_symbol="column"),
    card("temple", 2, "blue", Cost(wood=1, papyrus=1), Points(4), chain_from="altar", chain_symbol="sun"),
    card("aqueduct", 2, "blue", Cost(stone=3), Points(5), chain_from="baths"),
    card("rostrum", 2, "blue", Cost(wood=1, stone=1), Points(4), chain_symbol="temple_front"),
    card("forum", 2, "yellow", Cost(coins=3, clay=1), ProducesChoice(MANUFACTURED)),
    card("caravansery", 2, "yellow", Cost(coins=2, glass=1, papyrus=1), ProducesChoice(RAW)),
    card("customs_house", 2, "yellow", Cost(coins=4), FixedPrice(MANUFACTURED)),
    card("brewery", 2, "yellow", FREE, Coins(6), chain_symbol="barrel"),

    card("arsenal", 3, "red", Cost(wood=2, clay=3), Shields(3)),
    card("pretorium", 3, "red", Cost(coins=8), Shields(3)),
    card("fortifications", 3, "red", Cost(clay=1, stone=2, papyrus=1), Shields(2), chain_from="palisade"),
    card("siege_workshop", 3, "red", Cost(wood=3, glass=1), Shields(2), chain_from="archery_range"),
    card("circus", 3, "red", Cost(clay=2, stone=2), Shields(2), chain_from="parade_ground"),
    card("academy", 3, "green", Cost(wood=1, stone=1, glass=2), Science("sundial"), Points(3)),
    card("study", 3, "green", Cost(wood=2, glass=1, papyrus=1), Science("sundial"), Points(3)),
    card("university", 3, "green", Cost(clay=1, glass=1, papyrus=1), Science("armillary"), Points(2), chain_from="school"),
    card("observatory", 3, "green", Cost(stone=1, papyrus=2), Science("armillary"), Points(2), chain_from="laboratory"),
    card("palace", 3, "blue", Cost(wood=1, clay=1, stone=1, glass=2), Points(7)),
    card("town_hall", 3, "blue", Cost(wood=2, stone=3), Points(7)),
    card("obelisk", 3, "blue", Cost(stone=2, glass=1), Points(5)),
    card("gardens", 3, "blue", Cost(wood=2, clay=2), Points(6), chain_from="statue"),
    card("pantheon", 3, "blue", Cost(wood=1, clay=1, papyrus=2), Points(6), chain_from="temple"),
    card("senate", 3, "blue", Cost(clay=2, stone=1, papyrus=1), Points(5), chain_from="rostrum"),
    card("chamber_of_commerce", 3, "yellow", Cost(papyrus=2), CoinsPer("grey_card", 3, "own_city"), Points(3)),
    card("port", 3, "yellow", Cost(wood=1, glass=1, papyrus=1), CoinsPer("brown_card", 2, "own_city"), Points(3)),
    card("armory", 3, "yellow", Cost(stone=2, glass=1), CoinsPer("red_card", 1, "own_city"), Points(3)),
    card("lighthouse", 3, "yellow", Cost(clay=2, glass=1), CoinsPer("yellow_card", 1, "own_city"), Points(3), chain_from="tavern"),
    card("arena", 3, "yellow", Cost(wood=1, clay=1, stone=1), CoinsPer("wonder", 2, "own_city"), Points(3), chain_from="brewery"),

    card("merchants_guild", GUILD, "purple", Cost(wood=1, clay=1, glass=1, papyrus=1), CoinsPer("yellow_card", 1, "city_with_most"), PointsPer("yellow_card", 1, "city_with_most")),
    card("shipowners_guild", GUILD, "purple", Cost(clay=1, stone=1, glass=1, papyrus=1), CoinsPer("brown_or_grey_card", 1, "city_with_most"), PointsPer("brown_or_grey_card", 1, "city_with_most")),
    card("builders_guild", GUILD, "purple", Cost(wood=1, clay=1, stone=2, glass=1), PointsPer("wonder", 2, "city_with_most")),
    card("magistrates_guild", GUILD, "purple", Cost(wood=2, clay=1, papyrus=1), CoinsPer("blue_card", 1, "city_with_most"), PointsPer("blue_card", 1, "city_with_most")),
    card("scientists_guild", GUILD, "purple", Cost(wood=2, clay=2), CoinsPer("green_card", 1, "city_with_most"), PointsPer("green_card", 1, "city_with_most")),
    card("moneylenders_guild", GUILD, "purple", Cost(wood=2, stone=2), PointsPer("three_coins", 1, "city_with_most")),
    card("tacticians_guild", GUILD, "purple", Cost(clay=1, stone=2, papyrus=1), CoinsPer("red_card", 1, "city_with_most"), PointsPer("red_card", 1, "city_with_most")),
)

WONDERS: Final[tuple[Wonder, ...]] = (
    wonder("appian_way", Cost(clay=2, stone=2, papyrus=1), Coins(3), OpponentLosesCoins(3), PlayAgain(), Points(3)),
    wonder("circus_maximus", Cost(wood=1, stone=2, glass=1), DestroyCard("grey"), Shields(1), Points(3)),
    wonder("colossus", Cost(clay=3, glass=1), Shields(2), Points(3)),
    wonder("great_library", Cost(wood=3, glass=1, papyrus=1), ProgressFromBox(draw=3, keep=1), Points(4)),
    wonder("great_lighthouse", Cost(wood=1, stone=1, papyrus=2), ProducesChoice(RAW), Points(4)),
    wonder("hanging_gardens", Cost(wood=2, glass=1, papyrus=1), Coins(6), PlayAgain(), Points(3)),
    wonder("mausoleum", Cost(clay=2, glass=2, papyrus=1), BuildFromDiscard(), Points(2)),
    wonder("piraeus", Cost(wood=2, clay=1, stone=1), ProducesChoice(MANUFACTURED), PlayAgain(), Points(2)),
    wonder("pyramids", Cost(stone=3, papyrus=1), Points(9)),
    wonder("sphinx", Cost(clay=1, stone=1, glass=2), PlayAgain(), Points(6)),
    wonder("statue_of_zeus", Cost(wood=1, clay=1, stone=1, papyrus=2), DestroyCard("brown"), Shields(1), Points(3)),
    wonder("temple_of_artemis", Cost(wood=1, stone=1, glass=1, papyrus=1), Coins(12), PlayAgain()),
)

TOKENS: Final[tuple[Token, ...]] = (
    token("agriculture", Coins(6), Points(4)),
    token("architecture", Discount("wonder", 2)),
    token("economy", ReceiveTradeCoins()),
    token("law", Science("scales")),
    token("masonry", Discount("blue_card", 2)),
    token("mathematics", PointsPer("own_progress_token", 3, "own_city")),
    token("philosophy", Points(7)),
    token("strategy", ExtraShields(1)),
    token("theology", FutureWondersPlayAgain()),
    token("urbanism", Coins(6), CoinsPerChain(4)),
)
# fmt: on
