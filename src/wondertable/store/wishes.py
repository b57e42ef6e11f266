"""What people want to hear and where they hear it; every function is one transaction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from wondertable.store import schema
from wondertable.store.database import Database
from wondertable.store.people import TooMany
from wondertable.store.upsert import put

Pace = Literal["off", "once", "daily"]
MAIL: Final = "mail"
"""The target that is an address; all others are devices."""


@dataclass(frozen=True)
class WishRow:
    """What somebody wants to hear."""

    person: str
    pace: Pace = "off"
    hour: int = 18
    zone: str = "UTC"
    push: bool = True
    mail: bool = True
    language: str = "en"
    digest: float | None = None
    """When the next digest is due."""
    changed: float = 0.0


@dataclass(frozen=True)
class SubscriptionRow:
    """A browser that may be told something."""

    id: str
    person: str
    endpoint: str
    key: str
    auth: str
    label: str
    made: float
    used: float | None = None
    failed: int = 0
    """How many notices in a row did not arrive."""


@dataclass(frozen=True)
class AddressRow:
    """Somebody's address for mail; it is written to when it is confirmed and not off."""

    person: str
    address: str
    handle: str
    asked: float
    confirmed: float | None = None
    hash: str | None = None
    """Of the code that confirms it."""
    until: float | None = None
    tries: int = 0
    refused: int = 0
    """How often in a row it was refused for good."""
    off: str = ""
    """Why nothing is sent: `stopped` by a press in a mail, or `refused` too often."""

    @property
    def good(self) -> bool:
        """Whether it is written to."""
        return self.confirmed is not None and not self.off


# Wishes.


def wish_of(database: Database, person: str) -> WishRow:
    """What somebody wants to hear; nothing, if it was never said."""
    query = select(schema.wishes).where(schema.wishes.c.person == person)
    with database.read() as connection:
        row = connection.execute(query).one_or_none()
        return WishRow(person) if row is None else WishRow(**row._mapping)


def keep_wish(database: Database, row: WishRow) -> None:
    """Keeps what somebody wants to hear; what is owed by another wish is owed no more."""
    known = schema.outbox.c
    old = delete(schema.outbox).where(
        known.person == row.person, known.state.in_(("owed", "listed"))
    )
    with database.write() as connection:
        put(connection, schema.wishes, vars(row))
        connection.execute(old)


def digests_due(database: Database, at: float, most: int) -> list[WishRow]:
    """The people whose digest is due, those who wait longest first."""
    known = schema.wishes.c
    query = select(schema.wishes).where(known.digest <= at).order_by(known.digest, known.person)
    with database.read() as connection:
        return [WishRow(**row._mapping) for row in connection.execute(query.limit(most))]


def forget_guests(database: Database, older_than: float) -> None:
    """Deletes the wishes, devices and addresses of those who keep no name, sit at no table any
    more, and said nothing since a time."""
    wishes, seats = schema.wishes.c, schema.seats.c
    kept = select(schema.people.c.id)
    seated = select(seats.person).where(seats.person.is_not(None))
    with database.write() as connection:
        for table, changed in (
            (schema.wishes, wishes.changed),
            (
                schema.subscriptions,
                func.coalesce(schema.subscriptions.c.used, schema.subscriptions.c.made),
            ),
            (schema.addresses, schema.addresses.c.asked),
        ):
            gone = (
                changed < older_than,
                table.c.person.not_in(kept),
                table.c.person.not_in(seated),
            )
            connection.execute(delete(table).where(*gone))


# Devices.


def subscriptions_of(database: Database, person: str) -> list[SubscriptionRow]:
    """The devices on which somebody is told, the oldest first."""
    known = schema.subscriptions.c
    query = select(schema.subscriptions).where(known.person == person)
    with database.read() as connection:
        rows = connection.execute(query.order_by(known.made, known.id))
        return [SubscriptionRow(**row._mapping) for row in rows]


def subscription(database: Database, key_id: str) -> SubscriptionRow | None:
    """A device by its id."""
    query = select(schema.subscriptions).where(schema.subscriptions.c.id == key_id)
    with database.read() as connection:
        row = connection.execute(query).one_or_none()
        return None if row is None else SubscriptionRow(**row._mapping)


def keep_subscription(database: Database, row: SubscriptionRow, most: int) -> None:
    """Keeps a device; one that was somebody else's before is theirs no more. Raises TooMany."""
    known = schema.subscriptions.c
    others = select(func.count()).select_from(schema.subscriptions)
    others = others.where(known.person == row.person, known.id != row.id)
    with database.write() as connection:
        if connection.execute(others).scalar_one() >= most:
            raise TooMany
        drop_target(connection, row.id)
        connection.execute(insert(schema.subscriptions), vars(row))


def drop_subscription(database: Database, key_id: str, person: str | None = None) -> bool:
    """Takes a device away, of this person if one is named; says whether there was one."""
    known = schema.subscriptions.c
    query = select(known.id).where(known.id == key_id)
    if person is not None:
        query = query.where(known.person == person)
    with database.write() as connection:
        if connection.execute(query).one_or_none() is None:
            return False
        drop_target(connection, key_id)
        return True


