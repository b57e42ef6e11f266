"""The guided first game of 7 Wonders."""

from __future__ import annotations

from typing import Final

from wondertable.web.game_pages import FirstGame, Step

GUIDE: Final = FirstGame(
    seats=3,
    seed=1038,
    steps=(
        Step("hand", "#seven-hand"),
        Step("board", ".seven .home"),
        Step("lumber", "#card-0-lumber_yard", choices=1),
        Step("passed", "#seven-hands"),
        Step("neighbours", "#seven-left"),
        Step("second", "#seven-hand", choices=2),
        Step("conflict", "#seven-conflict"),
        Step("stage", "#seven-board"),
        Step("hint", "#hint-button"),
    ),
)
"""The seat has Gizah, whose first stage asks for wood, and a Lumber Yard in the hand."""
