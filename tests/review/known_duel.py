"""Positions of Duel in which the better choice gains something at once."""

from __future__ import annotations

from typing import Final

from tests.games.duel.position import position
from tests.review.duel_table import AGE_3, ALL, BOARD, HALF, REST, later, seen
from tests.review.known import GAINS, Known

KNOWN: Final = (
    Known(
        "the Altar makes the Temple free, a Rostrum of as many points must be bought",
        lambda: seen(
            position(
                age=2,
                coins=(7, 5),
                built=(
                    "altar clay_pool press guard_tower scriptorium glass_blower",
                    "lumber_yard stone_pit baths workshop palisade brickyard",
                ),
                wonders=REST,
                raised=HALF,
                board=BOARD,
                open="temple rostrum horse_breeders barracks",
            )
        ),
        0,
        "build temple",
        "build rostrum",
        "chain",
        GAINS,
    ),
    Known(
        "the Statue makes the Gardens free, and the dear Obelisk has fewer points",
        lambda: seen(
            position(
                age=3,
                coins=(9, 8),
                built=(
                    "theater statue clay_pool press scriptorium lumber_yard walls caravansery",
                    "quarry stone_pit altar temple workshop glassworks brickyard barracks",
                ),
                wonders=REST,
                raised=HALF,
                board=BOARD,
                slots={
                    0: "palace",
                    1: "lighthouse",
                    2: "?",
                    3: "?",
                    4: "guild",
                    5: "gardens",
                    6: "obelisk",
                    7: "chamber_of_commerce",
                    8: "armory",
                },
            )
        ),
        0,
        "build gardens",
        "build obelisk",
        "chain",
        GAINS,
    ),
    Known(
        "the Academy lies open as the sixth symbol, so whoever chooses begins himself",
        lambda: later(
            seen(
                position(
                    age=2,
                    coins=(6, 6),
                    pawn=-1,
                    built=(
                        (
                            "apothecary pharmacist scriptorium workshop quarry "
                            "lumber_yard glassworks glass_blower"
                        ),
                        "stone_pit altar temple baths clay_pit brickyard barracks sawmill",
                    ),
                    wonders=REST,
                    raised=HALF,
                    board="agriculture masonry economy theology",
                    tokens=("law", ""),
                    open="brewery",
                )
            ),
            "discard brewery",
            *("guild 2", "guild 9", "guild 16"),
            *(f"reveal {slot} {card}" for slot, card in AGE_3.items()),
        ),
        0,
        "start 0",
        "start 1",
        "begins",
        GAINS,
    ),
    Known(
        "the University shows the sixth symbol, and the game is won",
        lambda: seen(
            position(
                age=3,
                coins=(8, 12),
                built=(
                    "apothecary pharmacist scriptorium laboratory study clay_pool glassworks press",
                    "quarry stone_pit altar temple baths aqueduct brickyard barracks sawmill",
                ),
                wonders=REST,
                raised=HALF,
                board=BOARD,
                slots={0: "palace", 1: "lighthouse", 2: "university", 3: "gardens", 4: "obelisk"},
            )
        ),
        0,
        "build university",
        "build obelisk",
        "wins-science",
        GAINS,
    ),
    Known(
        "a pair lets Law be taken as the sixth symbol, Philosophy only brings points",
        lambda: later(
            seen(
                position(
                    age=3,
                    coins=(8, 12),
                    built=(
                        (
                            "apothecary pharmacist scriptorium laboratory study "
                            "lumber_yard press stone_pit glassworks"
                        ),
                        "quarry altar temple baths aqueduct brickyard barracks sawmill",
                    ),
                    wonders=REST,
                    raised=HALF,
                    board="law philosophy masonry economy strategy",
                    slots={0: "palace", 1: "lighthouse", 2: "academy", 3: "gardens", 4: "obelisk"},
                )
            ),
            "build academy",
        ),
        0,
        "take law",
        "take philosophy",
        "wins-science",
        GAINS,
    ),
    Known(
        "the pawn is two steps from the capital, and the Circus has two shields",
        lambda: seen(
            position(
                age=3,
                coins=(8, 12),
                pawn=7,
                looted=("2 5", ""),
                built=(
                    "garrison barracks parade_ground walls stable stone_pit clay_pool tavern",
                    "quarry altar temple baths aqueduct brickyard scriptorium sawmill",
                ),
                wonders=REST,
                raised=HALF,
                board=BOARD,
                slots={0: "palace", 1: "lighthouse", 2: "circus", 3: "gardens", 4: "senate"},
            )
        ),
        0,
        "build circus",
        "build senate",
        "wins-arms",
        GAINS,
    ),
    Known(
        "one card is left: under the Pyramids it wins by a point, as an Obelisk it loses",
        lambda: seen(
            position(
                age=3,
                coins=(2, 2),
                built=(
                    "shelf_quarry quarry press glassworks theater statue gardens",
                    "brickyard sawmill altar temple pantheon rostrum senate",
                ),
                wonders=("pyramids", ""),
                raised=("sphinx circus_maximus piraeus", "hanging_gardens colossus great_library"),
                board=BOARD,
                slots={0: "obelisk"},
            )
        ),
        0,
        "wonder pyramids with obelisk",
        "build obelisk",
        "wins-points",
        GAINS,
    ),
    Known(
        "the School makes a pair of wheels, and the progress token is worth more than the Rostrum",
        lambda: seen(
            position(
                age=2,
                coins=(5, 5),
                built=(
                    "apothecary lumber_yard press drying_room stone_pit altar",
                    "quarry clay_pool baths workshop palisade brickyard",
                ),
                wonders=REST,
                raised=HALF,
                board="philosophy law agriculture theology strategy",
                open="school rostrum barracks customs_house horse_breeders walls",
            )
        ),
        0,
        "build school",
        "build rostrum",
        "token",
        GAINS,
    ),
    Known(
        "the Laboratory is the fourth symbol, and two more win",
        lambda: seen(
            position(
                age=2,
                coins=(4, 4),
                built=(
                    "apothecary scriptorium pharmacist lumber_yard glassworks glass_blower",
                    "quarry clay_pool baths stable palisade brickyard",
                ),
                wonders=REST,
                raised=HALF,
                board="philosophy law agriculture theology strategy",
                open="laboratory barracks customs_house walls",
            )
        ),
        0,
        "build laboratory",
        "build barracks",
        "symbol",
        GAINS,
    ),
    Known(
        "Piraeus lets its builder take both of the last cards, with none for the rival",
        lambda: seen(
            position(
                age=3,
                coins=(2, 9),
                built=(
                    (
                        "sawmill brickyard caravansery glassworks glass_blower "
                        "theater statue gardens altar"
                    ),
                    (
                        "lumber_yard clay_pool stone_pit shelf_quarry clay_pit baths "
                        "temple aqueduct rostrum courthouse senate"
                    ),
                ),
                wonders=("piraeus", "statue_of_zeus"),
                raised=("sphinx circus_maximus pyramids", "hanging_gardens colossus great_library"),
                board=BOARD,
                slots={0: "palace", 1: "town_hall"},
            )
        ),
        0,
        "wonder piraeus with town_hall",
        "build palace",
        "extra-turn",
        GAINS,
    ),
    Known(
        (
            "the Sphinx covers itself with the Circus and takes the Gardens under it "
            "in the same breath"
        ),
        lambda: seen(
            position(
                age=3,
                coins=(2, 2),
                built=(
                    (
                        "sawmill brickyard shelf_quarry glassworks glass_blower "
                        "theater altar temple courthouse"
                    ),
                    "statue clay_pool stone_pit quarry clay_pit baths aqueduct rostrum senate",
                ),
                wonders=("sphinx", "statue_of_zeus"),
                raised=(
                    "piraeus circus_maximus pyramids",
                    "hanging_gardens colossus great_library",
                ),
                board=BOARD,
                slots={0: "gardens", 2: "circus"},
            )
        ),
        0,
        "wonder sphinx with circus",
        "build circus",
        "extra-turn",
        GAINS,
    ),
    Known(
        "the Port brings twelve coins for six brown cards, the Obelisk brings none",
        lambda: seen(
            position(
                age=3,
                coins=(1, 1),
                built=(
                    (
                        "lumber_yard logging_camp clay_pool sawmill brickyard "
                        "shelf_quarry glassworks press altar temple pantheon courthouse workshop"
                    ),
                    "theater statue gardens baths aqueduct drying_room rostrum",
                ),
                raised=ALL,
                board=BOARD,
                slots={0: "port", 1: "obelisk"},
            )
        ),
        0,
        "build port",
        "build obelisk",
        "coins",
        GAINS,
    ),
    Known(
        "the Shelf Quarry is the only stone in a city whose wonders ask for five",
        lambda: seen(
            position(
                age=2,
                coins=(6, 4),
                built=(
                    "lumber_yard clay_pool press theater guard_tower glassworks",
                    "quarry stone_pit altar scriptorium logging_camp stable",
                ),
                wonders=(
                    "pyramids sphinx circus_maximus",
                    "great_library mausoleum statue_of_zeus",
                ),
                raised=("piraeus", "hanging_gardens"),
                board=BOARD,
                open="shelf_quarry barracks statue horse_breeders temple",
            )
        ),
        0,
        "build shelf_quarry",
        "build barracks",
        "good",
        GAINS,
    ),
    Known(
        "the Caravansery stands for wood, clay or stone in a city that has none of them",
        lambda: seen(
            position(
                age=2,
                coins=(6, 4),
                built=(
                    "press theater guard_tower glassworks altar apothecary tavern",
                    "quarry stone_pit lumber_yard clay_pool scriptorium stable baths",
                ),
                wonders=("temple_of_artemis mausoleum", "great_library statue_of_zeus"),
                raised=("pyramids circus_maximus", "hanging_gardens colossus"),
                board=BOARD,
                open="caravansery barracks courthouse walls horse_breeders",
            )
        ),
        0,
        "build caravansery",
        "build barracks",
        "any-good",
        GAINS,
    ),
    Known(
        "one step more burns five coins that the rival needs, and is worth five points",
        lambda: seen(
            position(
                age=2,
                coins=(3, 5),
                pawn=5,
                looted=("2", ""),
                built=(
                    "press theater garrison quarry lumber_yard palisade",
                    (
                        "altar temple apothecary shelf_quarry clay_pool scriptorium "
                        "baths glassworks drying_room sawmill"
                    ),
                ),
                wonders=("temple_of_artemis mausoleum", "great_library statue_of_zeus"),
                raised=("pyramids circus_maximus", "hanging_gardens colossus"),
                board="agriculture masonry economy theology",
                tokens=("", "strategy"),
                open="barracks rostrum customs_house courthouse",
            )
        ),
        0,
        "build barracks",
        "build rostrum",
        "loot",
        GAINS,
    ),
    Known(
        "the Great Library draws three tokens and keeps the best, the Barracks draw none",
        lambda: seen(
            position(
                age=2,
                coins=(6, 4),
                built=(
                    "lumber_yard sawmill press glassworks theater guard_tower altar",
                    "quarry clay_pool scriptorium stable baths workshop",
                ),
                wonders=("great_library mausoleum", "pyramids statue_of_zeus"),
                raised=("piraeus circus_maximus", "hanging_gardens colossus"),
                board=BOARD,
                open="barracks walls aqueduct parade_ground customs_house",
            )
        ),
        0,
        "wonder great_library with aqueduct",
        "build barracks",
        "library",
        GAINS,
    ),
    Known(
        "the Mausoleum digs the Palace out of the pile, the Obelisk has two points less",
        lambda: seen(
            position(
                age=3,
                coins=(3, 3),
                built=(
                    (
                        "brickyard glassworks glass_blower press stone_pit "
                        "shelf_quarry theater statue altar"
                    ),
                    "quarry clay_pool library stable baths aqueduct sawmill temple rostrum",
                ),
                wonders=("mausoleum", "statue_of_zeus"),
                raised=("piraeus circus_maximus sphinx", "hanging_gardens colossus great_library"),
                board=BOARD,
                discarded="palace tavern workshop",
                slots={0: "obelisk", 1: "lighthouse"},
            )
        ),
        0,
        "wonder mausoleum with obelisk",
        "build obelisk",
        "digs",
        GAINS,
    ),
    Known(
        "with three wonders to build, Architecture saves two resources for each of them",
        lambda: later(
            seen(
                position(
                    age=2,
                    coins=(6, 6),
                    built=(
                        "apothecary lumber_yard press drying_room glassworks stone_pit",
                        "quarry clay_pool baths scriptorium palisade brickyard altar",
                    ),
                    wonders=("pyramids sphinx hanging_gardens", "great_library"),
                    raised=("piraeus", "circus_maximus colossus statue_of_zeus"),
                    board="architecture masonry economy mathematics strategy",
                    open="school rostrum barracks customs_house horse_breeders walls",
                )
            ),
            "build school",
        ),
        0,
        "take architecture",
        "take masonry",
        "effect",
        GAINS,
    ),
    Known(
        "the Magistrates Guild counts seven blue cards in coins and in points",
        lambda: seen(
            position(
                age=3,
                coins=(2, 2),
                built=(
                    (
                        "sawmill clay_pool press glassworks theater statue gardens "
                        "altar temple pantheon baths"
                    ),
                    (
                        "shelf_quarry quarry brickyard aqueduct rostrum courthouse "
                        "library senate town_hall palace"
                    ),
                ),
                raised=ALL,
                board=BOARD,
                slots={0: "magistrates_guild", 1: "study"},
            )
        ),
        0,
        "build magistrates_guild",
        "build study",
        "points",
        GAINS,
    ),
)
