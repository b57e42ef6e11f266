"""What somebody wants to hear, on which devices, at which address: said, confirmed, ended."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from wondertable.club.notices.errors import (
    AddressOften,
    BadTiming,
    MailOff,
    MailRefused,
    NoAddress,
    NotConfirmed,
    PushOff,
    TooManyDevices,
)
from wondertable.club.notices.hours import HOURS, next_digest, zones
from wondertable.club.notices.mail import clean_address, one_mailbox
from wondertable.club.notices.sending import Outcome
from wondertable.club.notices.service import DAY, Notices
from wondertable.club.notices.tokens import new_handle, parts
from wondertable.core.errors import WondertableError
from wondertable.store import StoreError, going_tables
from wondertable.store.outbox import OutboxRow, mark_seen, owe
from wondertable.store.people import TooMany
from wondertable.store.wishes import (
    MAIL,
    AddressRow,
    SubscriptionRow,
    WishRow,
    address_by,
    address_of,
    confirm_address,
    drop_address,
    drop_subscription,
    forget_guests,
    keep_address,
    keep_subscription,
    keep_wish,
    resume_mail,
    stop_mail,
    subscriptions_of,
    wish_of,
)
from wondertable.table import Hall
from wondertable.table.seat import secret_hash

PACES: Final = ("off", "once", "daily")
MOST_DEVICES: Final = 10
LONGEST_LABEL: Final = 60
CODE_BYTES: Final = 24
CODE_SECONDS: Final = DAY
CODE_TRIES: Final = 5
MOST_LETTERS: Final = 3
"""So many letters ask in a day whether an address is somebody's own."""
MOST_MAILBOXES: Final = 50_000
MOST_TABLES: Final = 200


@dataclass(frozen=True)
class Wants:
    """All that somebody has said about notices."""

    wish: WishRow
    devices: tuple[SubscriptionRow, ...]
    address: AddressRow | None


