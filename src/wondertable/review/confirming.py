"""Whether what stands out is a puzzle: forced searches of every choice, and games played out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from wondertable.bots import Bot, find_bot
from wondertable.bots.phases import phase_of
from wondertable.bots.search.finding import Finding, Prospect
from wondertable.bots.themes import theme_of
from wondertable.bots.whys import reasons
from wondertable.core.game import Game
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State
from wondertable.review.gates import Gates
from wondertable.review.judge import Judge, seed_of
from wondertable.review.levels import hits_of, level_of
from wondertable.review.parts import Option
from wondertable.review.puzzle import Place, Puzzle, puzzle_id

TRIED: Final = 5
"""Simulations that must have tried a choice before the scan says anything of it."""
SEEDS: Final = 2
PLAYERS: Final = "senator:8sims"
"""Who plays both choices out."""
DIGITS: Final = 4
"""What is kept of a worth."""

Worths = dict[int, float]
"""What is expected of choices."""


def ahead_of(scan: Finding) -> float:
    """By how much the best choice of a free search is ahead of all others that were tried."""
    others = [one.expected for one in scan.prospects[1:] if one.share * scan.simulations >= TRIED]
    return scan.best.expected - max(others, default=0.0)


def by_worth(scan: Finding) -> list[Prospect]:
    """The choices of a free search: the best one, then those that come nearest to it."""
    enough = TRIED / scan.simulations
    rest = sorted(scan.prospects[1:], key=lambda one: (one.share < enough, -one.expected))
    return [scan.best, *rest]


def confirmed(judge: Judge, gates: Gates, place: Place, order: Sequence[int]) -> Puzzle | None:
    """The puzzle of a position, if it passes all gates: `order` has all choices, the best first."""
    best = order[0]
    worths = forced(judge, gates, place, order)
    if worths is None:
        return None
    view, seat = place.view, place.seat
    others = sorted((one for one in worths if one != best), key=lambda one: -worths[one])
    for number in range(SEEDS):
        deep = deeply(judge, gates, place, [best, *others[: gates.rivals]], number)
        if not is_clear(gates, deep, best):
            return None
        worths |= deep
    seed = seed_of(f"puzzle free {seat}", view)
    free = judge.value(view, seat, gates.deep, seed)
    if free.best.action != best:
        return None
    others.sort(key=lambda one: -worths[one])
    if not is_clear(gates, worths, best):
        return None
    played = played_out(gates, place, best, others[0])
    if played <= 0.0:
        return None
    game = place.game
    told = reasons(game.name, view, seat, best, others[0], free)
    found = hits_of(place, best)
    return Puzzle(
        puzzle_id(game.name, view, seat),
        place.options,
        place.seats,
        place.deal,
        place.choices,
        seat,
        place.ply,
        phase_of(game.name, view),
        tuple(
            Option(game.write(view, seat, one), round(worths[one], DIGITS))
            for one in (best, *others)
        ),
        theme_of(game.name, told),
        level_of(found),
        found,
        played,
        free.best.proved,
        told,
    )


def forced(judge: Judge, gates: Gates, place: Place, order: Sequence[int]) -> Worths | None:
    """What every legal choice is worth by a search of its own; None once one comes too near."""
    view, seat = place.view, place.seat
    seed = seed_of(f"puzzle forced {seat}", view)
    worths: Worths = {}
    for action in order:
        worths[action] = judge.worth(view, seat, action, gates.forced, seed).expected
        if not is_clear(gates, worths, order[0]):
            return None
    return worths


def deeply(judge: Judge, gates: Gates, place: Place, actions: list[int], number: int) -> Worths:
    """What some choices are worth by long searches."""
    seed = seed_of(f"puzzle deep {number} {place.seat}", place.view)
    return {
        action: judge.worth(place.view, place.seat, action, gates.deep, seed).expected
        for action in actions
    }


def is_clear(gates: Gates, worths: Worths, best: int) -> bool:
    """Whether a choice is far enough ahead of all others, in a game that is not decided."""
    next_best = max((worth for one, worth in worths.items() if one != best), default=0.0)
    enough = worths[best] - next_best >= gates.margin
    return enough and worths[best] >= gates.least and next_best <= gates.most


@cache
def player(game: Game) -> Bot:
    """Who plays on."""
    return find_bot(PLAYERS, game)


def played_out(gates: Gates, place: Place, best: int, other: int) -> float:
    """How much more often the best choice won than another one, from what may be hidden."""
    rng = Rng(seed_of(f"puzzle played {place.seat}", place.view))
    gained = 0.0
    for _ in range(gates.pairs):
        world = place.view.fill(rng)
        luck = rng.below(2**31)
        for action, sign in ((best, 1.0), (other, -1.0)):
            gained += sign * result(place, world.clone(), action, Rng(luck))
    return round(gained / gates.pairs, DIGITS)


def result(place: Place, world: State, action: int, rng: Rng) -> float:
    """What a seat gets that makes a choice, all going on as our players do."""
    bot = player(place.game)
    first = {place.seat: action}
    while world.actors():
        if world.mover() == CHANCE:
            world.deal(rng)
            continue
        asked = world.actors()
        chosen = [
            first.pop(seat) if seat in first else bot.choose(world.view(seat), seat, rng)
            for seat in asked
        ]
        for seat, one in zip(asked, chosen, strict=True):
            world.apply(seat, one)
    outcome = world.outcome()
    assert outcome is not None
    return outcome.score(place.seat)
