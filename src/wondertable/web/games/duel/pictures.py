"""What the pictures of "how to play" show: our own cards in a made-up moment."""

from __future__ import annotations

from typing import Any, Final

from wondertable.games.duel.cards import CARDS
from wondertable.games.duel.figures import CAPITAL, LAYOUTS, LOOT, MILITARY_POINTS
from wondertable.games.duel.tables import FACE_UP, OPEN
from wondertable.web.games.duel.model import Badge
from wondertable.web.games.duel.words import card_face

AGE_CARDS: Final = [row.id for row in CARDS if row.age == 1]
PAWN: Final = 2


def pictures(language: str) -> dict[str, Any]:
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
