"""Ratings by openskill (Plackett and Luce's model), game by game in the order of their numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from wondertable.arena.match import Match
from wondertable.arena.played import Played

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating


@dataclass(frozen=True)
class Rating:
    """How strong a bot is beside the others of the match; everybody begins with 25 ± 8.3."""

    mean: float
    sigma: float


def ratings(match: Match, games: Iterable[Played]) -> list[Rating]:
    """The ratings of all bots of a match.

    A bot on several seats counts on each as one more player; what it learns there is averaged.
    """
    # Imported late: workers, and the other commands, shall not wait for it.
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # the strength of a bot does not drift
    rated = [Rating(model.mu, model.sigma) for _ in match.bots]
    for game in games:
        lineup = match.lineup(game.number)
        teams = [[model.rating(rated[bot].mean, rated[bot].sigma)] for bot in lineup]
        after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in game.ranks])]
        for bot in set(lineup):
            rated[bot] = merged([after[at] for at, one in enumerate(lineup) if one == bot])
    return rated


def merged(copies: list[PlackettLuceRating]) -> Rating:
    """The rating of a bot out of those of its copies."""
    return Rating(fmean(copy.mu for copy in copies), fmean(copy.sigma for copy in copies))
