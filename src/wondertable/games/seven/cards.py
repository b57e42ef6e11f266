"""The box of 7 Wonders and of Cities as a table: every card and every board in one row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from wondertable.games.seven.effects import (
    BlackMarket,
    BuildFromDiscard,
    Cache,
    Coins,
    CoinsPerCard,
    CoinsPerDefeat,
    CoinsPerStage,
    CoinsPerToken,
    Color,
    CopyScience,
    Diplomacy,
    DiscardDefeats,
    Effect,
    FreeFirstOfAge,
    FreeFirstOfColor,
    FreeLastOfAge,
    NeighborsDebt,
    NeighborsGain,
    OthersGain,
    OthersLose,
    OthersLosePer,
    PlayLastCard,
    Points,
    PointsIfComplete,
    PointsPerCard,
    PointsPerStage,
    PointsPerToken,
    Produces,
    ProducesChoice,
    Resource,
    Science,
    ScienceChoice,
    Scope,
    Shields,
    StagesWithoutResources,
    Symbol,
    Trade,
    VictoryToken,
    Warehouse,
    Wharf,
)

Age = Literal[1, 2, 3]

RAW: Final[tuple[Resource, ...]] = ("wood", "stone", "clay", "ore")
MANUFACTURED: Final[tuple[Resource, ...]] = ("glass", "cloth", "papyrus")
RESOURCES: Final[tuple[Resource, ...]] = RAW + MANUFACTURED
COLORS: Final[tuple[Color, ...]] = (
    "brown",
    "grey",
    "blue",
    "yellow",
    "red",
    "green",
    "purple",
    "black",
)
SYMBOLS: Final[tuple[Symbol, ...]] = ("compass", "gear", "tablet")

OWN: Final[Scope] = "own"
NEIGHBORS: Final[Scope] = "next_door"
ALL_THREE: Final[Scope] = "everywhere"


@dataclass(frozen=True, slots=True)
class Cost:
    """Coins to the bank and units of resources."""

    coins: int = 0
    wood: int = 0
    stone: int = 0
    clay: int = 0
    ore: int = 0
    glass: int = 0
    cloth: int = 0
    papyrus: int = 0

    def units(self, resource: Resource) -> int:
        """How many units of a resource are asked."""
        units: int = getattr(self, resource)
        return units


FREE: Final = Cost()


@dataclass(frozen=True, slots=True)
class Card:
    """A building. `players` has one number for each copy: how many players it takes at least."""

    id: str
    age: Age
    color: Color
    cost: Cost
    effects: tuple[Effect, ...]
    players: tuple[int, ...]
    chain_from: tuple[str, ...]
    chain_gives: tuple[str, ...]

    @property
    def building(self) -> str:
        """The printed name; two cards of one name never stand in one city."""
        return self.id.removesuffix("_1").removesuffix("_2")


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage of a wonder."""

    cost: Cost
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """A wonder board: its starting resource, and the stages of its two sides."""

    id: str
    start: Resource
    day: tuple[Stage, ...]
    night: tuple[Stage, ...]
    needs_cities: bool = False


def card(
    id: str,
    age: Age,
    color: Color,
    cost: Cost,
    *effects: Effect,
    players: tuple[int, ...] = (),
    chain_from: tuple[str, ...] = (),
    chain_gives: tuple[str, ...] = (),
) -> Card:
    """One row of the table of cards."""
    return Card(id, age, color, cost, effects, players, chain_from, chain_gives)


def stage(cost: Cost, *effects: Effect) -> Stage:
    """One stage of a board."""
    return Stage(cost, effects)


