"""Why an action is not legal, made of rows: the id of a message, and how English says it."""

from __future__ import annotations

from wondertable.core.errors import Field, Reason
from wondertable.core.phrases import Phrase

Kind = tuple[str, str]


def reason(kind: Kind, **values: Field | tuple[str, ...]) -> Reason:
    """A reason with its fields."""
    return Reason(*kind, tuple(values.items()))


def to_answer(game: str, question: Kind) -> Phrase:
    """What a question asks for, as the end of a sentence."""
    word, english = question
    return Phrase(english, f"{game}-phrase-asked-{word}")
