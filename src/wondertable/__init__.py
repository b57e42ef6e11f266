"""The games of the wonders on one table: exact rules, a fast engine, bots, records.

    >>> import wondertable as wt
    >>> play = wt.Play("seven", seats=3, seed=7)               # a game under way; chance deals
    >>> while not play.over:
    ...     for seat in play.asked:                            # one seat, or all who choose at once
    ...         view = play.view(seat)                         # what that seat may know
    ...         choice = max(view.choices, key=lambda choice: choice.coins)
    ...         play.do(seat, choice)                          # or in words: "build baths"
    >>> play.outcome
    Outcome(ranks=(2, 1, 3), reason='points')

A game is a `Play`; a `Record` of it can be saved, `read` and verified; a `Bot` is a class of one
method, and `match` lets bots play each other. Below, `Game` and `State` are the engine: quick, with
numbers instead of words, and trusting, where `Play` checks everything. Whatever goes wrong is a
`WondertableError`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wondertable._engine import choose_engine
from wondertable._lazy import lazily

if TYPE_CHECKING:
    from wondertable.bots import OwnBot as Bot
    from wondertable.bots import find_bot
    from wondertable.core.errors import WondertableError
    from wondertable.core.game import Game
    from wondertable.core.outcome import Outcome
    from wondertable.core.position import Choice, Choices, Position, View
    from wondertable.core.rng import Rng
    from wondertable.core.state import CHANCE, SPECTATOR, State
    from wondertable.door.match import match
    from wondertable.door.play import Play
    from wondertable.door.record import Record, read
    from wondertable.games import GAMES, find_game

__all__ = [
    "CHANCE",
    "COMPILED",
    "GAMES",
    "SPECTATOR",
    "Bot",
    "Choice",
    "Choices",
    "Game",
    "Outcome",
    "Play",
    "Position",
    "Record",
    "Rng",
    "State",
    "View",
    "WondertableError",
    "__version__",
    "find_bot",
    "find_game",
    "match",
    "read",
]

__version__: Final = "0.1.0"

COMPILED: Final[bool] = choose_engine()
"""Whether the engine runs compiled."""

if not TYPE_CHECKING:  # so that a type checker knows these names and no others
    # Looked up when wanted: a process in which bots think, or that asks for the version, would
    # otherwise wait for every room of the house.
    __getattr__ = lazily(
        __name__,
        {
            "Bot": "bots.own:OwnBot",
            "find_bot": "bots",
            "WondertableError": "core.errors",
            "Game": "core.game",
            "Outcome": "core.outcome",
            **dict.fromkeys(("Choice", "Choices", "Position", "View"), "core.position"),
            "Rng": "core.rng",
            **dict.fromkeys(("CHANCE", "SPECTATOR", "State"), "core.state"),
            "match": "door.match",
            "Play": "door.play",
            **dict.fromkeys(("Record", "read"), "door.record"),
            **dict.fromkeys(("GAMES", "find_game"), "games"),
        },
    )


def __dir__() -> list[str]:
    return sorted(__all__)
