"""Typed values of a game as messages: the class gives the id, the fields give the arguments."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def message_id(game: str, group: str, kind: type) -> str:
    """The id of the message for a class, such as `duel-event-laid-out` for the event `LaidOut`."""
    return f"{game}-{group}-{class_words(kind)}"


def class_words(kind: type) -> str:
    """The name of a class as it stands in ids, such as `laid-out`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()


def items(value: DataclassInstance) -> list[tuple[str, Any]]:
    """The fields of a value with what they hold."""
    return [(field.name, getattr(value, field.name)) for field in fields(value)]
