"""The toy as a game of the house, with events that have words: `games/mini/game.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tests.toy.mini import MiniGame
from wondertable.core.state import Journal


@dataclass(frozen=True)
class Dealt:
    """A number was taken up."""

    seat: int
    number: int


@dataclass(frozen=True)
class Laid:
    """A bid lies face down."""

    seat: int


@dataclass(frozen=True)
class Bid:
    """A bid was turned up."""

    seat: int
    tokens: int


@dataclass(frozen=True)
class WonRound:
    """The highest bid that nobody else made."""

    seat: int
    points: int


@dataclass(frozen=True)
class Shown:
    """A number was shown at the end."""

    seat: int
    number: int


KINDS: Final[dict[str | int, Any]] = {
    "dealt": Dealt,
    "laid": Laid,
    "bid": Bid,
    "won round": WonRound,
    "shown": Shown,
}


class TableMini(MiniGame):
    """The toy with typed events."""

    def events(self, journal: Journal, viewer: int) -> list[Any]:
        """The events of a journal that a viewer may know."""
        return [KINDS[kind](*fields) for kind, *fields in super().events(journal, viewer)]


GAME: Final = TableMini()
