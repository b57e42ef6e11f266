"""Why an action is not legal: the kinds of reasons of a game, and reasons made of them."""

from __future__ import annotations

from enum import Enum

from wondertable.core.errors import Field, Reason
from wondertable.core.phrases import Phrase


class Kind(Enum):
    """A kind of reason: the id of a message, and how English says it."""

    def __init__(self, key: str, english: str) -> None:
        self.key = key
        self.english = english


def reason(kind: Kind, **values: Field | tuple[str, ...]) -> Reason:
    """A reason with its fields."""
    return Reason(kind.key, kind.english, tuple(values.items()))


def to_answer(game: str, question: tuple[str, str]) -> Phrase:
    """What a question asks for, as the end of a sentence."""
    word, english = question
    return Phrase(english, f"{game}-phrase-asked-{word}")
