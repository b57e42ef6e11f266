"""Players made of code. A bot is added by adding it here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wondertable.bots.bot import Bot
from wondertable.bots.greedy import GreedyBot
from wondertable.bots.uniform import RandomBot
from wondertable.core.errors import UnknownBot

__all__ = ["BOTS", "Bot", "find_bot"]

BOTS: Final[dict[str, Callable[[], Bot]]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}


def find_bot(name: str) -> Bot:
    """A new bot of a name."""
    if name not in BOTS:
        raise UnknownBot(name, ", ".join(BOTS))
    return BOTS[name]()
