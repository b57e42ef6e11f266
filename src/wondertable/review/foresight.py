"""The last turn of a game, which all choose at the same time, with the others looking ahead too.

A search where hands are hidden takes others to do what a first glance suggests, which is good
enough while the network knows what comes of it. In the last turn nothing comes after it: whoever
might throw a victory away at a glance does not do so, and what is chosen here decides less than it
seems. So positions that the seat cannot rule out are played to the end; in each of them the others
choose by searches of their own, and all own choices meet the same ones. Who has nothing to win any
more may decide who does, and chooses now this, now that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wondertable.bots.search.brain import scores_of
from wondertable.bots.search.finding import Finding, Prospect
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State

if TYPE_CHECKING:
    from wondertable.review.judge import Judge

GLANCE: Final = 40
"""Simulations for a choice of anybody else."""
HOPELESS: Final = 0.05
"""Who expects no more than this has nothing to win."""
SEEDS: Final = 1 << 30
LEAST: Final = 4
"""So many positions are played out at least, for each half, however little there is to spend."""


def foreseen(
    judge: Judge, view: State, seat: int, played: int, simulations: int, seed: int
) -> Finding:
    """The choices of a seat in the last turn; costs about as much as two such searches.

    The best one is looked for in one half of the positions, and all are weighed in the other: what
    had good luck where it was found has none where it is weighed.
    """
    seats = int(view.seat_count())
    half = max(LEAST, simulations // (GLANCE * (seats - 1)))
    actions = sorted({*view.considered(seat), played})
    looked = [[0.0] * seats for _ in actions]
    weighed = [[0.0] * seats for _ in actions]
    for number in range(2 * half):
        totals = weighed if number % 2 else looked
        for total, scores in zip(
            totals, ends(judge, view, seat, actions, seed, number), strict=True
        ):
            for at, score in enumerate(scores):
                total[at] += score / half
    order = sorted(range(len(actions)), key=lambda at: (-looked[at][seat], actions[at]))
    share = 1.0 / len(actions)
    prospects = tuple(Prospect(actions[at], share, weighed[at][seat], share) for at in order)
    return Finding(prospects, tuple(weighed[order[0]]), simulations * len(actions))


def ends(
    judge: Judge, view: State, seat: int, actions: Sequence[int], seed: int, number: int
) -> list[list[float]]:
    """What everybody gets after each of a seat's choices, in one position that may be."""
    rng = Rng(seed, number)
    world = view.fill(rng)
    others = [other for other in range(int(world.seat_count())) if other != seat]
    for other in others:
        world.retract(other)
    answers = [(other, chosen(judge, world, other, rng)) for other in others]
    found = []
    for action in actions:
        after = world.clone()
        after.apply(seat, action)
        for other, answer in answers:
            after.apply(other, answer)
        found.append(played_out(judge, after, rng))
    return found


def chosen(judge: Judge, state: State, seat: int, rng: Rng) -> int:
    """What a seat chooses by a short search out of what it sees."""
    view = state.view(seat)
    actions = view.considered(seat)
    if len(actions) == 1:
        return actions[0]
    found = judge.value(view, seat, GLANCE, int(rng.below(SEEDS)))
    if found.best.expected > HOPELESS:
        return found.best.action
    tried = [
        one.action for one in found.prospects for _ in range(round(one.share * found.simulations))
    ]
    return tried[rng.below(len(tried))]


def played_out(judge: Judge, state: State, rng: Rng) -> list[float]:
    """What everybody gets in the end, in place: little is left to be chosen."""
    while asked := state.actors():
        if asked == [CHANCE]:
            state.deal(rng)
            continue
        for seat, action in [(seat, chosen(judge, state, seat, rng)) for seat in asked]:
            state.apply(seat, action)
    return scores_of(state, int(state.seat_count()))
