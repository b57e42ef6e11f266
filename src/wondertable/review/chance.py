"""Luck: what came, against the mean of what could have come.

It has mean zero whatever the evaluator is, because what came is one of what could have come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State

MOST: Final = 160
"""So many outcomes are gone through; more are drawn from."""

Odds = dict[bytes, tuple[State, float]]
"""Positions by their keys, with how likely they are."""

Glance = Callable[[State], tuple[float, ...]]
"""Every seat's chance in a position; they add up to the same everywhere."""


def outcomes(state: State, rng: Rng, draws: int) -> tuple[list[tuple[State, float]], bool]:
    """What chance may lead to, with how likely it is, and whether that is all of it."""
    found = all_outcomes(state)
    if found is not None:
        return found, True
    drawn = []
    for _ in range(draws):
        one = state.clone()
        one.deal(rng)
        drawn.append((one, 1.0 / draws))
    return drawn, False


def all_outcomes(state: State) -> list[tuple[State, float]] | None:
    """All that chance may lead to, if it is not too much; what comes about in several ways once."""
    done: Odds = {}
    todo: Odds = {state.key(): (state.clone(), 1.0)}
    while todo:
        after: Odds = {}
        for one, odds in todo.values():
            actions, weights = one.legal(CHANCE), one.weights()
            if len(done) + len(actions) > MOST:
                return None
            whole = sum(weights)
            for action, weight in zip(actions, weights, strict=True):
                next_one = one.clone()
                next_one.apply(CHANCE, action)
                add(after if next_one.mover() == CHANCE else done, next_one, odds * weight / whole)
            if len(done) + len(after) > MOST:
                return None
        todo = after
    return list(done.values())


def add(found: Odds, state: State, odds: float) -> None:
    """Adds a way to a position."""
    key = state.key()
    known = found.get(key)
    found[key] = (state, odds) if known is None else (known[0], known[1] + odds)


def luck(
    before: State, after: State, glance: Glance, rng: Rng, draws: int
) -> tuple[tuple[float, ...], int, bool]:
    """What chance brought every seat, by how many outcomes that was found, and if those are all."""
    found, exact = outcomes(before, rng, draws)
    came = glance(after)
    means = [0.0] * len(came)
    for state, odds in found:
        for seat, part in enumerate(glance(state)):
            means[seat] += odds * part
    brought = tuple(part - mean for part, mean in zip(came, means, strict=True))
    return brought, len(found), exact
