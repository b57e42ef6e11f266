"""The bot that plays anything."""

from __future__ import annotations

from wondertable.bots.bot import Bot
from wondertable.core.rng import Rng
from wondertable.core.state import State


class RandomBot(Bot):
    """Every legal action is equally likely."""

    name = "random"

    def choose(self, view: State, seat: int, rng: Rng) -> int:
        """Any legal action."""
        actions = view.legal(seat)
        return actions[rng.below(len(actions))]
