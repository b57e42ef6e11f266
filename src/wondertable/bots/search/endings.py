"""What a game tells a search about its end, so that what is certain can be proved."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State

FAR: Final = 1000000000000
"""More positions than anybody can look at."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Endings:
    """What any game can tell; a game may know better, or quicker."""

    def score(self, state: State, seat: i64) -> float:
        """The seat's part of the victory in a finished game."""
        outcome = state.outcome()
        assert outcome is not None
        return outcome.score(seat)

    def deal(self, state: State, rng: Rng) -> float:
        """Lets chance act until somebody is asked; returns how likely what it did was.

        It may be less than that where the same comes about in several ways, and 0 where nobody
        needs to know.
        """
        odds = 1.0
        while state.mover() == CHANCE:
            actions = state.legal(CHANCE)
            weights = state.weights()
            total: i64 = 0
            for weight in weights:
                total += weight
            rest: i64 = rng.below(total)
            at: i64 = 0
            while rest >= weights[at]:
                rest -= weights[at]
                at += 1
            odds *= float(weights[at]) / float(total)
            state.apply(CHANCE, actions[at])
        return odds

    def at_once(self, state: State) -> i64:
        """A choice of the mover that wins before anybody else is asked; -1 if none is known."""
        return -1

    def key(self, state: State) -> i64:
        """A number that tells positions apart which are worth to be known again; else 0.

        Where it is equal, both seats must get the same from there.
        """
        return 0

    def rest(self, state: State) -> i64:
        """How many positions it takes, roughly, to play the game to its end in all ways."""
        return FAR
