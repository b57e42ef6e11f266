"""Who hears that it is their turn: each once in a turn, whatever happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.club.receivers import (
    PUSH_KEY,
    Device,
    Mailboxes,
    PushService,
    mailboxes,
    plain,
    push_service,
)
from tests.store.empty import database_in
from tests.table.room import ANN, BOB, BOT, Time, a_choice, move, running_hall
from wondertable.club.notices.holidays import Holidays
from wondertable.club.notices.hours import next_digest
from wondertable.club.notices.mail import Mail, server_of
from wondertable.club.notices.push import Push
from wondertable.club.notices.sending import WAITS, Outcome, Take
from wondertable.club.notices.service import MOST_MISSED, MOST_REFUSED, WAIT, Notices, Ways
from wondertable.club.notices.tokens import Tokens
from wondertable.club.notices.wants import Wishes
from wondertable.club.tournaments.service import Tournaments
from wondertable.club.tournaments.values import Plan
from wondertable.store import Database, schema
from wondertable.store.belongings import count
from wondertable.store.outbox import due_notices
from wondertable.store.wishes import AddressRow, SubscriptionRow, keep_address
from wondertable.table import Hall, SeatPlan, Settings, Table
from wondertable.table.settings import Clock
from wondertable.web.notices.words import Words
from wondertable.web.settings import Settings as ServerSettings

pytestmark = pytest.mark.anyio

DAYS = Settings(clock=Clock("per_move", 3 * 24 * 3600))
MINUTES = Settings(clock=Clock("per_move", 120))
QUICK = Settings(clock=Clock("per_move", 1800))
SERVER = ServerSettings(public_url="https://wonders.example/w", mail_from="tables@wonders.example")
ADDRESS = "bob@example.org"


@pytest.fixture(scope="module")
def both() -> Iterator[tuple[PushService, Mailboxes]]:
    with push_service() as service, mailboxes() as boxes:
        yield service, boxes


@pytest.fixture
def service(both: tuple[PushService, Mailboxes]) -> PushService:
    both[0].messages.clear()
    both[0].answers.clear()
    both[0].asked = 0
    return both[0]


@pytest.fixture
def boxes(both: tuple[PushService, Mailboxes]) -> Mailboxes:
    both[1].letters.clear()
    both[1].refused.clear()
    both[1].refused_data = ""
    return both[1]


class Crash(Exception):
    """Stands for the end of the process."""


class CrashesBefore(Push):
    """Ends the process before anything went out."""

    def send(
        self, to: SubscriptionRow, message: bytes, topic: str, ttl: int, take: Take
    ) -> Outcome:
        raise Crash


class CrashesAfter(Push):
    """Ends the process when a message went out and nobody has noted it."""

    def send(
        self, to: SubscriptionRow, message: bytes, topic: str, ttl: int, take: Take
    ) -> Outcome:
        super().send(to, message, topic, ttl, take)
        raise Crash


@dataclass
class Post:
    """A hall with its notices."""

    hall: Hall
    time: Time
    notices: Notices
    wishes: Wishes
    here: dict[str, frozenset[str]] = field(default_factory=dict)

    async def duel(self, settings: Settings = DAYS, *seats: SeatPlan) -> Table:
        table = await self.hall.open("duel", {}, seats or (ANN, BOB), settings, "ann")
        await self.notices.settled()
        return table

    async def wants(self, person: str, pace: str = "once", hour: int = 18) -> None:
        await self.wishes.say(
            person, "en", pace=pace, hour=hour, zone="Europe/Budapest", push=True, mail=True
        )

    async def device(self, person: str, device: Device) -> str:
        row = await self.wishes.add_device(
            person, device.endpoint, device.key, device.auth, device.name
        )
        return row.id

    async def address(self, person: str, address: str = ADDRESS) -> None:
        row = AddressRow(person, address, f"handle-of-{person}xxxx", 1.0, confirmed=1.0)
        await self.hall.house.store(keep_address, row)

    async def passes(self, seconds: float = WAIT + 1) -> None:
        """Time passes, and what is due then is sent."""
        await self.notices.settled()
        self.time.passes(seconds)
        await self.notices.sweep()


@asynccontextmanager
async def post_in(
    folder: Path,
    boxes: Mailboxes | None = None,
    time: Time | None = None,
    kind: type[Push] = Push,
    **given: object,
) -> AsyncIterator[Post]:
    time = time or Time()
    async with running_hall(folder, time, **given) as hall:
        here: dict[str, frozenset[str]] = {}
        push = kind(PUSH_KEY, "mailto:ann@wonders.example", time.now, anywhere=True)
        mail = Mail(server_of(boxes.url), SERVER.mail_from) if boxes else None
        ways = Ways(Words(SERVER), Tokens("secret of the server"), push, mail)
        holidays = Holidays(hall)
        notices = Notices(hall, ways, lambda table: here.get(table, frozenset()), holidays)
        yield Post(hall, time, notices, Wishes(hall, notices), here)


async def test_push_and_mail_arrive_once_in_every_turn_of_a_game_of_three_days(
    tmp_path: Path, service: PushService, boxes: Mailboxes
) -> None:
    async with post_in(tmp_path, boxes) as post:
        await post.device("ann", service.device("phone"))
        await post.address("bob")
        for person in ("ann", "bob"):
            await post.wants(person)
        table = await post.duel()
        turns = set()
        for _ in range(16):
            (turn,) = table.turns
            turns.add((turn.person, turn.number))
            for _ in range(3):  # nobody is told again, however long it takes
                await post.passes(7 * 3600)
            told = len(service.messages) + len(boxes.letters)
            assert told == len(turns)
            await move(table, at=table.ply)
        assert {person for person, _ in turns} == {"ann", "bob"}
        assert len(service.of("phone")) == sum(person == "ann" for person, _ in turns)
        assert len(boxes.to(ADDRESS)) == sum(person == "bob" for person, _ in turns)
        message = service.of("phone")[0]
        assert message["url"] == f"/w/t/{table.id}"
        assert message["title"] == "It is your turn"
        assert message["body"].startswith("7 Wonders Duel with Bob – ")
        letter = boxes.letters[0]
        assert "7 Wonders Duel with Ann" in plain(letter)
        assert f"https://wonders.example/w/t/{table.id}" in plain(letter)
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert letter["List-Unsubscribe"].startswith("<https://wonders.example/w/notices/stop/")
        html = letter.get_body(("html",))
        assert html is not None
        assert f"/t/{table.id}" in str(html.get_content())
        assert len({one["Message-ID"] for one in boxes.letters}) == len(boxes.letters)


async def test_nothing_is_sent_to_who_wants_nothing(tmp_path: Path, service: PushService) -> None:
    async with post_in(tmp_path) as post:
        await post.device("ann", service.device("phone"))
        await post.duel()
        await post.passes()
        await post.wants("ann", "off")
        await post.passes()
        assert service.asked == 0


async def test_who_has_chosen_in_time_hears_nothing(tmp_path: Path, service: PushService) -> None:
    async with post_in(tmp_path) as post:
        await post.device("ann", service.device("phone"))
        await post.wants("ann")
        table = await post.duel()
        post.time.passes(WAIT - 1)
        await post.notices.sweep()
        while "ann" in {turn.person for turn in table.turns}:
            await move(table)
        post.time.passes(WAIT)
        await post.notices.sweep()  # even if nobody has written down that it is settled
        assert service.asked == 0


async def test_who_has_the_table_before_them_hears_nothing_of_it(
    tmp_path: Path, service: PushService
) -> None:
    async with post_in(tmp_path) as post:
        await post.device("ann", service.device("phone"))
        await post.wants("ann")
        table, other = await post.duel(), await post.duel()
        post.here[table.id] = frozenset({"ann"})
        await post.passes()
        assert [one["url"] for one in service.of("phone")] == [f"/w/t/{other.id}"]
        post.here.clear()
        await post.passes()
        assert service.asked == 1, "the turn was seen"


async def test_a_second_decision_of_a_turn_is_told_if_the_first_was_made_before_any_notice(
    tmp_path: Path, service: PushService
) -> None:
    async with post_in(tmp_path) as post:
        await post.device("bob", service.device("phone"))
        await post.wants("bob")
        table = await post.duel()
        await move(table)  # Ann drafts one wonder, Bob two of them
        (first,) = table.turns
        await post.notices.settled()
        post.time.passes(WAIT - 1)
        await move(table)
        (second,) = table.turns
        assert (first.person, first.number) == (second.person, second.number)
        assert first.decision < second.decision
        await post.passes(WAIT - 1)
        assert service.asked == 0, "he was there a moment ago"
        await post.passes()
        assert service.asked == 1
        await post.passes()
        assert service.asked == 1


async def test_a_turn_of_which_somebody_was_told_is_not_told_again_when_it_goes_on(
    tmp_path: Path, service: PushService
) -> None:
    async with post_in(tmp_path) as post:
        await post.device("bob", service.device("phone"))
        await post.wants("bob")
        table = await post.duel()
        await move(table)
        await post.passes()
        assert service.asked == 1
        await move(table)
        await post.passes()
        assert table.turns[0].person == "bob"
        assert service.asked == 1


@pytest.mark.parametrize(
    ("settings", "seats", "told"),
    [
        (DAYS, (ANN, BOB), 1),
        (DAYS, (ANN, BOT), 1),
        (Settings(), (ANN, BOB), 1),
        (Settings(), (ANN, BOT), 0),
        (MINUTES, (ANN, BOB), 0),
    ],
)
async def test_it_is_told_where_others_wait_or_a_slow_clock_runs(
    tmp_path: Path,
    service: PushService,
    settings: Settings,
    seats: tuple[SeatPlan, SeatPlan],
    told: int,
) -> None:
    async with post_in(tmp_path) as post:
        await post.device("ann", service.device("phone"))
        await post.wants("ann")
        await post.duel(settings, *seats)
        await post.passes()
        assert service.asked == told


async def test_all_who_are_asked_at_once_hear_it(tmp_path: Path, service: PushService) -> None:
    cat = SeatPlan.of("cat", "Cat", "de")
    async with post_in(tmp_path) as post:
        for person in ("ann", "bob", "cat"):
            await post.device(person, service.device(person))
            await post.wants(person)
        options = {"sides": "day"}
        table = await post.hall.open("seven", options, (ANN, BOB, cat), DAYS, "ann")
        await post.passes()
        assert sorted(one.device for one in service.messages) == ["ann", "bob", "cat"]
        await table.submit(1, a_choice(table, 1), table.ply)
        await post.passes()
        assert len(service.messages) == 3
        for seat in (0, 2):
            await table.submit(seat, a_choice(table, seat), table.ply)
        await post.passes()
        assert len(service.messages) == 6


async def test_a_paused_table_owes_nothing_and_tells_the_same_turn_once(
    tmp_path: Path, service: PushService
) -> None:
    async with post_in(tmp_path) as post:
        await post.device("ann", service.device("phone"))
        await post.wants("ann")
        table = await post.duel()
        await table.pause("ann")
        await post.passes()
        assert service.asked == 0
        await table.resume("ann")
        await post.passes()
        await table.pause("ann")
        await post.passes()
        await table.resume("ann")
        await post.passes()
        assert service.asked == 1


async def test_who_begins_to_want_it_hears_of_the_turns_that_follow(
    tmp_path: Path, service: PushService
) -> None:
    async with post_in(tmp_path) as post:
        table = await post.duel()
        await post.device("ann", service.device("phone"))
        await post.wants("ann")
        await post.passes()
        assert service.asked == 0
        while "ann" in {turn.person for turn in table.turns}:
            await move(table)
        while "bob" in {turn.person for turn in table.turns}:
            await move(table)
        await post.passes()
        assert service.asked == 1


@pytest.mark.parametrize(
    ("clock", "titles"),
    [
        (DAYS, ["Cup, round 1: it is your turn", "Cup: your table of round 1 stands"]),
        (QUICK, ["Cup: your table of round 1 stands"] * 2),
    ],
)
async def test_a_table_of_a_tournament_is_told_to_all_however_quick_its_clock_is(
    tmp_path: Path, service: PushService, clock: Settings, titles: list[str]
) -> None:
    async with post_in(tmp_path) as post:
        for person in ("ann", "bob"):
            await post.device(person, service.device(person))
            await post.wants(person)
        held = Tournaments(post.hall)
        found = await held.open("ann", "Cup", "duel", {}, Plan("swiss"), clock)
        for person in ("ann", "bob"):
            await held.join(found.id, person, person.title(), "en")
        await held.begin(found.id, "ann")
        await held.settle()
        await post.passes()
        await post.passes()
        assert sorted(one.data["title"] for one in service.messages) == titles
        (table_id,) = {one.data["url"].rpartition("/")[2] for one in service.messages}
        await move(await post.hall.find(table_id))
        told = len(service.messages)
        await post.passes()
        follows = clock is DAYS and (await post.hall.find(table_id)).turns[0].person
        assert len(service.messages) == told + bool(follows)


# Crashes, and several servers.


async def test_a_crash_before_a_notice_went_out_loses_nothing(
    tmp_path: Path, service: PushService
) -> None:
    time = Time()
    async with post_in(tmp_path, time=time, kind=CrashesBefore) as post:
        await post.device("ann", service.device("phone"))
        await post.wants("ann")
        await post.duel()
        with pytest.raises(Crash):
            await post.passes()
    async with post_in(tmp_path, time=time) as post:
        await post.passes()
        await post.passes()
    assert len(service.of("phone")) == 1


async def test_a_crash_after_a_notice_went_out_sends_nothing_twice(
    tmp_path: Path, service: PushService
) -> None:
    time = Time()
    async with post_in(tmp_path, time=time, kind=CrashesAfter) as post:
        await post.device("ann", service.device("phone"))
        await post.wants("ann")
        await post.duel()
        with pytest.raises(Crash):
            await post.passes()
    async with post_in(tmp_path, time=time) as post:
        await post.passes()
        await post.passes()
    assert len(service.of("phone")) == 1


async def test_a_crash_before_a_turn_was_written_down_loses_nothing(
    tmp_path: Path, service: PushService
) -> None:
    time = Time()
    async with post_in(tmp_path, time=time) as post:
        await post.device("ann", service.device("phone"))
        await post.wants("ann")
        await post.hall.open("duel", {}, (ANN, BOB), DAYS, "ann")
    async with running_hall(tmp_path, time) as hall:
        assert await hall.house.store(due_notices, time.now() + 1e9, 9) == []
    time.passes(3600)
    database = Database(database_in(tmp_path))
    async with post_in(tmp_path, time=time, database=database) as post:
        for table_id in [saved.id for saved in await post.hall.of_person("ann")]:
            post.notices.look_at(await post.hall.find(table_id))
        await post.passes()
    assert len(service.of("phone")) == 1


async def test_of_two_servers_one_sends_a_notice(tmp_path: Path, service: PushService) -> None:
    time = Time()
    async with post_in(tmp_path, time=time) as one, post_in(tmp_path, time=time) as other:
        await one.device("ann", service.device("phone"))
        await one.wants("ann")
        await one.duel()
        time.passes(WAIT + 1)
        await asyncio.gather(one.notices.sweep(), other.notices.sweep())
        await asyncio.gather(one.notices.sweep(), other.notices.sweep())
    assert service.asked == 1


# Where nobody answers.


@pytest.mark.parametrize("status", [404, 410])
async def test_a_device_that_is_gone_is_forgotten(
    tmp_path: Path, service: PushService, status: int
) -> None:
    async with post_in(tmp_path) as post:
        await post.device("ann", service.device("old"))
        await post.device("ann", service.device("phone"))
        service.answers["old"] = [status]
        await post.wants("ann")
        await post.duel()
        await post.passes()
        assert [one.label for one in (await post.wishes.of("ann")).devices] == ["phone"]
        assert len(service.of("phone")) == 1
        await post.passes()
        assert service.asked == 2


async def test_a_device_that_cannot_be_reached_is_tried_after_growing_waits_and_given_up(
    tmp_path: Path, service: PushService
) -> None:
    async with post_in(tmp_path) as post:
        await post.device("ann", service.device("phone"))
        service.answers["phone"] = [503, 429, *[500] * 20]
        await post.wants("ann")
        await post.duel()
        await post.passes()
        for tries, wait in enumerate(WAITS, start=1):
            assert service.asked == tries
            await post.passes(wait - 1)
            assert service.asked == tries
            await post.passes(2)
        await post.passes(1e6)
        assert service.asked == 1 + len(WAITS)
        service.answers.clear()
        assert [one.failed for one in (await post.wishes.of("ann")).devices] == [1]


async def test_a_notice_that_is_late_arrives_if_it_is_still_true(
    tmp_path: Path, service: PushService
) -> None:
    async with post_in(tmp_path) as post:
        await post.device("ann", service.device("phone"))
        service.answers["phone"] = [503]
        await post.wants("ann")
        table = await post.duel()
        await post.passes()
        await post.passes(WAITS[0] + 1)
        assert len(service.of("phone")) == 1
        service.answers["phone"] = [503]
        while "ann" in {turn.person for turn in table.turns}:
            await move(table)
        while "bob" in {turn.person for turn in table.turns}:
            await move(table)
        await post.passes()
        while "ann" in {turn.person for turn in table.turns}:
            await move(table)
        await post.passes(WAITS[0] + 1)
        assert len(service.of("phone")) == 1


async def test_a_device_that_refuses_again_and_again_is_forgotten(
    tmp_path: Path, service: PushService
) -> None:
    async with post_in(tmp_path) as post:
        await post.device("ann", service.device("phone"))
        service.answers["phone"] = [400] * 20
        await post.wants("ann")
        for missed in range(MOST_MISSED):
            assert len((await post.wishes.of("ann")).devices) == 1, missed
            await post.duel()
            await post.passes()
        assert (await post.wishes.of("ann")).devices == ()


async def test_mail_that_is_refused_for_good_again_and_again_is_switched_off(
    tmp_path: Path, boxes: Mailboxes
) -> None:
    async with post_in(tmp_path, boxes) as post:
        await post.address("ann")
        await post.wants("ann")
        boxes.refused[ADDRESS] = "550 nobody of this name"
        for _ in range(MOST_REFUSED):
            address = (await post.wishes.of("ann")).address
            assert address is not None
            assert address.good
            await post.duel()
            await post.passes()
            await post.passes(1e5)
        address = (await post.wishes.of("ann")).address
        assert address is not None
        assert (address.off, address.good) == ("refused", False)
        boxes.refused.clear()
        await post.duel()
        await post.passes()
        assert boxes.letters == []
        await post.wishes.resume("ann")
        await post.duel()
        await post.passes()
        assert len(boxes.letters) == 1


async def test_a_mailbox_that_is_full_for_a_while_gets_the_letter_later(
    tmp_path: Path, boxes: Mailboxes
) -> None:
    async with post_in(tmp_path, boxes) as post:
        await post.address("ann")
        await post.wants("ann")
        boxes.refused[ADDRESS] = "452 full"
        await post.duel()
        await post.passes()
        boxes.refused.clear()
        boxes.refused_data = "451 not now"
        await post.passes(WAITS[0] + 1)
        boxes.refused_data = ""
        await post.passes(WAITS[1] + 1)
        await post.passes(1e5)
        assert len(boxes.to(ADDRESS)) == 1
        address = (await post.wishes.of("ann")).address
        assert address is not None
        assert address.refused == 0


# Once a day.


def hour(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)


async def test_a_digest_names_all_tables_once_a_day(
    tmp_path: Path, service: PushService, boxes: Mailboxes
) -> None:
    async with post_in(tmp_path, boxes) as post:
        await post.device("ann", service.device("phone"))
        await post.address("ann", "ann@example.org")
        await post.wants("ann", "daily", 18)
        tables = [await post.duel() for _ in range(3)]
        while "ann" in {turn.person for turn in tables[2].turns}:
            await move(tables[2])
        await post.passes()
        assert service.asked == 0
        due = next_digest("Europe/Budapest", 18, post.time.now())
        await post.passes(due - post.time.now() - 1)
        assert service.asked == 0
        await post.passes(1)
        await post.passes(3600)
        (message,), (letter,) = service.of("phone"), boxes.to("ann@example.org")
        assert message["title"] == letter["Subject"] == "It is your turn at 2 tables"
        assert [f"/t/{table.id}" in plain(letter) for table in tables] == [True, True, False]
        assert message["url"] == "/w/me/games"
        await move(tables[0])
        await post.passes(24 * 3600)
        assert service.of("phone")[-1]["title"] == "It is your turn at one table"
        assert len(boxes.letters) == 2
        for table in tables:
            await table.close("ann")
        await post.passes(24 * 3600)
        assert len(boxes.letters) == 2


async def test_of_two_servers_one_sends_the_digest(tmp_path: Path, service: PushService) -> None:
    time = Time()
    async with post_in(tmp_path, time=time) as one, post_in(tmp_path, time=time) as other:
        await one.device("ann", service.device("phone"))
        await one.wants("ann", "daily")
        await one.duel()
        time.passes(24 * 3600)
        await asyncio.gather(one.notices.sweep(), other.notices.sweep())
        await asyncio.gather(one.notices.sweep(), other.notices.sweep())
    assert service.asked == 1


@pytest.mark.parametrize(
    ("zone", "now", "due"),
    [
        ("Europe/Budapest", "2026-01-10 16:59", "2026-01-10 17:00"),
        ("Europe/Budapest", "2026-01-10 17:00", "2026-01-11 17:00"),
        ("Europe/Budapest", "2026-03-28 18:00", "2026-03-29 16:00"),
        ("Pacific/Auckland", "2026-01-10 16:59", "2026-01-11 05:00"),
        ("UTC", "2026-01-10 17:59", "2026-01-10 18:00"),
    ],
)
def test_a_digest_is_due_at_an_hour_of_one_s_own_day(zone: str, now: str, due: str) -> None:
    at = datetime.fromisoformat(now).replace(tzinfo=UTC).timestamp()
    assert hour(next_digest(zone, 18, at)).strftime("%Y-%m-%d %H:%M") == due


# Going.


async def test_nothing_is_left_of_somebody_who_goes(
    tmp_path: Path, service: PushService, boxes: Mailboxes
) -> None:
    async with post_in(tmp_path, boxes) as post:
        await post.device("ann", service.device("phone"))
        await post.address("ann", "ann@example.org")
        await post.wants("ann")
        await post.duel()
        await Holidays(post.hall).begin("ann", 3, 5)
        found = await post.hall.house.store(count, "ann")
        names = ("wishes", "subscriptions", "addresses", "outbox", "vacations")
        assert all(found[name] for name in names)
        await post.hall.hand_on("ann", None)
        assert await post.hall.house.store(count, "ann") == {}
        with post.hall.house.database.read() as connection:
            for name in names:
                rows = connection.execute(schema.metadata.tables[name].select()).all()
                assert "ann" not in repr(rows), name
        await post.passes()
        assert service.asked == 0


async def test_a_table_that_is_over_or_gone_owes_nothing(
    tmp_path: Path, service: PushService
) -> None:
    async with post_in(tmp_path) as post:
        await post.device("ann", service.device("phone"))
        await post.wants("ann")
        table, other = await post.duel(), await post.duel(DAYS, ANN, BOT)
        await table.close("ann")
        await post.hall.delete(other.id, "ann")
        await post.passes()
        assert service.asked == 0
        assert "outbox" not in await post.hall.house.store(count, "ann")
