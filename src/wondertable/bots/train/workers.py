"""The parts of training that are done elsewhere; each is named by numbers and can be done again.

What they play comes back as bytes; whoever asked for it writes it down.
"""

from __future__ import annotations

from functools import lru_cache
from struct import pack, unpack
from typing import Final

from wondertable.bots.kits import find_kit
from wondertable.bots.search.brain import scores_of
from wondertable.bots.search.kit import Sitting
from wondertable.bots.search.net import Weights
from wondertable.bots.search.search import Search
from wondertable.bots.search.weights import parse_weights
from wondertable.bots.task import Parcel
from wondertable.bots.train.games import Study, sensible_game, studied_game
from wondertable.bots.train.samples import Samples
from wondertable.core.course import Course
from wondertable.core.game import Game
from wondertable.core.rng import Rng
from wondertable.core.seed import numbered_seed
from wondertable.games import find_game

KEPT: Final = 0.07
"""The part of the positions of sensible games that is kept: about five of each game of Duel."""
SCORE: Final = "<d"


@lru_cache(maxsize=8)
def weights_in(game: str, parcel: Parcel) -> Weights:
    """The weights of a parcel; those that are used again are unpacked once."""
    return parse_weights(parcel.data, find_kit(game).shape, parcel.digest)[0]


def play_sensibly(
    game: str, sittings: tuple[Sitting, ...], seed: int, first: int, games: int
) -> bytes:
    """The positions of sensible games."""
    samples = Samples()
    rules, kit = find_game(game), find_kit(game)
    for number in range(first, first + games):
        sitting = sittings[number % len(sittings)]
        samples.extend(sensible_game(rules, kit, sitting, Rng(seed, number), KEPT))
    return samples.to_bytes()


def play_studied(
    game: str,
    sittings: tuple[Sitting, ...],
    seed: int,
    first: int,
    games: int,
    study: Study,
    weights: Parcel,
    *elders: Parcel,
) -> bytes:
    """The positions of games of the search, against itself and others."""
    samples = Samples()
    rules, kit = find_game(game), find_kit(game)
    learnt = weights_in(game, weights)
    older = tuple(weights_in(game, elder) for elder in elders)
    for number in range(first, first + games):
        sitting = sittings[number % len(sittings)]
        luck = Rng(seed, number)
        samples.extend(studied_game(rules, kit, learnt, sitting, study, luck, older))
    return samples.to_bytes()


def play_match(game: str, sitting: Sitting, seed: int, simulations: int, *weights: Parcel) -> bytes:
    """The score of the first weights against the second on one deal, over all rotations.

    Seats, or teams, in turn have the one and the other, and the other way round.
    """
    rules, kit = find_game(game), find_kit(game)
    team = rules.team_size(rules.chosen(sitting.options))
    total = 0.0
    for swap in range(2):
        searches = [
            kit.search(kit.brain(weights_in(game, parcel)), sitting.seats) for parcel in weights
        ]
        sides = [(seat // team + swap) % 2 for seat in range(sitting.seats)]
        players = [searches[side] for side in sides]
        scores = scores_between(rules, sitting, players, seed, Rng(seed, swap), simulations)
        total += sum(score for score, side in zip(scores, sides, strict=True) if side == 0)
    return pack(SCORE, total / 2)


def score_in(answer: bytes) -> float:
    """The score that `play_match` tells."""
    score: float = unpack(SCORE, answer)[0]
    return score


def scores_between(
    rules: Game,
    sitting: Sitting,
    players: list[Search],
    seed: int,
    rng: Rng,
    simulations: int,
) -> list[float]:
    """What every seat has of the victory in a game of searches on the deal of a seed."""
    state = rules.new(sitting.seats, sitting.options)
    dealer = rules.dealer(numbered_seed(seed), sitting.seats, sitting.options)
    course = Course(rules, state)

    def choose(seat: int) -> int:
        node = players[seat].think(state.view(seat), seat, rng, simulations)
        return max(node.edges, key=lambda edge: edge.visits).action

    course.play_out(lambda: course.deal(dealer), choose)
    return scores_of(state, sitting.seats)
