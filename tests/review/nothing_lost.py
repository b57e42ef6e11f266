"""Positions in which the best choice was played."""

from __future__ import annotations

from typing import Final

from tests.games.babel.position import position as babel
from tests.games.duel.position import position as duel
from tests.games.seven.position import position as seven
from tests.review.duel_table import ALL, BOARD, HALF, REST, seen
from tests.review.known import Known
from tests.review.known_babel import ONE_EACH, OWNED, TOWER, offered, owning

NOTHING: Final = "nothing"
"""The reason and the side of what was played well."""

DUEL: Final = (
    Known(
        "the one card that is left can only be sold",
        lambda: seen(
            duel(
                age=3,
                coins=(1, 9),
                built=(
                    "lumber_yard clay_pool press theater statue gardens altar temple",
                    "quarry stone_pit glassworks baths aqueduct rostrum brickyard senate",
                ),
                raised=ALL,
                board=BOARD,
                slots={0: "palace"},
            )
        ),
        0,
        "discard palace",
        "discard palace",
        NOTHING,
        NOTHING,
    ),
    Known(
        "the Observatory is the sixth symbol and free, and it was built",
        lambda: seen(
            duel(
                age=3,
                coins=(4, 9),
                built=(
                    "apothecary pharmacist scriptorium laboratory academy clay_pool press",
                    "quarry stone_pit theater statue baths aqueduct brickyard barracks",
                ),
                wonders=REST,
                raised=HALF,
                board=BOARD,
                slots={0: "palace", 1: "arena", 2: "observatory", 3: "gardens", 4: "obelisk"},
            )
        ),
        0,
        "build observatory",
        "build observatory",
        NOTHING,
        NOTHING,
    ),
    Known(
        "the Temple makes the Pantheon free, and six points are the most that can be had",
        lambda: seen(
            duel(
                age=3,
                active=1,
                coins=(4, 4),
                built=(
                    "quarry stone_pit lumber_yard baths aqueduct brickyard press drying_room",
                    "altar temple clay_pool clay_pit apothecary glassworks theater statue",
                ),
                raised=ALL,
                board=BOARD,
                slots={0: "pantheon", 1: "lighthouse"},
            )
        ),
        1,
        "build pantheon",
        "build pantheon",
        NOTHING,
        NOTHING,
    ),
    Known(
        "the Circus would have ended the game, and it was sold in time",
        lambda: seen(
            duel(
                age=3,
                coins=(1, 4),
                pawn=-8,
                looted=("", "2 5"),
                built=(
                    "theater statue gardens altar temple aqueduct baths sawmill press tavern",
                    "parade_ground stable horse_breeders walls scriptorium quarry rostrum barracks",
                ),
                raised=ALL,
                board=BOARD,
                slots={0: "circus", 1: "study"},
            )
        ),
        0,
        "discard circus",
        "discard circus",
        NOTHING,
        NOTHING,
    ),
)

SEVEN: Final = (
    Known(
        "the Palace is paid for with own goods, and nothing else in the hand has eight points",
        lambda: seven(
            age=3,
            turn=6,
            coins=3,
            built={
                0: "sawmill clay_pool foundry loom_1 glassworks_1 press_1 altar theater baths",
                1: "clay_pit timber_yard brickyard stockade scriptorium aqueduct",
                2: "ore_vein quarry barracks workshop library courthouse",
            },
            stages={0: 2, 1: 2, 2: 2},
            hands={0: "palace lighthouse", 1: "academy study", 2: "lodge observatory"},
        ),
        0,
        "build palace",
        "build palace",
        NOTHING,
        NOTHING,
    ),
    Known(
        "neither card can be built or bought for a stage, so one is sold",
        lambda: seven(
            age=2,
            turn=6,
            coins={0: 0, 1: 4, 2: 4},
            built={
                0: "clay_pool loom_1 altar theater workshop",
                1: "stone_pit lumber_yard stockade scriptorium brickyard",
                2: "ore_vein glassworks_1 barracks foundry apothecary",
            },
            stages={0: 0, 1: 1, 2: 1},
            hands={0: "school library", 1: "walls statue", 2: "dispensary temple"},
        ),
        0,
        "sell library",
        "sell library",
        NOTHING,
        NOTHING,
    ),
)

BABEL: Final = (
    Known(
        "nobody offered anything, and the own cards finish a wonder that is led",
        lambda: offered(
            owning(
                babel(
                    hands={0: "4 ship 1 camel", 1: "2 crane", 2: "2 stonemason"},
                    discs=ONE_EACH,
                    pieces={TOWER: {0: 5, 1: 4, 2: 1}},
                    action_cards=False,
                ),
                OWNED,
            ),
            f"{TOWER} 4 ship",
            {},
        ),
        0,
        "accept nobody with 4 own",
        "accept nobody with 4 own",
        NOTHING,
        NOTHING,
    ),
    Known(
        "with no card in hand there is nothing to build with, so a card is drawn",
        lambda: babel(
            hands={1: "3 ship 2 crane", 2: "3 ship 2 stonemason"},
            pieces={TOWER: {1: 4, 2: 4}},
            action_cards=False,
        ),
        0,
        "pass",
        "pass",
        NOTHING,
        NOTHING,
    ),
)

KNOWN: Final = {"duel": DUEL, "seven": SEVEN, "babel": BABEL}
"""By game."""
