"""The log of a game: a line for every event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wondertable.text.bundle import Argument, name, say
from wondertable.text.counted import COUNTED, counted
from wondertable.text.values import items, message_id

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

NAMED: Final = ("board", "card", "wonder", "token")
"""The fields of events that hold ids of things with a name."""


def line(language: str, game: str, event: DataclassInstance, players: Sequence[str]) -> str:
    """A sentence about what happened; `players` are the names of the seats.

    A seat beyond them stands for all players, which has a message of its own.
    """
    message = message_id(game, "event", type(event))
    args: dict[str, Argument] = {}
    for field, value in items(event):
        if field == "seat" and value >= len(players):
            message += "-shared"
        elif field == "seat":
            args["player"] = players[value]
        elif field in COUNTED:
            args[field] = counted(language, game, value)
        elif field == "loser":
            args[field] = players[value]
        elif field in NAMED and isinstance(value, str):
            args[field] = name(language, game, value)
        else:
            args[field] = value
    return say(language, message, **args)