class Wishes:
    """Takes what people say about notices, and keeps it.

    `now` is the time of day; letters that ask for a confirmation are counted by mailbox here,
    beside the limits that pages have for people and addresses of the network.
    """

    def __init__(
        self, hall: Hall, notices: Notices, now: Callable[[], float] | None = None
    ) -> None:
        self._hall = hall
        self._store = hall.house.store
        self._notices = notices
        self._now = now or hall.house.now
        self._letters: dict[str, list[float]] = {}

    async def of(self, person: str) -> Wants:
        """All that somebody has said."""
        wish = await self._store(wish_of, person)
        devices = await self._store(subscriptions_of, person)
        return Wants(wish, tuple(devices), await self._store(address_of, person))

    async def say(
        self,
        person: str,
        language: str,
        *,
        pace: str,
        hour: int,
        zone: str,
        push: bool,
        mail: bool,
    ) -> None:
        """Keeps what somebody wants to hear. Of turns that are there now nobody is told anew.

        Raises BadTiming.
        """
        if pace not in PACES:
            raise BadTiming("pace", pace)
        if hour not in HOURS:
            raise BadTiming("hour", str(hour))
        if zone not in zones():
            raise BadTiming("zone", zone)
        now = self._now()
        digest = next_digest(zone, hour, now) if pace == "daily" else None
        row = WishRow(person, pace, hour, zone, push, mail, language, digest, now)  # type: ignore[arg-type]
        await self._store(keep_wish, row)
        for saved in await self._store(going_tables, person, MOST_TABLES):
            await self._begin_at(saved.table.id, person)

    async def _begin_at(self, table_id: str, person: str) -> None:
        """Notes a turn that somebody knows of."""
        try:
            self._notices.look_at(await self._hall.find(table_id))
            await self._notices.settled()
        except StoreError:
            raise
        except WondertableError:
            return
        await self._store(mark_seen, table_id, person)

    # Devices.

    async def add_device(
        self, person: str, endpoint: str, key: str, auth: str, label: str
    ) -> SubscriptionRow:
        """Keeps a browser that may be told something.

        Raises PushOff, BadEndpoint or TooManyDevices.
        """
        push = self._notices.ways.push
        if push is None:
            raise PushOff
        await asyncio.to_thread(push.check, endpoint, key, auth)
        known = hashlib.sha256(endpoint.encode()).hexdigest()[:32]
        named = " ".join(label.split())[:LONGEST_LABEL]
        row = SubscriptionRow(known, person, endpoint, key, auth, named, self._now())
        try:
            await self._store(keep_subscription, row, MOST_DEVICES)
        except TooMany:
            raise TooManyDevices(MOST_DEVICES) from None
        return row

    async def remove_device(self, person: str, device: str) -> None:
        """Takes a browser away."""
        await self._store(drop_subscription, device, person)

    # Addresses.

    async def give_address(self, person: str, words: str, language: str) -> AddressRow:
        """Keeps an address, and sends the letter by which it is confirmed.

        Raises MailOff, BadMailAddress, AddressOften or MailRefused.
        """
        if self._notices.ways.mail is None:
            raise MailOff
        address = clean_address(words)
        self._count(address)
        code, now = secrets.token_urlsafe(CODE_BYTES), self._now()
        row = AddressRow(
            person,
            address,
            new_handle(),
            now,
            hash=secret_hash(code),
            until=now + CODE_SECONDS,
        )
        await self._store(keep_address, row)
        writer, token = self._notices.ways.writer, f"{row.handle}.{code}"
        letter = writer.confirming(language, token)
        outcome = await self._notices.mailed(address, letter, {}, lambda: True)
        if outcome is not Outcome.SENT:
            await self._store(drop_address, person)
            raise MailRefused(address)
        return row

    async def whose_token(self, token: str) -> AddressRow | None:
        """The address that a link of a letter names, if the link still confirms it."""
        found = parts(token)
        row = await self._store(address_by, found[0]) if found else None
        good = row is not None and row.until is not None and row.until >= self._now()
        return row if good else None

    async def confirm(self, token: str) -> str:
        """Confirms an address; says whose it is. Raises NotConfirmed."""
        found = parts(token)
        if found is None:
            raise NotConfirmed
        handle, code = found
        person = await self._store(
            confirm_address, handle, secret_hash(code), self._now(), CODE_TRIES
        )
        if person is None:
            raise NotConfirmed
        return person

    async def stop(self, token: str) -> bool:
        """Ends mail, for whoever has the link of a mail; says whether the link is one of ours."""
        handle = self._notices.ways.tokens.stopped(token)
        return handle is not None and await self._store(stop_mail, handle)

    async def resume(self, person: str) -> None:
        """Sends mail again; raises NoAddress."""
        if not await self._store(resume_mail, person):
            raise NoAddress

    async def remove_address(self, person: str) -> None:
        """Forgets an address."""
        await self._store(drop_address, person)

    # Trying, and forgetting.

    async def test(self, person: str) -> list[Outcome]:
        """Sends a notice to every device and address of somebody; says what became of each."""
        wants = await self.of(person)
        targets = [device.id for device in wants.devices]
        if wants.address is not None and wants.address.good:
            targets.append(MAIL)
        rows = [
            OutboxRow(person, "test", target, None, 0, 0, "owed", self._now()) for target in targets
        ]
        for row in rows:
            await self._store(owe, row)
        found = await asyncio.gather(*map(self._notices.deliver, rows))
        return [outcome for outcome in found if outcome is not None]

    async def purge(self, older_than: float) -> None:
        """Forgets what guests said who are here no more."""
        await self._store(forget_guests, older_than)

    def _count(self, address: str) -> None:
        """Counts a letter to an address that nobody has confirmed; raises AddressOften."""
        mailbox, now = secret_hash(one_mailbox(address)), self._now()
        times = [at for at in self._letters.pop(mailbox, []) if at > now - DAY]
        if len(times) < MOST_LETTERS:
            times.append(now)
            self._letters[mailbox] = times
            if len(self._letters) > MOST_MAILBOXES:
                self._letters.pop(next(iter(self._letters)))
            return
        self._letters[mailbox] = times
        raise AddressOften
