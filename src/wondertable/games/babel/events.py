"""What happened, as typed values: the log, the screen reader and the sounds are made of these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wondertable.core.state import Journal
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


def typed(event: tuple[int, ...]) -> list[Event]:
    """The typed form of a journal entry; a victory is told of every winner."""
    match event:
        case (kind, wonder, cards) if kind == E_LAID:
            return [DiscLaid(WONDER_IDS[wonder], cards_of(cards))]
        case (kind, seat, card) if kind == E_DREW:
            return [Drew(seat, TYPE_IDS[card])]
        case (kind, count) if kind == E_SHUFFLED:
            return [Shuffled(count)]
        case (kind, seat) if kind == E_PASSED:
            return [Passed(seat)]
        case (kind, seat, wonder, cards) if kind == E_CHOSE:
            return [Chose(seat, WONDER_IDS[wonder], cards_of(cards))]
        case (kind, seat) if kind == E_READY:
            return [Ready(seat)]
        case (kind, seat, count) if kind == E_LAID_DOWN:
            return [LaidDown(seat, count)]
        case (kind, seat, cards, trader) if kind == E_OFFERED:
            return [Offered(seat, cards_of(cards), TRADERS[trader])]
        case (kind, seat, cards) if kind == E_WRONG:
            return [TookBack(seat, cards_of(cards))]
        case (kind, seat) if kind == E_FAILED:
            return [Failed(seat)]
        case (kind, seat, cards) if kind == E_ADDED:
            return [Added(seat, cards_of(cards))]
        case (kind, seat, wonder, units) if kind == E_PIECES:
            return [PutPieces(seat, WONDER_IDS[wonder], units)]
        case (kind, seat, wonder, cards) if kind == E_TOOK:
            return [TookDisc(seat, WONDER_IDS[wonder], cards_of(cards))]
        case (kind, seat, points) if kind == E_REFUSED:
            return [Refused(seat, points)]
        case (kind, wonder, row) if kind == E_FINISHED:
            return [Finished(WONDER_IDS[wonder], row)]
        case (kind, seat, wonder, points) if kind == E_SCORED:
            return [Scored(seat, WONDER_IDS[wonder], points)]
        case _:
            return typed_later(event)


def typed_later(event: tuple[int, ...]) -> list[Event]:
    """The typed form of what happens with action cards and at the end of the game."""
    match event:
        case (kind, seat) if kind == E_GAINED:
            return [GainedAction(seat)]
        case (kind, seat, card) if kind == E_ACTION:
            return [DrewAction(seat, ACTION_IDS[card])]
        case (kind, seat, card) if kind == E_PLAYED:
            return [Played(seat, ACTION_IDS[card])]
        case (kind, seat, cards) if kind == E_SWAPPED:
            return [Swapped(seat, cards_of(cards))]
        case (kind, ending) if kind == E_ENDED:
            return [Ended(ENDINGS[ending])]
        case (kind, seat, card) if kind == E_SHOWN:
            return [ShowedAction(seat, ACTION_IDS[card])]
        case (kind, seat, wonder, points) if kind == E_UNFINISHED:
            return [ScoredUnfinished(seat, WONDER_IDS[wonder], points)]
        case (kind, seat, points) if kind == E_BONUS:
            return [ScoredDiscs(seat, points)]
        case (kind, seat, points) if kind == E_CARDS:
            return [ScoredCards(seat, points)]
        case (kind, winners) if kind == E_WON:
            seats = [seat for seat in range(5) if winners >> seat & 1]
            return [Won(seat, len(seats)) for seat in seats]
    raise AssertionError(f"no event {event}")


def seen_by(journal: Journal, viewer: int) -> list[Event]:
    """The events of a journal that a viewer may know."""
    return [found for event in journal.seen_by(viewer) for found in typed(event)]
