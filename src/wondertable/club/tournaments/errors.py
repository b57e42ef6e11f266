"""What a tournament refuses, as values that the pages can say in every language.

WondertableError
└── TournamentError
    ├── UnknownTournament  no tournament of this id
    ├── NotHolder          something that only its host may do
    ├── BadPlan            a plan with a value that does not go with the game
    ├── TooFewEntrants     a start with too few who play
    ├── TournamentFull     no more may play
    ├── TooManyBots        more bots than a server thinks for in one tournament
    ├── TooManyHeld        somebody holds too many tournaments already
    ├── AlreadyIn          somebody who plays already
    ├── NotIn              somebody who does not play
    ├── JoinedTooLate      nobody can join any more
    └── NotNow             something that does not go with how far the tournament is
"""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.core.errors import WondertableError


class TournamentError(WondertableError):
    """Something that cannot be done in this tournament, or not now."""


@dataclass(eq=False)
class UnknownTournament(TournamentError):
    key = "error-unknown-tournament"
    sentence = "There is no tournament “{tournament}”; perhaps it was deleted."
    tournament: str


@dataclass(eq=False)
class NotHolder(TournamentError):
    key = "error-not-holder"
    sentence = "Only who holds the tournament may do this."


@dataclass(eq=False)
class BadPlan(TournamentError):
    key = "error-bad-plan"
    sentence = "In this tournament {setting} cannot be “{value}”; it can be: {known}."
    setting: str
    value: str
    known: str


@dataclass(eq=False)
class TooFewEntrants(TournamentError):
    key = "error-too-few-entrants"
    sentence = "A tournament of this kind needs {least} who play; so far there are {count}."
    least: int
    count: int


@dataclass(eq=False)
class TournamentFull(TournamentError):
    key = "error-tournament-full"
    sentence = "All {most} places of this tournament are taken."
    most: int


@dataclass(eq=False)
class TooManyBots(TournamentError):
    key = "error-too-many-bots"
    sentence = "At most {most} computers can play in a tournament."
    most: int


@dataclass(eq=False)
class TooManyHeld(TournamentError):
    key = "error-too-many-held"
    sentence = "You hold {most} tournaments already; end one of them first."
    most: int


@dataclass(eq=False)
class AlreadyIn(TournamentError):
    key = "error-already-in"
    sentence = "You play in this tournament already."


@dataclass(eq=False)
class NotIn(TournamentError):
    key = "error-not-in"
    sentence = "You do not play in this tournament."


@dataclass(eq=False)
class JoinedTooLate(TournamentError):
    key = "error-joined-too-late"
    sentence = "Nobody can join this tournament any more."


@dataclass(eq=False)
class NotNow(TournamentError):
    key = "error-not-now"
    sentence = "The tournament has gone on meanwhile; this cannot be done any more."
