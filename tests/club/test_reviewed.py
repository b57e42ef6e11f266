"""The reviewed games of a person, for the page that shows them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tests.club.results import game
from tests.review.conftest import reviewed
from tests.table.room import duel, move, running_hall, until
from wondertable.club.results import Results
from wondertable.club.reviewed import reviewed_games
from wondertable.review.agenda import Task
from wondertable.review.many import digests, over
from wondertable.review.parts import Choice, Luck, Plan
from wondertable.review.review import part_of
from wondertable.store.results import keep_results
from wondertable.store.reviews import keep_review
from wondertable.store.rows import DigestRow, ReviewRow

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


class Quick:
    """Hardly thinks at all."""

    async def part(self, record: str, plan: Plan, task: Task) -> Choice | Luck:
        little = msgspec.structs.replace(plan, scan=16, verdict=16, luck=1, draws=2)
        return part_of(record, little, task)

    async def loss(self, game: str, view: bytes, seat: int, best: str, tried: str) -> float:
        raise NotImplementedError

    async def close(self) -> None:
        pass


async def test_a_review_that_was_made_counts_for_everybody_who_sat_there(tmp_path: Path) -> None:
    async with running_hall(tmp_path, reviewer=Quick()) as hall:
        Results(hall)
        table = await duel(hall)
        for _ in range(3):
            await move(table)
        await table.resign(0)
        people = [seat.person for seat in table.seats if seat.person]
        assert await reviewed_games(hall.house, people[0]) == []
        found = await hall.reviews.find(table)
        await until(lambda: found.complete)
        while not (games := await reviewed_games(hall.house, people[0])):
            continue
        (one,) = games
        assert (one.result.table_id, one.result.reason) == (table.id, "resigned")
        assert one.digest == digests(found.about, found.parts)[one.result.seat]
        assert over([one.digest]).games == 1


async def test_a_digest_that_cannot_be_read_is_left_out(tmp_path: Path) -> None:
    outline, parts = reviewed("duel-science")
    own = digests(outline.about, parts)[0]
    text = msgspec.json.encode(own).decode()
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        database = hall.house.database
        keep_results(database, game("x", "zoe", "bob"), [], [])
        keep_results(database, game("y", "zoe", "bob"), [], [])
        row = DigestRow("x", 0, "r", 1.0, text)
        review = ReviewRow("r", "w", "p", table.id, 1.0, "")
        keep_review(database, review, [row, replace(row, table_id="y", text=text[:-9])])
        assert [one.digest for one in await reviewed_games(hall.house, "zoe")] == [own]
        assert await reviewed_games(hall.house, "zoe", "seven") == []
