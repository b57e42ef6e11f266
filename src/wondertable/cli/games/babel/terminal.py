"""What the commands ask of Tower of Babel."""

from __future__ import annotations

from typing import Final

from wondertable.cli.game_terminal import GameTerminal
from wondertable.cli.games.babel.presenter import BabelPresenter
from wondertable.cli.games.babel.statistics import statistics

TERMINAL: Final = GameTerminal(
    presenter=BabelPresenter,
    benches=(
        (3, {}),
        (4, {}),
        (5, {}),
        (4, {"two_coloured": "on"}),
        (4, {"action_cards": "off"}),
    ),
    statistics=statistics,
)
