"""Tournaments on a server: rounds go on by themselves, and nothing is played twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.table.room import ANN, Never, play_out, running_hall
from wondertable.club.tournaments.errors import (
    AlreadyIn,
    BadPlan,
    JoinedTooLate,
    NotHolder,
    NotIn,
    NotNow,
    TooFewEntrants,
    TooManyBots,
    TooManyHeld,
    UnknownTournament,
)
from wondertable.club.tournaments.service import MOST_BOTS, MOST_HELD, Tournaments
from wondertable.club.tournaments.tournament import Tournament
from wondertable.club.tournaments.values import Plan
from wondertable.core.errors import UnknownBot, UnknownGame
from wondertable.core.state import SPECTATOR
from wondertable.store.belongings import delete_person
from wondertable.table import Clock, Hall, Settings, Table
from wondertable.table.errors import BadName, Sealed

pytestmark = pytest.mark.anyio

DAILY = Settings(clock=Clock("per_move", 24 * 3600))
NAMES = ("ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal")


@asynccontextmanager
async def holding(folder: Path, **given: Any) -> AsyncIterator[tuple[Hall, Tournaments]]:
    async with running_hall(folder, **given) as hall:
        held = Tournaments(hall)
        await held.start()
        try:
            yield hall, held
        finally:
            await held.stop()


async def opened(
    held: Tournaments, plan: Plan, people: int = 4, game: str = "mini", **given: Any
) -> Tournament:
    """A tournament of Ann's with so many people in it."""
    found = await held.open("ann", "Cup", game, {}, plan, given.get("settings", DAILY))
    for name in NAMES[:people]:
        await held.join(found.id, name, name.title(), "en")
    return await held.find(found.id)


async def begun(held: Tournaments, plan: Plan, people: int = 4, game: str = "mini") -> Tournament:
    found = await opened(held, plan, people, game)
    await held.begin(found.id, "ann")
    await held.settle()
    return await held.find(found.id)


def tables_of(found: Tournament, number: int | None = None) -> list[str]:
    """The tables of a round, or of all."""
    rows = [row for row in found.kept.meetings if number in (None, row.round)]
    return [row.table_id for row in rows if row.table_id]


async def played(hall: Hall, held: Tournaments, found: Tournament) -> Tournament:
    """Plays all tables of the round that goes on."""
    for table_id in tables_of(found, found.round):
        table = await hall.find(table_id)
        if table.status != "over":
            await play_out(table)
    return await gone_on(hall, held, found)


async def gone_on(hall: Hall, held: Tournaments, found: Tournament) -> Tournament:
    await hall.ends.settle()
    await held.settle()
    return await held.find(found.id)


@pytest.mark.parametrize(
    ("plan", "people", "rounds", "tables"),
    [
        (Plan("swiss", rounds=3), 5, 3, 6),
        (Plan("round-robin"), 4, 3, 6),
        (Plan("knock-out"), 6, 3, 5),
        (Plan("duplicate", rounds=2, boards=2), 4, 2, 8),
        (Plan("swiss", seats=3, least=2, rounds=2), 7, 2, 6),
    ],
    ids=lambda value: value.kind if isinstance(value, Plan) else str(value),
)
async def test_a_tournament_goes_to_its_end_round_by_round(
    tmp_path: Path, plan: Plan, people: int, rounds: int, tables: int
) -> None:
    async with holding(tmp_path) as (hall, held):
        found = await begun(held, plan, people)
        for number in range(1, rounds + 1):
            assert (found.status, found.round) == ("running", number)
            assert all(row.since == 1 for row in found.rows)
            found = await played(hall, held, found)
        assert found.status == "over"
        assert len(tables_of(found)) == tables
        standings = found.standings
        assert {one.number for one in standings} == set(range(people))
        assert standings[0].place == 1
        assert sum(one.played for one in standings) == sum(
            len(row.seats) for row in found.kept.meetings if row.table_id
        )


