"""People who keep their names, and the ways back to them; every function is one transaction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from wondertable.store import schema
from wondertable.store.database import Database


@dataclass(frozen=True)
class PersonRow:
    """Somebody whose name is kept."""

    id: str
    name: str
    look: str
    """What the name looks like at a glance; nobody else has one that looks like it."""
    epoch: int
    """Which cookies count: those of an earlier epoch were signed out."""
    created: float
    seen: float


@dataclass(frozen=True)
class PasskeyRow:
    """A passkey as the server knows it: it can check answers and give none."""

    id: str
    person: str
    key: bytes
    count: int
    label: str
    made: float
    used: float | None = None


@dataclass(frozen=True)
class Ways:
    """How somebody can come back."""

    passkeys: tuple[PasskeyRow, ...]
    sheet: float | None
    """When the recovery sheet was made that counts."""


class LookTaken(Exception):
    """Somebody else keeps a name that looks the same."""


class TooMany(Exception):
    """Somebody has as many of something as one may have."""


# Names.


def people(database: Database) -> list[PersonRow]:
    """Everybody whose name is kept."""
    with database.read() as connection:
        return [PersonRow(**row._mapping) for row in connection.execute(select(schema.people))]


def keep_person(database: Database, row: PersonRow) -> None:
    """Keeps a name, or another one for the same person; raises LookTaken."""
    known = schema.people.c
    renamed = update(schema.people).where(known.id == row.id)
    with database.write() as connection:
        taken = select(known.id).where(known.look == row.look, known.id != row.id)
        if connection.execute(taken).one_or_none() is not None:
            raise LookTaken
        values = {known.name: row.name, known.look: row.look}
        if not connection.execute(renamed.values(values)).rowcount:
            connection.execute(insert(schema.people), vars(row))


def found_person(database: Database, person: str) -> PersonRow | None:
    """Somebody, if the name is kept."""
    query = select(schema.people).where(schema.people.c.id == person)
    with database.read() as connection:
        row = connection.execute(query).one_or_none()
        return None if row is None else PersonRow(**row._mapping)


def raise_epoch(database: Database, person: str) -> int:
    """Signs somebody out everywhere; says the epoch that counts from now on."""
    known = schema.people.c
    raised = update(schema.people).where(known.id == person).values({known.epoch: known.epoch + 1})
    with database.write() as connection:
        connection.execute(delete(schema.codes).where(schema.codes.c.person == person))
        epoch: int = connection.execute(raised.returning(known.epoch)).scalar_one()
        return epoch


def note_seen(database: Database, seen: Mapping[str, float]) -> None:
    """Notes when people were last here."""
    known = schema.people.c
    change = update(schema.people).where(known.id == bindparam("this"))
    change = change.values({known.seen: bindparam("at")})
    with database.write() as connection:
        connection.execute(change, [{"this": one, "at": at} for one, at in seen.items()])


def unseen_since(database: Database, limit: float) -> list[str]:
    """The people who were not here since a time."""
    known = schema.people.c
    with database.read() as connection:
        return list(connection.execute(select(known.id).where(known.seen < limit)).scalars())


# Passkeys.


def add_passkey(database: Database, row: PasskeyRow, most: int) -> None:
    """Keeps a passkey; raises TooMany, also for one that is known already."""
    known = schema.passkeys.c
    mine = select(func.count()).select_from(schema.passkeys).where(known.person == row.person)
    with database.write() as connection:
        if connection.execute(mine).scalar_one() >= most:
            raise TooMany
        try:
            connection.execute(insert(schema.passkeys), vars(row))
        except IntegrityError:
            raise TooMany from None


def passkey(database: Database, key_id: str) -> PasskeyRow | None:
    """A passkey by its id."""
    query = select(schema.passkeys).where(schema.passkeys.c.id == key_id)
    with database.read() as connection:
        row = connection.execute(query).one_or_none()
        return None if row is None else PasskeyRow(**row._mapping)


def use_passkey(database: Database, key_id: str, before: int, count: int, at: float) -> bool:
    """Notes that a passkey was used; says whether it was as it was looked at, so that of two
    answers with the same count only one is taken."""
    known = schema.passkeys.c
    same = update(schema.passkeys).where(known.id == key_id, known.count == before)
    with database.write() as connection:
        changed = same.values({known.count: count, known.used: at})
        return connection.execute(changed).rowcount == 1


def remove_passkey(database: Database, person: str, key_id: str) -> bool:
    """Takes a passkey of somebody away; says whether there was one."""
    known = schema.passkeys.c
    gone = delete(schema.passkeys).where(known.id == key_id, known.person == person)
    with database.write() as connection:
        return connection.execute(gone).rowcount == 1


def ways_of(database: Database, person: str) -> Ways:
    """How somebody can come back."""
    keys = select(schema.passkeys).where(schema.passkeys.c.person == person)
    sheet = select(schema.sheets.c.made).where(schema.sheets.c.person == person)
    with database.read() as connection:
        rows = connection.execute(keys.order_by(schema.passkeys.c.made))
        found = tuple(PasskeyRow(**row._mapping) for row in rows)
        return Ways(found, connection.execute(sheet).scalar_one_or_none())


# Sheets and codes: of their secrets only hashes are kept.


def put_sheet(database: Database, person: str, hash_: str, at: float) -> None:
    """Keeps a new recovery sheet; the one before is void."""
    old = delete(schema.sheets).where(schema.sheets.c.person == person)
    with database.write() as connection:
        connection.execute(old)
        new = {"person": person, "hash": hash_, "made": at, "used": None}
        connection.execute(insert(schema.sheets), new)


def by_sheet(database: Database, hash_: str, at: float) -> str | None:
    """Whose recovery sheet it is; it counts on, until a new one is made."""
    known = schema.sheets.c
    used = update(schema.sheets).where(known.hash == hash_).values({known.used: at})
    with database.write() as connection:
        return connection.execute(used.returning(known.person)).scalar_one_or_none()


def put_code(database: Database, person: str, handle: str, hash_: str, until: float) -> bool:
    """Keeps a code for once; the one before is void. Says whether the handle was free."""
    known = schema.codes.c
    with database.write() as connection:
        connection.execute(delete(schema.codes).where(known.person == person))
        taken = select(known.person).where(known.handle == handle)
        if connection.execute(taken).one_or_none() is not None:
            return False
        new = {"person": person, "handle": handle, "hash": hash_, "until": until, "tries": 0}
        connection.execute(insert(schema.codes), new)
        return True


def by_code(database: Database, handle: str, hash_: str, at: float, tries: int) -> str | None:
    """Whose code it is. It is gone when it was used, is too old, or was tried too often."""
    known = schema.codes.c
    of_handle = known.handle == handle
    with database.write() as connection:
        old = delete(schema.codes).where(of_handle, (known.until < at) | (known.tries >= tries))
        connection.execute(old)
        used = delete(schema.codes).where(of_handle, known.hash == hash_)
        person: str | None = connection.execute(used.returning(known.person)).scalar_one_or_none()
        if person is None:
            tried = update(schema.codes).where(of_handle).values({known.tries: known.tries + 1})
            connection.execute(tried)
        return person


def purge_codes(database: Database, at: float) -> None:
    """Deletes the codes whose time is over."""
    with database.write() as connection:
        connection.execute(delete(schema.codes).where(schema.codes.c.until < at))
