"""The log of a game: sentences of people, each about one event or about several that are one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from wondertable.text.bundle import Argument, name, say
from wondertable.text.counted import COUNTED, counted
from wondertable.text.game_text import text_of
from wondertable.text.language import listed
from wondertable.text.values import items, message_id

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

NAMED: Final = ("board", "card", "wonder", "token", "thanks")
"""The fields of events that hold ids of things with a name."""
SEATS: Final = ("loser", "rival", "left_seat", "right_seat")
"""The fields that hold seats, beside the one whose deed it is."""
LISTED: Final = "things"
"""The field that holds several ids, told as a list."""
SCORES: Final = "scores"
"""The field that holds seats with their points, told as a list."""


@dataclass(frozen=True)
class Sentence:
    """What the log says, whose deed it is if it is somebody's, and the events that it tells."""

    text: str
    seat: int | None
    events: tuple[Any, ...]


def story(
    language: str, game: str, events: Iterable[Any], players: Sequence[str]
) -> list[Sentence]:
    """What happened, in as few sentences as read well; `players` are the names of the seats."""
    return [
        Sentence(sentence(language, game, deed, players), doer(deed, players), tuple(told))
        for deed, told in text_of(game).deeds(tuple(events), len(players))
    ]


def line(language: str, game: str, event: DataclassInstance, players: Sequence[str]) -> str:
    """A sentence about one event."""
    return " ".join(told.text for told in story(language, game, [event], players))


def doer(deed: DataclassInstance, players: Sequence[str]) -> int | None:
    """Whose deed it is."""
    seat = getattr(deed, "seat", None)
    return seat if seat is not None and 0 <= seat < len(players) else None


def sentence(language: str, game: str, deed: DataclassInstance, players: Sequence[str]) -> str:
    """A sentence about what happened.

    A seat beyond the players stands for all of them, which has a message of its own.
    """
    message = message_id(game, "event", type(deed))
    args: dict[str, Argument] = {}
    for field, value in items(deed):
        if field == "seat" and value >= len(players):
            message += "-shared"
        elif field == "seat":
            args["player"] = players[value]
        elif field in COUNTED:
            args[field] = counted(language, game, value)
        elif field in SEATS:
            args[field] = players[value]
        elif field in NAMED and isinstance(value, str):
            args[field] = name(language, game, value) if value else ""
        elif field == SCORES:
            words = [
                say(language, f"{game}-log-score", player=players[seat], points=points)
                for seat, points in value
            ]
            args[field] = listed(language, words)
        elif field == LISTED:
            args[field] = listed(language, [name(language, game, thing) for thing in value])
        else:
            args[field] = value
    return say(language, message, **args)
