"""How long a bot may think about one choice."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from wondertable.bots.errors import BadBudget

MOST_SECONDS: Final = 3600.0
MOST_SIMULATIONS: Final = 100_000_000
FORM: Final = re.compile(r"(\d+(?:\.\d+)?)(ms|s|sims)")


@dataclass(frozen=True)
class Budget:
    """CPU seconds, or simulations; the latter make a choice reproducible by its seed."""

    seconds: float = 0.0
    simulations: int = 0

    def __str__(self) -> str:
        if self.simulations:
            return f"{self.simulations}sims"
        return f"{self.seconds * 1000:g}ms"


def parse_budget(text: str) -> Budget:
    """The budget that is written as `100ms`, `2s` or `800sims`."""
    found = FORM.fullmatch(text)
    if found is None:
        raise BadBudget(text)
    number, unit = float(found[1]), found[2]
    if unit == "sims":
        if not (number.is_integer() and 1 <= number <= MOST_SIMULATIONS):
            raise BadBudget(text)
        return Budget(simulations=int(number))
    seconds = number / 1000 if unit == "ms" else number
    if not 0 < seconds <= MOST_SECONDS:
        raise BadBudget(text)
    return Budget(seconds=seconds)
