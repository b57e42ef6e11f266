"""Work for other processes and other machines, as a value.

A task says what is done, with which numbers and seeds, and with which weights; bytes come back. It
names no files, so it does not matter where it is done; and since nothing else decides what comes
of it, it may be done again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from wondertable.core.phrases import Phrase, phrase

DIGEST_LENGTH: Final = 16


@dataclass(frozen=True)
class Parcel:
    """Something large that many tasks need, such as weights; equal if the digests are."""

    digest: str
    data: bytes = field(compare=False, repr=False)


@dataclass(frozen=True, eq=False)
class Task:
    """A function of a module, and all that it needs; parcels come last. No two are the same."""

    name: Phrase
    """Which task it is, for an error that tells of it."""
    work: Callable[..., bytes]
    values: tuple[object, ...] = ()
    parcels: tuple[Parcel, ...] = ()

    def run(self) -> bytes:
        """Does it here and now."""
        return self.work(*self.values, *self.parcels)


def parcel(path: Path) -> Parcel:
    """A file as a parcel."""
    data = path.read_bytes()
    return Parcel(hashlib.sha256(data).hexdigest()[:DIGEST_LENGTH], data)


def a_game(number: int) -> Phrase:
    """A game of a match or a set, as the name of a task."""
    return phrase("task-game", "game {number}", number=number)


def sensible_games(first: int) -> Phrase:
    """Some games that a training begins with."""
    return phrase("task-sensible", "sensible games from {number}", number=first)


def studied_games(first: int) -> Phrase:
    """Some games of a generation of a training."""
    return phrase("task-studied", "studied games from {number}", number=first)


def a_deal(number: int) -> Phrase:
    """A deal of the match between two generations."""
    return phrase("task-deal", "deal {number} of the match", number=number)
