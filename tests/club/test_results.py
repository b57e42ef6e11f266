"""Games that end become results, and rated ones ratings."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.room import (
    ANN,
    BOB,
    BOT,
    CAT,
    Time,
    a_choice,
    duel,
    mini,
    move,
    play_out,
    running_hall,
    until,
)
from wondertable.club.outcome import pace_of
from wondertable.club.results import Results
from wondertable.store import Database
from wondertable.store.ends import owed_ends
from wondertable.store.results import (
    RatingRow,
    ResultRow,
    Wanted,
    profile_of,
    ratings_of,
    results_of,
    results_of_table,
)
from wondertable.table import Clock, Hall, SeatPlan, Settings, Table
from wondertable.table.errors import RatedGoing, RatedSeats, RatedSetting
from wondertable.table.settings import as_rated

pytestmark = pytest.mark.anyio

CITIZEN = SeatPlan.of_bot("citizen")
RATED = as_rated(Settings())


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


async def settled(hall: Hall) -> None:
    await until(lambda: not owed_ends(hall.house.database, 9))


def results(hall: Hall, table: Table) -> list[ResultRow]:
    return results_of_table(hall.house.database, table.id)


def ratings(hall: Hall, *people: str) -> dict[str, RatingRow]:
    return {one.person: one for one in ratings_of(hall.house.database, people)}


async def test_a_finished_game_is_kept_seat_by_seat(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        Results(hall)
        table = await duel(hall)
        began = time.at
        while table.status != "over":
            time.passes(5.0)
            await move(table, at=table.ply)
        await settled(hall)
        rows = results(hall, table)
        assert table.ending is not None
        assert [one.person for one in rows] == ["ann", "bob"]
        assert [one.place for one in rows] == list(table.ending.ranks)
        assert sum(one.share for one in rows) == 1
        assert {one.reason for one in rows} == {table.ending.reason}
        assert [one.points for one in rows] == [table.whole().points(seat) for seat in (0, 1)]
        assert [one.total for one in rows] == [sum(one.points or ()) for one in rows]
        assert sum(one.choices for one in rows) == table.ply
        assert sum(one.spent for one in rows) == pytest.approx(5.0 * table.ply)
        assert {(one.began, one.ended) for one in rows} == {(began, table.updated)}
        assert {(one.apart, one.rated, one.why, one.number) for one in rows} == {
            ("", False, "", None)
        }


async def test_results_outlive_their_tables(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time, keep=100.0) as hall:
        Results(hall)
        table = await duel(hall, (ANN, BOT))
        await table.resign(0)
        time.passes(1000.0)
        assert await hall.purge() == [table.id]
        assert [one.place for one in results(hall, table)] == [2, 1]


async def test_games_of_bots_and_games_that_never_began_leave_no_results(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        Results(hall)
        waiting = await mini(hall, (ANN, SeatPlan.free()))
        await waiting.close("ann")
        await settled(hall)
        assert results(hall, waiting) == []


@pytest.mark.parametrize(
    ("settings", "seats", "apart"),
    [
        (Settings(practice=True), (ANN, BOB), "practice"),
        (Settings(), (ANN, ANN), "shared"),
        (Settings(), (ANN, BOB), ""),
    ],
)
async def test_games_that_tell_little_stand_apart(
    tmp_path: Path, settings: Settings, seats: tuple[SeatPlan, ...], apart: str
) -> None:
    async with running_hall(tmp_path) as hall:
        Results(hall)
        table = await duel(hall, seats, settings)
        await table.resign(0)
        await settled(hall)
        assert {one.apart for one in results(hall, table)} == {apart}


async def test_a_game_that_goes_on_again_has_no_result_until_it_ends_again(
    tmp_path: Path,
) -> None:
    async with running_hall(tmp_path) as hall:
        Results(hall)
        table = await duel(hall, (ANN, SeatPlan.of("ann", "Eve")), Settings(practice=True))
        await play_out(table)
        await settled(hall)
        assert len(results(hall, table)) == 2
        await table.undo(0, table.ply - 1, table.ply)
        assert results(hall, table) == []
        await table.resign(1)
        await settled(hall)
        assert [one.reason for one in results(hall, table)] == ["resigned"] * 2


async def test_a_rated_game_makes_ratings_once(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/tables.db")
    async with running_hall(tmp_path, database=database) as hall:
        club = Results(hall)
        table = await duel(hall, settings=RATED)
        for _ in range(8):
            await move(table)
        await table.resign(1)
        await settled(hall)
        known = ratings(hall, "ann", "bob")
        assert known["ann"].mean > 25 > known["bob"].mean
        assert {one.games for one in known.values()} == {1}
        rows = results(hall, table)
        assert [one.mean for one in rows] == [known["ann"].mean, known["bob"].mean]
        profile = profile_of(database, person="ann")
        assert profile is not None
        assert profile.name == "Ann"
        # The server died after the results were written and before that was noted.
        with database.write() as connection:
            connection.exec_driver_sql(
                "INSERT INTO ends (table_id, version, tries) VALUES (?, 1, 0)", (table.id,)
            )
        await hall.ends.settle()
        assert ratings(hall, "ann", "bob") == known
        await club.recount()
        assert ratings(hall, "ann", "bob") == known


async def test_a_rated_game_against_a_bot_moves_the_person_only(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        Results(hall)
        table = await duel(hall, (ANN, CITIZEN), RATED)
        while table.status != "over":
            await until(lambda: table.status == "over" or 0 in table.asked)
            if table.decisions_of(0)[3:]:
                await table.resign(0)
            else:
                await table.submit(0, a_choice(table, 0), table.ply)
        await settled(hall)
        mine, bot = results(hall, table)
        assert mine.mean is not None
        assert mine.mean < 25
        assert (bot.mean, bot.mean_before) == (25, 25)


async def test_people_of_one_address_make_no_ratings(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        Results(hall, lambda table_id: True)
        table = await duel(hall, settings=RATED)
        await play_out(table)
        await settled(hall)
        assert {(one.why, one.number) for one in results(hall, table)} == {("address", None)}
        assert ratings(hall, "ann", "bob") == {}


async def test_a_list_of_results_goes_on_from_a_key_and_can_be_narrowed(tmp_path: Path) -> None:
    time = Time()
    async with running_hall(tmp_path, time) as hall:
        Results(hall)
        tables = []
        for at in range(5):
            time.passes(10.0)
            table = await duel(hall, (ANN, BOB) if at % 2 else (CAT, ANN))
            await table.resign(0)
            tables.append(table.id)
        await settled(hall)
        database = hall.house.database
        first = results_of(database, "ann", Wanted(), 2)
        assert [one.table_id for one in first] == tables[:2:-1]
        key = first[-1].ended, first[-1].table_id, first[-1].seat
        rest = results_of(database, "ann", Wanted(), 9, key)
        assert [one.table_id for one in rest] == tables[2::-1]
        cat = profile_of(database, person="cat")
        assert cat is not None
        for wanted, ids in (
            (Wanted(result="lost"), [tables[3], tables[1]]),
            (Wanted(opponent=cat.handle), [tables[4], tables[2], tables[0]]),
            (Wanted(game="babel"), []),
            (Wanted(reason="resigned", seats=2, rated="no"), tables[::-1]),
        ):
            found = results_of(database, "ann", wanted, 9)
            assert [one.table_id for one in found] == ids


def test_paces_are_told_apart_by_the_clock() -> None:
    assert pace_of(None) == "none"
    assert pace_of(Clock("per_move", 60)) == "fast"
    assert pace_of(Clock("per_game", 3600)) == "fast"
    assert pace_of(Clock("per_move", 24 * 3600)) == "slow"


# A rated table.


async def test_a_rated_game_has_nothing_that_helps(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        with pytest.raises(RatedSetting):
            await duel(hall, settings=Settings(rated=True))
        table = await duel(hall, (ANN, SeatPlan.free()), RATED)
        with pytest.raises(RatedSetting):
            await table.set_hints("ann", on=True)


async def test_everybody_holds_one_seat_at_a_rated_table(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        with pytest.raises(RatedSeats):
            await duel(hall, (ANN, ANN), RATED)
        table = await duel(hall, (ANN, SeatPlan.free()), RATED)
        with pytest.raises(RatedSeats):
            await table.take_seat(1, "ann", "Eve", "en")


async def test_nobody_gets_out_of_a_rated_game_but_by_giving_up(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, settings=RATED)
        for way in (
            table.close("ann"),
            table.pause("ann"),
            table.seat_bot(1, "citizen", "ann"),
            table.hand_over(1, "ann"),
        ):
            with pytest.raises(RatedGoing):
                await way
        alone = await duel(hall, (ANN, CITIZEN), RATED)
        with pytest.raises(RatedGoing):
            await hall.delete(alone.id, "ann")
        await table.resign(0)
        assert table.status == "over"


async def test_whoever_left_a_rated_table_of_three_is_last(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        Results(hall)
        table = await hall.open("seven", {}, (ANN, BOB, CAT), RATED, "ann")
        for _ in range(9):
            await move(table)
        await table.resign(0)
        while table.status != "over":
            seat = next((one for one in table.asked if one), None)
            if seat is None:
                version = table.version
                await until(lambda: table.version != version)  # noqa: B023
            else:
                await table.submit(seat, a_choice(table, seat), table.ply)
        await settled(hall)
        rows = results(hall, table)
        assert [one.away for one in rows] == [True, False, False]
        known = ratings(hall, "ann", "bob", "cat")
        assert known["ann"].mean == min(one.mean for one in known.values())
