"""The presenters of all games. A game is shown by adding its presenter here."""

from __future__ import annotations

from typing import Final

from wondertable.cli.common import Voice
from wondertable.cli.presenter import Presenter
from wondertable.cli.show_babel import BabelPresenter
from wondertable.cli.show_duel import DuelPresenter
from wondertable.cli.show_seven import SevenPresenter
from wondertable.core.game import Game

PRESENTERS: Final[dict[str, type[Presenter]]] = {
    "duel": DuelPresenter,
    "seven": SevenPresenter,
    "babel": BabelPresenter,
}


def presenter_of(
    game: Game, voice: Voice, names: tuple[str, ...] = (), person: int | None = None
) -> Presenter:
    """The presenter of a game, for players of these names and the one of them who reads it."""
    return PRESENTERS[game.name](game, voice, names, person)
