"""Advice for people: the best choices of a seat, its chance to win after each, and why."""

from __future__ import annotations

from typing import Final, NamedTuple

from wondertable.bots.bot import Bot
from wondertable.bots.chances import all_chances, chance_of
from wondertable.bots.levels import SearchBot
from wondertable.bots.whys import whys
from wondertable.core.game import Game
from wondertable.core.rng import Rng
from wondertable.core.state import State
from wondertable.core.why import Why

ADVISER: Final = "oracle"
"""The level that is asked for advice."""

MOST_CHOICES: Final = 3


class AdvisedChoice(NamedTuple):
    """One of the best choices."""

    action: str
    """In notation."""
    expected: float
    """The seat's chance to win after it, alone or with its team (`bots/chances.py`)."""
    share: float
    """The part of the simulations that tried it."""
    whys: tuple[Why, ...] = ()
    """What speaks for it, the weightiest first."""

    @property
    def percent(self) -> int:
        """The seat's chance to win after it."""
        return percent(self.expected)


class Advice(NamedTuple):
    """The best choices, the most promising first."""

    choices: tuple[AdvisedChoice, ...]
    expected: tuple[float, ...]
    """Every seat's chance to win now, alone or with its team."""


def advise(bot: Bot, game: Game, view: State, seat: int, rng: Rng) -> Advice:
    """What a searching bot advises a seat that is asked, out of what the seat may see."""
    if not isinstance(bot, SearchBot):
        raise TypeError(f"the bot {bot.name} does not search")
    found = bot.find(view, seat, rng)
    best = found.prospects[:MOST_CHOICES]
    choices = tuple(
        AdvisedChoice(
            game.write(view, seat, prospect.action),
            chance_of(game.name, view, seat, prospect.expected),
            prospect.share,
            whys(game.name, view, seat, prospect.action, best),
        )
        for prospect in best
    )
    return Advice(choices, all_chances(game.name, view, seat, found.expected))


def percent(expected: float) -> int:
    """A chance in whole percent; 0 and 100 are kept for what is certain."""
    if expected in (0.0, 1.0):
        return round(100 * expected)
    return min(99, max(1, round(100 * expected)))
