"""What the pictures of "how to play" show: our own cards, boards, discs in a made-up moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from wondertable.games.babel.unconfirmed import USUAL
from wondertable.games.duel.cards import CARDS
from wondertable.games.duel.figures import CAPITAL, LAYOUTS, LOOT, MILITARY_POINTS
from wondertable.games.duel.tables import FACE_UP, OPEN
from wondertable.games.seven.cards import BOARDS
from wondertable.games.seven.figures import SET_OF_SYMBOLS
from wondertable.text import counted
from wondertable.text.figures import figures
from wondertable.web.games.duel.model import Badge
from wondertable.web.games.duel.words import card_face
from wondertable.web.games.seven.city import plain_board

AGE_CARDS: Final = [row.id for row in CARDS if row.age == 1]
SYMBOLS: Final = (("compass", 3), ("gear", 1), ("tablet", 1))
"""An example of science."""
BOARD: Final = next(at for at, row in enumerate(BOARDS) if row.id == "rhodos")
PAWN: Final = 2
DISC: Final = (("ship", 5),)
OFFERS: Final = ((("ship", 1), False), (("ship", 2), True))
"""Two offers for the disc: cards, and whether a trader lies with them."""


def of_duel(language: str) -> dict[str, Any]:
    """A card with its price, the cards of age I, the military track."""
    zones = [0, *sorted(set(MILITARY_POINTS) - {0})]
    looted = dict(LOOT)
    return {
        "card": card_face(language, "temple"),
        "badge": Badge("pay", 2),
        "tiles": [
            {
                "x": x,
                "y": y,
                "open": OPEN[0] >> slot & 1,
                "face": card_face(language, AGE_CARDS[slot]) if FACE_UP[0] >> slot & 1 else None,
            }
            for slot, (x, y) in enumerate(
                (x, y) for y, (xs, _) in enumerate(LAYOUTS[0]) for x in xs
            )
        ],
        "spaces": [
            {
                "at": at,
                "zone": "cap" if abs(at) == CAPITAL else f"z{MILITARY_POINTS[abs(at)]}",
                "points": zones[-1] if abs(at) == CAPITAL else MILITARY_POINTS[abs(at)],
                "loot": looted.get(abs(at), 0),
                "pawn": at == PAWN,
            }
            for at in range(-CAPITAL, CAPITAL + 1)
        ],
        "prices": [Badge("own", 0), Badge("chain", 0), Badge("pay", 3), Badge("not", 9)],
    }


def of_seven(language: str) -> dict[str, Any]:
    """A card, a board with a stage built, an example of science."""
    squares = sum(count * count for _, count in SYMBOLS)
    return {
        "board": plain_board(language, BOARD, 0, 1),
        "symbols": SYMBOLS,
        "squares": squares,
        "points": squares + SET_OF_SYMBOLS * min(count for _, count in SYMBOLS),
    }


def of_babel(language: str) -> dict[str, Any]:
    """A wonder with discs, offers for one of them, the value table."""
    rows = USUAL.rows()
    return {
        "discs": ((("ship", 5),), (("camel", 4),), (("stonemason", 6),)),
        "disc": DISC,
        "needs": counted(language, "babel", DISC),
        "offers": OFFERS,
        "rows": list(enumerate(rows[:-1], start=1)),
        "light": rows[-1],
        "others": figures("babel")["others"],
    }


PICTURES: Final[dict[str, Callable[[str], dict[str, Any]]]] = {
    "duel": of_duel,
    "seven": of_seven,
    "babel": of_babel,
}
