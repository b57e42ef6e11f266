"""What can be wrong with environments for learners.

WondertableError
└── GymError
    ├── NoSpaces           a game that has no numbers for learners
    ├── BadActions         actions of another kind, number or type than are wanted
    ├── IllegalNumber      a number that is not allowed now, where that is an error
    ├── NotReset           an environment that is used before its first reset
    ├── Finished           a game that is over, and has nothing more to do
    ├── NoAgent            an agent that the game does not have
    ├── WrongSetting         a setting with a value that it does not take
    └── NoExtra            a library that is not installed
"""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.core.errors import WondertableError


class GymError(WondertableError):
    """An environment, or a data set, that cannot be had or used like this."""


@dataclass(eq=False)
class NoSpaces(GymError):
    key = "error-no-spaces"
    sentence = "{game} has no numbers for learners; there are: {known}."
    game: str
    known: str


@dataclass(eq=False)
class BadActions(GymError):
    key = "error-bad-actions"
    sentence = "Actions are {wanted}, not {found}."
    wanted: str
    found: str


@dataclass(eq=False)
class IllegalNumber(GymError):
    key = "error-illegal-number"
    sentence = "Seat {seat} may not choose number {number} now; its mask has {count} others."
    seat: int
    number: int
    count: int


@dataclass(eq=False)
class NotReset(GymError):
    key = "error-not-reset"
    sentence = "{name} has no game yet; call reset() first."
    name: str


@dataclass(eq=False)
class Finished(GymError):
    key = "error-finished"
    sentence = "The game of {name} is over; call reset() for another one."
    name: str


@dataclass(eq=False)
class NoAgent(GymError):
    key = "error-no-agent"
    sentence = "{name} has no agent {agent}; there are: {known}."
    name: str
    agent: str
    known: str


@dataclass(eq=False)
class WrongSetting(GymError):
    key = "error-wrong-setting"
    sentence = "{setting} cannot be “{value}”; it can be: {known}."
    setting: str
    value: str
    known: str


@dataclass(eq=False)
class NoExtra(GymError):
    key = "error-no-extra"
    sentence = "{library} is missing: install wondertable with its extra “{extra}”."
    library: str
    extra: str
