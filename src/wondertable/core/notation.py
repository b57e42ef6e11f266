"""Lines of notation, read word by word: what the games' own ways to read them share."""

from __future__ import annotations

from collections.abc import Container, Mapping

from wondertable.core.errors import UnknownAction, UnknownWord
from wondertable.core.phrases import Phrase, a_number


def words_of(text: str, examples: Mapping[str, str]) -> list[str]:
    """The words of a line that begins with a known verb; `examples` has a line for each."""
    words = text.split()
    if not words:
        raise UnknownAction(text, next(iter(examples.values())))
    if words[0] not in examples:
        raise UnknownWord(words[0], text, ", ".join(sorted(examples)))
    return words


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
