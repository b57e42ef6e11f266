"""The parts of training that run on all cores; each is named by numbers and can be done again."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from wondertable.bots.kits import find_kit
from wondertable.bots.search.brain import scores_of
from wondertable.bots.search.kit import Sitting
from wondertable.bots.search.net import Weights
from wondertable.bots.search.weights import read_weights
from wondertable.bots.train.games import Study, sensible_game, studied_game
from wondertable.bots.train.samples import Samples
from wondertable.core.rng import Rng
from wondertable.core.seed import numbered_seed
from wondertable.core.state import CHANCE
from wondertable.games import find_game

KEPT: Final = 0.07
"""The part of the positions of sensible games that is kept: about five of each game of Duel."""


@cache
def weights_at(game: str, path: Path) -> Weights:
    """The weights of a file, read once in every process."""
    return read_weights(path, find_kit(game).shape)[0]


def play_sensibly(
    game: str, sittings: tuple[Sitting, ...], seed: int, first: int, games: int, file: Path
) -> int:
    """Plays sensible games and saves their positions; returns how many."""
    samples = Samples()
    rules, kit = find_game(game), find_kit(game)
    for number in range(first, first + games):
        sitting = sittings[number % len(sittings)]
        samples.extend(sensible_game(rules, kit, sitting, Rng(seed, number), KEPT))
    return save(samples, file)


def play_studied(
    game: str,
    sittings: tuple[Sitting, ...],
    seed: int,
    first: int,
    games: int,
    file: Path,
    weights: Path,
    study: Study,
) -> int:
    """Plays games of the search against itself and saves their positions; returns how many."""
    samples = Samples()
    rules, kit = find_game(game), find_kit(game)
    learnt = weights_at(game, weights)
    for number in range(first, first + games):
        sitting = sittings[number % len(sittings)]
        samples.extend(studied_game(rules, kit, learnt, sitting, study, Rng(seed, number)))
    return save(samples, file)


def save(samples: Samples, file: Path) -> int:
    """Saves positions, whole or not at all."""
    half = file.with_suffix(".part")
    half.write_bytes(samples.to_bytes())
    half.replace(file)
    return len(samples)


def play_match(
    game: str, sitting: Sitting, seed: int, weights: list[Path], simulations: int
) -> float:
    """The score of the first weights against the second on one deal, over all rotations.

    Seats, or teams, in turn have the one and the other, and the other way round.
    """
    rules, kit = find_game(game), find_kit(game)
    team = rules.team_size(rules.chosen(sitting.options))
    total = 0.0
    for swap in range(2):
        searches = [
            kit.search(kit.brain(weights_at(game, path)), sitting.seats) for path in weights
        ]
        state = rules.new(sitting.seats, sitting.options)
        dealer = rules.dealer(numbered_seed(seed), sitting.seats, sitting.options)
        rng = Rng(seed, swap)
        while actors := state.actors():
            if actors[0] == CHANCE:
                state.apply(CHANCE, dealer.choose(state))
                continue
            choices = []
            for seat in actors:
                search = searches[(seat // team + swap) % 2]
                node = search.think(state.view(seat), seat, rng, simulations)
                choices.append(max(node.edges, key=lambda edge: edge.visits).action)
            for seat, choice in zip(actors, choices, strict=True):
                state.apply(seat, choice)
        scores = scores_of(state, sitting.seats)
        total += sum(
            scores[seat] for seat in range(sitting.seats) if (seat // team + swap) % 2 == 0
        )
    return total / 2
