"""Every sentence a person reads, in every language of the table."""

from __future__ import annotations

from wondertable.text.bundle import (
    Argument,
    MissingArgument,
    TextError,
    UnfitArgument,
    UnknownLanguage,
    UnknownMessage,
    bundle,
)
from wondertable.text.language import LANGUAGES, listed, pick_language

__all__ = [
    "LANGUAGES",
    "Argument",
    "MissingArgument",
    "TextError",
    "UnfitArgument",
    "UnknownLanguage",
    "UnknownMessage",
    "listed",
    "name",
    "pick_language",
    "say",
]


def say(language: str, message_id: str, /, **args: Argument) -> str:
    """Says a message in a language; a mistake in the id or the arguments is an error."""
    return bundle(language).say(message_id, args)


def name(language: str, game: str, thing_id: str) -> str:
    """The name that a language has for a thing of a game, such as the Duel card `clay_pit`."""
    return bundle(language).say(f"{game}-{thing_id.replace('_', '-')}", {})