async def test_the_next_round_waits_for_every_table(tmp_path: Path) -> None:
    async with holding(tmp_path) as (hall, held):
        found = await begun(held, Plan("swiss", rounds=2))
        first, second = tables_of(found)
        await play_out(await hall.find(first))
        found = await gone_on(hall, held, found)
        assert (found.round, found.finished) == (1, 0)
        await play_out(await hall.find(second))
        found = await gone_on(hall, held, found)
        assert (found.round, found.finished) == (2, 1)


async def test_a_table_of_a_round_is_nobodys_and_without_help(tmp_path: Path) -> None:
    async with holding(tmp_path) as (hall, held):
        found = await begun(held, Plan("swiss"))
        table = await hall.find(tables_of(found)[0])
        assert table.host == ""
        assert table.status == "running"
        assert table.settings.tournament == found.id
        assert not table.settings.hints
        assert not table.settings.practice
        assert table.settings.spectators
        assert not table.sealed


async def test_after_a_restart_the_same_tables_go_on_and_none_is_opened_twice(
    tmp_path: Path,
) -> None:
    async with holding(tmp_path) as (hall, held):
        found = await begun(held, Plan("swiss", rounds=2))
        before = tables_of(found)
        await play_out(await hall.find(before[0]))
    async with holding(tmp_path) as (hall, held):
        await held.settle()
        found = await held.find(found.id)
        assert tables_of(found) == before
        assert found.round == 1
        found = await played(hall, held, found)
        assert found.round == 2
        assert len({*tables_of(found)}) == 4


async def test_tables_that_were_drawn_and_not_opened_are_opened_after_a_restart(
    tmp_path: Path,
) -> None:
    async with holding(tmp_path) as (hall, held):
        found = await begun(held, Plan("swiss", rounds=2))
        await hall.delete(tables_of(found)[0])
    async with holding(tmp_path) as (hall, held):
        await held.settle()
        assert (await hall.find(tables_of(found)[0])).status == "running"


async def test_an_end_that_is_told_twice_counts_once(tmp_path: Path) -> None:
    async with holding(tmp_path) as (hall, held):
        found = await begun(held, Plan("swiss", rounds=2), 2)
        await (await hall.find(tables_of(found)[0])).resign(0)
        found = await gone_on(hall, held, found)
        assert found.kept.meetings[0].reason == "resigned"
        assert found.kept.meetings[0].places == [2, 1]
        assert found.kept.meetings[0].points is None
        assert found.round == 2
        held._wake(found.id)
        assert (await gone_on(hall, held, found)).round == 2


async def test_who_comes_late_plays_from_the_next_round_on(tmp_path: Path) -> None:
    async with holding(tmp_path) as (hall, held):
        found = await begun(held, Plan("swiss", rounds=2))
        await held.join(found.id, "eve", "Eve", "de")
        found = await played(hall, held, await held.find(found.id))
        late = found.entrant_of("eve")
        assert late is not None
        assert late.since == 2
        assert any(late.number in row.seats for row in found.kept.meetings if row.round == 2)
        with pytest.raises(JoinedTooLate):
            await held.join(found.id, "fay", "Fay", "en")


async def test_nobody_joins_a_bracket_that_has_begun(tmp_path: Path) -> None:
    async with holding(tmp_path) as (_, held):
        for plan in (Plan("knock-out"), Plan("round-robin")):
            found = await begun(held, plan)
            with pytest.raises(JoinedTooLate):
                await held.join(found.id, "eve", "Eve", "en")


async def test_who_leaves_is_not_drawn_any_more_and_may_come_back(tmp_path: Path) -> None:
    async with holding(tmp_path) as (hall, held):
        found = await begun(held, Plan("swiss", rounds=4), 5)
        gone = found.entrant_of("cat")
        assert gone is not None
        await held.leave(found.id, "cat")
        found = await played(hall, held, await held.find(found.id))
        assert not any(gone.number in row.seats for row in found.kept.meetings if row.round == 2)
        with pytest.raises(NotIn):
            await held.leave(found.id, "cat")
        await held.join(found.id, "cat", "Cat", "en")
        found = await played(hall, held, await held.find(found.id))
        assert any(gone.number in row.seats for row in found.kept.meetings if row.round == 3)