# The rows stay one to a line, as on the card list of the box, so that a person can proof-read them.
# fmt: off
CARDS: Final[tuple[Card, ...]] = (
    card("lumber_yard", 1, "brown", FREE, Produces("wood"), players=(3, 4)),
    card("stone_pit", 1, "brown", FREE, Produces("stone"), players=(3, 5)),
    card("clay_pool", 1, "brown", FREE, Produces("clay"), players=(3, 5)),
    card("ore_vein", 1, "brown", FREE, Produces("ore"), players=(3, 4)),
    card("tree_farm", 1, "brown", Cost(coins=1), ProducesChoice(("wood", "clay")), players=(6,)),
    card("excavation", 1, "brown", Cost(coins=1), ProducesChoice(("stone", "clay")), players=(4,)),
    card("clay_pit", 1, "brown", Cost(coins=1), ProducesChoice(("clay", "ore")), players=(3,)),
    card("timber_yard", 1, "brown", Cost(coins=1), ProducesChoice(("wood", "stone")), players=(3,)),
    card("forest_cave", 1, "brown", Cost(coins=1), ProducesChoice(("wood", "ore")), players=(5,)),
    card("mine", 1, "brown", Cost(coins=1), ProducesChoice(("stone", "ore")), players=(6,)),
    card("loom_1", 1, "grey", FREE, Produces("cloth"), players=(3, 6)),
    card("glassworks_1", 1, "grey", FREE, Produces("glass"), players=(3, 6)),
    card("press_1", 1, "grey", FREE, Produces("papyrus"), players=(3, 6)),
    card("altar", 1, "blue", FREE, Points(3), players=(3, 5), chain_gives=("pantheon",)),
    card("theater", 1, "blue", FREE, Points(3), players=(3, 6), chain_gives=("gardens",)),
    card("well", 1, "blue", FREE, Points(3), players=(4, 7), chain_gives=("statue",)),
    card("baths", 1, "blue", Cost(stone=1), Points(3), players=(3, 7), chain_gives=("aqueduct",)),
    card("tavern", 1, "yellow", FREE, Coins(5), players=(4, 5, 7)),
    card("east_trading_post", 1, "yellow", FREE, Trade("right", "raw"), players=(3, 7), chain_gives=("forum",)),
    card("west_trading_post", 1, "yellow", FREE, Trade("left", "raw"), players=(3, 7), chain_gives=("forum",)),
    card("marketplace", 1, "yellow", FREE, Trade("both", "manufactured"), players=(3, 6), chain_gives=("caravansery",)),
    card("stockade", 1, "red", Cost(wood=1), Shields(1), players=(3, 7)),
    card("barracks", 1, "red", Cost(ore=1), Shields(1), players=(3, 5)),
    card("guard_tower", 1, "red", Cost(clay=1), Shields(1), players=(3, 4)),
    card("apothecary", 1, "green", Cost(cloth=1), Science("compass"), players=(3, 5), chain_gives=("stables", "dispensary")),
    card("workshop", 1, "green", Cost(glass=1), Science("gear"), players=(3, 7), chain_gives=("archery_range", "laboratory")),
    card("scriptorium", 1, "green", Cost(papyrus=1), Science("tablet"), players=(3, 4), chain_gives=("courthouse", "library")),

    card("sawmill", 2, "brown", Cost(coins=1), Produces("wood", 2), players=(3, 4)),
    card("quarry", 2, "brown", Cost(coins=1), Produces("stone", 2), players=(3, 4)),
    card("brickyard", 2, "brown", Cost(coins=1), Produces("clay", 2), players=(3, 4)),
    card("foundry", 2, "brown", Cost(coins=1), Produces("ore", 2), players=(3, 4)),
    card("loom_2", 2, "grey", FREE, Produces("cloth"), players=(3, 5)),
    card("glassworks_2", 2, "grey", FREE, Produces("glass"), players=(3, 5)),
    card("press_2", 2, "grey", FREE, Produces("papyrus"), players=(3, 5)),
    card("aqueduct", 2, "blue", Cost(stone=3), Points(5), players=(3, 7), chain_from=("baths",)),
    card("temple", 2, "blue", Cost(wood=1, clay=1, glass=1), Points(4), players=(3, 6)),
    card("statue", 2, "blue", Cost(wood=1, ore=2), Points(4), players=(3, 7), chain_from=("well",)),
    card("courthouse", 2, "blue", Cost(clay=2, cloth=1), Points(4), players=(3, 5), chain_from=("scriptorium",)),
    card("caravansery", 2, "yellow", Cost(wood=2), ProducesChoice(RAW), players=(3, 5, 6), chain_from=("marketplace",), chain_gives=("lighthouse",)),
    card("forum", 2, "yellow", Cost(clay=2), ProducesChoice(MANUFACTURED), players=(3, 6, 7), chain_from=("east_trading_post", "west_trading_post"), chain_gives=("haven",)),
    card("vineyard", 2, "yellow", FREE, CoinsPerCard(1, ("brown",), ALL_THREE), players=(3, 6)),
    card("bazaar", 2, "yellow", FREE, CoinsPerCard(2, ("grey",), ALL_THREE), players=(4, 7)),
    card("walls", 2, "red", Cost(stone=3), Shields(2), players=(3, 7), chain_gives=("fortifications",)),
    card("training_ground", 2, "red", Cost(wood=1, ore=2), Shields(2), players=(4, 6, 7), chain_gives=("circus",)),
    card("stables", 2, "red", Cost(wood=1, clay=1, ore=1), Shields(2), players=(3, 5), chain_from=("apothecary",)),
    card("archery_range", 2, "red", Cost(wood=2, ore=1), Shields(2), players=(3, 6), chain_from=("workshop",)),
    card("dispensary", 2, "green", Cost(ore=2, glass=1), Science("compass"), players=(3, 4), chain_from=("apothecary",), chain_gives=("arena", "lodge")),
    card("laboratory", 2, "green", Cost(clay=2, papyrus=1), Science("gear"), players=(3, 5), chain_from=("workshop",), chain_gives=("observatory", "siege_workshop")),
    card("library", 2, "green", Cost(stone=2, cloth=1), Science("tablet"), players=(3, 6), chain_from=("scriptorium",), chain_gives=("senate", "university")),
    card("school", 2, "green", Cost(wood=1, papyrus=1), Science("tablet"), players=(3, 7), chain_gives=("academy", "study")),

    card("pantheon", 3, "blue", Cost(clay=2, ore=1, glass=1, cloth=1, papyrus=1), Points(7), players=(3, 6), chain_from=("altar",)),
    card("gardens", 3, "blue", Cost(wood=1, clay=2), Points(5), players=(3, 4), chain_from=("theater",)),
    card("town_hall", 3, "blue", Cost(stone=2, ore=1, glass=1), Points(6), players=(3, 6)),
    card("palace", 3, "blue", Cost(wood=1, stone=1, clay=1, ore=1, glass=1, cloth=1, papyrus=1), Points(8), players=(3, 7)),
    card("senate", 3, "blue", Cost(wood=2, stone=1, ore=1), Points(6), players=(3, 5), chain_from=("library",)),
    card("haven", 3, "yellow", Cost(wood=1, ore=1, cloth=1), CoinsPerCard(1, ("brown",), OWN), PointsPerCard(1, ("brown",), OWN), players=(3, 4), chain_from=("forum",)),
    card("lighthouse", 3, "yellow", Cost(stone=1, glass=1), CoinsPerCard(1, ("yellow",), OWN), PointsPerCard(1, ("yellow",), OWN), players=(3, 6), chain_from=("caravansery",)),
    card("chamber_of_commerce", 3, "yellow", Cost(clay=2, papyrus=1), CoinsPerCard(2, ("grey",), OWN), PointsPerCard(2, ("grey",), OWN), players=(4, 6)),
    card("ludus", 3, "yellow", Cost(stone=1, ore=1), CoinsPerCard(3, ("red",), OWN), PointsPerCard(1, ("red",), OWN), players=(5, 7)),
    card("arena", 3, "yellow", Cost(stone=2, ore=1), CoinsPerStage(3), PointsPerStage(1, OWN), players=(3, 5), chain_from=("dispensary",)),
    card("fortifications", 3, "red", Cost(clay=1, ore=3), Shields(3), players=(3, 7), chain_from=("walls",)),
    card("circus", 3, "red", Cost(stone=3, ore=1), Shields(3), players=(4, 6), chain_from=("training_ground",)),
    card("arsenal", 3, "red", Cost(wood=2, ore=1, cloth=1), Shields(3), players=(3, 5)),
    card("siege_workshop", 3, "red", Cost(wood=1, clay=3), Shields(3), players=(3, 5), chain_from=("laboratory",)),
    card("castrum", 3, "red", Cost(wood=1, clay=2, papyrus=1), Shields(3), players=(4, 7)),
    card("lodge", 3, "green", Cost(clay=2, cloth=1, papyrus=1), Science("compass"), players=(3, 6), chain_from=("dispensary",)),
    card("observatory", 3, "green", Cost(ore=2, glass=1, cloth=1), Science("gear"), players=(3, 7), chain_from=("laboratory",)),
    card("university", 3, "green", Cost(wood=2, glass=1, papyrus=1), Science("tablet"), players=(3, 4), chain_from=("library",)),
    card("academy", 3, "green", Cost(stone=3, glass=1), Science("compass"), players=(3, 7), chain_from=("school",)),
    card("study", 3, "green", Cost(wood=1, cloth=1, papyrus=1), Science("gear"), players=(3, 5), chain_from=("school",)),
)

