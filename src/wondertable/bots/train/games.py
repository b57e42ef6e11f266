"""Games that are played to learn from them."""

from __future__ import annotations

from dataclasses import dataclass
from math import nan, tanh
from typing import Final

from wondertable.bots.search.brain import Brain, Features, Rollout
from wondertable.bots.search.kit import Kit, Sitting
from wondertable.bots.search.net import Collector, Weights
from wondertable.bots.search.tree import Node
from wondertable.bots.train.samples import Samples
from wondertable.core.course import Course
from wondertable.core.game import Game
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State

UNTOLD: Final = 255
"""An ending of which there is nothing to learn: a shared victory, or a game with one ending."""
CLEAR: Final = 20.0
"""Points by which a victory is a clear one."""
TRIES: Final = 400
"""Sensible games that are begun, at the most, to find a position of a rare kind."""


def collected(features: Features, state: State, seat: int) -> Collector:
    """The inputs of a position."""
    seen = Collector()
    features.describe(state, seat, seen)
    return seen


def finish(samples: Samples, seats: list[int], state: State, kit: Kit) -> Samples:
    """Adds what every position led to."""
    scores = kit.prizes(state, state.seat_count())
    samples.scores.extend([scores[seat] for seat in seats])
    endings = [ending(state, seat, kit) for seat in range(state.seat_count())]
    margins = [margin(state, seat, kit) for seat in range(state.seat_count())]
    samples.endings.extend([endings[seat] for seat in seats])
    samples.margins.extend([margins[seat] for seat in seats])
    if seats:
        samples.game_ends.append(len(samples))
    return samples


def ending(state: State, seat: int, kit: Kit) -> int:
    """How a game ended for a seat: won in one of the kit's ways, or else lost in one of them."""
    outcome = state.outcome()
    assert outcome is not None
    if outcome.reason not in kit.reasons or len(outcome.winners) > 1:
        return UNTOLD
    way = kit.reasons.index(outcome.reason)
    return way if outcome.score(seat) else len(kit.reasons) + way


def margin(state: State, seat: int, kit: Kit) -> float:
    """By how much a seat was ahead in the end, if points decided: from -1 to 1."""
    outcome = state.outcome()
    assert outcome is not None
    if not kit.reasons or outcome.reason != kit.reasons[-1]:
        return nan
    points = [sum(state.points(at)) for at in range(state.seat_count())]
    own = points.pop(seat)
    return tanh((own - max(points)) / CLEAR)


def sensible_game(game: Game, kit: Kit, sitting: Sitting, rng: Rng, kept: float) -> Samples:
    """A sensible game, one choice in ten at random; a part of its positions is kept."""
    state = game.new(sitting.seats, sitting.options)
    rollout, features = kit.rollout(), kit.features()
    rollout.begin(rng)
    samples, seats = Samples(), []

    def choose(seat: int) -> int:
        legal = state.legal(seat)
        wild = rng.below(10) == 0
        sensible = rollout.choose(state, seat, rng)
        if rng.below(1000) < int(1000 * kept):
            rows = [features.rows(state, seat, action) for action in legal]
            shares = [float(action == sensible) for action in legal]
            samples.add(collected(features, state, seat), rows, shares, 0.0)
            seats.append(seat)
        return legal[rng.below(len(legal))] if wild else sensible

    Course(game, state).play_out(lambda: state.deal(rng), choose)
    for at, score in enumerate(finish(samples, seats, state, kit).scores):
        samples.values[at] = score  # nobody searched, so there is no second opinion
    return samples


@dataclass(frozen=True)
class Study:
    """How self-play is played."""

    simulations: int = 300
    explore: float = 1.5
    noise: float = 0.25
    hot: int = 20
    """Decisions that are drawn by their visits; later ones are played sharper."""
    led: float = 0.5
    """The part of the games that the rollout begins: it has ideas that the search would not try."""
    lead: int = 50
    """The most choices that the rollout makes there, one in two."""
    rare: float = 0.0
    """The part of the games that begin with a position of the kit's rare kind."""
    league: float = 0.0
    """The part of the games in which one seat is not the learner's: see `rival`."""