async def test_when_too_few_are_left_the_tournament_is_over(tmp_path: Path) -> None:
    async with holding(tmp_path) as (hall, held):
        found = await begun(held, Plan("swiss", rounds=4), 3)
        await held.leave(found.id, "ann")
        await held.leave(found.id, "bob")
        found = await played(hall, held, await held.find(found.id))
        assert found.status == "over"
        assert found.round == 1


async def test_who_is_deleted_leaves_without_a_name(tmp_path: Path) -> None:
    async with holding(tmp_path) as (hall, held):
        found = await begun(held, Plan("swiss", rounds=2))
        gone = found.entrant_of("bob")
        assert gone is not None
        await hall.house.store(delete_person, "bob")
        found = await held.find(found.id)
        assert found.rows[gone.number].name == ""
        found = await played(hall, held, found)
        assert not any(gone.number in row.seats for row in found.kept.meetings if row.round == 2)


async def test_before_the_start_who_leaves_was_never_there(tmp_path: Path) -> None:
    async with holding(tmp_path) as (_, held):
        found = await opened(held, Plan("swiss"))
        await held.leave(found.id, "bob")
        await held.remove(found.id, 0, "ann")
        found = await held.find(found.id)
        assert [(row.number, row.person) for row in found.rows] == [(0, "cat"), (1, "dan")]
        with pytest.raises(NotHolder):
            await held.remove(found.id, 0, "dan")


async def test_bots_fill_a_tournament_and_play_by_themselves(tmp_path: Path) -> None:
    async with holding(tmp_path) as (_, held):
        found = await opened(held, Plan("round-robin"), 0)
        for number in range(4):
            await held.add_bot(found.id, "ann", "random", f"Bot {number}")
        with pytest.raises(UnknownBot):
            await held.add_bot(found.id, "ann", "nobody", "X")
        await held.begin(found.id, "ann")
        async with asyncio.timeout(60):
            while (await held.find(found.id)).status != "over":
                await asyncio.sleep(0.02)
        found = await held.find(found.id)
        assert [one.played for one in found.standings] == [3] * 4
        with pytest.raises(JoinedTooLate):
            await held.add_bot(found.id, "ann", "random", "Late")


async def test_a_tournament_that_is_cancelled_draws_nothing_more(tmp_path: Path) -> None:
    async with holding(tmp_path) as (hall, held):
        found = await begun(held, Plan("duplicate", rounds=2))
        with pytest.raises(NotHolder):
            await held.cancel(found.id, "bob")
        await held.cancel(found.id, "ann")
        found = await played(hall, held, await held.find(found.id))
        assert (found.status, found.round) == ("cancelled", 1)
        assert not (await hall.find(tables_of(found)[0])).sealed
        with pytest.raises(NotNow):
            await held.cancel(found.id, "ann")


