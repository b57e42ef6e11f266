"""Sitting down, personal links, and what the host may do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from wondertable.bots import USUAL
from wondertable.core.errors import BadSeats, UnknownBot
from wondertable.table import Hall, SeatPlan, Settings, Table
from wondertable.table.errors import (
    BadName,
    NotHost,
    NotPaused,
    SeatFixed,
    SeatTaken,
    SettingsFixed,
    TableOver,
    TablePaused,
    UnknownSeat,
    WrongSecret,
)
from wondertable.table.seat import matching, new_secret, secret_hash

from .room import ANN, BOB, BOT, CAT, FREE, Never, duel, mini, running_hall

pytestmark = pytest.mark.anyio


async def test_the_game_begins_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, FREE))
        await table.take_seat(1, "bob", "  Bob   B. ", "hu")
        seat = table.seats[1]
        assert (seat.kind, seat.name, seat.person, seat.language) == (
            "person",
            "Bob B.",
            "bob",
            "hu",
        )
        assert (table.status, table.asked) == ("running", (0,))


async def test_a_seat_is_taken_once(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, (ANN, FREE, FREE))
        await table.take_seat(1, "bob", "Bob", "hu")
        for seat in (0, 1):
            with pytest.raises(SeatTaken):
                await table.take_seat(seat, "cat", "Cat", "en")
        with pytest.raises(UnknownSeat):
            await table.take_seat(3, "cat", "Cat", "en")


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x00b", "a\u202eb", "\ud800"])
async def test_a_name_that_cannot_be_shown_is_refused(tmp_path: Path, name: str) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, FREE))
        with pytest.raises(BadName):
            await table.take_seat(1, "bob", name, "en")
        assert table.seats[1].kind == "open"


async def test_a_kept_seat_is_for_one_person_alone(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, SeatPlan.kept_for("bob", "Bob")))
        with pytest.raises(SeatTaken):
            await table.take_seat(1, "cat", "Cat", "en")
        assert table.seats_of("bob") == ()
        await table.take_seat(1, "bob", "Bob", "en")
        assert table.seats_of("bob") == (1,)


async def test_one_person_may_hold_several_seats(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, SeatPlan.of("ann", "Guest")))
        assert table.status == "running"
        assert table.seats_of("ann") == (0, 1)


async def test_a_seat_may_be_left_before_the_game_begins(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, (ANN, BOB, FREE))
        with pytest.raises(SeatFixed):
            await table.leave_seat(1, "ann")
        await table.leave_seat(1, "bob")
        assert table.seats[1].kind == "open"
        running = await duel(hall)
        with pytest.raises(SeatFixed):
            await running.leave_seat(1, "bob")


async def test_the_secret_of_a_seat_has_128_bits_and_is_kept_only_as_a_hash(
    tmp_path: Path,
) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, FREE))
        secret = await table.take_seat(1, "bob", "Bob", "en")
        assert len(secret) >= 22
        assert table.seat_by_secret(secret) == 1
        assert table.seat_by_secret(secret[:-1]) is None
        assert table.seat_by_secret("") is None
        assert table.seat_by_secret("\ud800") is None
    files = list(tmp_path.iterdir())
    assert files
    assert not any(secret.encode() in file.read_bytes() for file in files)


async def test_the_personal_link_moves_a_seat_to_another_device(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        secret = await table.renew_secret(0)
        assert await table.move_seat(secret, "ann's phone") == 0
        assert table.seats_of("ann's phone") == (0,)
        assert table.seats_of("ann") == ()
        assert table.host == "ann's phone"
        version = table.version
        assert await table.move_seat(secret, "ann's phone") == 0
        assert table.version == version
        with pytest.raises(WrongSecret):
            await table.move_seat("guess", "eve")


async def test_a_renewed_secret_replaces_the_old_one(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, BOT))
        old = await table.renew_secret(0)
        new = await table.renew_secret(0)
        assert (table.seat_by_secret(old), table.seat_by_secret(new)) == (None, 0)
        with pytest.raises(SeatFixed):
            await table.renew_secret(1)


def test_a_secret_is_found_among_many_hashes() -> None:
    mine = new_secret()
    hashes = [None, secret_hash(new_secret()), secret_hash(mine)]
    assert matching(mine, hashes) == 2
    assert matching(new_secret(), hashes) is None


async def test_a_seat_has_its_own_language(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        await table.set_language(0, "de")
        assert [seat.language for seat in table.seats] == ["de", "hu"]


async def test_the_host_closes_a_seat_and_the_game_begins_without_it(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, (ANN, FREE, CAT))
        secret = await table.renew_secret(2)
        await table.close_seat(1, "ann")
        assert table.status == "running"
        assert [(seat.number, seat.name) for seat in table.seats] == [(0, "Ann"), (1, "Cat")]
        assert table.seat_by_secret(secret) == 1
        assert table.seats_of("cat") == (1,)


async def test_a_seat_that_the_game_needs_cannot_be_closed(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, FREE))
        with pytest.raises(BadSeats):
            await table.close_seat(1, "ann")
        assert table.seats[1].kind == "open"


async def test_a_closed_seat_can_be_opened_again(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await mini(hall, (ANN, FREE, FREE))
        await table.close_seat(1, "ann")
        with pytest.raises(SeatTaken):
            await table.take_seat(1, "bob", "Bob", "en")
        await table.open_seat(1, "ann")
        await table.take_seat(1, "bob", "Bob", "en")


async def test_the_host_puts_a_bot_on_an_empty_seat(tmp_path: Path) -> None:
    async with running_hall(tmp_path, thinker=Never()) as hall:
        table = await duel(hall, (ANN, FREE))
        with pytest.raises(UnknownBot):
            await table.seat_bot(1, "wizard", "ann")
        await table.seat_bot(1, "greedy", "ann")
        assert (table.status, table.seats[1].bot) == ("running", "greedy")


async def test_a_seat_is_handed_to_a_bot_and_back(tmp_path: Path) -> None:
    async with running_hall(tmp_path, thinker=Never()) as hall:
        table = await duel(hall)
        await table.hand_over(1, "ann")
        seat = table.seats[1]
        assert (seat.kind, seat.bot, seat.handed_over, seat.by_bot) == (
            "person",
            USUAL,
            True,
            True,
        )
        assert table.seats_of("bob") == (1,)
        with pytest.raises(NotHost):
            await table.hand_back(1, "cat")
        await table.hand_back(1, "bob")
        assert not table.seats[1].by_bot
        with pytest.raises(SeatFixed):
            await table.hand_back(1, "ann")
        await table.hand_over(1, "ann", "random")
        assert table.seats[1].bot == "random"
        await table.hand_back(1, "ann")


async def test_only_a_persons_seat_in_a_running_game_is_handed_over(tmp_path: Path) -> None:
    async with running_hall(tmp_path, thinker=Never()) as hall:
        table = await duel(hall, (ANN, BOT))
        with pytest.raises(SeatFixed):
            await table.hand_over(1, "ann")
        waiting = await duel(hall, (ANN, FREE))
        with pytest.raises(SeatFixed):
            await waiting.hand_over(0, "ann")
        with pytest.raises(SeatFixed):
            await table.close_seat(0, "ann")


async def test_pausing_and_resuming(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        with pytest.raises(NotPaused):
            await table.resume("ann")
        statuses = [table.status]
        await table.pause("ann")
        statuses.append(table.status)
        with pytest.raises(TablePaused):
            await table.pause("ann")
        await table.resume("ann")
        assert [*statuses, table.status] == ["running", "paused", "running"]


async def test_the_host_ends_the_table_without_a_winner(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        for table in [await duel(hall), await duel(hall, (ANN, FREE))]:
            await table.close("ann")
            assert table.ending is not None
            assert (table.ending.reason, table.ending.winners) == ("closed", ())
            for late in (table.close("ann"), table.pause("ann"), table.hand_over(0, "ann")):
                with pytest.raises(TableOver):
                    await late
            assert (await hall.find(table.id)).status == "over"


HOST_ONLY: list[Callable[[Table], Awaitable[object]]] = [
    lambda table: table.close_seat(1, "bob"),
    lambda table: table.open_seat(1, "bob"),
    lambda table: table.seat_bot(1, "random", "bob"),
    lambda table: table.hand_over(0, "bob"),
    lambda table: table.pause("bob"),
    lambda table: table.resume("bob"),
    lambda table: table.close("bob"),
]


@pytest.mark.parametrize("deed", HOST_ONLY)
async def test_some_things_are_for_the_host_alone(
    tmp_path: Path, deed: Callable[[Table], Awaitable[object]]
) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall)
        version = table.version
        with pytest.raises(NotHost):
            await deed(table)
        assert table.version == version


async def test_seats_are_shuffled_if_the_settings_say_so(tmp_path: Path) -> None:
    async def first(hall: Hall) -> str:
        return (await duel(hall, (ANN, BOB), Settings(order="random"))).seats[0].name

    async with running_hall(tmp_path) as hall:
        assert {await first(hall) for _ in range(40)} == {"Ann", "Bob"}


async def test_with_three_at_the_table_a_bot_goes_on_for_who_resigns(tmp_path: Path) -> None:
    async with running_hall(tmp_path, thinker=Never()) as hall:
        table = await mini(hall, (ANN, BOB, CAT))
        await table.resign(2)
        assert (table.status, table.seats[2].by_bot) == ("running", True)


async def test_the_host_may_allow_hints_until_the_game_begins(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        table = await duel(hall, (ANN, FREE), Settings(hints=False, explain=True))
        with pytest.raises(NotHost):
            await table.set_hints("bob", on=True)
        version = table.version
        assert await table.set_hints("ann", on=True) == version + 1
        assert table.settings == Settings(hints=True, explain=True)
        table_id = table.id
    async with running_hall(tmp_path) as hall:
        table = await hall.find(table_id)
        assert table.settings == Settings(hints=True, explain=True)
        await table.set_hints("ann", on=False)
        await table.take_seat(1, "bob", "Bob", "en")
        with pytest.raises(SettingsFixed):
            await table.set_hints("ann", on=True)
        assert not table.settings.hints
