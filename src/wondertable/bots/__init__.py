"""Players made of code. A bot is added by adding it here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wondertable.bots.bot import Bot
from wondertable.bots.budget import Budget, parse_budget
from wondertable.bots.errors import NoBudget
from wondertable.bots.foreign import PREFIX, ForeignBot
from wondertable.bots.friend import FriendBot
from wondertable.bots.greedy import GreedyBot
from wondertable.bots.hunter import HUNTER, HunterBot, has_hunter
from wondertable.bots.levels import LEVELS, Level, SearchBot
from wondertable.bots.own import OwnBot, is_own, own_bot
from wondertable.bots.uniform import RandomBot
from wondertable.core.errors import UnknownBot
from wondertable.core.game import Game
from wondertable.games import find_game

__all__ = [
    "BOTS",
    "SPARRING",
    "USUAL",
    "Bot",
    "Budget",
    "Maker",
    "OwnBot",
    "find_bot",
    "is_foreign",
    "needs_record",
    "parse_budget",
]

Maker = Callable[[Game, Budget | None], Bot]


def plain(kind: type[RandomBot | GreedyBot]) -> Maker:
    """Makes bots that do not search: the same for every game, without a budget."""

    def make(game: Game, budget: Budget | None) -> Bot:
        if budget is not None:
            raise NoBudget(kind.name, str(budget))
        return kind()

    return make


def searching(level: Level) -> Maker:
    """Makes bots of a level."""

    def make(game: Game, budget: Budget | None) -> Bot:
        return (FriendBot if level.even else SearchBot)(game, level, budget)

    return make


BOTS: Final[dict[str, Maker]] = {
    **{kind.name: plain(kind) for kind in (RandomBot, GreedyBot)},
    **{level.name: searching(level) for level in LEVELS},
}
"""The bots that people can choose, the weakest first; then those with other aims."""

SPARRING: Final = (HUNTER.name,)
"""Bots to measure others by, in the games that have them; people are not offered them."""

USUAL: Final = "citizen"
"""The bot that is offered first."""


def find_bot(spec: str, game: str | Game) -> Bot:
    """A new bot for a game: `citizen`, or with a budget `citizen:100ms`, `citizen:800sims`.

    `exec:PROGRAM with arguments` is a program of others, `mybot.py:MyBot` a class of one's own;
    never to be called with what visitors of a server say.
    """
    game = find_game(game) if isinstance(game, str) else game
    if spec.startswith(PREFIX):
        return ForeignBot(game, spec.removeprefix(PREFIX))
    if is_own(spec):
        return own_bot(spec, game)
    name, colon, text = spec.partition(":")
    budget = parse_budget(text) if colon and (name in BOTS or name in SPARRING) else None
    if name in SPARRING and has_hunter(game):
        return HunterBot(game, budget)
    if name not in BOTS:
        raise UnknownBot(name, ", ".join(BOTS))
    return BOTS[name](game, budget)


def is_foreign(spec: str) -> bool:
    """Whether this names code of others, which visitors of a server may never start."""
    return spec.startswith(PREFIX) or is_own(spec)


def needs_record(spec: str) -> bool:
    """Whether a bot of ours wants to know how the game came to the position."""
    name = spec.partition(":")[0]
    return any(level.even and level.name == name for level in LEVELS)
