"""Choices at a table: what is taken, what is refused, and what is told of it."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest

from wondertable.core.errors import GameOver, IllegalAction, NotAsked, UnknownAction, UnknownWord
from wondertable.core.record import read_record
from wondertable.core.replay import verify
from wondertable.core.state import CHANCE, SPECTATOR
from wondertable.table.errors import HandedOver, NotStarted, Stale, TablePaused, UnknownSeat

from .room import ANN, BOB, BOT, FREE, Never, a_choice, duel, move, play_out, running_hall

pytestmark = pytest.mark.anyio


async def test_a_choice_is_taken_and_raises_ply_and_version(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        before = table.version
        assert await table.submit(0, a_choice(table), 0) == before + 1
        assert (table.ply, table.version, table.asked) == (1, before + 1, (1,))


async def test_a_choice_may_be_written_with_odd_spaces_and_is_kept_as_records_have_it(
    tmp_path: Path,
) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        choice = a_choice(table)
        await table.submit(0, f"  {choice.replace(' ', '   ')} ", 0)
        assert choice in [line.do for line in table.record(0).moves]


async def test_a_duplicate_is_stale_and_not_applied_twice(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        choice = a_choice(table)
        results = await asyncio.gather(
            *(table.submit(0, choice, 0) for _ in range(5)), return_exceptions=True
        )
        assert [type(result) for result in results] == [int, Stale, Stale, Stale, Stale]
        assert table.ply == 1
        assert str(results[1]) == (
            "This answers ply 0, but the table is at ply 1; nothing was changed."
        )


@pytest.mark.parametrize("ply", [-1, 1, 7])
async def test_an_answer_to_another_ply_is_stale(tmp_path: Path, ply: int) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        with pytest.raises(Stale):
            await table.submit(0, a_choice(table), ply)


async def test_a_seat_that_is_not_asked_is_refused(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        with pytest.raises(NotAsked):
            await table.submit(1, a_choice(table), 0)


@pytest.mark.parametrize("seat", [CHANCE, SPECTATOR, 2])
async def test_a_seat_that_does_not_exist_is_refused(tmp_path: Path, seat: int) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        with pytest.raises(UnknownSeat):
            await table.submit(seat, a_choice(table), 0)


async def test_an_illegal_choice_is_refused_with_its_reason(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        with pytest.raises(IllegalAction) as refused:
            await table.submit(0, "discard altar", 0)
        assert refused.value.reason.key


@pytest.mark.parametrize(
    ("text", "error"), [("", UnknownAction), ("dance", UnknownWord), ("draft", UnknownAction)]
)
async def test_words_that_mean_nothing_are_refused(
    tmp_path: Path, text: str, error: type[Exception]
) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        before = table.version
        with pytest.raises(error):
            await table.submit(0, text, 0)
        assert (table.version, table.ply) == (before, 0)


async def test_nobody_plays_before_all_seats_are_taken(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, FREE))
        assert (table.status, table.asked) == ("waiting", ())
        with pytest.raises(NotStarted):
            await table.submit(0, "draft sphinx", 0)
        for look in (table.view, table.record):
            with pytest.raises(NotStarted):
                look(0)


async def test_nobody_plays_while_the_table_is_paused(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        choice = a_choice(table)
        await table.pause("ann")
        with pytest.raises(TablePaused):
            await table.submit(0, choice, 0)
        await table.resume("ann")
        await table.submit(0, choice, 0)


async def test_nobody_chooses_for_a_bot(tmp_path: Path) -> None:
    async with running_hall(tmp_path, thinker=Never()) as hall:
        table = await duel(hall, (BOT, BOB))
        with pytest.raises(HandedOver):
            await table.submit(0, a_choice(table), 0)


async def test_a_finished_game_is_over_and_its_record_proves_the_deal(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        await play_out(table)
        assert table.ending is not None
        record = read_record(table.record(SPECTATOR).text().encode())
        state = verify(table.game, record)
        outcome = state.outcome()
        assert outcome is not None
        assert (table.ending.reason, table.ending.ranks) == (outcome.reason, outcome.ranks)
        assert table.ending.winners == outcome.winners
        assert record.end is not None
        assert record.end.seed == table.ending.seed
        assert table.asked == ()
        with pytest.raises(GameOver):
            await table.submit(0, "draft sphinx", table.ply)


async def test_the_record_is_redacted_and_has_no_seed_before_the_end(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        await move(table)
        record = table.record(1)
        assert (record.header.view, record.end) == (1, None)
        assert record.header.seats == ("Ann", "Bob")
        assert record.header.seed_digest == table.seed_digest
        assert table.ending is None


async def test_entries_are_numbered_and_carry_the_ply_that_they_lead_to(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        dealt = table.entries(SPECTATOR)
        assert {(entry.ply, entry.seat) for entry in dealt} == {(0, CHANCE)}
        await move(table)
        first, *_ = table.entries(SPECTATOR, after=len(dealt))
        assert (first.number, first.ply, first.seat, first.note) == (len(dealt) + 1, 1, 0, None)
        numbers = [entry.number for entry in table.entries(SPECTATOR)]
        assert numbers == list(range(1, len(numbers) + 1))


async def test_resigning_ends_the_game_for_the_other(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, BOB))
        await move(table)
        await table.resign(1)
        assert table.ending is not None
        assert (table.ending.reason, table.ending.ranks) == ("resigned", (1, 2))
        record = table.record(0)
        verify(table.game, read_record(record.text().encode()))
        assert record.end is not None
        assert record.end.end == "resigned"
        with pytest.raises(GameOver):
            await table.resign(0)


async def test_a_caller_who_gives_up_leaves_nothing_half_done(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        for _ in range(10):
            before = table.ply
            submission = asyncio.create_task(move(table))
            await asyncio.sleep(0)
            submission.cancel()
            with pytest.raises(asyncio.CancelledError):
                await submission
            await table.set_language(0, "en")
            assert table.ply == before + 1


async def test_an_error_is_nobodys_when_the_caller_gave_up(tmp_path: Path) -> None:
    lost: list[dict[str, Any]] = []
    loop = asyncio.get_running_loop()
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        loop.set_exception_handler(lambda _, context: lost.append(context))
        async with table._ledger._lock:
            caller = asyncio.create_task(table.submit(0, "no such words", table.ply))
            await asyncio.sleep(0.01)
            caller.cancel()
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        del caller
        gc.collect()
        assert lost == []
