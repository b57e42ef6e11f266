"""What the people at a table agree on beside the options of the game."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from wondertable.bots import USUAL
from wondertable.core.phrases import a_range
from wondertable.table.errors import BadSetting, PracticeClock, RatedSetting

LONGEST_CLOCK: Final = 14 * 24 * 3600
LARGEST_INCREMENT: Final = 3600
SERIES: Final = (3, 5)
"""How many games a series may have."""

ClockKind = Literal["per_move", "per_game"]
AtEnd = Literal["lose", "bot", "random"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think, in seconds: for every choice, or for all of its choices.

    The increment is added to the time for the whole game after every choice.
    """

    kind: ClockKind
    seconds: int
    increment: int = 0


SLOW_MOVE: Final = 3600
SLOW_GAME: Final = 4 * 3600
"""From so many seconds for a choice, or for all of them, on a game is a slow one."""


def is_slow(clock: Clock) -> bool:
    """Whether a game by this clock takes days, not a sitting."""
    return clock.seconds >= (SLOW_MOVE if clock.kind == "per_move" else SLOW_GAME)


class WhatIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From which ply of which finished game another end is tried."""

    table: str
    ply: int


class Series(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Several games of the same people, of which this table is one."""

    games: int
    """How many at most."""
    number: int = 1
    """Which of them it is."""
    halves: tuple[int, ...] = ()
    """What every seat had before this game, in halves of a victory; nothing before the first."""


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far somebody has come who is guided through a first game."""

    step: int = 0
    away: bool = False
    """Whether the guide was left; it can be taken up again."""


class Pause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pause that people agree on: asked for, or begun once all have agreed."""

    seat: int
    """Who asked."""
    until: float
    """When the game goes on by itself, in seconds of Unix time."""
    number: int
    """The version of the table that it came with; answers name it."""
    agreed: tuple[int, ...] = ()
    since: float = 0.0
    """When it began; 0 while somebody has yet to answer."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table; the rules of the game do not depend on them."""

    running_score: bool = True
    """Whether points are shown while the game goes on."""
    spectators: bool = True
    """Whether people without a seat may look on."""
    hints: bool = True
    """Whether people may ask the computer what it would do."""
    memory: bool = True
    """Whether pages remember for their viewers which hidden cards they have seen."""
    team_talk: bool = True
    """Whether partners may talk to each other."""
    talk: bool | None = None
    """Whether people may speak aloud; where nothing was said of it, in all games but rated ones."""
    explain: bool = False
    """A first game: short explanations on the way."""
    practice: bool = False
    """Whether choices may be taken back; such a game is never rated, and has no clock."""
    rated: bool = False
    """Whether the game counts for ratings: without hints, and nobody gets out of it by leaving."""
    listed: bool = False
    """Whether the table stands among the open tables of the server."""
    clock: Clock | None = None
    at_end: AtEnd = "lose"
    """When a seat's time is up: it loses (if there are two seats; else as `bot`), a bot takes over,
    or a random move is made."""
    stand_in: str = USUAL
    """The bot that plays for people who are away."""
    order: Literal["given", "random"] = "given"
    """Whether seats are as the host laid them out, or shuffled when the table is opened."""
    what_if: WhatIf | None = None
    """Set by the hall where a game goes on from a ply of a finished one."""
    guide: Guide | None = None
    """Of a guided first game, whose deal is prepared."""
    series: Series | None = None
    """The series of games to which the table belongs."""
    tournament: str = ""
    """The tournament for which the table was opened."""
    sealed: bool = False
    """Whether the deal stays secret after the end: others play it at other tables."""
    public: bool = False
    """Whether the game stands in the library when it is over, for everybody to look at."""
    imported: bool = False
    """Whether the game was played elsewhere, and came here as a record."""
    pause: Pause | None = None
    """The pause on which the people of a slow game agree."""

    @property
    def talks(self) -> bool:
        """Whether people may speak aloud."""
        return not self.rated if self.talk is None else self.talk


def checked(settings: Settings) -> Settings:
    """The settings, if they go together and their clock can be kept."""
    if settings.rated and settings != as_rated(settings):
        raise RatedSetting
    if settings.series is not None and settings.series.games not in SERIES:
        raise BadSetting("series", str(settings.series.games), ", ".join(map(str, SERIES)))
    clock = settings.clock
    if clock is None:
        return settings
    if settings.practice:
        raise PracticeClock
    if not 1 <= clock.seconds <= LONGEST_CLOCK:
        raise BadSetting("clock", str(clock.seconds), a_range(1, LONGEST_CLOCK))
    if not 0 <= clock.increment <= LARGEST_INCREMENT:
        raise BadSetting("increment", str(clock.increment), a_range(0, LARGEST_INCREMENT))
    return settings


def as_rated(settings: Settings) -> Settings:
    """The same settings for a game that counts for ratings: without what helps."""
    return msgspec.structs.replace(
        settings, rated=True, hints=False, practice=False, explain=False, what_if=None, guide=None
    )


def to_plain(settings: Settings) -> dict[str, Any]:
    """The settings as the store keeps them."""
    plain: dict[str, Any] = msgspec.to_builtins(settings)
    return plain


def from_plain(plain: dict[str, Any]) -> Settings:
    """The settings that the store kept."""
    return msgspec.convert(plain, Settings)