GUILDS: Final[tuple[Card, ...]] = (
    card("workers_guild", 3, "purple", Cost(wood=1, stone=1, clay=1, ore=2), PointsPerCard(1, ("brown",), NEIGHBORS)),
    card("craftsmens_guild", 3, "purple", Cost(stone=2, ore=2), PointsPerCard(2, ("grey",), NEIGHBORS)),
    card("magistrates_guild", 3, "purple", Cost(wood=3, stone=1, cloth=1), PointsPerCard(1, ("blue",), NEIGHBORS)),
    card("traders_guild", 3, "purple", Cost(glass=1, cloth=1, papyrus=1), PointsPerCard(1, ("yellow",), NEIGHBORS)),
    card("spies_guild", 3, "purple", Cost(clay=2, glass=1), PointsPerCard(1, ("red",), NEIGHBORS)),
    card("philosophers_guild", 3, "purple", Cost(clay=3, cloth=1, papyrus=1), PointsPerCard(1, ("green",), NEIGHBORS)),
    card("shipowners_guild", 3, "purple", Cost(wood=3, glass=1, papyrus=1), PointsPerCard(1, ("brown", "grey", "purple"), OWN)),
    card("scientists_guild", 3, "purple", Cost(wood=2, ore=2, papyrus=1), ScienceChoice()),
    card("decorators_guild", 3, "purple", Cost(stone=1, ore=2, cloth=1), PointsIfComplete(7)),
    card("builders_guild", 3, "purple", Cost(stone=3, clay=2, glass=1), PointsPerStage(1, ALL_THREE)),
)

