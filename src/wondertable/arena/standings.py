"""What the games of a match prove: scores with intervals, ratings, and how games were won."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from wondertable.arena.match import Lineup, Match
from wondertable.arena.played import Played
from wondertable.arena.rating import Rating, ratings

Z: Final = 1.959964
"""Of 95 %, both sides."""


@dataclass(frozen=True)
class Figure:
    """A mean over sets, with its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

    bot: str
    games: int
    score: Figure
    """The share of the victory that its seats took, 0 to 1; shared wins count in parts."""
    rating: Rating
    wins_by: dict[str, float]
    """Its wins by the reason of the end; shared wins count in parts."""
    first_seat: float
    """The share of the victory that it took from the first seat, where it sat there."""
    ms_per_move: float
    forfeits: int
    """Choices that it did not make, and that were drawn by lot."""
    less_luck: Figure | None = None
    """The score without what chance brought, where that was measured in every game."""


@dataclass(frozen=True)
class Summary:
    """A match as far as whole sets go."""

    games: int
    sets: int
    standings: list[Standing]
    first_seat: Figure
    """The share of the victory that the first seat took, no matter who sat there."""
    endings: dict[str, int]
    faults: list[str]
    """Why programs forfeited choices, each reason once."""


def summary_of(match: Match, played: Iterable[Played]) -> Summary | None:
    """What was proved by all sets that are complete; nothing if there is none."""
    sets = whole_sets(match, played)
    if not sets:
        return None
    games = [game for whole in sets for game in whole]
    rated = ratings(match, games)
    standings = [standing(match, bot, sets, rated[bot]) for bot in range(len(match.bots))]
    standings.sort(key=lambda one: -one.score.mean)
    return Summary(
        len(games),
        len(sets),
        standings,
        figure([fmean(game.outcome.score(0) for game in whole) for whole in sets]),
        dict(Counter(game.reason for game in games).most_common()),
        list(dict.fromkeys(game.fault for game in games if game.fault)),
    )


def whole_sets(match: Match, played: Iterable[Played]) -> list[list[Played]]:
    """The games deal by deal, without deals of which a game is missing."""
    size = len(match.lineups)
    sets: dict[int, list[Played]] = {}
    for game in sorted(played, key=lambda game: game.number):
        sets.setdefault(game.number // size, []).append(game)
    return [games for games in sets.values() if len(games) == size]


def standing(match: Match, bot: int, sets: Sequence[Sequence[Played]], rating: Rating) -> Standing:
    """How one bot did in all sets."""
    lineups = match.lineups
    means = [fmean(map(share, whole, lineups, [bot] * len(whole))) for whole in sets]
    seated = [
        (game, seat)
        for whole in sets
        for game, lineup in zip(whole, lineups, strict=True)
        for seat in seats_of(bot, lineup)
    ]
    wins: dict[str, float] = {}
    for game, seat in seated:
        if game.ranks[seat] == 1:
            wins[game.reason] = wins.get(game.reason, 0.0) + game.outcome.score(seat)
    choices = sum(game.choices[seat] for game, seat in seated)
    seconds = math.fsum(game.seconds[seat] for game, seat in seated)
    return Standing(
        match.bots[bot],
        len({game.number for game, _ in seated}),
        figure(means),
        rating,
        dict(sorted(wins.items(), key=lambda item: -item[1])),
        fmean(game.outcome.score(seat) for game, seat in seated if seat == 0),
        1000 * seconds / max(1, choices),
        sum(game.forfeits[seat] for game, seat in seated),
        less_luck(sets, lineups, bot, match.team),
    )


def less_luck(
    sets: Sequence[Sequence[Played]], lineups: Sequence[Lineup], bot: int, team: int
) -> Figure | None:
    """The score of a bot without luck; luck has mean zero, so the mean is meant to be the same.

    What is left of a set may lie outside 0 and 1, so this is the mean ± 1.96 standard errors.
    """
    if len(sets) < 2 or not all(game.luck for whole in sets for game in whole):
        return None
    means = [
        fmean(
            share(game, lineup, bot)
            - math.fsum(game.luck[at] for at in seats_of(bot, lineup)) / team
            for game, lineup in zip(whole, lineups, strict=True)
        )
        for whole in sets
    ]
    mean = fmean(means)
    squares = math.fsum((one - mean) ** 2 for one in means)
    width = Z * math.sqrt(squares / (len(means) - 1) / len(means))
    return Figure(mean, mean - width, mean + width)


def share(game: Played, lineup: Lineup, bot: int) -> float:
    """The share of a victory that the seats of a bot took."""
    return math.fsum(game.outcome.score(seat) for seat in seats_of(bot, lineup))


def seats_of(bot: int, lineup: Lineup) -> list[int]:
    """Where a bot sits."""
    return [seat for seat, sitting in enumerate(lineup) if sitting == bot]


def figure(means: Sequence[float]) -> Figure:
    """The mean of all sets and its interval.

    Agresti and Coull's interval for sets instead of single games: the sets, and besides z²/2 that
    were won and z²/2 that were lost. It never has the width zero, not even at 0 or 1, always
    contains the mean, and is the mean ± 1.96 standard errors where there are many sets.
    """
    mean = fmean(means)
    weight = len(means) + Z * Z
    middle = (math.fsum(means) + Z * Z / 2) / weight
    squares = math.fsum((one - middle) ** 2 for one in means)
    squares += Z * Z / 2 * (middle**2 + (1 - middle) ** 2)
    width = Z * math.sqrt(squares) / weight
    return Figure(mean, max(0.0, middle - width), min(1.0, middle + width))
