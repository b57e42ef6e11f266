"""What the viewer of a view has seen rules out more than the rules do."""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.core.errors import Reason


@dataclass(frozen=True)
class Handful:
    """Things that chance shows a viewer together, such as the cards of a hand."""

    before: str
    """What stands before the things in a line of notation."""
    after: str
    """What stands behind them."""
    count: int
    """How many things there are."""
    things: tuple[str, ...]
    """All that may be among them, each as often as it may."""
    whole: bool
    """Whether one line holds all of them; else each has a line of its own."""

    def lines(self, things: list[str]) -> list[str]:
        """The notation for these things."""
        if self.whole:
            return [" ".join((self.before, *things, self.after))]
        return [f"{self.before} {thing}" for thing in things]


class Witness:
    """Knows only the rules: for games in which they alone limit what chance may show."""

    def rules_out(self, seat: int, text: str) -> Reason | None:
        """Why a line that the rules would allow contradicts what the viewer has seen."""
        return None

    def handful(self) -> Handful | None:
        """What the viewer is shown next, where that is more than one thing."""
        return None
