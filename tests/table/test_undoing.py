"""Taking back at a table for practice: at once against bots, by consent among people."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from wondertable.bots import OwnBot
from wondertable.bots.asking import ask
from wondertable.core.errors import NoSuchPly, WondertableError
from wondertable.core.record import Back, Record, read_record
from wondertable.core.replay import verify
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, SPECTATOR, State
from wondertable.store import Database, StoreFailed, load_table, save_table
from wondertable.table import Clock, SeatPlan, Settings, Table
from wondertable.table.errors import (
    DamagedTable,
    HandedOver,
    NoRequest,
    NotPractice,
    PracticeClock,
    RequestOpen,
    Stale,
    TableOver,
    TablePaused,
)
from wondertable.table.moves import Question
from wondertable.table.progress import BACK

from .room import (
    ANN,
    BOB,
    BOT,
    CAT,
    Here,
    Never,
    a_choice,
    duel,
    mini,
    move,
    new_hall,
    play_out,
    running_hall,
    until,
)

pytestmark = pytest.mark.anyio

PRACTICE = Settings(practice=True)


def number_of(table: Table) -> int:
    """The number of the request that waits for answers."""
    assert table.request is not None
    return table.request.number


def pending(table: Table) -> bool:
    """Whether a request waits for answers."""
    return table.request is not None


def unanswered(table: Table) -> list[int]:
    """The seats that have to answer it."""
    return list(table.unanswered)


def is_over(table: Table) -> bool:
    """Whether the game has ended."""
    return table.status == "over"


async def own_turn(table: Table, seat: int = 0) -> None:
    """Waits until the bots have chosen."""
    await until(lambda: seat in table.asked or table.status == "over")


async def test_against_bots_any_number_of_plies_is_taken_back_at_once(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, BOT), PRACTICE)
        first = table.view(0)
        for _ in range(4):
            await own_turn(table)
            await move(table)
        await own_turn(table)
        asked = table.decisions_of(0)
        assert asked[-1] == 0
        await table.undo(0, asked[-1], table.ply)
        assert (table.ply, table.asked, table.returns) == (0, (0,), 1)
        assert table.view(0).key() == first.key()
        assert [entry.seat for entry in table.entries(0)][-1] == BACK
        record = table.record(0)
        assert isinstance(record.done()[-1], Back)
        assert record.header.practice is True
        assert verify(table.game, record).key() == table.view(0).key()
        await play_on(table)
        whole = read_record(table.record(0).text().encode())
        assert verify(table.game, whole).key() == table.whole().key()
        assert whole.practice


async def play_on(table: Table) -> None:
    """Plays to the end beside bots."""
    while not is_over(table):
        await own_turn(table)
        if not is_over(table):
            await move(table)


async def test_the_same_cards_come_again(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, settings=PRACTICE)
        for _ in range(12):
            await move(table)
        key, lines = table.view(0).key(), list(table.record(0).moves)
        await agreed(table, 0, 2)
        for line in lines[len(table.record(0).moves) :]:
            if line.actor != CHANCE:
                await table.submit(line.actor, line.do, table.ply)
        assert table.view(0).key() == key
        assert table.record(0).moves == lines


async def agreed(table: Table, seat: int, to: int) -> None:
    """Lets one of two people ask and the other one agree."""
    await table.undo(seat, to, table.ply)
    await table.answer(1 - seat, number_of(table), agrees=True)


async def test_where_nothing_is_practised_what_was_played_stands(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, BOT))
        await own_turn(table)
        await move(table)
        await own_turn(table)
        with pytest.raises(NotPractice):
            await table.undo(0, 0, table.ply)
        assert "practice" not in table.record(0).text()
        assert not table.record(0).practice


async def test_people_are_asked_and_it_happens_when_the_last_one_agrees(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, (ANN, BOB, CAT), PRACTICE)
        await a_round(table)
        await table.undo(1, 0, 1)
        request = table.request
        assert request is not None
        assert (request.seat, request.to, request.ply) == (1, 0, 1)
        assert request.number == table.version
        assert unanswered(table) == [0, 2]
        await table.answer(2, request.number, agrees=True)
        assert (table.ply, unanswered(table)) == (1, [0])
        await table.answer(0, request.number, agrees=True)
        assert (table.ply, pending(table), unanswered(table)) == (0, False, [])


async def a_round(table: Table) -> None:
    """A ply in which all choose at once."""
    for seat in table.asked:
        await table.submit(seat, a_choice(table, seat), table.ply)


async def test_one_refusal_ends_a_request_and_so_does_who_made_it(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, (ANN, BOB, CAT), PRACTICE)
        await a_round(table)
        for seat in (2, 1):
            await table.undo(1, 0, 1)
            await table.answer(seat, number_of(table), agrees=False)
            assert (pending(table), table.ply, table.returns) == (False, 1, 0)


async def test_a_request_falls_when_somebody_chooses_meanwhile(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, (ANN, BOB, CAT), PRACTICE)
        await a_round(table)
        await table.undo(1, 0, 1)
        number = number_of(table)
        await table.submit(2, a_choice(table, 2), 1)
        assert not pending(table)
        with pytest.raises(NoRequest):
            await table.answer(0, number, agrees=True)
        assert (table.ply, table.laid) == (1, frozenset({2}))


async def test_a_choice_and_an_agreement_at_once_leave_one_of_both(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        for choice_first in (True, False):
            table = await duel(hall, settings=PRACTICE)
            await move(table)
            await table.undo(0, 0, 1)
            number = number_of(table)
            both = [
                table.submit(table.asked[0], a_choice(table), 1),
                table.answer(1, number, agrees=True),
            ]
            done = await asyncio.gather(
                *(both if choice_first else reversed(both)), return_exceptions=True
            )
            errors = [one for one in done if isinstance(one, WondertableError)]
            assert len(errors) == 1
            assert isinstance(errors[0], NoRequest if choice_first else Stale)
            assert table.ply == (2 if choice_first else 0)
            assert not pending(table)


async def test_of_two_requests_at_once_the_second_is_refused(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, settings=PRACTICE)
        await move(table)
        done = await asyncio.gather(
            table.undo(0, 0, 1), table.undo(1, 0, 1), return_exceptions=True
        )
        assert isinstance(done[1], RequestOpen)
        assert table.request is not None
        assert table.request.seat == 0
        with pytest.raises(NoRequest):
            await table.answer(0, table.request.number, agrees=True)
        with pytest.raises(NoRequest):
            await table.answer(1, table.request.number - 1, agrees=True)


async def test_one_agreement_twice_is_refused_and_counts_once(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, (ANN, BOB, CAT), PRACTICE)
        await a_round(table)
        await table.undo(0, 0, 1)
        number = number_of(table)
        await table.answer(1, number, agrees=True)
        with pytest.raises(NoRequest):
            await table.answer(1, number, agrees=True)
        assert unanswered(table) == [2]


async def test_who_shares_a_screen_asks_nobody(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        here = SeatPlan.of("ann", "Bea")
        table = await duel(hall, (ANN, here), PRACTICE)
        await move(table)
        await table.undo(1, 0, 1)
        assert (table.ply, pending(table)) == (0, False)


async def test_who_is_away_is_not_asked(tmp_path: Path) -> None:
    async with running_hall(tmp_path, thinker=Never()) as hall:
        table = await duel(hall, settings=PRACTICE)
        await move(table)
        await table.hand_over(1, "ann")
        with pytest.raises(HandedOver):
            await table.undo(1, 0, 1)
        await table.undo(0, 0, 1)
        assert table.ply == 0


async def test_a_request_falls_when_others_play_than_were_asked_but_not_with_a_language(
    tmp_path: Path,
) -> None:
    async with running_hall(tmp_path, thinker=Never()) as hall:
        table = await duel(hall, settings=PRACTICE)
        await move(table)
        await table.undo(0, 0, 1)
        await table.set_language(1, "de")
        assert pending(table)
        await table.hand_over(1, "ann")
        assert not pending(table)
        await table.hand_back(1, "bob")
        await table.undo(0, 0, 1)
        await table.pause("ann")
        assert not pending(table)
        with pytest.raises(TablePaused):
            await table.undo(0, 0, 1)


async def test_bots_wait_while_people_are_asked(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, (ANN, BOB, BOT), PRACTICE)
        for seat in (0, 1):
            await until(lambda: table.laid >= {2})
            await table.submit(seat, a_choice(table, seat), table.ply)
        await table.undo(0, 0, 1)
        assert not table._thinking._tasks
        await table.answer(1, number_of(table), agrees=False)
        await until(lambda: 2 in table.laid)


async def test_what_a_bot_thought_of_a_position_that_was_left_is_not_taken(tmp_path: Path) -> None:
    async with running_hall(tmp_path, thinker=Never()) as hall:
        table = await duel(hall, (ANN, BOT), PRACTICE)
        await move(table)
        late = Question(1, 1, "random", table.returns)
        choice = a_choice(table)
        await table.undo(0, 0, 1)
        await move(table, at=1)
        assert (table.ply, table.asked) == (1, (1,))
        with pytest.raises(Stale):
            await table._ledger.alone(table._moves.submit_for_bot, late, choice, None)
        assert table.ply == 1


async def test_a_bot_that_thinks_is_asked_again_where_the_game_is_now(tmp_path: Path) -> None:
    asked: list[int] = []

    class Slow(Here):
        async def think(self, game, view, seat, bot, record):  # type: ignore[no-untyped-def]
            asked.append(len(record().moves))
            if len(asked) == 1:
                await asyncio.Event().wait()
            return await super().think(game, view, seat, bot, record)

    async with running_hall(tmp_path, thinker=Slow()) as hall:
        table = await duel(hall, (ANN, BOT), PRACTICE)
        await move(table)
        await until(lambda: len(asked) == 1)
        await table.undo(0, 0, 1)
        await move(table)
        await own_turn(table)
        assert asked[0] == asked[1]


async def test_a_bot_is_told_of_the_last_branch_alone(tmp_path: Path) -> None:
    async with running_hall(tmp_path, thinker=Never()) as hall:
        table = await duel(hall, (ANN, BOT), PRACTICE)
        await move(table)
        await table.undo(0, 0, 1)
        await move(table, at=1)
        told: list[Record] = []

        class Reader(OwnBot):
            by_record = True

            def choose(self, view: State, seat: int, rng: Rng) -> int:
                return view.legal(seat)[0]

            def choose_by_record(self, view: State, seat: int, record: Record, rng: Rng) -> int:
                told.append(record)
                return self.choose(view, seat, rng)

        ask(Reader(table.game), table.view(1), 1, lambda: table.record(1), Rng(1))
        assert not told[0].practice
        assert "practice" not in told[0].text()
        assert told[0].moves == table.record(1).moves


async def test_a_hint_of_a_position_that_was_left_is_forgotten(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, SeatPlan.of("ann", "Bea")), PRACTICE)
        await move(table)
        await table.hint(1, 1)
        assert table.hint_of(1) is not None
        await table.undo(0, 0, 1)
        await move(table, at=1)
        assert table.hint_of(1) is None


async def test_a_finished_game_goes_on_from_where_it_is_taken_back_to(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, SeatPlan.of("ann", "Bea")), PRACTICE)
        await play_out(table)
        assert is_over(table)
        await table.undo(0, 3, table.ply)
        assert (is_over(table), table.ending, table.ply) == (False, None, 3)
        assert table.record(0).header.view == 0
        await play_out(table)
        assert verify(table.game, table.record(SPECTATOR)).key() == table.whole().key()


async def test_a_table_that_was_closed_or_has_a_rematch_stays_over(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, settings=PRACTICE)
        await move(table)
        await table.close("ann")
        with pytest.raises(TableOver):
            await table.undo(0, 0, 1)
        other = await duel(hall, settings=PRACTICE)
        await play_out(other)
        await hall.rematch(other.id, "ann")
        with pytest.raises(TableOver):
            await other.undo(0, 0, other.ply)


@pytest.mark.parametrize("to", [-1, 1, 2, 10**12])
async def test_nobody_goes_back_to_where_the_game_was_not(tmp_path: Path, to: int) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, SeatPlan.of("ann", "Bea")), PRACTICE)
        await move(table)
        with pytest.raises(NoSuchPly):
            await table.undo(0, to, 1)
        with pytest.raises(Stale):
            await table.undo(0, 0, 2)
        assert (table.ply, table.returns) == (1, 0)


async def test_a_table_for_practice_has_no_clock(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        with pytest.raises(PracticeClock):
            await duel(hall, settings=Settings(practice=True, clock=Clock("per_move", 60)))


async def test_who_lets_a_turn_go_by_is_asked_again_after_it_was_taken_back(tmp_path: Path) -> None:
    async with running_hall(tmp_path, thinker=Never()) as hall:
        table = await duel(hall, (ANN, SeatPlan.of("ann", "Bea")), PRACTICE)
        await move(table)
        await table.let_by(1, 1)
        assert table.lets_by(1)
        await table.undo(0, 0, 1)
        assert not table.lets_by(1)


async def test_playing_on_from_a_finished_game_is_practice_and_leaves_out_what_was_taken_back(
    tmp_path: Path,
) -> None:
    async with running_hall(tmp_path, thinker=Never()) as hall:
        table = await duel(hall, (ANN, SeatPlan.of("ann", "Bea")), PRACTICE)
        for at in range(6):
            await move(table, at)
        await table.undo(0, 2, 6)
        await play_out(table)
        again = await hall.branch(table.id, 4, 0, ANN, "random")
        assert again.settings.practice
        assert again.ply == 4
        assert again.returns == 0
        assert again.view(SPECTATOR).key() == table.position(SPECTATOR, 4).view(SPECTATOR).key()


# On disk before anybody is told.


async def test_a_server_that_starts_again_knows_the_request_and_what_was_taken_back(
    tmp_path: Path,
) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, (ANN, BOB, CAT), PRACTICE)
        await a_round(table)
        await a_round(table)
        await table.undo(0, 1, 2)
        number = number_of(table)
        await table.answer(1, number, agrees=True)
        known = table.request
    async with running_hall(tmp_path) as hall:
        table = await hall.find(table.id)
        assert table.request == known
        await table.answer(2, number, agrees=True)
        after = table.view(0).key(), table.ply, table.record(1).text(), table.entries(2)
    async with running_hall(tmp_path) as hall:
        table = await hall.find(table.id)
        assert after == (
            table.view(0).key(),
            table.ply,
            table.record(1).text(),
            table.entries(2),
        )
        assert (table.ply, table.returns, pending(table)) == (1, 1, False)
        await play_out(table)
        assert verify(table.game, table.record(0)).key() == table.whole().key()


async def test_what_the_store_refuses_is_not_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, SeatPlan.of("ann", "Bea")), PRACTICE)
        await move(table)
        before = table.version, table.view(0).key(), table.record(0).text()

        def full(*_: object, **__: object) -> None:
            raise StoreFailed("no room")

        with monkeypatch.context() as patch:
            patch.setattr("wondertable.table.ledger.save_table", full)
            with pytest.raises(StoreFailed):
                await table.undo(0, 0, 1)
        assert before == (table.version, table.view(0).key(), table.record(0).text())
        await table.undo(0, 0, 1)
        assert table.ply == 0


@pytest.mark.parametrize("do", ["back 5", "back", "back -1", "back x"])
async def test_a_line_that_leads_back_to_nothing_damages_the_table(tmp_path: Path, do: str) -> None:
    hall = new_hall(tmp_path)
    await hall.start()
    table = await duel(hall, (ANN, SeatPlan.of("ann", "Bea")), PRACTICE)
    await move(table)
    await table.undo(0, 0, 1)
    await hall.stop()
    database = Database(f"sqlite:///{tmp_path}/tables.db")
    database.open()
    saved = load_table(database, table.id)
    assert saved is not None
    spoilt = replace(saved.moves[-1], number=len(saved.moves) + 1, do=do)
    save_table(database, replace(saved.table, version=saved.table.version + 1), moves=[spoilt])
    database.close()
    async with running_hall(tmp_path) as hall:
        with pytest.raises(DamagedTable):
            await hall.find(table.id)


async def test_whatever_is_done_and_taken_back_the_record_is_sound(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        for game, seats in (("duel", 2), ("seven", 3), ("babel", 3)):
            plans = [SeatPlan.of("ann", f"Ann {at}") for at in range(seats)]
            table = await hall.open(game, {}, plans, PRACTICE, "ann")
            for step in range(6):
                for _ in range(2 + step):
                    while (ply := table.ply) == table.ply and table.status != "over":
                        await move(table, at=step)
                await table.undo(0, max(0, ply - 2 - step % 3), table.ply)
            for viewer in (0, 1, SPECTATOR):
                record = read_record(table.record(viewer).text().encode())
                assert verify(table.game, record).key() == table.view(viewer).key()
                assert len(record.moves) == len(
                    [entry for entry in table.entries(viewer) if entry.seat != BACK]
                )
