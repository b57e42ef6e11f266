"""Positions of 7 Wonders with a known reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.games.seven.position import do, position
from tests.review.known import GAINS, KEEPS, PREPARES, Known
from wondertable.games.seven.state import Seven


def later(state: Seven, choices: Mapping[int, str]) -> Seven:
    """The position after a turn in which those who are not named sell a card."""
    do(state, choices)
    return state


KNOWN: Final = (
    Known(
        "the Baths make the Aqueduct free, a Temple of fewer points must be bought",
        lambda: position(
            age=2,
            turn=6,
            coins={0: 5, 1: 4, 2: 4},
            built={
                0: "baths lumber_yard press_1 stockade ore_vein walls quarry",
                1: "clay_pool stone_pit altar workshop brickyard theater",
                2: "glassworks_1 loom_1 sawmill foundry scriptorium barracks",
            },
            stages={0: 1, 1: 2, 2: 1},
            hands={0: "aqueduct temple", 1: "library stables", 2: "dispensary archery_range"},
        ),
        0,
        "build aqueduct",
        "build temple paying 2 left 2 right",
        "chain",
        GAINS,
    ),
    Known(
        "the Walls lead to the Fortifications, the Stables of as many shields lead nowhere",
        lambda: position(
            age=2,
            turn=6,
            coins={0: 4, 1: 4, 2: 4},
            built={
                0: "quarry stone_pit lumber_yard clay_pool ore_vein altar theater",
                1: "clay_pit timber_yard scriptorium workshop brickyard stockade",
                2: "glassworks_1 loom_1 sawmill foundry apothecary barracks",
            },
            stages={0: 1, 1: 2, 2: 1},
            hands={0: "walls stables", 1: "library school", 2: "dispensary laboratory"},
        ),
        0,
        "build walls",
        "build stables",
        "prepares",
        PREPARES,
    ),
    Known(
        "a tablet beside compass and gear brings eight points, the Town Hall six",
        lambda: position(
            age=3,
            turn=6,
            coins=3,
            built={
                0: (
                    "apothecary workshop sawmill press_1 glassworks_1 quarry "
                    "ore_vein altar theater gardens"
                ),
                1: "clay_pit timber_yard scriptorium baths brickyard stockade aqueduct pantheon",
                2: "loom_1 lumber_yard foundry barracks library courthouse senate",
            },
            stages={0: 2, 1: 2, 2: 2},
            hands={0: "university town_hall", 1: "academy study", 2: "lodge observatory"},
        ),
        0,
        "build university",
        "build town_hall",
        "set",
        GAINS,
    ),
    Known(
        "a fourth compass brings seven points, the Senate six",
        lambda: position(
            age=3,
            turn=6,
            coins=3,
            built={
                0: (
                    "apothecary dispensary lodge sawmill glassworks_1 quarry "
                    "ore_vein stone_pit altar theater"
                ),
                1: "clay_pit timber_yard scriptorium baths brickyard stockade aqueduct pantheon",
                2: "loom_1 lumber_yard foundry barracks library courthouse town_hall",
            },
            stages={0: 2, 1: 2, 2: 2},
            hands={0: "academy senate", 1: "university study", 2: "observatory gardens"},
        ),
        0,
        "build academy",
        "build senate",
        "science",
        GAINS,
    ),
    Known(
        "the Arsenal goes above both neighbours in the last conflict, the Town Hall has six points",
        lambda: position(
            age=3,
            turn=6,
            coins=3,
            built={
                0: (
                    "stockade barracks sawmill loom_1 glassworks_1 quarry ore_vein "
                    "altar theater statue"
                ),
                1: "clay_pit timber_yard walls guard_tower brickyard baths aqueduct pantheon",
                2: "archery_range lumber_yard foundry press_1 library courthouse scriptorium",
            },
            stages={0: 2, 1: 2, 2: 0},
            hands={0: "arsenal town_hall", 1: "academy study", 2: "lodge observatory"},
        ),
        0,
        "build arsenal",
        "build town_hall",
        "beats-both",
        GAINS,
    ),
    Known(
        "three shields more go just above the left neighbour, which is worth more than the Gardens",
        lambda: position(
            age=3,
            turn=6,
            coins=3,
            built={
                0: (
                    "walls barracks clay_pool sawmill foundry loom_1 glassworks_1 "
                    "altar theater statue"
                ),
                1: "clay_pit timber_yard archery_range guard_tower stables aqueduct pantheon",
                2: "fortifications siege_workshop stockade press_1 library courthouse scriptorium",
            },
            stages={0: 2, 1: 2, 2: 0},
            hands={0: "arsenal gardens", 1: "academy study", 2: "lodge observatory"},
        ),
        0,
        "build arsenal",
        "build gardens",
        "beats",
        GAINS,
    ),
    Known(
        "three shields more draw level with both neighbours, and neither defeat is suffered",
        lambda: position(
            age=3,
            turn=6,
            coins=3,
            built={
                0: "walls clay_pool sawmill foundry loom_1 glassworks_1 altar",
                1: "clay_pit timber_yard archery_range stockade stables aqueduct",
                2: "fortifications guard_tower barracks press_1 library scriptorium",
            },
            stages={0: 2, 1: 2, 2: 0},
            hands={0: "arsenal lighthouse", 1: "academy study", 2: "lodge observatory"},
        ),
        0,
        "build arsenal",
        "sell lighthouse",
        "holds",
        KEEPS,
    ),
    Known(
        (
            "the left neighbour makes all raw materials and the right one only ore, "
            "so it is the western post"
        ),
        lambda: position(
            age=1,
            turn=6,
            coins={0: 4, 1: 3, 2: 3},
            built={
                0: "altar theater press_1 loom_1",
                1: "lumber_yard clay_pool ore_vein timber_yard",
                2: "glassworks_1 barracks apothecary baths",
            },
            hands={
                0: "west_trading_post east_trading_post",
                1: "workshop marketplace",
                2: "guard_tower scriptorium",
            },
        ),
        0,
        "build west_trading_post",
        "build east_trading_post",
        "trade",
        PREPARES,
    ),
    Known(
        "the Workers Guild counts ten brown cards of the neighbours, the Town Hall has six points",
        lambda: position(
            seats=4,
            age=3,
            turn=6,
            coins=3,
            built={
                0: "sawmill clay_pool foundry quarry glassworks_1 altar theater statue walls",
                1: "clay_pit timber_yard brickyard lumber_yard stone_pit baths aqueduct pantheon",
                2: "glassworks_2 press_1 library university scriptorium courthouse temple palace",
                3: "ore_vein excavation foundry sawmill brickyard loom_1 barracks workshop",
            },
            stages={0: 2, 1: 2, 2: 2, 3: 1},
            hands={
                0: "workers_guild town_hall",
                1: "academy study",
                2: "lodge observatory",
                3: "haven arsenal",
            },
        ),
        0,
        "build workers_guild",
        "build town_hall",
        "guild",
        GAINS,
    ),
    Known(
        "four stones are there for the last stage of seven points, the Gardens have five",
        lambda: position(
            age=3,
            turn=6,
            coins=3,
            built={
                0: "sawmill clay_pool brickyard quarry stone_pit loom_1 altar baths statue walls",
                1: (
                    "clay_pit timber_yard glassworks_1 lumber_yard theater aqueduct "
                    "pantheon workshop"
                ),
                2: "ore_vein foundry press_1 barracks scriptorium library",
            },
            stages={0: 2, 1: 3, 2: 1},
            hands={0: "gardens traders_guild", 1: "academy study", 2: "lodge observatory"},
        ),
        0,
        "stage with traders_guild",
        "build gardens",
        "last-stage",
        GAINS,
    ),
    Known(
        "the second wood is what the next stage lacks, more clay is of no use",
        lambda: position(
            age=1,
            turn=6,
            coins=3,
            built={
                0: "lumber_yard clay_pool ore_vein baths",
                1: "glassworks_1 theater altar stockade",
                2: "stone_pit press_1 barracks scriptorium",
            },
            hands={
                0: "timber_yard clay_pit",
                1: "workshop marketplace",
                2: "guard_tower apothecary",
            },
        ),
        0,
        "build timber_yard",
        "build clay_pit",
        "for-stage",
        PREPARES,
    ),
    Known(
        "with two stages of Olympia the first blue card is free, even a Palace",
        lambda: position(
            age=3,
            turn=6,
            boards={0: "olympia"},
            coins=3,
            built={
                0: (
                    "lumber_yard clay_pool stone_pit foundry loom_1 press_2 "
                    "archery_range walls school"
                ),
                1: "clay_pit glassworks_1 theater altar stockade aqueduct",
                2: "quarry press_1 barracks scriptorium library",
            },
            stages={0: 2, 1: 2, 2: 1},
            hands={0: "palace arsenal", 1: "academy study", 2: "lodge observatory"},
        ),
        0,
        "build palace",
        "stage with arsenal paying 2 left",
        "free",
        GAINS,
    ),
    Known(
        "at the end three coins are one point and three debts are three, so the coins go",
        lambda: later(
            position(
                age=3,
                turn=7,
                cities=True,
                coins={0: 6, 1: 8, 2: 5},
                built={
                    0: "lumber_yard clay_pool stone_pit foundry glassworks_1 marketplace altar",
                    1: "clay_pit loom_1 sawmill theater vineyard",
                    2: "quarry press_1 scriptorium library",
                },
                stages={0: 2, 1: 2, 2: 1},
                hands={0: "haven gardens", 1: "brotherhood arena", 2: "academy study"},
            ),
            {0: "sell haven", 1: "build brotherhood", 2: "sell study"},
        ),
        0,
        "lose 3 coins",
        "lose 3 debt",
        "no-debt",
        KEEPS,
    ),
    Known(
        "without a shield the Embassy keeps out of two defeats and has three points besides",
        lambda: position(
            age=3,
            turn=7,
            cities=True,
            coins=3,
            built={
                0: "lumber_yard stone_pit loom_1 press_1 altar theater gardens apothecary",
                1: "clay_pit glassworks_1 sawmill stockade aqueduct walls",
                2: "quarry barracks scriptorium library stables",
            },
            stages={0: 2, 1: 2, 2: 1},
            hands={0: "embassy haven", 1: "academy study", 2: "lodge observatory"},
        ),
        0,
        "build embassy",
        "sell haven",
        "diplomacy",
        KEEPS,
    ),
    Known(
        "one card goes under the stage, and the other to a neighbour with three compasses",
        lambda: position(
            age=3,
            turn=5,
            coins=3,
            built={
                0: (
                    "sawmill lumber_yard clay_pool foundry quarry stone_pit loom_1 "
                    "altar theater statue"
                ),
                1: "apothecary dispensary academy brickyard clay_pit press_1 courthouse loom_2",
                2: "ore_vein glassworks_1 barracks scriptorium library",
            },
            stages={0: 2, 1: 2, 2: 1},
            hands={
                0: "lodge spies_guild traders_guild",
                1: "university study gardens",
                2: "siege_workshop observatory fortifications",
            },
        ),
        0,
        "stage with lodge",
        "stage with traders_guild",
        "denies-science",
        KEEPS,
    ),
    Known(
        "neither neighbour makes any wood, so they will pay for that of the Sawmill",
        lambda: position(
            age=2,
            turn=1,
            coins={0: 3, 1: 7, 2: 7},
            built={
                0: "altar theater press_1 loom_1",
                1: "stone_pit ore_vein clay_pool",
                2: "glassworks_1 clay_pit barracks apothecary",
            },
            hands={0: "sawmill foundry temple walls stables dispensary caravansery"},
        ),
        0,
        "build sawmill",
        "build foundry",
        "sells",
        PREPARES,
    ),
)
