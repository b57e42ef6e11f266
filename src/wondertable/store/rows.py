"""What the store keeps, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Status = Literal["waiting", "running", "paused", "over"]
SeatKind = Literal["person", "bot", "open", "closed"]
Note = Literal["bot-failed", "bot-slow", "time"]
"""Why somebody else chose for a seat: its bot failed, was too slow, or its time was up."""


@dataclass(frozen=True)
class TableRow:
    """A table without its seats and moves."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    settings: dict[str, Any]
    status: Status
    version: int
    seed: bytes
    seed_digest: str
    host: str
    created: float
    updated: float
    used: list[float]
    """Seconds that every seat had thought about this ply when its clock was last stopped."""
    end_reason: str | None
    ranks: list[int]
    rematch_of: str | None
    request: dict[str, Any] | None = None
    """What somebody asks of the others: to take something back."""
    owner: str | None = None
    """The process that may change it, where there are several; it may be gone by now."""
    epoch: int = 0
    """Rises whenever the table changes hands: who still has an older one can write nothing."""
    clocked: float | None = None
    """When `used` was written, by the time of day of the process that did."""


@dataclass(frozen=True)
class SeatRow:
    """A seat, and the hash of the secret by which it is held."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str | None = None
    person: str | None = None
    secret_hash: str | None = None
    language: str = "en"
    handed_over: bool = False


@dataclass(frozen=True)
class MoveRow:
    """A move of the record; never changed once it is written."""

    number: int
    ply: int
    seat: int
    do: str
    at: float
    spent: float
    """Seconds of the seat's clock."""
    note: Note | None


@dataclass(frozen=True)
class LaidRow:
    """A choice that lies face down until all seats have chosen."""

    seat: int
    ply: int
    do: str
    at: float
    spent: float
    note: Note | None


@dataclass(frozen=True)
class Saved:
    """A table with all that belongs to it."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    moves: tuple[MoveRow, ...]
    laid: tuple[LaidRow, ...]
    next_table: str | None


@dataclass(frozen=True)
class BoxRow:
    """A game that is played with the real box and written down by one person."""

    id: str
    person: str
    game: str
    rules: int
    options: dict[str, str]
    names: list[str]
    view: int | None
    """The seat whose cards are seen; none where everything is."""
    lines: list[tuple[int, str]]
    """Who did what, in the order in which it was entered."""
    done: bool
    version: int
    updated: float


TournamentStatus = Literal["open", "running", "over", "cancelled"]


@dataclass(frozen=True)
class TournamentRow:
    """A tournament without its entrants and meetings."""

    id: str
    title: str
    host: str
    game: str
    options: dict[str, str]
    plan: dict[str, Any]
    settings: dict[str, Any]
    """Those of its tables."""
    secret: str
    """All chance of the tournament follows from it; never told."""
    status: TournamentStatus
    round: int
    """The last round that was drawn."""
    rounds: int
    """How many there will be; 0 before the start."""
    listed: bool
    created: float
    updated: float


@dataclass(frozen=True)
class EntrantRow:
    """Somebody who plays in a tournament, or a bot."""

    number: int
    person: str | None
    bot: str | None
    name: str
    language: str
    since: int
    until: int | None = None


@dataclass(frozen=True)
class MeetingRow:
    """A table of a round, or a bye; with its result, once there is one."""

    round: int
    place: int
    board: int
    seats: list[int]
    """The numbers of entrants."""
    table_id: str | None
    places: list[int] | None = None
    points: list[int] | None = None
    reason: str | None = None


@dataclass(frozen=True)
class KeptTournament:
    """A tournament with all that belongs to it."""

    row: TournamentRow
    entrants: tuple[EntrantRow, ...]
    meetings: tuple[MeetingRow, ...]


@dataclass(frozen=True)
class ReviewRow:
    """A complete review of a game that was played at a table."""

    record: str
    """The digest of the record that was reviewed."""
    weights: str
    """The digest of the weights that judged."""
    plan: str
    """How much was thought, in full."""
    table_id: str
    made: float
    text: str


@dataclass(frozen=True)
class DigestRow:
    """What a review says of one seat, in short. Like results, it outlives its table."""

    table_id: str
    seat: int
    record: str
    """The digest of the record that was reviewed."""
    made: float
    text: str


@dataclass(frozen=True)
class LessonRow:
    """How somebody came along with a choice of a finished game that can be learnt from."""

    person: str
    table_id: str
    line: int
    """The line of the record with the choice."""
    found: str
    tried: str
    """What was tried last, in notation."""
    tries: int
    updated: float
