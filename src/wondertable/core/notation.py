"""Lines of notation, read word by word: what the games' own ways to read them share."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import TypeVar

from wondertable.core.errors import UnknownAction, UnknownWord
from wondertable.core.phrases import Phrase, a_number

Made = TypeVar("Made")


def parsed(
    text: str, examples: Mapping[str, str], read: Callable[[list[str], str], Made | None]
) -> Made:
    """What `read` makes of the words of a line; `examples` has a whole line for every verb."""
    words = text.split()
    if not words:
        raise UnknownAction(text, next(iter(examples.values())))
    verb = words[0]
    if verb not in examples:
        raise UnknownWord(verb, text, ", ".join(sorted(examples)))
    made = read(words, text)
    if made is None:
        raise UnknownAction(text, examples[verb])
    return made


def known(word: str, things: Container[str], text: str, what: Phrase) -> str:
    """The word, if it names a thing of this kind."""
    if word not in things:
        raise UnknownWord(word, text, what)
    return word


def number_within(word: str, text: str, most: int, least: int = 0) -> int:
    """A number that the notation can have."""
    plain = word.isascii() and word.isdigit() and len(word) <= 3
    if not (plain and least <= int(word) <= most):
        raise UnknownWord(word, text, a_number(least, most))
    return int(word)
