"""Errors in the reader's language: what went wrong, and why an action is not legal."""

from __future__ import annotations

from typing import Final

from wondertable.core.errors import Reason, WondertableError
from wondertable.core.phrases import Phrase
from wondertable.text.bundle import Argument, bundle, name, name_id, say
from wondertable.text.counted import COUNTED, counted_words

NAMED: Final = ("board", "card", "covers", "thing", "wonder")
"""The fields of reasons that hold ids of things with a name."""


def explain(language: str, error: WondertableError, **said: str) -> str:
    """Says what went wrong; fields that are `said` otherwise stand for those of the error."""
    args = {field: _told(language, getattr(error, field)) for field in error.values()}
    return say(language, error.key, **args | said)


def explain_reason(language: str, reason: Reason) -> str:
    """Why an action is not legal, as a part of a sentence."""
    game = reason.key.partition("-")[0]
    args: dict[str, Argument] = {}
    for field, value in reason.values:
        if field in NAMED:
            things = value if isinstance(value, tuple) else (str(value),)
            args[field] = ", ".join(_named(language, game, thing) for thing in things)
        elif field in COUNTED:
            args[field] = counted_words(language, game, str(value))
        else:
            args[field] = value if isinstance(value, int) else _told(language, value)
    return say(language, reason.key, **args)


def _told(language: str, value: object) -> str:
    """Says what a field holds; line numbers and the like stay plain digits."""
    if isinstance(value, WondertableError):
        return explain(language, value)
    if isinstance(value, Reason):
        return explain_reason(language, value)
    if isinstance(value, Phrase):
        return say(language, value.key, **value.values)
    return str(value)


def _named(language: str, game: str, thing: str) -> str:
    """Says a thing by its name, with what stands beside its id, as in `7 baths`."""
    if isinstance(thing, Phrase):
        return _told(language, thing)
    known = bundle(language).ids()
    return " ".join(
        name(language, game, word) if name_id(game, word) in known else word
        for word in thing.split(" ")
    )
