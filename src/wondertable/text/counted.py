"""Counted things of a game, such as cards of several types, as one list of words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wondertable.text.bundle import say
from wondertable.text.language import listed

COUNTED: Final = ("cards", "disc")
"""The fields that hold counted things."""

NOTHING: Final = "nothing"


def counted(language: str, game: str, things: Iterable[tuple[str, int]]) -> str:
    """Things with how many there are of each in words, such as "2 camels and 3 stonemasons"."""
    words = [say(language, f"{game}-count-{thing}", count=count) for thing, count in things]
    return listed(language, words) if words else say(language, f"{game}-count-{NOTHING}")


def counted_words(language: str, game: str, text: str) -> str:
    """In words what the notation writes as `2 camel 3 stonemason`, or `nothing`."""
    words = [] if text == NOTHING else text.split(" ")
    pairs = zip(words[1::2], map(int, words[::2]), strict=True)
    return counted(language, game, pairs)
