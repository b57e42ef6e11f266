"""Puzzles for the people of a server: today's, what somebody solved, and how many days in a row."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import lru_cache
from hashlib import sha256
from typing import Final

from wondertable.review.collection import by_id, shipped
from wondertable.review.puzzle import Came, Puzzle, came_of
from wondertable.store.puzzles import (
    ANY_DAY,
    TryRow,
    all_tries_of,
    days_of,
    keep_try,
    purge_tries,
    tries_of,
)
from wondertable.table import Hall

SOLVED: Final[Came] = "solved"
SHOWN: Final = "shown"
HINT: Final = "hint"
SETTLED: Final = (SOLVED, SHOWN)
"""What shows the solution, and is not tried any more."""
MOST_HINTS: Final = 2
"""What it is about; then what speaks for the solution."""
BETTER: Final = ("", HINT, "again", "nearly", SHOWN, SOLVED)
"""What may have come of a puzzle, each better than those before."""
LONGEST: Final = 1000
"""A longer row of days is not counted."""
STILL_OPEN: Final = 1
"""So many days a daily puzzle can be finished after its own, for whoever sat there at midnight."""


class Puzzles:
    """Keeps how people come along; nothing is thought about."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._house = hall.house

    def today(self) -> int:
        """The day, counted from the year 1; it begins at midnight of the world's time."""
        return datetime.fromtimestamp(self._house.now(), UTC).toordinal()

    def is_open(self, game: str, puzzle: Puzzle, day: int) -> bool:
        """Whether a puzzle is that of a day that is not over, or of none."""
        if day == ANY_DAY:
            return True
        today = self.today()
        return today - STILL_OPEN <= day <= today and daily(game, day) == puzzle

    async def tries(self, person: str, game: str, day: int = ANY_DAY) -> dict[str, TryRow]:
        """What somebody tried of a game, or of its puzzle of a day, by the ids of puzzles."""
        rows = await self._house.store(tries_of, person, game, day)
        return {row.puzzle: row for row in rows}

    async def best(self, person: str, game: str) -> dict[str, str]:
        """The best that came of each puzzle that somebody tried, on its day or any other one."""
        found: dict[str, str] = {}
        for row in await self._house.store(all_tries_of, person, game):
            found[row.puzzle] = max(found.get(row.puzzle, ""), row.found, key=BETTER.index)
        return found

    async def streak(self, person: str) -> int:
        """On how many days in a row somebody solved a daily puzzle, up to today or yesterday."""
        days = await self._house.store(days_of, person, SOLVED, LONGEST)
        return in_a_row(days, self.today())

    async def answer(self, row: TryRow, puzzle: Puzzle, tried: str) -> TryRow:
        """Takes a legal choice as an answer; what is settled stays as it is."""
        if row.found in SETTLED:
            return row
        came = came_of(puzzle, tried)
        return await self._keep(replace(row, found=came, tried=tried, tries=row.tries + 1))

    async def hint(self, row: TryRow) -> TryRow:
        """Gives one more hint, as long as there is one; what was tried stays known."""
        if row.found in SETTLED or row.hints >= MOST_HINTS:
            return row
        return await self._keep(replace(row, found=row.found or HINT, hints=row.hints + 1))

    async def show(self, row: TryRow) -> TryRow:
        """Shows the solution; what is settled stays as it is."""
        return row if row.found in SETTLED else await self._keep(replace(row, found=SHOWN))

    async def purge(self) -> int:
        """Forgets what was kept long enough of people without a kept name; says how much."""
        limit = self._hall.forgets_before
        return 0 if limit is None else await self._house.store(purge_tries, limit)

    async def _keep(self, row: TryRow) -> TryRow:
        kept = replace(row, updated=self._house.now())
        await self._house.store(keep_try, kept)
        return kept


def fresh(person: str, game: str, puzzle: Puzzle, day: int) -> TryRow:
    """A puzzle that somebody has not tried yet."""
    return TryRow(person, game, puzzle.id, day, "", "", 0, 0.0)


@lru_cache(maxsize=16)
def daily(game: str, day: int) -> Puzzle | None:
    """The puzzle of a day, the same for everybody: all come once before one comes again."""
    known = shipped(game).puzzles
    if not known:
        return None
    order = sorted(by_id(game), key=lambda puzzle: sha256(f"daily {puzzle}".encode()).digest())
    return by_id(game)[order[day % len(order)]]


def in_a_row(days: Sequence[int], today: int) -> int:
    """How many of the days, the last one first, lie side by side up to today or yesterday."""
    if not days or days[0] < today - 1:
        return 0
    return next((at for at, day in enumerate(days) if day != days[0] - at), len(days))


def following(
    game: str, found: Mapping[str, str], wanted: Callable[[Puzzle], bool], after: str = ""
) -> Puzzle | None:
    """The next puzzle that is wanted and not settled, the easier ones first; then begins anew."""
    known = shipped(game).puzzles
    order = sorted(range(len(known)), key=lambda at: (known[at].level, at))
    at = next((at for at, number in enumerate(order) if known[number].id == after), -1)
    coming = (known[number] for number in order[at + 1 :] + order[: at + 1])
    open_ones = (one for one in coming if wanted(one) and one.id != after)
    return next((one for one in open_ones if found.get(one.id, "") not in SETTLED), None)
