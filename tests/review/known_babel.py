"""Positions of Tower of Babel with a known reason."""

from __future__ import annotations

from typing import Final

from tests.games.babel.position import Words, build, decline, do, position
from tests.review.known import GAINS, GAVE, KEEPS, PREPARES, Known
from wondertable.games.babel.actions import parse_cards
from wondertable.games.babel.encoding import kind_of
from wondertable.games.babel.state import Babel

TOWER: Final = "tower_of_babel"


def offered(state: Babel, disc: str, offers: Words) -> Babel:
    """The position in which the active seat has seen the offers for a disc."""
    build(state, disc, offers)
    return state


def asked(state: Babel, disc: str) -> Babel:
    """The position in which offers for a disc are due."""
    do(state, int(state.active), f"build {disc}")
    decline(state)
    return state


def owning(state: Babel, discs: dict[int, str]) -> Babel:
    """The position, with all discs that are gone in front of these seats, as `4 ship, 3 camel`."""
    gone = [space for space in range(24) if not state.left >> space & 1]
    for builder in state.builders:
        builder.taken = 0
    for seat, words in discs.items():
        for word in words.split(", "):
            kind = kind_of(state, parse_cards(word.split(), "disc"))
            space = next(space for space in gone if state.board[space] == kind)
            gone.remove(space)
            state.builders[seat].taken |= 1 << space
    assert not gone, "every disc that is gone has an owner"
    return state


EMPTY: Final = {
    "hanging_gardens": "",
    "temple_of_artemis": "",
    "colossus": "",
    "lighthouse": "",
}
"""Wonders that were finished long ago."""

ONE_EACH: Final = EMPTY | {
    TOWER: "4 ship",
    "pyramids": "4 camel",
    "mausoleum": "5 crane",
    "statue_of_zeus": "5 stonemason",
}
"""Whatever disc is taken, the game is over."""

OWNED: Final = {
    0: "3 ship, 5 ship, 5 ship, 3 crane, 4 crane, 3 stonemason, 4 stonemason",
    1: "4 crane, 5 crane, 6 crane, 3 camel, 4 camel, 4 stonemason, 4 ship",
    2: "5 camel, 5 camel, 6 camel, 5 stonemason, 6 stonemason, 6 ship",
}
"""Whose the other discs are: 20, 15 and 15 points."""

TWO_EACH: Final = EMPTY | {
    TOWER: "4 camel, 5 ship",
    "pyramids": "4 ship, 5 crane",
    "mausoleum": "5 camel, 4 stonemason",
    "statue_of_zeus": "5 stonemason, 4 crane",
}
"""The game goes on for at least two discs more."""

OWNED_OF_TWO: Final = {
    0: "4 ship, 5 ship, 6 ship, 3 crane, 3 stonemason",
    1: "3 camel, 5 camel, 6 camel, 3 ship, 4 stonemason",
    2: "4 crane, 5 crane, 6 crane, 5 stonemason, 6 stonemason, 4 camel",
}
"""Whose the other discs are: 10, 10 and 15 points."""

