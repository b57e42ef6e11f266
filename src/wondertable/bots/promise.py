"""What actions promise a bot that looks one action ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rng import Rng
from wondertable.core.state import State
from wondertable.core.vector import Vector

SAMPLES: Final = 3
"""How often an action is tried: chance, and what is hidden, have a say in what follows."""
WIN: Final = 1000.0


def promises(view: State, seat: i64, actions: list[int], luck: i64) -> list[float]:
    """What each action promises; all of them meet the same luck."""
    found: list[float] = []
    for action in actions:
        found.append(promise(view, seat, action, luck))
    return found


def promise(view: State, seat: i64, action: i64, luck: i64) -> float:
    """What an action promises, summed over samples of what the seat cannot know."""
    total: float = 0.0
    sample: i64 = 0
    while sample < SAMPLES:
        rng = Rng(luck, sample)
        state = after(view, seat, action, rng)
        end = state.clone()
        end.playout(rng)
        total += lead(state, seat) + lead(end, seat)
        sample += 1
    return total


def after(view: State, seat: i64, action: i64, rng: Rng) -> State:
    """A position that an action may lead to; others who choose at the same time do so at random."""
    state = view.fill(rng)
    actors = state.actors()
    state.apply(seat, action)
    if len(actors) > 1:
        choices = Vector()
        for other in actors:
            if other != seat:
                state.considered_into(other, choices)
                state.apply(other, choices.at(rng.below(choices.count)))
    state.deal(rng)
    return state


def lead(state: State, seat: i64) -> float:
    """Own points less those of the best rival; a victory counts more than all points."""
    mine: i64 = points_of(state, seat)
    rivals: i64 = 0
    best: i64 = 0
    seats: i64 = state.seat_count()
    at: i64 = 0
    while at < seats:
        if at != seat:
            theirs: i64 = points_of(state, at)
            if rivals == 0 or theirs > best:
                best = theirs
            rivals += 1
        at += 1
    ahead: float = float(mine - best)
    outcome = state.outcome()
    if outcome is None:
        return ahead
    won: float = outcome.score(seat)
    return ahead + (WIN * won if won else -WIN)


def points_of(state: State, seat: i64) -> i64:
    """All points of a seat."""
    total: i64 = 0
    for points in state.points(seat):
        total += points
    return total