BLACK_CARDS: Final[tuple[Card, ...]] = (
    card("west_clandestine_wharf", 1, "black", Cost(coins=1), Wharf("left")),
    card("east_clandestine_wharf", 1, "black", Cost(coins=1), Wharf("right")),
    card("smugglers_cache", 1, "black", FREE, Cache()),
    card("secret_warehouse", 1, "black", Cost(coins=2), Warehouse()),
    card("city_gates", 1, "black", Cost(coins=1, wood=1), Points(4)),
    card("customs", 1, "black", FREE, OthersGain(1), Points(4)),
    card("dive", 1, "black", FREE, Coins(6), NeighborsGain(1)),
    card("opium_stash", 1, "black", FREE, Coins(3), OthersLose(1)),
    card("hideout", 1, "black", FREE, OthersLose(1), Points(2)),
    card("raider_camp", 1, "black", FREE, VictoryToken(1), NeighborsDebt(1)),
    card("cells", 1, "black", FREE, PointsPerToken(2, 1)),
    card("militia", 1, "black", Cost(coins=3), Shields(2)),
    card("residence", 1, "black", Cost(clay=1), Diplomacy(), Points(1)),
    card("pigeonhole", 1, "black", Cost(coins=1, ore=1), CopyScience()),

    card("black_market", 2, "black", Cost(ore=1, cloth=1), BlackMarket()),
    card("architect_firm", 2, "black", Cost(coins=1, papyrus=1), StagesWithoutResources(), Points(2)),
    card("tabularium", 2, "black", Cost(coins=2, wood=1, ore=1, cloth=1), Points(6)),
    card("trade_center", 2, "black", Cost(stone=1, clay=1, papyrus=1), OthersGain(2), Points(6)),
    card("gambling_den", 2, "black", Cost(coins=1), Coins(9), NeighborsGain(2)),
    card("opium_den", 2, "black", Cost(papyrus=1), Coins(4), OthersLose(3)),
    card("lair", 2, "black", Cost(wood=1, glass=1), OthersLose(2), Points(3)),
    card("sepulcher", 2, "black", Cost(stone=1, glass=1, cloth=1), OthersLosePer(1, "victory_token"), Points(4)),
    card("raider_fort", 2, "black", Cost(coins=1, clay=1, ore=1), VictoryToken(2), NeighborsDebt(1)),
    card("guardhouse", 2, "black", Cost(coins=2, wood=1, ore=1), PointsPerToken(3, 2)),
    card("mercenaries", 2, "black", Cost(coins=4, papyrus=1), Shields(3)),
    card("consulate", 2, "black", Cost(clay=1, papyrus=1), Diplomacy(), Points(2)),
    card("band_of_spies", 2, "black", Cost(coins=2, stone=1, clay=1), CopyScience()),
    card("forging_agency", 2, "black", Cost(coins=2), BuildFromDiscard()),

    card("capitol", 3, "black", Cost(coins=2, stone=2, clay=2, glass=1, papyrus=1), Points(8)),
    card("mint", 3, "black", Cost(wood=2, clay=1, glass=1, cloth=1), OthersGain(3), Points(8)),
    card("opium_distillery", 3, "black", Cost(wood=1, glass=1), Coins(5), OthersLose(5)),
    card("brotherhood", 3, "black", Cost(wood=2, ore=1, cloth=1), OthersLose(3), Points(4)),
    card("chamber_of_builders", 3, "black", Cost(wood=1, clay=1, glass=1, papyrus=1), OthersLosePer(1, "wonder_stage"), Points(4)),
    card("cenotaph", 3, "black", Cost(stone=1, clay=2, glass=1, cloth=1), OthersLosePer(1, "victory_token"), Points(5)),
    card("secret_network", 3, "black", Cost(stone=1, papyrus=1), CoinsPerCard(1, ("black",), OWN), PointsPerCard(1, ("black",), OWN)),
    card("slave_market", 3, "black", Cost(wood=2, ore=2), CoinsPerToken(1), PointsPerToken(1)),
    card("raider_garrison", 3, "black", Cost(coins=2, stone=2, cloth=1), VictoryToken(3), NeighborsDebt(1)),
    card("prison", 3, "black", Cost(coins=2, clay=1, ore=2, papyrus=1), PointsPerToken(4, 3)),
    card("contingent", 3, "black", Cost(coins=5, cloth=1), Shields(5)),
    card("embassy", 3, "black", Cost(stone=1, cloth=1, papyrus=1), Diplomacy(), Points(3)),
    card("memorial", 3, "black", Cost(wood=1, stone=1, cloth=1), CoinsPerDefeat(2), DiscardDefeats()),
    card("torture_chamber", 3, "black", Cost(coins=3, ore=2, glass=1), CopyScience()),
)

