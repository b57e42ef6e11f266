"""Tells people who are not there that it is their turn: each once in a turn, or once a day."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from anyio import CapacityLimiter, from_thread, to_thread

from wondertable.club.notices.holidays import Holidays
from wondertable.club.notices.hours import day_of, next_digest
from wondertable.club.notices.mail import Letter, Mail
from wondertable.club.notices.notice import MOST_NAMED, AtTable, Notice, Writer
from wondertable.club.notices.push import Push
from wondertable.club.notices.sending import WAITS, Outcome, Take
from wondertable.club.notices.tokens import Tokens
from wondertable.core.errors import WondertableError
from wondertable.store import StoreError
from wondertable.store.outbox import (
    DIGEST,
    ROUND,
    TURN,
    OutboxRow,
    Owed,
    arrange,
    begin_digest,
    drop_notice,
    due_notices,
    listed_tables,
    settle,
    take,
    try_later,
)
from wondertable.store.tournaments import load_tournament
from wondertable.store.wishes import (
    MAIL,
    SubscriptionRow,
    address_of,
    digests_due,
    drop_subscription,
    note_accepted,
    note_delivered,
    note_refused,
    note_undelivered,
    subscription,
    wish_of,
)
from wondertable.table import Hall, Table
from wondertable.table.errors import Elsewhere
from wondertable.table.settings import is_slow
from wondertable.table.turns import Turn

LOG: Final = logging.getLogger(__name__)
T = TypeVar("T")

WAIT: Final = 60.0
"""Seconds after which somebody counts as not there: until then nothing goes out."""
LULL: Final = 2.0
"""So long changes are gathered; most turns of those who are there are over by then."""
TICK: Final = 15.0
PART: Final = 50
AT_ONCE: Final = 8
DAY: Final = 24 * 3600
TTL: Final = 3 * DAY
"""So long a push service keeps a message for a device that is off."""
MOST_MISSED: Final = 5
"""So many notices in a row may miss a device before it is dropped."""
MOST_REFUSED: Final = 3
"""So many mails in a row may be refused for good before none is sent any more."""
RETRY: Final = 5.0

Present = Callable[[str], frozenset[str]]
"""Who has a page of a table open."""


@dataclass(frozen=True)
class Ways:
    """How this server tells people, and in which words."""

    writer: Writer
    tokens: Tokens
    push: Push | None = None
    mail: Mail | None = None


class Notices:
    """Writes down what is owed whenever a table has changed, and sends what is due.

    What a table owes follows from how it stands. So it is written down as often as one likes:
    after every change, and for every table that goes on when the server starts. What is sent was
    taken from the outbox first (`store/outbox.py take`).
    """

    def __init__(self, hall: Hall, ways: Ways, present: Present, holidays: Holidays) -> None:
        self._hall = hall
        self._house = hall.house
        self.ways = ways
        self._present = present
        self._holidays = holidays
        self._changed: dict[str, Table] = {}
        self._woken = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._threads = CapacityLimiter(AT_ONCE)
        self._not_before = 0.0
        self._house.turned = self.look_at

    async def start(self) -> None:
        """Begins; pages that were open before have so long to come back."""
        await self._holidays.refresh()
        self._not_before = self._house.now() + WAIT
        self._tasks = [asyncio.create_task(self._follow()), asyncio.create_task(self._tick())]

    async def stop(self) -> None:
        """Ends; the rest stays owed."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # What is owed.

    def look_at(self, table: Table) -> None:
        """Notes that a table may have changed; called by the table itself."""
        if matters(table):
            self._changed[table.id] = table
            self._woken.set()

    async def settled(self) -> None:
        """Writes down what all tables owe that have changed."""
        while self._changed:
            table_id = next(iter(self._changed))
            await self._arrange(self._changed.pop(table_id))

    async def _follow(self) -> None:
        while True:
            await self._woken.wait()
            await asyncio.sleep(LULL)
            self._woken.clear()
            try:
                await self.settled()
            except StoreError as error:
                LOG.warning("what is owed is written down later: %s", error)
                await asyncio.sleep(RETRY)
                self._woken.set()
            except Exception:
                LOG.exception("what is owed could not be written down")

    async def _arrange(self, table: Table) -> None:
        """Writes down what a table owes as it stands now."""
        if table.elsewhere:
            return  # so does the process that has it now
        owed = [] if table.gone else owed_by(table, self._house.now())
        over = table.gone or table.status == "over"
        try:
            await self._house.store(arrange, table.id, owed, over=over)
        except StoreError:
            self._changed.setdefault(table.id, table)
            raise

    # What is due.

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.sweep()
            except StoreError as error:
                LOG.warning("notices are sent later: %s", error)
            except Exception:
                LOG.exception("notices could not be sent")

    async def sweep(self) -> None:
        """Sends what is due."""
        now = self._house.now()
        await self._holidays.refresh()
        if now < self._not_before:
            return
        await self.settled()
        for wish in await self._house.store(digests_due, now, PART):
            following = next_digest(wish.zone, wish.hour, now)
            day = day_of(wish.zone, wish.digest or now)
            await self._house.store(begin_digest, wish.person, wish.digest or now, following, day)
        due = await self._house.store(due_notices, now, PART)
        found = await asyncio.gather(*map(self.deliver, due), return_exceptions=True)
        for error in found:
            if isinstance(error, BaseException):
                raise error

    async def deliver(self, row: OutboxRow) -> Outcome | None:
        """Sends one notice, if it is still owed; says what became of it, or None if it is not."""
        try:
            notice = await self._still(row)
            if notice is None:
                return None
            outcome = await self._sent(row, notice)
        except StoreError:
            raise
        except Elsewhere:
            return None  # the process sends it that has the table
        except WondertableError as error:
            LOG.info("a notice about %s is dropped: %s", row.subject, error)
            await self._house.store(drop_notice, row)
            return None
        await self._note(row, outcome)
        return outcome

    async def _still(self, row: OutboxRow) -> Notice | None:
        """What a row says, if that is true at this moment and news to its person."""
        wish = await self._house.store(wish_of, row.person)
        topic = topic_of(f"{row.person} {row.subject}")
        if row.table_id is None:
            if row.kind != DIGEST:
                return Notice("test", wish.language, topic=topic)
            return await self._digest(row, wish.language, topic)
        table = await self._hall.find(row.table_id)
        owed = {one.person: one for one in owed_by(table, 0.0) if one.kind == row.kind}
        now = owed.get(row.person)
        if now is None or (now.turn, now.decision) != (row.turn, row.decision):
            await self._arrange(table)
            return None
        if row.person in self._present(table.id):
            await self._house.store(settle, row, "seen")
            return None
        until = self._holidays.until(row.person)
        if until and not table.settings.tournament:
            await self._house.store(try_later, row, until, tried=False)
            return None
        named = (at_table(table, row.person),)
        title, number = await self._round_of(table)
        kind: Final = "round" if row.kind == ROUND else "turn"
        return Notice(kind, wish.language, named, 0, title, number, topic)

    async def _digest(self, row: OutboxRow, language: str, topic: str) -> Notice | None:
        """The tables at which it is somebody's turn, as they stand now."""
        found, away = [], self._holidays.until(row.person) > 0
        for table_id in await self._house.store(listed_tables, row.person):
            try:
                table = await self._hall.find(table_id)
            except StoreError:
                raise
            except WondertableError:
                continue
            asked = any(turn.person == row.person for turn in table.turns)
            stands = away and not table.settings.tournament
            if asked and not stands and row.person not in self._present(table_id):
                found.append(at_table(table, row.person))
        if not found:
            await self._house.store(drop_notice, row)
            return None
        found.sort(key=lambda one: one.left if one.left is not None else float("inf"))
        more = max(0, len(found) - MOST_NAMED)
        return Notice("digest", language, tuple(found[:MOST_NAMED]), more, topic=topic)

    async def _round_of(self, table: Table) -> tuple[str, int]:
        """The tournament of a table, and which of its rounds it is."""
        held = table.settings.tournament
        kept = await self._house.store(load_tournament, held) if held else None
        if kept is None:
            return "", 0
        rounds = [one.round for one in kept.meetings if one.table_id == table.id]
        return kept.row.title, rounds[0] if rounds else 0

    async def _sent(self, row: OutboxRow, notice: Notice) -> Outcome:
        """Hands a notice over."""
        if row.target == MAIL:
            return await self._mailed(row, notice)
        device = await self._house.store(subscription, row.target)
        if device is None or device.person != row.person or self.ways.push is None:
            return await self._nowhere(row)
        message = self.ways.writer.pushed(notice)
        return await self.pushed(device, message, notice.topic, lambda: self._take(row))

    async def _mailed(self, row: OutboxRow, notice: Notice) -> Outcome:
        address = await self._house.store(address_of, row.person)
        if address is None or not address.good or self.ways.mail is None:
            return await self._nowhere(row)
        writer, token = self.ways.writer, self.ways.tokens.stopping(address.handle)
        stop = writer.stopping(token)
        letter = writer.letter(notice, stop)
        headers = {
            "Message-ID": f"<{message_id(row)}@{self.ways.mail.sender.rpartition('@')[2]}>",
            "List-Unsubscribe": f"<{stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        return await self.mailed(address.address, letter, headers, lambda: self._take(row))

    async def _nowhere(self, row: OutboxRow) -> Outcome:
        """Gives a notice up for which there is no way any more."""
        await self._house.store(settle, row, "failed")
        return Outcome.TAKEN

    async def pushed(
        self, device: SubscriptionRow, message: bytes, topic: str, take: Take
    ) -> Outcome:
        """Sends a message to a device, in a thread."""
        push = self.ways.push
        assert push is not None
        return await self._in_thread(lambda: push.send(device, message, topic, TTL, take))

    async def mailed(self, to: str, letter: Letter, headers: dict[str, str], take: Take) -> Outcome:
        """Sends a mail, in a thread."""
        mail, at = self.ways.mail, self._house.now()
        assert mail is not None
        return await self._in_thread(lambda: mail.send(to, letter, headers, at, take))

    async def _in_thread(self, call: Callable[[], T]) -> T:
        return await to_thread.run_sync(call, limiter=self._threads)

    def _take(self, row: OutboxRow) -> bool:
        """Takes a notice from the outbox; called in the thread that sends it."""
        return from_thread.run(self._house.store, take, row)

    async def _note(self, row: OutboxRow, outcome: Outcome) -> None:
        """Writes down what became of a notice."""
        store, now = self._house.store, self._house.now()
        taken = replace(row, state="sent")
        mailed = row.target == MAIL
        if outcome is Outcome.SENT:
            if mailed:
                await store(note_accepted, row.person)
            else:
                await store(note_delivered, row.target, now)
            if row.table_id is None:
                await store(drop_notice, taken)
        elif outcome is Outcome.LATER and row.tries < len(WAITS):
            wait = WAITS[row.tries]
            await store(try_later, row, now + wait)
            await store(try_later, taken, now + wait)
        elif outcome is Outcome.GONE and not mailed:
            await store(drop_subscription, row.target)
        elif outcome in (Outcome.GONE, Outcome.REFUSED, Outcome.LATER):
            for was in (row, taken):
                await store(settle, was, "failed")
            if not mailed:
                await store(note_undelivered, row.target, MOST_MISSED)
            elif outcome is Outcome.GONE and await store(note_refused, row.person, MOST_REFUSED):
                LOG.info("mail to somebody is off: it was refused %d times", MOST_REFUSED)


# Small steps.


def matters(table: Table) -> bool:
    """Whether somebody may wait for days at this table, or for a tournament."""
    settings = table.settings
    if settings.tournament:
        return True
    if settings.clock is not None:
        return is_slow(settings.clock)
    return len({seat.person for seat in table.seats if seat.person}) > 1


def owed_by(table: Table, now: float) -> list[Owed]:
    """What a table owes to whom: word of their turn, and of a round that begins."""
    clock = table.settings.clock
    turns: Sequence[Turn] = table.turns
    owed = []
    if clock is None or is_slow(clock):
        owed = [Owed(TURN, one.person, one.number, one.decision, now + WAIT) for one in turns]
    if table.settings.tournament and table.status == "running" and not table.ply:
        told = {one.person for one in owed}
        persons = {seat.person for seat in table.seats if seat.person and not seat.by_bot}
        owed += [Owed(ROUND, person, 0, 0, now) for person in sorted(persons - told)]
    return owed


def at_table(table: Table, person: str) -> AtTable:
    """What is told of a table."""
    mine = table.seats_of(person)
    left = [clock.seconds for seat in mine if (clock := table.clocks()[seat]) is not None]
    return AtTable(table.id, table.game.name, table.seats, person, min(left, default=None))


def topic_of(words: str) -> str:
    """A name under which later messages take the place of earlier ones; it tells nothing."""
    return base64.urlsafe_b64encode(hashlib.sha256(words.encode()).digest())[:32].decode()


def message_id(row: OutboxRow) -> str:
    """The same for the same notice, so that mailboxes see if one comes twice after all."""
    return topic_of(f"{row.person} {row.subject} {row.turn} {row.decision}")
