"""What a name looks like at a glance, so that nobody has one that is taken for another's."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final
from unicodedata import category, combining, normalize

LIKE_ONE_LETTER: Final = str.maketrans({"0": "o", "1": "l", "i": "l", "|": "l", "ı": "l"})
"""An upright stroke may be any of three letters, in some fonts and after capitals are small."""
LIKE_OTHERS: Final = (("rn", "m"), ("vv", "w"))
UNMARKED: Final = "\u200e"
"""A mark of direction that stands around some letters in the table of those that look alike."""
LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


@lru_cache(maxsize=4096)
def look_of(name: str) -> str:
    """The same for all names that look alike: without capitals, marks, spaces and strange letters.

    A name of nothing but marks and strokes looks like itself.
    """
    small = in_latin(in_latin(unmarked(normalize("NFKC", name))).casefold())
    small = unmarked(normalize("NFKC", small)).translate(LIKE_ONE_LETTER)
    seen = "".join(filter(is_shape, small))
    for two, one in LIKE_OTHERS:
        seen = seen.replace(two, one)
    return seen or " ".join(name.split())


def in_latin(words: str) -> str:
    """The words with letters of other scripts as those of ours that they look like."""
    return "".join(latin_letters().get(letter, letter) for letter in words)


def unmarked(words: str) -> str:
    """The words without marks on their letters."""
    return "".join(letter for letter in normalize("NFD", words) if not combining(letter))


def is_shape(letter: str) -> bool:
    """Whether a letter is more than a space or a stroke between others."""
    return category(letter)[0] not in "PZCM"


@cache
def latin_letters() -> dict[str, str]:
    """For letters of other scripts the letter of ours that they look like.

    The list is Unicode's, which names for every letter those that look like it.
    """
    from confusable_homoglyphs.confusables import confusables_data  # 1 MB: not for every command

    found: dict[str, str] = {}
    for letter in LETTERS:
        for other in ones(confusables_data.get(letter, ())):
            found.setdefault(other, letter)
            # What looks like a letter may itself be the one that others are said to look like.
            for third in ones(confusables_data.get(other, ())):
                found.setdefault(third, letter)
    return {other: letter for other, letter in found.items() if other not in LETTERS}


def ones(entries: Iterable[dict[str, str]]) -> list[str]:
    """The single letters, beyond plain ones, that an entry of the list names."""
    named = [entry["c"].replace(UNMARKED, "") for entry in entries]
    return [letter for letter in named if len(letter) == 1 and not letter.isascii()]
