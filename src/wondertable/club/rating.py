"""How strong somebody is: openskill's model of Plackett and Luce, for people and bots on one scale.

People move with every counted game. Bots are anchors: their strengths were measured once by play
among themselves (`anchors.json`, made by `tools/anchors.py`), and hold the scale where it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from wondertable.store.results import RatingRow, ResultRow

MEAN: Final = 25.0
SIGMA: Final = MEAN / 3
"""Where everybody begins: at the strength of the anchor `citizen`, and very unsure."""
DRIFT: Final = SIGMA / 100
"""How much people change from game to game; without it ratings would freeze."""

ZERO: Final = 1500
STEP: Final = 30
"""A strength as people read it is 1500 and 30 for every point above the usual computer opponent:
with so many, a difference of 400 means about ten wins to one, as in chess."""

LISTED: Final = 5
"""After so many counted games somebody stands on the leaderboard."""

QUITTERS: Final = 1
"""So many places behind the last one is who left the game to a bot."""


@dataclass(frozen=True)
class Strength:
    """What is known of how strong somebody is."""

    mean: float = MEAN
    sigma: float = SIGMA

    @property
    def low(self) -> float:
        """So strong at least, nearly for sure."""
        return self.mean - 2 * self.sigma

    @property
    def shown(self) -> int:
        """As people read it."""
        return round(ZERO + STEP * (self.mean - MEAN))

    @property
    def margin(self) -> int:
        """The interval of 95 % around it, to either side."""
        return round(STEP * 2 * self.sigma)


def moved(
    strengths: Sequence[Strength], places: Sequence[int], team_size: int = 1
) -> list[Strength]:
    """The strengths of all seats after a game; seats in a row make a team."""
    from openskill.models import PlackettLuce  # late: whoever only reads shall not wait for it

    model: Any = PlackettLuce(mu=MEAN, sigma=SIGMA, tau=DRIFT)
    seats = range(0, len(strengths), team_size)
    teams = [
        [model.rating(one.mean, one.sigma) for one in strengths[first : first + team_size]]
        for first in seats
    ]
    after = model.rate(teams, ranks=[float(places[first]) for first in seats])
    return [Strength(one.mu, one.sigma) for team in after for one in team]


@cache
def anchors() -> Mapping[str, Mapping[str, Strength]]:
    """The strengths of bots, by games; bots that are not there have none."""
    text = files("wondertable.club").joinpath("anchors.json").read_text("utf-8")
    games: dict[str, dict[str, list[float]]] = json.loads(text)["games"]
    return {
        game: {bot: Strength(*figures) for bot, figures in bots.items()}
        for game, bots in games.items()
    }


def places_of(rows: Sequence[ResultRow], team_size: int = 1) -> list[int]:
    """The places that count: who left a game to a bot is behind everybody who stayed.

    A team has left if none of its people is there any more.
    """
    last = max(row.place for row in rows) + QUITTERS
    places = []
    for row in rows:
        first = row.seat // team_size * team_size
        people = [one for one in rows[first : first + team_size] if one.person or one.away]
        left = bool(people) and all(one.away for one in people)
        places.append(last if left else row.place)
    return places


def counted(
    rows: Sequence[ResultRow],
    before: Mapping[str, Strength],
    number: int,
    team_size: int = 1,
) -> list[ResultRow]:
    """The results of a game with what it does to the strengths of people."""
    strengths = [strength_before(row, before) for row in rows]
    after = moved(strengths, places_of(rows, team_size), team_size)
    return [
        replace(
            row,
            number=number,
            mean_before=was.mean,
            sigma_before=was.sigma,
            mean=(now if row.person else was).mean,
            sigma=(now if row.person else was).sigma,
        )
        for row, was, now in zip(rows, strengths, after, strict=True)
    ]


def strength_before(row: ResultRow, before: Mapping[str, Strength]) -> Strength:
    """How strong a seat was: a person's rating, or the anchor of a bot.

    Of people who deleted themselves, and of bots at earlier times, what the result says.
    """
    if row.person is not None:
        return before.get(row.person, Strength())
    if row.mean_before is not None and row.sigma_before is not None:
        return Strength(row.mean_before, row.sigma_before)
    return anchors()[row.game][row.bot or ""]


def rating_after(row: ResultRow, games: int) -> RatingRow:
    """The rating of a person after a counted game, the `games`-th one."""
    assert row.person is not None
    assert row.mean is not None
    assert row.sigma is not None
    low = Strength(row.mean, row.sigma).low if games >= LISTED else None
    return RatingRow(row.person, row.game, row.pace, row.mean, row.sigma, games, row.ended, low)


def recounted(
    games: Iterable[Sequence[ResultRow]], team_sizes: Mapping[str, int]
) -> list[RatingRow]:
    """The ratings that follow from counted games, taken in their order; sizes of teams by table."""
    known: dict[tuple[str, str, str], RatingRow] = {}
    for rows in games:
        game, pace, table = rows[0].game, rows[0].pace, rows[0].table_id
        before = {
            row.person: Strength(mine.mean, mine.sigma)
            for row in rows
            if row.person and (mine := known.get((row.person, game, pace)))
        }
        for row in counted(rows, before, rows[0].number or 0, team_sizes.get(table, 1)):
            if row.person:
                key = row.person, game, pace
                played = known[key].games if key in known else 0
                known[key] = rating_after(row, played + 1)
    return [known[key] for key in sorted(known)]
