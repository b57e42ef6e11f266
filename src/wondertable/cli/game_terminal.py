"""What the commands ask of a game: one object in its folder, found by the game's name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wondertable.cli.presenter import Presenter
from wondertable.core.found import found
from wondertable.core.game import Options
from wondertable.core.state import State

Statistics = Callable[[State], dict[str, float]]


def no_statistics(state: State) -> dict[str, float]:
    """Nothing that is worth an average."""
    return {}


@dataclass(frozen=True)
class GameTerminal:
    """A game as the terminal knows it."""

    presenter: type[Presenter]
    benches: tuple[tuple[int, Options], ...] = ()
    """The tables that `bench` measures, seats and options; with none, all numbers of seats."""
    statistics: Statistics = no_statistics
    """The figures of a finished game that `simulate` averages: with equal options the same ones."""


def terminal_of(game: str) -> GameTerminal | None:
    """What `cli/games/<game>/terminal.py` has; nothing for a game that is not shown here."""
    part = found(f"wondertable.cli.games.{game}.terminal")
    if part is None:
        return None
    made: GameTerminal = part.TERMINAL
    return made
