"""Positions of Tower of Babel with a known reason."""

from __future__ import annotations

from typing import Final

from tests.games.babel.position import Words, build, decline, do, position, take
from tests.review.known import GAINS, GAVE, KEEPS, PREPARES, Known
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
    """The position, with discs like `4 ship, 3 camel` in front of seats."""
    for seat, words in discs.items():
        take(state, seat, *words.split(", "))
    return state


KNOWN: Final = (
    Known(
        "three own ships finish the Tower alone in the lead, two of the rival's would draw level",
        lambda: offered(
            position(
                hands={0: "4 ship 1 camel", 1: "2 ship 2 crane", 2: "2 camel 2 stonemason"},
                discs={TOWER: "3 ship"},
                pieces={TOWER: {0: 5, 1: 4, 2: 1}},
                action_cards=False,
            ),
            f"{TOWER} 3 ship",
            {1: "2 ship"},
        ),
        0,
        "accept nobody with 3 own",
        "accept 1 with 1 own",
        "leads",
        GAINS,
    ),
    Known(
        "the last ship disc finishes a wonder that is led, the Pyramids are hardly begun",
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
                discs={
                    TOWER: "4 ship, 5 crane",
                    "pyramids": "4 camel, 5 stonemason",
                    "mausoleum": "",
                },
                pieces={TOWER: {1: 4}, "pyramids": {2: 4}},
                action_cards=False,
            ),
            {0: "3 ship, 5 ship, 5 ship"},
        ),
        0,
        f"build {TOWER} 4 ship",
        "build pyramids 4 camel",
        "disc",
        GAINS,
    ),
    Known(
        "the trader takes the fourth camel disc, bare cards only put pieces",
        lambda: asked(
            owning(
                position(
                    hands={0: "2 camel 1 ship", 1: "3 camel 1 crane", 2: "2 stonemason 2 crane"},
                    discs={TOWER: "4 camel, 5 crane", "pyramids": "4 ship, 5 stonemason"},
                    action_cards=False,
                ),
                {1: "3 camel, 5 camel, 5 camel"},
            ),
            f"{TOWER} 4 camel",
        ),
        1,
        "offer 3 camel with trader",
        "offer 3 camel",
        "trader",
        GAINS,
    ),
    Known(
        "the offer bonus pays three points for every card that is refused, so much is offered",
        lambda: asked(
            position(
                hands={0: "5 ship 1 camel", 1: "3 ship 1 crane", 2: "2 stonemason 2 crane"},
                actions={1: "offer_bonus"},
                discs={TOWER: "4 ship, 5 crane", "pyramids": "4 camel, 5 stonemason"},
                pieces={TOWER: {0: 5}},
            ),
            f"{TOWER} 4 ship",
        ),
        1,
        "offer 3 ship",
        "offer nothing",
        "refused",
        GAINS,
    ),
    Known(
        "the offer with a trader would be the rival's fourth crane disc, own cards are dearer but safe",
        lambda: offered(
            owning(
                position(
                    hands={0: "4 crane 2 camel", 1: "3 crane 2 ship", 2: "2 camel 2 stonemason"},
                    discs={TOWER: "4 crane, 5 ship", "pyramids": "4 ship, 5 stonemason"},
                    action_cards=False,
                ),
                {1: "3 crane, 5 crane, 5 crane"},
            ),
            f"{TOWER} 4 crane",
            {1: "3 crane with trader"},
        ),
        0,
        "accept nobody with 4 own",
        "accept 1 with 1 own",
        "keeps-away",
        KEEPS,
    ),
    Known(
        "the leader's last disc of the type ends the game while it is won",
        lambda: owning(
            position(
                hands={0: "3 camel 1 ship", 1: "2 ship 2 crane", 2: "2 camel 2 stonemason"},
                discs={
                    TOWER: "3 camel, 5 ship",
                    "pyramids": "4 ship, 5 stonemason",
                    "mausoleum": "",
                    "statue_of_zeus": "",
                },
                pieces={TOWER: {0: 8, 1: 3}, "pyramids": {0: 8, 2: 3}},
                action_cards=False,
            ),
            {0: "4 camel, 4 camel, 5 camel, 5 camel", 1: "6 camel, 3 ship"},
        ),
        0,
        f"build {TOWER} 3 camel",
        "pass",
        "ends",
        GAINS,
    ),
    Known(
        "the only way to the disc is the rival's trader, and the disc wins the game for him",
        lambda: offered(
            owning(
                position(
                    hands={0: "1 ship 2 camel", 1: "3 ship 2 crane", 2: "2 camel 2 stonemason"},
                    discs={TOWER: "3 ship, 5 crane", "pyramids": "4 camel, 5 stonemason"},
                    action_cards=False,
                ),
                {1: "4 ship, 5 ship, 5 ship"},
            ),
            f"{TOWER} 3 ship",
            {1: "3 ship with trader"},
        ),
        0,
        "fail",
        "accept 1",
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
