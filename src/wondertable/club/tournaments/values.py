"""What a tournament is made of, as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, Literal

import msgspec

Kind = Literal["swiss", "round-robin", "knock-out", "duplicate"]
Scoring = Literal["match-points", "difference"]

KINDS: Final[tuple[Kind, ...]] = ("swiss", "round-robin", "knock-out", "duplicate")
SCORINGS: Final[tuple[Scoring, ...]] = ("match-points", "difference")

MOST_ENTRANTS: Final = 500
MOST_ROUNDS: Final = 30
FARTHEST: Final = 30
"""A margin of more points counts as this; a victory before the end counts as this too."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a tournament is held."""

    kind: Kind
    seats: int = 2
    """How many sit at a table."""
    least: int = 2
    """How many sit at least, where the entrants do not fill the tables."""
    rounds: int = 0
    """How many rounds a Swiss or duplicate tournament has; 0: as many as its entrants need."""
    boards: int = 1
    """How many deals a group plays in every round of a duplicate tournament."""
    scoring: Scoring = "match-points"
    """How those who held the same cards are compared."""


@dataclass(frozen=True)
class Entrant:
    """Somebody who plays; what is known of them beside the number stands elsewhere."""

    number: int
    """From 0, in the order of seeding: 0 is thought the strongest."""
    since: int = 1
    """The first round that they may play."""
    until: int | None = None
    """The last round that they were there for, if they have left."""

    def plays(self, round_number: int) -> bool:
        """Whether they are there in a round."""
        return self.since <= round_number and (self.until is None or round_number <= self.until)


@dataclass(frozen=True)
class Result:
    """How a table ended, by seats."""

    places: tuple[int, ...]
    """1 is best; equal places are shared. All 0: it counts for nobody."""
    points: tuple[int, ...] = ()
    """What the game itself counted; nothing if it was won before the end."""


@dataclass(frozen=True)
class Meeting:
    """Who meets at one table of a round; somebody alone has a bye."""

    round: int
    """From 1."""
    seats: tuple[int, ...]
    """The numbers of entrants, by seats."""
    board: int = 0
    """Which deal of the round, where several tables play the same."""
    result: Result | None = None

    @property
    def bye(self) -> bool:
        """Whether somebody waits this round out."""
        return len(self.seats) == 1


@dataclass(frozen=True)
class Standing:
    """Where an entrant stands."""

    number: int
    place: int
    """Those who cannot be told apart share one."""
    points: Fraction
    breaks: tuple[Fraction, ...]
    """What decides among equal points, the most important first."""
    played: int
    won: int
    gone: bool = False


@dataclass
class Past:
    """What the rounds so far say of everybody, for drawing the next."""

    met: dict[frozenset[int], int] = field(default_factory=dict)
    """How often two have met."""
    byes: dict[int, int] = field(default_factory=dict)
    sat: dict[tuple[int, int], int] = field(default_factory=dict)
    """How often an entrant had a seat."""
    last_seat: dict[int, int] = field(default_factory=dict)

    def meetings_of(self, one: int, other: int) -> int:
        """How often two have met."""
        return self.met.get(frozenset((one, other)), 0)

    def firsts(self, one: int) -> int:
        """How much more often somebody sat first than second, at a table of two."""
        return self.sat.get((one, 0), 0) - self.sat.get((one, 1), 0)


def past_of(meetings: list[Meeting]) -> Past:
    """Adds up who met, who waited and who sat where."""
    past = Past()
    for meeting in sorted(meetings, key=lambda one: (one.round, one.board)):
        if meeting.bye:
            past.byes[meeting.seats[0]] = past.byes.get(meeting.seats[0], 0) + 1
            continue
        for seat, one in enumerate(meeting.seats):
            past.sat[one, seat] = past.sat.get((one, seat), 0) + 1
            past.last_seat[one] = seat
            if meeting.board:  # the boards of a round are one meeting
                continue
            for other in meeting.seats[:seat]:
                pair = frozenset((one, other))
                past.met[pair] = past.met.get(pair, 0) + 1
    return past
