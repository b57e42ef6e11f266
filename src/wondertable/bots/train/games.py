"""Games that are played to learn from them."""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.bots.search.brain import Features
from wondertable.bots.search.kit import Kit, Sitting
from wondertable.bots.search.net import Collector, Weights
from wondertable.bots.search.tree import Node
from wondertable.bots.train.samples import Samples
from wondertable.core.course import Course
from wondertable.core.game import Game
from wondertable.core.rng import Rng
from wondertable.core.state import State


def collected(features: Features, state: State, seat: int) -> Collector:
    """The inputs of a position."""
    seen = Collector()
    features.describe(state, seat, seen)
    return seen


def finish(samples: Samples, seats: list[int], state: State, kit: Kit) -> Samples:
    """Adds what every position led to."""
    scores = kit.prizes(state, state.seat_count())
    samples.scores.extend([scores[seat] for seat in seats])
    return samples


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


def studied_game(
    game: Game, kit: Kit, weights: Weights, sitting: Sitting, study: Study, rng: Rng
) -> Samples:
    """A game of the search against itself, of which every choice is kept."""
    state = game.new(sitting.seats, sitting.options)
    features = kit.features()
    search = kit.search(kit.brain(weights), sitting.seats, study.explore, study.noise)
    rollout = kit.rollout()
    rollout.begin(rng)
    lead = rng.below(study.lead) if rng.below(1000) < int(1000 * study.led) else 0
    samples, seats = Samples(), []
    course = Course(game, state)

    def choose(seat: int) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        view = state.view(seat)
        if course.ply < lead and rng.below(2) == 0:
            return rollout.choose(view.fill(rng), seat, rng)
        node = search.think(view, seat, rng, study.simulations)
        rows = [features.rows(view, seat, edge.action) for edge in node.edges]
        shares = [edge.visits / node.visits for edge in node.edges]
        samples.add(collected(features, view, seat), rows, shares, node.total / node.visits)
        seats.append(seat)
        return drawn(node, course.ply, study.hot, rng)

    course.play_out(lambda: state.deal(rng), choose)
    return finish(samples, seats, state, kit)


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
