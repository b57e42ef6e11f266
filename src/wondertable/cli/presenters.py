"""The presenter of a game, wherever the game lies."""

from __future__ import annotations

from wondertable.cli.common import Misuse, Voice
from wondertable.cli.game_terminal import terminal_of
from wondertable.cli.presenter import Presenter
from wondertable.core.game import Game


def presenter_of(
    game: Game, voice: Voice, names: tuple[str, ...] = (), person: int | None = None
) -> Presenter:
    """The presenter of a game, for players of these names and the one of them who reads it."""
    shown = terminal_of(game.name)
    if shown is None:
        raise Misuse("cli-error-not-shown", game=game.name)
    return shown.presenter(game, voice, names, person)
