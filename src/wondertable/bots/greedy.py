"""The bot that looks one action ahead."""

from __future__ import annotations

from typing import Final

from wondertable.bots.bot import Bot
from wondertable.core.rng import Rng
from wondertable.core.state import State

SAMPLES: Final = 3
"""How often an action is tried: chance, and what is hidden, have a say in what follows."""
WIN: Final = 1000.0
LARGEST_SEED: Final = 2**31 - 1


class GreedyBot(Bot):
    """Takes the action that promises the largest lead, now and after a random rest of the game.

    The lead of the moment alone would never gather what pays off later, and beats random play in
    no more than 82 % of games of Duel. All actions meet the same luck, so that luck does not
    decide between them.
    """

    name = "greedy"

    def choose(self, view: State, seat: int, rng: Rng) -> int:
        """The best action, or any of those that are equally good."""
        actions = view.considered(seat)
        if len(actions) == 1:
            return actions[0]
        luck = rng.below(LARGEST_SEED)
        promises = [promise(view, seat, action, luck) for action in actions]
        most = max(promises)
        best = [action for action, value in zip(actions, promises, strict=True) if value == most]
        return best[rng.below(len(best))]


def promise(view: State, seat: int, action: int, luck: int) -> float:
    """What an action promises, summed over samples of what the seat cannot know."""
    total = 0.0
    for sample in range(SAMPLES):
        rng = Rng(luck, sample)
        state = after(view, seat, action, rng)
        end = state.clone()
        end.playout(rng)
        outcome = end.outcome()
        assert outcome is not None
        seats = len(outcome.ranks)
        total += lead(state, seat, seats) + lead(end, seat, seats)
    return total


def after(view: State, seat: int, action: int, rng: Rng) -> State:
    """A position that an action may lead to; others who choose at the same time do so at random."""
    state = view.fill(rng)
    others = [other for other in state.actors() if other != seat]
    state.apply(seat, action)
    for other in others:
        choices = state.considered(other)
        state.apply(other, choices[rng.below(len(choices))])
    state.deal(rng)
    return state


def lead(state: State, seat: int, seats: int) -> float:
    """Own points less those of the best rival; a victory counts more than all points."""
    points = [sum(state.points(at)) for at in range(seats)]
    ahead = points.pop(seat) - max(points, default=0)
    outcome = state.outcome()
    if outcome is None:
        return ahead
    won = outcome.score(seat)
    return ahead + (WIN * won if won else -WIN)
