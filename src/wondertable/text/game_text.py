"""What a game says of itself beside its messages: one object in `text/<game>.py`, found by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from wondertable.core.found import found
from wondertable.core.state import State
from wondertable.text.bundle import name, say

UNSEEN: Final = "?"
"""What notation writes for a thing that whoever writes does not see."""
Deed = tuple[Any, tuple[Any, ...]]
"""A value that the log has a sentence for, and the events that it stands for."""
THINGS: Final = ("thing", "card", "token", "board", "wonder")
"""The fields of actions that hold what they are about."""


class GameText:
    """A game in words for those who write it down from the box, and for help and rulings.

    What is here is enough for a game that has no more: its lines are told as they are written.
    """

    things: tuple[str, ...] = ()
    """The ids of everything that has a name."""
    rulings: tuple[str, ...] = ()
    """The rulings in the order in which they are told."""
    rulings_heading: str = ""
    """What stands above them in `docs/rulings.md`."""

    def figures(self) -> Mapping[str, int]:
        """The numbers of the rules by the names that messages have for them."""
        return {}

    def asked(self, language: str, names: Sequence[str], state: State, line: str) -> str:
        """What the box is to be looked at for now; `line` is one of the answers."""
        return say(language, "box-ask-chance")

    def thing(self, seat: int, line: str) -> str:
        """The card, wonder or the like that a line is about, if it is seen."""
        return ""

    def deeds(self, events: Sequence[Any], seats: int) -> list[Deed]:
        """What happened as it is told: events that are one deed are one value together."""
        return [(event, (event,)) for event in events]

    def told(self, language: str, names: Sequence[str], state: State, seat: int, line: str) -> str:
        """A line as an answer to be chosen: what it does, and what it costs."""
        return line


def gathered(kind: type, thing: str, events: Sequence[Any]) -> Deed:
    """Events of a sort as one deed that names all their things in one list."""
    return kind(tuple(getattr(event, thing) for event in events)), tuple(events)


def text_of(game: str) -> GameText:
    """What a game has in `text/<game>.py`, or what serves every game."""
    part = found(f"wondertable.text.{game}")
    if part is None:
        return GameText()
    made: GameText = part.TEXT
    return made


def thing_of(action: Any, unseen: Sequence[str] = (UNSEEN,)) -> str:
    """The thing that a typed action is about; nothing if it is not seen."""
    values = [str(getattr(action, field, "")) for field in THINGS]
    return next((value for value in values if value and value not in unseen), "")


def shown(language: str, game: str, thing: str) -> str:
    """What chance brought, by its name."""
    return name(language, game, thing) if thing else say(language, "box-unseen")


def priced(words: str, price: str) -> str:
    """A choice with what it costs."""
    return f"{words} – {price}"
