"""What processes that serve the same tables know of people, and do for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.table.peers import eventually, peers_of, two_halls
from tests.table.room import duel
from wondertable.club.names.errors import NameKept
from wondertable.club.names.names import Names
from wondertable.club.results import Results
from wondertable.club.tournaments.service import Tournaments
from wondertable.club.tournaments.values import Plan
from wondertable.store.results import results_of_table
from wondertable.table import Hall, Settings
from wondertable.table.settings import Clock

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def names_of_two(postgres: str) -> AsyncIterator[tuple[Names, Names, Hall]]:
    async with two_halls(postgres) as (one, two):
        first, second = Names(one), Names(two)
        await first.start()
        await second.start()
        yield first, second, one


async def test_a_name_that_was_kept_elsewhere_is_known_soon(postgres: str) -> None:
    async with names_of_two(postgres) as (first, second, _):
        await first.keep("ann", "Ann")
        await eventually(lambda: second.kept("ann") is not None)
        assert second.is_anothers("eve", "Ann")
        await first.delete("ann")
        await eventually(lambda: second.kept("ann") is None)


async def test_a_cookie_that_is_newer_than_what_is_known_is_looked_up_at_once(
    postgres: str,
) -> None:
    async with names_of_two(postgres) as (first, second, _):
        deaf(second)
        await first.keep("ann", "Ann")
        assert not second.counts("ann", 1)
        await second.meet("ann", 1)
        assert second.counts("ann", 1)
        await first.sign_out("ann")
        await second.meet("ann", 2)
        assert second.counts("ann", 2)
        assert not second.counts("ann", 1)


def deaf(names: Names) -> None:
    """Lets notices of other processes go unheard."""
    peers_of(names._hall)._ears.clear()
    peers_of(names._hall)._copies.clear()


async def test_a_change_whose_notice_was_lost_is_seen_by_the_next_signs_of_life(
    postgres: str,
) -> None:
    async with names_of_two(postgres) as (first, second, _):
        await first.keep("ann", "Ann")
        await eventually(lambda: second.kept("ann") is not None)
        peers_of(second._hall)._ears.clear()
        await first.sign_out("ann")
        await eventually(lambda: second.counts("ann", 2))


async def test_a_name_is_kept_once_by_whichever_process(postgres: str) -> None:
    async with names_of_two(postgres) as (first, second, _):
        deaf(second)
        await first.keep("ann", "Ann")
        with pytest.raises(NameKept):
            await second.keep("eve", "Ann")


async def test_what_is_due_is_done_by_one_process(postgres: str) -> None:
    async with two_halls(postgres) as (one, two):
        assert [await hall.house.is_due("chore", 60) for hall in (one, two, one)] == [
            True,
            False,
            False,
        ]


async def test_a_result_is_kept_once_however_many_processes_listen(postgres: str) -> None:
    async with two_halls(postgres) as (one, two):
        for hall in (one, two):
            Results(hall)
        tables = [await duel(hall) for hall in (one, two, one, two)]
        for table in tables:
            await table.resign(0)
        await asyncio.gather(one.ends.settle(), two.ends.settle())
        for table in tables:
            rows = await one.house.store(results_of_table, table.id)
            assert [row.person for row in rows] == ["ann", "bob"]


async def test_a_round_is_drawn_once_however_many_processes_hold_the_tournament(
    postgres: str,
) -> None:
    async with two_halls(postgres) as (one, two):
        held = [Tournaments(hall) for hall in (one, two)]
        plan = Plan(kind="round-robin", seats=2, least=2)
        settings = Settings(clock=Clock("per_game", 600))
        cup = await held[0].open("host", "Cup", "duel", {}, plan, settings)
        for number, by in enumerate((held[0], held[1], held[0], held[1])):
            await by.join(cup.id, f"person {number}", f"Name {number}", "en")
        await held[0].begin(cup.id, "host")
        for each in held:
            await each.start()
        for each in held:
            await each.settle()
        found = await held[1].find(cup.id)
        assert len(found.kept.meetings) == 2
        for meeting in found.kept.meetings:
            assert meeting.table_id is not None
            table = await one.fetch(meeting.table_id)
            await table.resign(0)
        for _ in range(3):
            for hall, each in zip((one, two), held, strict=True):
                await hall.ends.settle()
                await each.settle()
        again = await held[0].find(cup.id)
        assert again.round == 2
        assert len(again.kept.meetings) == 4
        await held[0].stop()
        await held[1].stop()
