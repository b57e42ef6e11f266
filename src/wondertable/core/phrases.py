"""Words inside a sentence that are said in the reader's language too.

An error tells its reader "a card" or "no such file or directory" in a field of its sentence. Such
a field holds a `Phrase`: English words for whoever prints the error, with the id of the message
that says the same in every language.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Final


class Phrase(str):
    """English words that know the message which translates them, and its fields."""

    __slots__ = ("key", "values")

    key: str
    values: Mapping[str, str]

    def __new__(cls, english: str, key: str, values: Mapping[str, str] | None = None) -> Phrase:
        made = super().__new__(cls, english)
        made.key = key
        made.values = values or {}
        return made

    def __reduce__(self) -> tuple[type[Phrase], tuple[str, str, Mapping[str, str]]]:
        """An error is sent from a worker to the table with its phrases."""
        return Phrase, (str(self), self.key, self.values)


def phrase(word: str, english: str, **values: int | str) -> Phrase:
    """A phrase of an error, `english` with its fields filled in."""
    told = {field: str(value) for field, value in values.items()}
    return Phrase(english.format(**told), f"error-phrase-{word}", told)


NONE: Final = phrase("none", "none")
A_CARD: Final = phrase("card", "a card")
A_TYPE: Final = phrase("type", "a type of card")
AN_ACTION_CARD: Final = phrase("action-card", "an action card")
A_BOARD: Final = phrase("board", "a board")
A_SIDE: Final = phrase("side", "day or night")
A_WONDER: Final = phrase("wonder", "a wonder")
A_TOKEN: Final = phrase("token", "a progress token")
A_TOKEN_OR_WONDER: Final = phrase("token-or-wonder", "a token or wonder")

EMPTY: Final = phrase("empty", "the file is empty")
AFTER_END: Final = phrase("after-end", "there is a line after the end")
NO_JSON: Final = phrase("no-json", "the first line is not JSON")
NO_HEADER: Final = phrase("no-header", "the first line has no “wondertable”")
NO_DIGEST: Final = phrase("no-digest", "the line has no digest")
TOO_FAR_BACK: Final = phrase("too-far-back", "more moves shall stand than there are")
NO_END: Final = phrase("no-end", "no end")
RECORD_FORMAT: Final = phrase("format", "the record format")
SEED_DIGITS: Final = phrase("seed-digits", "the seed is not written in hexadecimal digits")
SEED_DIGEST: Final = phrase("seed-digest", "the seed does not have the digest of the first line")

SYSTEM: Final = {
    errno.ENOENT: phrase("no-file", "no such file or directory"),
    errno.EACCES: phrase("no-permission", "permission denied"),
    errno.EISDIR: phrase("directory", "is a directory"),
}
"""What the system says most often when a file cannot be used."""


def a_range(low: int, high: int) -> Phrase:
    """All numbers from one to another."""
    return phrase("range", "{low} to {high}", low=low, high=high)


def a_number(least: int, last: int) -> Phrase:
    """What a number of the notation may be, from none or from one on."""
    if least:
        return phrase("positive", "a number from 1 to {last}", last=last)
    return phrase("number", "a number from 0 to {last}", last=last)


def rules_of(game: str) -> Phrase:
    """The rules as that which has a version."""
    return phrase("rules", "the rules of {game}", game=game)


def wrong_deal(found: str, fixed: str) -> Phrase:
    """What was dealt although the seed says something else."""
    return phrase(
        "seed-deal", "“{found}” was dealt where the seed says “{fixed}”", found=found, fixed=fixed
    )


def no_way_back(ply: int, moves: int) -> Phrase:
    """A line that takes back to where no decision began."""
    return phrase(
        "no-way-back",
        "No decision that can be taken back began at ply {ply} after {moves} moves.",
        ply=ply,
        moves=moves,
    )


def listed_or_none(things: list[str]) -> str:
    """What there is, for an error that tells it."""
    return ", ".join(things) or NONE
