"""What the commands ask of 7 Wonders Duel."""

from __future__ import annotations

from typing import Final

from wondertable.cli.game_terminal import GameTerminal
from wondertable.cli.games.duel.presenter import DuelPresenter
from wondertable.cli.games.duel.statistics import statistics

TERMINAL: Final = GameTerminal(presenter=DuelPresenter, statistics=statistics)
