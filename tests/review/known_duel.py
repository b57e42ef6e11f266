"""Positions of Duel with a known reason."""

from __future__ import annotations

from typing import Final

from tests.games.duel.position import cards, do, pile, position
from tests.review.known import GAINS, GAVE, KEEPS, PREPARES, Known
from wondertable.games.duel.actions import CARD_NUMBER
from wondertable.games.duel.state import Duel
from wondertable.games.duel.tables import AGE_START

HALF: Final = ("sphinx circus_maximus", "hanging_gardens colossus")
"""Two wonders each that are built; the other two are those of REST."""

REST: Final = ("pyramids mausoleum", "great_library statue_of_zeus")

ALL: Final = ("sphinx circus_maximus piraeus temple_of_artemis", "hanging_gardens colossus great_library")
"""Seven wonders that are built; they bring 11 and 10 points."""

BOARD: Final = "agriculture masonry economy theology strategy"


def seen(state: Duel) -> Duel:
    """The position, with the cards that were taken known not to lie face down."""
    first = AGE_START[state.age - 1]
    for card in cards(state, 0) | cards(state, 1) | pile(state):
        if CARD_NUMBER[card] >= first:
            state.unseen &= ~(1 << (CARD_NUMBER[card] - first))
    return state


def later(state: Duel, *texts: str) -> Duel:
    """The position after these choices."""
    do(state, *texts)
    return state


AGE_3: Final = {
    0: "palace",
    1: "circus",
    5: "lighthouse",
    6: "arsenal",
    7: "gardens",
    8: "port",
    11: "pantheon",
    12: "armory",
    13: "obelisk",
    14: "town_hall",
    18: "academy",
    19: "senate",
}
"""What lies open when the third age begins."""

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
        "the Academy lies open as the sixth symbol, so whoever chooses begins himself",
        lambda: later(
            seen(
                position(
                    age=2,
                    coins=(6, 6),
                    pawn=-1,
                    built=(
                        "apothecary pharmacist scriptorium workshop quarry lumber_yard glassworks glass_blower",
                        "stone_pit altar temple baths clay_pit brickyard barracks sawmill",
                    ),
                    wonders=REST,
                    raised=HALF,
                    board="agriculture masonry economy theology strategy",
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
                        "apothecary pharmacist scriptorium laboratory study lumber_yard press stone_pit glassworks",
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
        "the Siege Workshop is free for a rival two steps from the capital, so it must go",
        lambda: seen(
            position(
                age=3,
                coins=(3, 2),
                pawn=-7,
                looted=("", "2 5"),
                built=(
                    "theater statue gardens altar temple aqueduct baths pantheon shelf_quarry glassworks sawmill clay_pool",
                    "archery_range stable horse_breeders walls scriptorium pharmacist quarry rostrum",
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
                    "sawmill brickyard clay_pool stone_pit press theater statue gardens altar library",
                    "archery_range stable horse_breeders walls dispensary glassworks temple aqueduct courthouse",
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
                    "theater statue gardens altar temple aqueduct baths pantheon shelf_quarry glassworks sawmill clay_pool",
                    "apothecary pharmacist scriptorium workshop observatory lumber_yard quarry tavern",
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
                    "sawmill brickyard caravansery glassworks glass_blower theater statue gardens altar",
                    "lumber_yard clay_pool stone_pit shelf_quarry clay_pit baths temple aqueduct rostrum courthouse senate",
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
        "the Sphinx covers itself with the Circus and takes the Gardens under it in the same breath",
        lambda: seen(
            position(
                age=3,
                coins=(2, 2),
                built=(
                    "sawmill brickyard shelf_quarry glassworks glass_blower theater altar temple courthouse",
                    "statue clay_pool stone_pit quarry clay_pit baths aqueduct rostrum senate",
                ),
                wonders=("sphinx", "statue_of_zeus"),
                raised=("piraeus circus_maximus pyramids", "hanging_gardens colossus great_library"),
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
                raised=("piraeus circus_maximus sphinx", "hanging_gardens statue_of_zeus great_library"),
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
        "the Port brings twelve coins for six brown cards, the Obelisk brings none",
        lambda: seen(
            position(
                age=3,
                coins=(1, 1),
                built=(
                    "lumber_yard logging_camp clay_pool sawmill brickyard shelf_quarry glassworks press altar temple pantheon courthouse workshop",
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
                slots={0: "pharmacist", 1: "baths", 2: "stone_reserve", 3: "palisade", 4: "apothecary"},
            )
        ),
        0,
        "build stone_reserve",
        "build palisade",
        "cheaper",
        PREPARES,
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
                wonders=("pyramids sphinx circus_maximus", "great_library mausoleum statue_of_zeus"),
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
        "nobody else gets this Sawmill, but it makes every wood of the rival two coins dearer",
        lambda: seen(
            position(
                age=2,
                coins=(6, 6),
                pawn=2,
                built=(
                    "lumber_yard logging_camp clay_pool press theater walls glassworks apothecary rostrum",
                    "quarry stone_pit altar statue scriptorium clay_pit stable drying_room glass_blower",
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
                    "altar temple apothecary shelf_quarry clay_pool scriptorium baths glassworks drying_room sawmill",
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
        "after the Arsenal one step is left, and two free red cards are open: one will do it",
        lambda: seen(
            position(
                age=3,
                coins=(4, 5),
                pawn=5,
                looted=("2", ""),
                built=(
                    "sawmill brickyard clay_pool archery_range parade_ground press theater stable",
                    "altar temple tavern shelf_quarry glassworks scriptorium baths aqueduct rostrum",
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
                    "brickyard glassworks glass_blower press stone_pit shelf_quarry theater statue altar",
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
                    "sawmill clay_pool stone_pit glassworks press theater statue altar temple tavern",
                    "quarry shelf_quarry lumber_yard clay_pit glass_blower baths aqueduct rostrum courthouse",
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
                    "sawmill clay_pool glassworks glass_blower theater shelf_quarry quarry apothecary",
                    "baths stone_pit lumber_yard clay_pit press guard_tower courthouse scriptorium",
                ),
                wonders=("mausoleum", "great_library"),
                raised=("piraeus circus_maximus pyramids", "hanging_gardens statue_of_zeus colossus"),
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
                    "sawmill clay_pool press glassworks theater statue gardens altar temple pantheon baths",
                    "shelf_quarry quarry brickyard aqueduct rostrum courthouse library senate town_hall palace",
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
