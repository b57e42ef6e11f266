"""Sixty positions with a known reason, and eight in which nothing was lost.

They were posed by somebody who knows the rules and has not seen how reasons are found: 34 of Duel,
16 of 7 Wonders, 10 of Tower of Babel. The oracle, with 20,000 simulations of each, expects more of
the better choice than of the played one in all 60, and of what was played where nothing was lost
as much as of anything else.
"""

from __future__ import annotations

from typing import Final

from tests.review import known_babel, known_duel, known_duel_rival, known_seven, nothing_lost

DUEL: Final = known_duel.KNOWN + known_duel_rival.KNOWN
SEVEN: Final = known_seven.KNOWN
BABEL: Final = known_babel.KNOWN

KNOWN: Final = {"duel": DUEL, "seven": SEVEN, "babel": BABEL}
"""By game."""

MISSING: Final = frozenset({"sells"})
"""Reasons that had no kind of their own when the positions were posed."""

NOTHING_LOST: Final = nothing_lost.KNOWN
"""By game: what was played is the best there is, so nothing may be said to be given away."""