def studied_game(
    game: Game,
    kit: Kit,
    weights: Weights,
    sitting: Sitting,
    study: Study,
    rng: Rng,
    elders: tuple[Weights, ...] = (),
) -> Samples:
    """A game of the search against itself, or against others, of which every choice is kept."""
    rollout = kit.rollout()
    rollout.begin(rng)
    lead = rng.below(study.lead) if happens(study.led, rng) else 0
    course = begun(game, kit, sitting, rollout, rng, rare=happens(study.rare, rng))
    state = course.state
    features = kit.features()
    search = kit.search(kit.brain(weights), sitting.seats, study.explore, study.noise)
    samples, seats = Samples(), []
    alone: list[int] = []  # positions of rivals, which only their end says something about
    guest = rng.below(sitting.seats) if happens(study.league, rng) else -1
    other = search
    if guest >= 0:
        other = kit.search(rival(kit, weights, elders, guest, rng), sitting.seats)

    def choose(seat: int) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        view = state.view(seat)
        if course.ply < lead and rng.below(2) == 0:
            return rollout.choose(view.fill(rng), seat, rng)
        seats.append(seat)
        if seat == guest:
            node = other.think(view, seat, rng, study.simulations)
            alone.append(len(seats) - 1)
            samples.add(collected(features, view, seat), [], [], 0.0)
            return drawn(node, 2 * study.hot, study.hot, rng)
        node = search.think(view, seat, rng, study.simulations)
        rows = [features.rows(view, seat, edge.action) for edge in node.edges]
        shares = [edge.visits / node.visits for edge in node.edges]
        samples.add(collected(features, view, seat), rows, shares, node.total / node.visits)
        return drawn(node, course.ply, study.hot, rng)

    course.play_out(lambda: state.deal(rng), choose)
    finish(samples, seats, state, kit)
    for at in alone:
        samples.values[at] = samples.scores[at]
    return samples


def happens(part: float, rng: Rng) -> bool:
    """Whether something happens that does so in a part of all games."""
    return part > 0.0 and rng.below(1000) < int(1000 * part)


def rival(kit: Kit, weights: Weights, elders: tuple[Weights, ...], seat: int, rng: Rng) -> Brain:
    """Who sits on a seat instead of the learner: a hunter, a rollout mind, or an older version."""
    kinds = [kit.brain(None)] + [kit.brain(elder) for elder in elders[-2:]]
    if kit.hunter is not None:
        kinds += [kit.hunter(weights, seat)] * len(kinds)
    return kinds[rng.below(len(kinds))]


def begun(
    game: Game, kit: Kit, sitting: Sitting, rollout: Rollout, rng: Rng, *, rare: bool
) -> Course:
    """A new game, or one that sensible play has brought to a rare position."""
    for _ in range(TRIES if rare and kit.rare is not None else 0):
        state = game.new(sitting.seats, sitting.options)
        course = Course(game, state)
        rollout.begin(rng)
        while actors := state.actors():
            if actors[0] == CHANCE:
                state.deal(rng)
            elif kit.rare is not None and kit.rare(state):
                return course
            else:
                for seat in actors:
                    course.carry_out(seat, rollout.choose(state, seat, rng))
    return Course(game, game.new(sitting.seats, sitting.options))


def drawn(node: Node, ply: int, hot: int, rng: Rng) -> int:
    """A choice drawn by its visits, the later in the game the sharper."""
    power = 1.0 if ply < hot else 2.0 if ply < 2 * hot else 3.3
    weights = [edge.visits**power for edge in node.edges]
    rest = sum(weights) * rng.word() / 2**32
    for edge, weight in zip(node.edges, weights, strict=True):
        rest -= weight
        if rest < 0:
            return edge.action
    return node.edges[-1].action
