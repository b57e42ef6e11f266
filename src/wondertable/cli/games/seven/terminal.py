"""What the commands ask of 7 Wonders."""

from __future__ import annotations

from typing import Final

from wondertable.cli.game_terminal import GameTerminal
from wondertable.cli.games.seven.presenter import SevenPresenter
from wondertable.cli.games.seven.statistics import statistics

TERMINAL: Final = GameTerminal(
    presenter=SevenPresenter,
    benches=(
        (3, {}),
        (5, {}),
        (7, {}),
        (4, {"cities": "on"}),
        (4, {"cities": "on", "teams": "on"}),
    ),
    statistics=statistics,
)
