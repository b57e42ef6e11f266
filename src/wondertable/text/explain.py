"""Errors in the reader's language: what went wrong, and why an action is not legal."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from wondertable.core.errors import Reason, WondertableError
from wondertable.text.bundle import Argument, bundle, name, name_id, say
from wondertable.text.counted import COUNTED, counted_words
from wondertable.text.language import DEFAULT

NAMED: Final = ("board", "card", "covers", "thing", "wonder")
"""The fields of reasons that hold ids of things with a name."""

PHRASED: Final = ("asked", "known", "what", "why")
"""The fields that may hold English words, for which there are messages `<area>-phrase-<word>`."""


def explain(language: str, error: WondertableError) -> str:
    """A sentence about what went wrong."""
    args = {field: _told(language, field, getattr(error, field)) for field in error.values()}
    return say(language, error.key, **args)


def explain_reason(language: str, reason: Reason) -> str:
    """Why an action is not legal, as a part of a sentence."""
    game = reason.key.partition("-")[0]
    args: dict[str, Argument] = {}
    for field, value in reason.values:
        if field in NAMED:
            args[field] = ", ".join(
                _named(language, game, thing) for thing in str(value).split(", ")
            )
        elif field in COUNTED:
            args[field] = counted_words(language, game, str(value))
        else:
            args[field] = value if isinstance(value, int) else _told(language, field, value)
    return say(language, reason.key, **args)


def _told(language: str, field: str, value: object) -> str:
    """What a field holds, in words; line numbers and the like stay plain digits."""
    if isinstance(value, WondertableError):
        return explain(language, value)
    if isinstance(value, Reason):
        return explain_reason(language, value)
    text = str(value)
    return (_phrase(language, text) or text) if field in PHRASED else text


def _named(language: str, game: str, text: str) -> str:
    """The name of a thing, with what stands beside its id, as in `7 baths`."""
    known = bundle(language).ids()
    words = [
        name(language, game, word) if name_id(game, word) in known else word
        for word in text.split(" ")
    ]
    return _phrase(language, text) or " ".join(words)


def _phrase(language: str, english: str) -> str | None:
    """The translation of a phrase that is known by its English wording."""
    for pattern, message_id in _phrases():
        found = pattern.fullmatch(english)
        if found:
            return say(language, message_id, **found.groupdict())
    return None


@cache
def _phrases() -> list[tuple[re.Pattern[str], str]]:
    """The English wording of every phrase with its message, the most particular one first."""
    english = bundle(DEFAULT)
    wordings = []
    for message_id in sorted(english.ids()):
        if "-phrase-" in message_id:
            holes = {hole: f"<{hole}>" for hole in english.signature(message_id).arguments}
            wordings.append((english.say(message_id, holes), message_id))
    wordings.sort(key=lambda wording: -len(wording[0]))
    return [
        (re.compile(re.sub("<([a-z]+)>", "(?P<\\1>.+)", re.escape(wording))), message_id)
        for wording, message_id in wordings
    ]
