"""The judge: what a seat may expect, of a position and of one choice, out of its own view."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from wondertable.bots.chances import in_team
from wondertable.bots.kits import find_kit
from wondertable.bots.levels import weights_of
from wondertable.bots.search.brain import scores_of
from wondertable.bots.search.finding import Finding, Prospect, finding
from wondertable.core.game import Game
from wondertable.core.rng import Rng
from wondertable.core.state import NOBODY, State

SEED_BITS: Final = 62
ENOUGH: Final = 50
"""Simulations that must have tried a choice before what came of it counts."""


class Judge:
    """Thinks about positions of one game with the weights that the package has for it."""

    def __init__(self, game: Game, team: int = 1) -> None:
        self.game = game
        self.team = team
        self.kit = find_kit(game.name)
        self.brain = self.kit.brain(weights_of(game.name))

    def value(self, view: State, seat: int, simulations: int, seed: int) -> Finding:
        """All choices of a seat that is asked, weighed freely."""
        return self._think(view, seat, simulations, seed)

    def worth(self, view: State, seat: int, action: int, simulations: int, seed: int) -> Prospect:
        """One legal choice of a seat that is asked: all simulations try it."""
        return self._think(view, seat, simulations, seed, action).best

    def is_last(self, view: State) -> bool:
        """Whether it is the last turn, in which others are seen to look ahead too."""
        return self.kit.last(view)

    def is_mixed(self, view: State) -> bool:
        """Whether choices are drawn here, by what others may choose at the same time.

        What one of them is worth can only be told beside the others then.
        """
        return self.kit.secrets and self.kit.rivals and len(view.actors()) > 1

    def part(self, expected: float) -> float:
        """The chance of a team, by what is expected for one of its seats."""
        return in_team(expected, self.team)

    def glance(self, state: State, simulations: int, seed: int) -> tuple[float, ...]:
        """Every seat's chance in a whole position, each by its own view; a team counts once."""
        seats = int(state.seat_count())
        mover = state.mover()
        if mover == NOBODY:
            parts = scores_of(state, seats)
        elif not self.kit.secrets and mover >= 0:
            parts = list(self._think(state.view(mover), mover, simulations, seed).expected)
        else:
            views = [state.view(seat) for seat in range(seats)]
            parts = [
                self._think(view, seat, simulations, seed).expected[seat]
                for seat, view in enumerate(views)
            ]
        whole = sum(parts)
        return tuple(self.team * part / whole for part in parts)

    def _think(
        self, view: State, seat: int, simulations: int, seed: int, only: int | None = None
    ) -> Finding:
        search = self.kit.search(self.brain, int(view.seat_count()))
        rng = Rng(seed)
        if only is None:
            return finding(search, search.think(view, seat, rng, simulations))
        return finding(search, search.think(view, seat, rng, simulations, only=only))


def seed_of(label: str, position: State) -> int:
    """The seed for a position, or for what a seat sees of one: equal for equal ones, everywhere."""
    drawn = sha256(label.encode() + b"\0" + position.key()).digest()
    return int.from_bytes(drawn[:8], "big") >> (64 - SEED_BITS)
