"""What the pictures of "how to play" show: our own discs and cards in a made-up moment."""

from __future__ import annotations

from typing import Any, Final

from wondertable.games.babel.unconfirmed import USUAL
from wondertable.text import counted
from wondertable.text.figures import figures

DISC: Final = (("ship", 5),)
OFFERS: Final = ((("ship", 1), False), (("ship", 2), True))
"""Two offers for the disc: cards, and whether a trader lies with them."""


def pictures(language: str) -> dict[str, Any]:
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
