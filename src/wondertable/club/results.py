"""The results of a server: taken up when tables end, counted for ratings, and read again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from wondertable.club.counting import WEEK, why_not
from wondertable.club.outcome import rows_of
from wondertable.club.rating import Strength, anchors, counted, rating_after, recounted
from wondertable.store import StoreConflict
from wondertable.store.results import (
    ProfileRow,
    RatingRow,
    ResultRow,
    counted_results,
    keep_results,
    last_number,
    latest_points,
    pairs_since,
    ratings_of,
    replace_ratings,
)
from wondertable.table.ends import Ended
from wondertable.table.hall import Hall

NAME: Final = "results"
"""Under what it listens."""
HANDLE_BYTES: Final = 9
TRIES: Final = 5
AVERAGE_SECONDS: Final = 600.0
"""So long the average of everybody is kept."""
MOST_AVERAGED: Final = 2000
"""Of so many seats it is made."""
PART: Final = 500
"""So many games are counted anew at a time."""


def never(table_id: str) -> bool:
    """Nothing is known of addresses."""
    return False


class Results:
    """Takes up every game that ends; what a rated one does to ratings is kept with its result.

    Ends are told one after the other, so ratings follow from each other in the order of their
    numbers; the store refuses a number that another server has given meanwhile.
    """

    def __init__(self, hall: Hall, one_address: Callable[[str], bool] = never) -> None:
        self._house = hall.house
        self._one_address = one_address
        """Says of a table whether two of its people came from one address."""
        self._averages: dict[tuple[str, int], tuple[float, Sequence[Sequence[int]]]] = {}
        hall.ends.listen(NAME, self.take_up)

    async def take_up(self, ended: Ended) -> None:
        """Keeps the results of a game."""
        rows = await asyncio.to_thread(rows_of, ended)
        if not rows:
            return
        people = {row.person: row.name for row in rows if row.person}
        profiles = [
            ProfileRow(person, secrets.token_urlsafe(HANDLE_BYTES), name)
            for person, name in people.items()
        ]
        for tried in range(TRIES):
            found, ratings = rows, list[RatingRow]()
            if rows[0].rated:
                found, ratings = await self._counted(ended, rows)
            try:
                await self._house.store(keep_results, found, ratings, profiles)
            except StoreConflict:
                if tried + 1 == TRIES:
                    raise
            else:
                return

    async def recount(self) -> list[RatingRow]:
        """Puts the ratings in place that follow from all counted games; says them."""
        games: list[Sequence[ResultRow]] = []
        after = 0
        last = await self._house.store(last_number)
        while after < last:
            rows = await self._house.store(counted_results, after, PART)
            games += [list(game) for _, game in groupby(rows, key=lambda row: row.number)]
            after += PART
        sizes = {game[0].table_id: self._team_size(game[0]) for game in games}
        ratings = await asyncio.to_thread(recounted, games, sizes)
        await self._house.store(replace_ratings, ratings)
        return ratings

    async def average(self, game: str, seats: int) -> Sequence[Sequence[int]]:
        """The points by category of those who played last; looked up anew now and then."""
        made, points = self._averages.get((game, seats), (-AVERAGE_SECONDS, []))
        if self._house.steady() - made >= AVERAGE_SECONDS:
            points = await self._house.store(latest_points, game, seats, MOST_AVERAGED)
            self._averages[game, seats] = self._house.steady(), points
        return points

    # Small steps.

    async def _counted(
        self, ended: Ended, rows: list[ResultRow]
    ) -> tuple[list[ResultRow], list[RatingRow]]:
        """The results with what they do to ratings, or with the reason why they do nothing."""
        store, row = self._house.store, rows[0]
        persons = sorted({one.person for one in rows if one.person})
        recent = await store(pairs_since, persons, row.ended - WEEK)
        bots = anchors().get(row.game, {})
        why = why_not(rows, recent, bots, one_address=self._one_address(ended.id))
        if why:
            return [replace(one, why=why) for one in rows], []
        known = {
            rating.person: rating
            for rating in await store(ratings_of, persons)
            if (rating.game, rating.pace) == (row.game, row.pace)
        }
        before = {one: Strength(rating.mean, rating.sigma) for one, rating in known.items()}
        number = await store(last_number) + 1
        found = counted(rows, before, number, self._team_size(row))
        return found, [
            rating_after(one, (known[one.person].games if one.person in known else 0) + 1)
            for one in found
            if one.person
        ]

    def _team_size(self, row: ResultRow) -> int:
        """How many seats in a row win or lose together."""
        game = self._house.games.get(row.game)
        return game.team_size(row.options) if game else 1
