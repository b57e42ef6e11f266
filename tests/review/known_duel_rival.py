"""Positions of Duel in which the better choice takes from the rival, or prepares something."""

from __future__ import annotations

from typing import Final

from tests.games.duel.position import position
from tests.review.duel_table import ALL, BOARD, HALF, REST, later, seen
from tests.review.known import GAVE, KEEPS, PREPARES, Known

KNOWN: Final = (
    Known(
        "the rival has the Baths, so the Aqueduct is his if the Courthouse is taken first",
        lambda: seen(
            position(
                age=2,
                coins=(3, 1),
                built=(
                    "shelf_quarry quarry sawmill glassworks guard_tower altar",
                    "baths clay_pool clay_pit press scriptorium drying_room",
                ),
                wonders=("mausoleum", "statue_of_zeus"),
                raised=("sphinx circus_maximus pyramids", "hanging_gardens colossus great_library"),
                board=BOARD,
                open="aqueduct courthouse forum parade_ground",
            )
        ),
        0,
        "build aqueduct",
        "build courthouse",
        "denies-chain",
        KEEPS,
    ),
    Known(
        "the Parade Ground leads to the Circus, the Walls of as many shields lead nowhere",
        lambda: seen(
            position(
                age=2,
                coins=(1, 2),
                built=(
                    "shelf_quarry brickyard glassworks theater scriptorium lumber_yard",
                    "press drying_room baths sawmill altar temple workshop rostrum clay_pit",
                ),
                wonders=("mausoleum", "statue_of_zeus"),
                raised=("sphinx circus_maximus pyramids", "hanging_gardens colossus great_library"),
                board=BOARD,
                open="walls parade_ground customs_house barracks",
            )
        ),
        0,
        "build parade_ground",
        "build walls",
        "prepares",
        PREPARES,
    ),
    Known(
        "the Siege Workshop is free for a rival two steps from the capital, so it must go",
        lambda: seen(
            position(
                age=3,
                coins=(3, 2),
                pawn=-7,
                looted=("", "2 5"),
                built=(
                    (
                        "theater statue gardens altar temple aqueduct baths pantheon "
                        "shelf_quarry glassworks sawmill clay_pool"
                    ),
                    (
                        "archery_range stable horse_breeders walls scriptorium "
                        "pharmacist quarry rostrum"
                    ),
                ),
                raised=ALL,
                board=BOARD,
                slots={0: "siege_workshop", 1: "palace"},
            )
        ),
        0,
        "build siege_workshop",
        "build palace",
        "stops-arms",
        KEEPS,
    ),
    Known(
        "the Arsenal takes the rival his zone of ten points, the Senate has only five",
        lambda: seen(
            position(
                age=3,
                coins=(3, 0),
                pawn=-6,
                looted=("", "2 5"),
                tokens=("strategy", ""),
                built=(
                    (
                        "sawmill brickyard clay_pool stone_pit press theater statue "
                        "gardens altar library"
                    ),
                    (
                        "archery_range stable horse_breeders walls dispensary "
                        "glassworks temple aqueduct courthouse"
                    ),
                ),
                raised=ALL,
                board="agriculture masonry economy theology",
                slots={0: "arsenal", 1: "senate"},
            )
        ),
        0,
        "build arsenal",
        "build senate",
        "pushes-back",
        KEEPS,
    ),
    Known(
        "the rival shows five symbols, and the Academy would be his sixth",
        lambda: seen(
            position(
                age=3,
                coins=(3, 14),
                built=(
                    (
                        "theater statue gardens altar temple aqueduct baths pantheon "
                        "shelf_quarry glassworks sawmill clay_pool"
                    ),
                    (
                        "apothecary pharmacist scriptorium workshop observatory "
                        "lumber_yard quarry tavern"
                    ),
                ),
                raised=ALL,
                board=BOARD,
                slots={0: "academy", 1: "palace"},
            )
        ),
        0,
        "build academy",
        "build palace",
        "stops-science",
        KEEPS,
    ),
    Known(
        "six wonders stand: whoever builds the seventh takes the Pyramids from the rival",
        lambda: seen(
            position(
                age=3,
                coins=(3, 8),
                built=(
                    "brickyard clay_pool glassworks sawmill press theater altar temple courthouse",
                    "shelf_quarry quarry drying_room clay_pit baths aqueduct rostrum town_hall",
                ),
                wonders=("colossus", "pyramids"),
                raised=(
                    "piraeus circus_maximus sphinx",
                    "hanging_gardens statue_of_zeus great_library",
                ),
                board=BOARD,
                slots={0: "gardens", 1: "senate", 2: "study", 3: "pantheon", 4: "lighthouse"},
            )
        ),
        0,
        "wonder colossus with study",
        "build pantheon",
        "last-wonder",
        KEEPS,
    ),
    Known(
        "the six coins of the Brewery pay for the Sphinx in the next turn",
        lambda: seen(
            position(
                age=2,
                coins=(1, 5),
                built=(
                    "lumber_yard press theater scriptorium guard_tower sawmill",
                    "quarry clay_pool baths workshop palisade drying_room",
                ),
                wonders=("sphinx mausoleum", "great_library statue_of_zeus"),
                raised=("pyramids circus_maximus", "hanging_gardens colossus"),
                board=BOARD,
                open="brewery horse_breeders walls statue rostrum",
            )
        ),
        0,
        "build brewery",
        "build statue",
        "for-wonder",
        PREPARES,
    ),
    Known(
        "the rival makes all the stone, so the Stone Reserve saves three coins on every one",
        lambda: seen(
            position(
                age=1,
                coins=(5, 4),
                built=(
                    "lumber_yard clay_pool press theater guard_tower",
                    "quarry stone_pit glassworks altar scriptorium logging_camp",
                ),
                wonders=(
                    "pyramids appian_way sphinx circus_maximus",
                    "great_library mausoleum hanging_gardens colossus",
                ),
                board=BOARD,
                slots={
                    0: "pharmacist",
                    1: "baths",
                    2: "stone_reserve",
                    3: "palisade",
                    4: "apothecary",
                },
            )
        ),
        0,
        "build stone_reserve",
        "build palisade",
        "cheaper",
        PREPARES,
    ),
    Known(
        "nobody else gets this Sawmill, but it makes every wood of the rival two coins dearer",
        lambda: seen(
            position(
                age=2,
                coins=(6, 6),
                pawn=2,
                built=(
                    (
                        "lumber_yard logging_camp clay_pool press theater walls "
                        "glassworks apothecary rostrum"
                    ),
                    (
                        "quarry stone_pit altar statue scriptorium clay_pit stable "
                        "drying_room glass_blower"
                    ),
                ),
                wonders=("colossus mausoleum", "great_library temple_of_artemis"),
                raised=("piraeus sphinx", "hanging_gardens statue_of_zeus"),
                board=BOARD,
                open="sawmill",
            )
        ),
        0,
        "build sawmill",
        "discard sawmill",
        "dearer",
        KEEPS,
    ),
    Known(
        "after the Arsenal one step is left, and two free red cards are open: one will do it",
        lambda: seen(
            position(
                age=3,
                coins=(4, 5),
                pawn=5,
                looted=("2", ""),
                built=(
                    "sawmill brickyard clay_pool archery_range parade_ground press theater stable",
                    (
                        "altar temple tavern shelf_quarry glassworks scriptorium "
                        "baths aqueduct rostrum"
                    ),
                ),
                wonders=("temple_of_artemis mausoleum", "great_library sphinx"),
                raised=("pyramids circus_maximus", "hanging_gardens piraeus"),
                board=BOARD,
                slots={
                    0: "palace",
                    1: "lighthouse",
                    2: "?",
                    3: "guild",
                    4: "?",
                    5: "arsenal",
                    6: "siege_workshop",
                    7: "circus",
                    8: "gardens",
                },
            )
        ),
        0,
        "build arsenal",
        "build gardens",
        "near-capital",
        PREPARES,
    ),
    Known(
        "Zeus falls on the only stone of the rival, not on one wood of several",
        lambda: later(
            seen(
                position(
                    age=2,
                    coins=(6, 4),
                    built=(
                        "lumber_yard clay_pool press theater quarry drying_room",
                        "shelf_quarry sawmill logging_camp altar scriptorium stable",
                    ),
                    wonders=("sphinx statue_of_zeus", "pyramids circus_maximus"),
                    raised=("piraeus great_library", "hanging_gardens colossus"),
                    board=BOARD,
                    open="walls barracks statue customs_house temple",
                )
            ),
            "wonder statue_of_zeus with walls",
        ),
        0,
        "destroy shelf_quarry",
        "destroy logging_camp",
        "destroys",
        KEEPS,
    ),
    Known(
        "the rival has the first wheel, and the School would bring him a token for the pair",
        lambda: seen(
            position(
                age=2,
                coins=(5, 9),
                built=(
                    "quarry clay_pool baths stable theater lumber_yard guard_tower",
                    "apothecary logging_camp press drying_room altar scriptorium",
                ),
                wonders=REST,
                raised=HALF,
                board="philosophy law agriculture theology strategy",
                open="school rostrum walls customs_house",
            )
        ),
        0,
        "discard school",
        "build rostrum",
        "denies-token",
        KEEPS,
    ),
    Known(
        "the Glass Blower is the last glass, and the rival has two wonders that need it",
        lambda: seen(
            position(
                age=2,
                coins=(4, 6),
                built=(
                    "quarry clay_pool baths glassworks theater lumber_yard guard_tower drying_room",
                    "clay_pit logging_camp stone_pit press altar scriptorium",
                ),
                wonders=("pyramids great_library", "sphinx mausoleum"),
                raised=("piraeus circus_maximus", "statue_of_zeus colossus"),
                board=BOARD,
                open="glass_blower barracks",
            )
        ),
        0,
        "build glass_blower",
        "build barracks",
        "denies-good",
        KEEPS,
    ),
    Known(
        "taking the Study uncovers a Palace for the rival, taking the Lighthouse uncovers nothing",
        lambda: seen(
            position(
                age=3,
                coins=(2, 4),
                built=(
                    (
                        "sawmill clay_pool stone_pit glassworks press theater statue "
                        "altar temple tavern"
                    ),
                    (
                        "quarry shelf_quarry lumber_yard clay_pit glass_blower baths "
                        "aqueduct rostrum courthouse"
                    ),
                ),
                raised=ALL,
                board=BOARD,
                slots={0: "palace", 1: "circus", 3: "study", 4: "lighthouse"},
            )
        ),
        0,
        "build lighthouse",
        "build study",
        "keeps-covered",
        KEEPS,
    ),
    Known(
        "taking the Laboratory opens the Aqueduct, which is free for the rival",
        lambda: seen(
            position(
                age=2,
                coins=(4, 1),
                built=(
                    (
                        "sawmill clay_pool glassworks glass_blower theater "
                        "shelf_quarry quarry apothecary"
                    ),
                    "baths stone_pit lumber_yard clay_pit press guard_tower courthouse scriptorium",
                ),
                wonders=("mausoleum", "great_library"),
                raised=(
                    "piraeus circus_maximus pyramids",
                    "hanging_gardens statue_of_zeus colossus",
                ),
                board=BOARD,
                slots={0: "aqueduct", 1: "parade_ground", 5: "rostrum", 6: "laboratory"},
            )
        ),
        0,
        "build rostrum",
        "build laboratory",
        "opens",
        GAVE,
    ),
)