async def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    async with holding(tmp_path) as (_, held):
        for plan in (
            Plan("swiss", seats=1, least=1),
            Plan("swiss", seats=99),
            Plan("swiss", seats=3, least=4),
            Plan("swiss", rounds=31),
            Plan("swiss", boards=2),
            Plan("duplicate", boards=3),
            Plan("league"),  # type: ignore[arg-type]
        ):
            with pytest.raises(BadPlan):
                await opened(held, plan, 0)
        with pytest.raises(BadPlan):
            await opened(held, Plan("swiss"), 0, settings=Settings())
        with pytest.raises(UnknownGame):
            await opened(held, Plan("swiss"), 0, game="chess")
        with pytest.raises(BadName):
            await held.open("ann", " ", "mini", {}, Plan("swiss"), DAILY)
        with pytest.raises(UnknownTournament):
            await held.find("nothing")
        found = await opened(held, Plan("duplicate"), 3)
        with pytest.raises(TooFewEntrants):
            await held.begin(found.id, "ann")
        with pytest.raises(NotHolder):
            await held.begin(found.id, "bob")
        with pytest.raises(AlreadyIn):
            await held.join(found.id, "bob", "Bob", "en")
        for number in range(MOST_BOTS):
            await held.add_bot(found.id, "ann", "random", f"Bot {number}")
        with pytest.raises(TooManyBots):
            await held.add_bot(found.id, "ann", "random", "Bot")
        for _ in range(MOST_HELD - 1):
            await opened(held, Plan("swiss"), 0)
        with pytest.raises(TooManyHeld):
            await opened(held, Plan("swiss"), 0)


async def test_lists_have_those_that_are_for_everybody_and_those_of_somebody(
    tmp_path: Path,
) -> None:
    async with holding(tmp_path) as (hall, held):
        found = await opened(held, Plan("swiss"))
        hidden = await held.open("ann", "Ours", "mini", {}, Plan("swiss"), DAILY, listed=False)
        assert [(row.id, count) for row, count in await held.listed()] == [(found.id, 4)]
        assert {row.id for row, _ in await held.of_person("ann")} == {found.id, hidden.id}
        assert await held.purge(hall.house.now() + 1) == 2
        assert await held.listed() == []


# Duplicate.


async def sealed_table(held: Tournaments, hall: Hall) -> tuple[Tournament, list[Table]]:
    found = await begun(held, Plan("duplicate", rounds=1, boards=2), 4, "duel")
    return found, [await hall.find(table_id) for table_id in tables_of(found)]


async def test_everybody_plays_the_same_deals_and_nobody_plays_one_twice(tmp_path: Path) -> None:
    async with holding(tmp_path) as (_, held):
        hall = held._hall
        found, tables = await sealed_table(held, hall)
        digests = [table.seed_digest for table in tables]
        assert len(set(digests)) == 2
        assert all(digests.count(one) == 2 for one in digests)
        for name in NAMES[:4]:
            mine = [(t.seed_digest, t.seats_of(name)[0]) for t in tables if t.seats_of(name)]
            assert len({deal for deal, _ in mine}) == 2
            assert {seat for _, seat in mine} == {0, 1}
        assert found.settings.sealed


async def test_the_deal_of_a_duplicate_stays_secret_until_its_round_is_over(
    tmp_path: Path,
) -> None:
    async with holding(tmp_path, thinker=Never()) as (hall, held):
        found, tables = await sealed_table(held, hall)
        first, *rest = tables
        await play_out(first)
        await gone_on(hall, held, found)
        assert [table.sealed for table in tables] == [True] * 4
        assert first.ending is not None
        assert first.ending.seed == ""
        with pytest.raises(Sealed):
            first.whole()
        with pytest.raises(Sealed):
            await hall.reviews.find(first)
        assert await hall.reviews.kept(first) is None
        with pytest.raises(Sealed):
            await hall.branch(first.id, 1, 0, ANN, "random")
        for viewer in (SPECTATOR, 0, 1):
            record = first.record(viewer)
            assert record.end is None
            assert "seed" not in record.text().replace("seed_digest", "")
            assert first.position(viewer, first.ply).key() == first.view(viewer).key()
        again = await hall.rematch(first.id, next(name for name in NAMES if first.seats_of(name)))
        assert not again.sealed
        assert again.settings.tournament == ""
        assert again.seed_digest != first.seed_digest
        for table in rest:
            assert (await held.find(found.id)).counted == []
            await play_out(table)
        found = await gone_on(hall, held, found)
        assert found.status == "over"
        assert len(found.counted) == 4
        assert [table.sealed for table in tables] == [False] * 4
        assert first.ending.seed
        assert first.whole()
        assert first.record(SPECTATOR).end is not None
