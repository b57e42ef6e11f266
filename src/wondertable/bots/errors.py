"""What can be wrong with bots.

SetupError
└── BotError
    ├── BadBudget          a budget that is no positive time or number of simulations
    └── NoBudget           a budget for a bot that does not search
"""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.core.errors import SetupError


class BotError(SetupError):
    """A bot that cannot be had like this."""


@dataclass(eq=False)
class BadBudget(BotError):
    key = "error-bad-budget"
    sentence = "A bot cannot think for “{budget}”; write 100ms, 2s or 800sims, above zero."
    budget: str


@dataclass(eq=False)
class NoBudget(BotError):
    key = "error-no-budget"
    sentence = "The bot {bot} does not search, so it takes no budget like “{budget}”."
    bot: str
    budget: str