BOARDS: Final[tuple[Board, ...]] = (
    Board("alexandria", "glass",
        day=(stage(Cost(stone=2), Points(3)), stage(Cost(ore=2), ProducesChoice(RAW)), stage(Cost(cloth=1, papyrus=1), Points(7))),
        night=(stage(Cost(clay=2), ProducesChoice(RAW)), stage(Cost(ore=3), ProducesChoice(MANUFACTURED)), stage(Cost(wood=4), Points(7))),
    ),
    Board("babylon", "wood",
        day=(stage(Cost(clay=2), Points(3)), stage(Cost(ore=2, cloth=1), ScienceChoice()), stage(Cost(wood=4), Points(7))),
        night=(stage(Cost(stone=2), PlayLastCard()), stage(Cost(clay=3, glass=1), ScienceChoice())),
    ),
    Board("ephesos", "papyrus",
        day=(stage(Cost(clay=2), Points(3)), stage(Cost(wood=2), Coins(9)), stage(Cost(ore=2, glass=1), Points(7))),
        night=(stage(Cost(stone=2), Coins(4), Points(2)), stage(Cost(wood=2), Coins(4), Points(3)), stage(Cost(ore=2, cloth=1), Coins(4), Points(5))),
    ),
    Board("gizah", "stone",
        day=(stage(Cost(wood=2), Points(3)), stage(Cost(clay=2, cloth=1), Points(5)), stage(Cost(stone=4), Points(7))),
        night=(stage(Cost(wood=2), Points(3)), stage(Cost(stone=3), Points(5)), stage(Cost(clay=3), Points(5)), stage(Cost(stone=4, papyrus=1), Points(7))),
    ),
    Board("halikarnassos", "cloth",
        day=(stage(Cost(ore=2), Points(3)), stage(Cost(glass=1, papyrus=1), BuildFromDiscard()), stage(Cost(stone=3), Points(7))),
        night=(stage(Cost(clay=2), BuildFromDiscard(), Points(2)), stage(Cost(glass=1, papyrus=1), BuildFromDiscard(), Points(1)), stage(Cost(wood=3), BuildFromDiscard())),
    ),
    Board("olympia", "clay",
        day=(stage(Cost(stone=2), Points(3)), stage(Cost(wood=2), FreeFirstOfColor()), stage(Cost(clay=3), Points(7))),
        night=(stage(Cost(ore=2), FreeFirstOfAge(), Points(2)), stage(Cost(clay=3), FreeLastOfAge(), Points(3)), stage(Cost(glass=1, cloth=1, papyrus=1), Points(5))),
    ),
    Board("rhodos", "ore",
        day=(stage(Cost(wood=2), Points(3)), stage(Cost(clay=3), Shields(2)), stage(Cost(ore=4), Points(7))),
        night=(stage(Cost(stone=3), Shields(1), Coins(3), Points(3)), stage(Cost(ore=4), Shields(1), Coins(4), Points(4))),
    ),
    Board("byzantium", "stone",
        day=(stage(Cost(clay=1, ore=1), Points(3)), stage(Cost(wood=2, papyrus=1), Diplomacy(), Points(4)), stage(Cost(clay=2, glass=1, cloth=1), Points(7))),
        night=(stage(Cost(wood=1, ore=1, papyrus=1), Diplomacy(), Points(4)), stage(Cost(ore=2, glass=1, cloth=1), Diplomacy(), Points(6))),
        needs_cities=True,
    ),
    Board("petra", "clay",
        day=(stage(Cost(wood=1, stone=1), Points(3)), stage(Cost(coins=5), Points(7)), stage(Cost(wood=1, stone=2, papyrus=1), Points(7))),
        night=(stage(Cost(clay=2, ore=2), OthersLose(2), Points(3)), stage(Cost(coins=10), Points(14))),
        needs_cities=True,
    ),
)
# fmt: on

ALL_CARDS: Final[tuple[Card, ...]] = CARDS + GUILDS + BLACK_CARDS
"""Every card by its number."""
