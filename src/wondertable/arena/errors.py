"""What can go wrong in the arena.

WondertableError
└── ArenaError
    ├── BadLineup          a number of bots that the seats cannot be shared out to
    ├── OtherMatch         a file with the results of another match
    ├── DamagedMatch       a file that holds no results
    ├── NoDataSet          a folder without games of self-play
    ├── DamagedDataSet     games of self-play that are not what their index says
    └── OtherRules         games of self-play by rules that are not known here
"""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.core.errors import WondertableError


class ArenaError(WondertableError):
    """A match that cannot be played like this."""


@dataclass(eq=False)
class BadLineup(ArenaError):
    key = "error-bad-lineup"
    sentence = (
        "{game} with {seats} players needs {seats} bots, or 2 that share the seats, not {bots}."
    )
    game: str
    seats: int
    bots: int


@dataclass(eq=False)
class OtherMatch(ArenaError):
    key = "error-other-match"
    sentence = "{file} holds another match ({what}: {found}, not {wanted})."
    file: str
    what: str
    found: str
    wanted: str


@dataclass(eq=False)
class DamagedMatch(ArenaError):
    key = "error-damaged-match"
    sentence = "{file}, line {line}: this is not a result of the arena ({why})."
    file: str
    line: int
    why: str


@dataclass(eq=False)
class NoDataSet(ArenaError):
    key = "error-no-data-set"
    sentence = "{folder} holds no games of self-play."
    folder: str


@dataclass(eq=False)
class DamagedDataSet(ArenaError):
    key = "error-damaged-data-set"
    sentence = "In {folder} game {number} is not what the index says; play the set anew."
    folder: str
    number: int


@dataclass(eq=False)
class OtherRules(ArenaError):
    key = "error-other-rules"
    sentence = "{folder} has games of {game} by rules {found}; this program plays by {known}."
    folder: str
    game: str
    found: int
    known: int
