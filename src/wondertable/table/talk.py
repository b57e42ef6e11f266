"""What people at a table say to some of the others; kept in memory, like a hint."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Final

REMEMBERED: Final = 40
LONGEST_WORDS: Final = 200


@dataclass(frozen=True)
class Said:
    """Words of a seat, and the seats that hear them."""

    number: int
    seat: int
    text: str
    hearers: frozenset[int]


class Talk:
    """The latest words at a table. Nothing of it is written down: it is no part of the game."""

    def __init__(self) -> None:
        self._said: deque[Said] = deque(maxlen=REMEMBERED)
        self._count = 0

    def add(self, seat: int, text: str, hearers: frozenset[int]) -> None:
        """Remembers words; the speaker hears them too."""
        self._count += 1
        self._said.append(Said(self._count, seat, text, hearers | {seat}))

    def heard_by(self, seat: int) -> tuple[Said, ...]:
        """What a seat has heard, the oldest first."""
        return tuple(said for said in self._said if seat in said.hearers)
