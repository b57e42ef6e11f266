"""What the commands ask of a game: one object in its folder, found by the game's name."""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.cli.presenter import Presenter
from wondertable.core.found import found
from wondertable.core.game import Options


@dataclass(frozen=True)
class GameTerminal:
    """A game as the terminal knows it."""

    presenter: type[Presenter]
    benches: tuple[tuple[int, Options], ...] = ()
    """The tables that `bench` measures, seats and options; with none, all numbers of seats."""


def terminal_of(game: str) -> GameTerminal | None:
    """What `cli/games/<game>/terminal.py` has; nothing for a game that is not shown here."""
    part = found(f"wondertable.cli.games.{game}.terminal")
    if part is None:
        return None
    made: GameTerminal = part.TERMINAL
    return made