def note_delivered(database: Database, key_id: str, at: float) -> None:
    """Notes that a device was told something."""
    known = schema.subscriptions.c
    told = update(schema.subscriptions).where(known.id == key_id)
    with database.write() as connection:
        connection.execute(told.values({known.used: at, known.failed: 0}))


def note_undelivered(database: Database, key_id: str, most: int) -> None:
    """Notes that a notice was given up; a device that misses too many in a row is dropped."""
    known = schema.subscriptions.c
    missed = update(schema.subscriptions).where(known.id == key_id)
    missed = missed.values({known.failed: known.failed + 1}).returning(known.failed)
    with database.write() as connection:
        failed = connection.execute(missed).scalar_one_or_none()
        if failed is not None and failed >= most:
            drop_target(connection, key_id)


def drop_target(connection: Connection, key_id: str) -> None:
    """Takes a device away, with what is owed there; what was sent stays noted."""
    known = schema.outbox.c
    owed = (known.target == key_id, known.state == "owed")
    connection.execute(delete(schema.outbox).where(*owed))
    connection.execute(delete(schema.subscriptions).where(schema.subscriptions.c.id == key_id))


# Addresses.


def address_of(database: Database, person: str) -> AddressRow | None:
    """Somebody's address."""
    return found_address(database, schema.addresses.c.person == person)


def address_by(database: Database, handle: str) -> AddressRow | None:
    """The address of a handle."""
    return found_address(database, schema.addresses.c.handle == handle)


def found_address(database: Database, condition: ColumnElement[bool]) -> AddressRow | None:
    """The one address of which something is so."""
    query = select(schema.addresses).where(condition)
    with database.read() as connection:
        row = connection.execute(query).one_or_none()
        return None if row is None else AddressRow(**row._mapping)


def keep_address(database: Database, row: AddressRow) -> None:
    """Keeps an address that waits to be confirmed; nothing is owed at the one before."""
    with database.write() as connection:
        drop_mail(connection, row.person)
        put(connection, schema.addresses, vars(row))


def drop_address(database: Database, person: str) -> None:
    """Takes somebody's address away."""
    with database.write() as connection:
        drop_mail(connection, person)
        connection.execute(delete(schema.addresses).where(schema.addresses.c.person == person))


def confirm_address(
    database: Database, handle: str, hash_: str, at: float, tries: int
) -> str | None:
    """Whose address a code confirms. The code is void when it was used, is too old, or was tried
    too often."""
    known = schema.addresses.c
    of_handle = update(schema.addresses).where(known.handle == handle)
    good = of_handle.where(known.hash == hash_, known.until >= at, known.tries < tries)
    values = {known.confirmed: at, known.hash: None, known.until: None, known.refused: 0}
    with database.write() as connection:
        confirmed = good.values({**values, known.off: ""}).returning(known.person)
        person: str | None = connection.execute(confirmed).scalar_one_or_none()
        if person is None:
            connection.execute(of_handle.values({known.tries: known.tries + 1}))
        return person


def stop_mail(database: Database, handle: str) -> bool:
    """Sends nothing more to the address of a handle; says whether there is one."""
    known = schema.addresses.c
    stopped = update(schema.addresses).where(known.handle == handle)
    stopped = stopped.values({known.off: "stopped", known.hash: None, known.until: None})
    with database.write() as connection:
        person = connection.execute(stopped.returning(known.person)).scalar_one_or_none()
        if person is None:
            return False
        drop_mail(connection, person)
        return True


def resume_mail(database: Database, person: str) -> bool:
    """Sends again to an address that was confirmed; says whether there is one."""
    known = schema.addresses.c
    again = update(schema.addresses).where(known.person == person, known.confirmed.is_not(None))
    with database.write() as connection:
        return connection.execute(again.values({known.off: "", known.refused: 0})).rowcount == 1


def note_accepted(database: Database, person: str) -> None:
    """Notes that a mail was taken."""
    known = schema.addresses.c
    taken = update(schema.addresses).where(known.person == person, known.refused > 0)
    with database.write() as connection:
        connection.execute(taken.values({known.refused: 0}))


def note_refused(database: Database, person: str, most: int) -> bool:
    """Notes that a mail was refused for good; says whether mail is off now, after so many."""
    known = schema.addresses.c
    of_person = update(schema.addresses).where(known.person == person)
    with database.write() as connection:
        counted = of_person.values({known.refused: known.refused + 1}).returning(known.refused)
        refused = connection.execute(counted).scalar_one_or_none()
        if refused is None or refused < most:
            return False
        connection.execute(of_person.values({known.off: "refused"}))
        drop_mail(connection, person)
        return True


def drop_mail(connection: Connection, person: str) -> None:
    """Drops what is owed by mail; what was sent stays noted."""
    known = schema.outbox.c
    owed = (known.person == person, known.target == MAIL, known.state == "owed")
    connection.execute(delete(schema.outbox).where(*owed))
