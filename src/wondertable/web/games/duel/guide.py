"""The guided first game of Duel."""

from __future__ import annotations

from typing import Final

from wondertable.web.game_pages import FirstGame, Step

GUIDE: Final = FirstGame(
    seats=2,
    seed=527,
    steps=(
        Step("goal", "#duel-track"),
        Step("cards", "#duel-board .structure"),
        Step("coins", "#duel-me .statline"),
        Step("quarry", "#card-quarry", choices=1),
        Step("since", "#duel-since"),
        Step("points", "#duel-board .structure", choices=2),
        Step("wonders", "#duel-me .wonders2"),
        Step("science", "#duel-science"),
        Step("hint", "#hint-button"),
    ),
)
"""The Quarry, the Altar, the Tavern, a Guard Tower and a Scriptorium lie open."""
