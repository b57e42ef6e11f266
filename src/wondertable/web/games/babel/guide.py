"""The guided first game of Tower of Babel."""

from __future__ import annotations

from typing import Final

from wondertable.web.game_pages import FirstGame, Step

GUIDE: Final = FirstGame(
    seats=3,
    seed=344,
    steps=(
        Step("goal", "#babel-board"),
        Step("hand", "#babel-hand"),
        Step("tower", "#discs-tower_of_babel", choices=1),
        Step("offers", "#babel-ask", choices=2),
        Step("pieces", "#wonder-tower_of_babel"),
        Step("discs", "#babel-discs"),
        Step("values", "#babel-values"),
        Step("hint", "#hint-button"),
    ),
)
"""The seat holds three ships, and a disc of the Tower of Babel asks for four."""