KNOWN: Final = (
    Known(
        "four own ships finish the Tower alone in the lead, two of the rival's would draw level",
        lambda: offered(
            owning(
                position(
                    hands={0: "4 ship 1 camel", 1: "2 ship 2 crane", 2: "2 camel 2 stonemason"},
                    discs=ONE_EACH,
                    pieces={TOWER: {0: 5, 1: 5, 2: 1}, "pyramids": {1: 3, 2: 4}},
                    action_cards=False,
                    row=4,
                ),
                {0: OWNED[1], 1: OWNED[0], 2: OWNED[2]},
            ),
            f"{TOWER} 4 ship",
            {1: "2 ship"},
        ),
        0,
        "accept nobody with 4 own",
        "accept 1 with 2 own",
        "leads",
        GAINS,
    ),
    Known(
        "the last disc finishes a wonder that is led, the Pyramids are hardly begun",
        lambda: position(
            hands={0: "4 ship 4 camel", 1: "2 stonemason 2 crane", 2: "2 stonemason 2 crane"},
            discs={TOWER: "4 ship", "pyramids": "4 camel, 5 crane, 6 ship"},
            pieces={TOWER: {0: 5, 1: 4}},
            row=4,
            action_cards=False,
        ),
        0,
        f"build {TOWER} 4 ship",
        "build pyramids 4 camel",
        "finishes",
        GAINS,
    ),
    Known(
        "a fourth ship disc is worth ten points more, a first camel disc none",
        lambda: owning(
            position(
                hands={0: "4 ship 4 camel", 1: "2 stonemason 2 crane", 2: "2 stonemason 2 crane"},
                discs=ONE_EACH,
                pieces={TOWER: {1: 6, 2: 6}, "pyramids": {1: 6, 2: 6}},
                action_cards=False,
                row=7,
            ),
            OWNED,
        ),
        0,
        f"build {TOWER} 4 ship",
        "build pyramids 4 camel",
        "disc",
        GAINS,
    ),
    Known(
        "the trader takes the fourth camel disc, a bare card only puts a piece",
        lambda: asked(
            owning(
                position(
                    hands={0: "3 camel 1 ship", 1: "2 camel 1 crane", 2: "2 stonemason 2 crane"},
                    discs=TWO_EACH,
                    pieces={TOWER: {0: 6, 2: 4}, "pyramids": {1: 3}, "mausoleum": {2: 3}},
                    action_cards=False,
                    row=5,
                ),
                OWNED_OF_TWO,
            ),
            f"{TOWER} 4 camel",
        ),
        1,
        "offer 1 camel with trader",
        "offer 1 camel",
        "trader",
        GAINS,
    ),
    Known(
        "the offer bonus pays three points for every card that is refused, so all are offered",
        lambda: asked(
            owning(
                position(
                    hands={0: "5 camel 1 ship", 1: "4 camel 1 crane", 2: "2 stonemason 2 crane"},
                    actions={1: "offer_bonus"},
                    discs=ONE_EACH,
                    pieces={TOWER: {1: 5}, "pyramids": {0: 9, 2: 5}},
                ),
                {0: OWNED[1], 1: OWNED[0], 2: OWNED[2]},
            ),
            "pyramids 4 camel",
        ),
        1,
        "offer 4 camel",
        "offer nothing",
        "refused",
        GAINS,
    ),
    Known(
        "the offer with a trader would be the rival's fourth crane disc, so the own cards are laid",
        lambda: offered(
            owning(
                position(
                    hands={0: "5 crane 2 camel", 1: "3 crane 2 ship", 2: "2 camel 2 stonemason"},
                    discs=ONE_EACH,
                    pieces={TOWER: {1: 5}},
                    action_cards=False,
                ),
                OWNED,
            ),
            "mausoleum 5 crane",
            {1: "3 crane with trader"},
        ),
        0,
        "accept nobody with 5 own",
        "accept 1 with 2 own",
        "keeps-away",
        KEEPS,
    ),
    Known(
        (
            "whoever leads takes the last disc of a type and ends the game, passing "
            "lets the others catch up"
        ),
        lambda: owning(
            position(
                hands={0: "4 camel 1 ship", 1: "4 ship 5 crane", 2: "5 stonemason 4 camel"},
                discs=ONE_EACH,
                pieces={TOWER: {0: 6, 1: 5}, "pyramids": {0: 6, 2: 3}},
                action_cards=False,
            ),
            OWNED,
        ),
        0,
        "build pyramids 4 camel",
        "pass",
        "ends",
        GAINS,
    ),
    Known(
        "the only way to the disc is the rival's trader, and his fourth crane disc wins at once",
        lambda: offered(
            owning(
                position(
                    hands={0: "2 crane 4 ship", 1: "3 crane 2 ship", 2: "2 camel 2 stonemason"},
                    discs=ONE_EACH,
                    pieces={TOWER: {0: 1, 1: 6}, "statue_of_zeus": {1: 4}},
                    action_cards=False,
                ),
                OWNED,
            ),
            "mausoleum 5 crane",
            {1: "3 crane with trader"},
        ),
        0,
        "fail",
        "accept 1 with 2 own",
        "fails",
        KEEPS,
    ),
    Known(
        "a bystander's two cards save two of one's own, and he can never lead this wonder",
        lambda: offered(
            position(
                hands={0: "4 crane", 1: "2 crane 2 ship", 2: "2 camel 2 stonemason"},
                discs={TOWER: "4 crane, 5 ship", "pyramids": "4 crane, 5 stonemason"},
                pieces={TOWER: {0: 7}},
                action_cards=False,
            ),
            f"{TOWER} 4 crane",
            {1: "2 crane"},
        ),
        0,
        "accept 1 with 2 own",
        "accept nobody with 4 own",
        "keeps-hand",
        PREPARES,
    ),
    Known(
        "without a card of any use a build only gives points away, passing draws a card",
        lambda: position(
            hands={0: "1 camel", 1: "3 ship 2 crane", 2: "3 ship 2 stonemason"},
            discs={TOWER: "4 ship, 5 crane", "pyramids": "5 ship, 5 stonemason"},
            pieces={TOWER: {1: 4, 2: 4}},
            action_cards=False,
        ),
        0,
        "pass",
        f"build {TOWER} 4 ship",
        "new-cards",
        GAVE,
    ),
)
