"""What can be wrong with a table of 7 Wonders.

SetupError
├── BadTeams           a number of players that cannot make teams
└── TeamsNeedCities    teams without the expansion that has their rules
"""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.core.errors import SetupError


@dataclass(eq=False)
class BadTeams(SetupError):
    key = "error-bad-teams"
    sentence = "Teams of {game} are for {known} players, not for {seats}."
    game: str
    seats: int
    known: str


@dataclass(eq=False)
class TeamsNeedCities(SetupError):
    key = "error-teams-need-cities"
    sentence = "Teams of {game} play with Cities; set cities to on."
    game: str
