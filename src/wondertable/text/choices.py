"""What somebody may choose, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wondertable.text.bundle import Argument, name, say
from wondertable.text.log import NAMED
from wondertable.text.values import items, message_id

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def choice(language: str, game: str, action: DataclassInstance, players: Sequence[str]) -> str:
    """A typed action in words, as something to choose; `players` are the names of the seats."""
    args: dict[str, Argument] = {}
    for field, value in items(action):
        if field == "seat":
            args["player"] = players[value]
        else:
            args[field] = name(language, game, value) if field in NAMED else value
    return say(language, message_id(game, "choice", type(action)), **args)
