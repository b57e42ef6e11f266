"""What happened, as typed values: the log, the screen reader and the sounds are made of these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wondertable.core.bits import numbers
from wondertable.core.state import Journal
from wondertable.core.typed import Kinds, Reader, typed_by
from wondertable.games.babel.actions import Cards, cards_of
from wondertable.games.babel.cards import ACTION_IDS, TYPE_IDS, WONDER_IDS
from wondertable.games.babel.codes import (
    E_ACTION,
    E_ADDED,
    E_BONUS,
    E_CARDS,
    E_CHOSE,
    E_DREW,
    E_ENDED,
    E_FAILED,
    E_FINISHED,
    E_GAINED,
    E_LAID,
    E_LAID_DOWN,
    E_OFFERED,
    E_PASSED,
    E_PIECES,
    E_PLAYED,
    E_READY,
    E_REFUSED,
    E_SCORED,
    E_SHOWN,
    E_SHUFFLED,
    E_SWAPPED,
    E_TOOK,
    E_UNFINISHED,
    E_WON,
    E_WRONG,
    EXHAUSTED,
    IDLE,
)

TRADERS: Final = ("without", "with")
ENDINGS: Final = {EXHAUSTED: "exhausted", IDLE: "idle"}


@dataclass(frozen=True, slots=True)
class DiscLaid:
    """A disc lies on a wonder, and asks for these cards."""

    wonder: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class Drew:
    """A building card that comes into a hand; only its owner knows of it."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The discards are a new deck of so many cards."""

    count: int


@dataclass(frozen=True, slots=True)
class Passed:
    seat: int


@dataclass(frozen=True, slots=True)
class Chose:
    seat: int
    wonder: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class Ready:
    """An offer lies face down."""

    seat: int


@dataclass(frozen=True, slots=True)
class LaidDown:
    """An offer lies face down, and everybody counts its cards; the trader is one of them."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Offered:
    """The valid cards of an offer, with the trader or without."""

    seat: int
    cards: Cards
    trader: str


@dataclass(frozen=True, slots=True)
class TookBack:
    """Wrong cards of an offer go back to the hand."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Failed:
    seat: int


@dataclass(frozen=True, slots=True)
class Added:
    """The active player's own cards."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class PutPieces:
    seat: int
    wonder: str
    units: int


@dataclass(frozen=True, slots=True)
class TookDisc:
    seat: int
    wonder: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class Refused:
    """Points for an offer that was not taken."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Finished:
    """A wonder has no disc left and is scored by a row of the value table."""

    wonder: str
    row: int


@dataclass(frozen=True, slots=True)
class Scored:
    seat: int
    wonder: str
    points: int


@dataclass(frozen=True, slots=True)
class GainedAction:
    """A seat draws an action card; which one, only it knows."""

    seat: int


@dataclass(frozen=True, slots=True)
class DrewAction:
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Played:
    """An action card is played."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Swapped:
    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over; now the rest is scored."""

    ending: str


@dataclass(frozen=True, slots=True)
class ShowedAction:
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class ScoredUnfinished:
    seat: int
    wonder: str
    points: int


@dataclass(frozen=True, slots=True)
class ScoredDiscs:
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class ScoredCards:
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Won:
    """One who shares the victory, or has it alone; and how many do."""

    seat: int
    winners: int


Event = (
    DiscLaid
    | Drew
    | Shuffled
    | Passed
    | Chose
    | Ready
    | LaidDown
    | Offered
    | TookBack
    | Failed
    | Added
    | PutPieces
    | TookDisc
    | Refused
    | Finished
    | Scored
    | GainedAction
    | DrewAction
    | Played
    | Swapped
    | Ended
    | ShowedAction
    | ScoredUnfinished
    | ScoredDiscs
    | ScoredCards
    | Won
)


ACTION: Final[Reader] = ACTION_IDS.__getitem__
ENDING: Final[Reader] = ENDINGS.__getitem__
TRADER: Final[Reader] = TRADERS.__getitem__
TYPE: Final[Reader] = TYPE_IDS.__getitem__
WONDER: Final[Reader] = WONDER_IDS.__getitem__

KINDS: Final[Kinds[Event]] = {
    E_LAID: (DiscLaid, (WONDER, cards_of)),
    E_DREW: (Drew, (int, TYPE)),
    E_SHUFFLED: (Shuffled, (int,)),
    E_PASSED: (Passed, (int,)),
    E_CHOSE: (Chose, (int, WONDER, cards_of)),
    E_READY: (Ready, (int,)),
    E_LAID_DOWN: (LaidDown, (int, int)),
    E_OFFERED: (Offered, (int, cards_of, TRADER)),
    E_WRONG: (TookBack, (int, cards_of)),
    E_FAILED: (Failed, (int,)),
    E_ADDED: (Added, (int, cards_of)),
    E_PIECES: (PutPieces, (int, WONDER, int)),
    E_TOOK: (TookDisc, (int, WONDER, cards_of)),
    E_REFUSED: (Refused, (int, int)),
    E_FINISHED: (Finished, (WONDER, int)),
    E_SCORED: (Scored, (int, WONDER, int)),
    E_GAINED: (GainedAction, (int,)),
    E_ACTION: (DrewAction, (int, ACTION)),
    E_PLAYED: (Played, (int, ACTION)),
    E_SWAPPED: (Swapped, (int, cards_of)),
    E_ENDED: (Ended, (ENDING,)),
    E_SHOWN: (ShowedAction, (int, ACTION)),
    E_UNFINISHED: (ScoredUnfinished, (int, WONDER, int)),
    E_BONUS: (ScoredDiscs, (int, int)),
    E_CARDS: (ScoredCards, (int, int)),
}
"""What the entries of a journal tell: of each its numbers, in order."""


def typed(event: tuple[int, ...]) -> list[Event]:
    """The typed form of a journal entry; a victory is told of every winner."""
    if event[0] == E_WON:
        seats = numbers(event[1])
        return [Won(seat, len(seats)) for seat in seats]
    return [typed_by(KINDS, event)]


def seen_by(journal: Journal, viewer: int) -> list[Event]:
    """The events of a journal that a viewer may know."""
    return [found for event in journal.seen_by(viewer) for found in typed(event)]
