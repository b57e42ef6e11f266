"""Complaints about what was said, and the keys of operators; every function is one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import delete, func, insert, or_, select, update

from wondertable.store.database import Database
from wondertable.store.schema_talk import complaint_lines, complaints, operator_keys

KeyKind = Literal["link", "session"]


@dataclass(frozen=True)
class ComplaintRow:
    """What somebody complains about; it goes with the person whom it is about."""

    id: str
    made: float
    by: str | None
    about: str
    name: str
    """What the person was called there."""
    table_id: str
    number: int
    """Of the words at the table; 0 where it is about the person."""
    reason: str
    note: str
    settled: float | None = None
    outcome: str = ""
    """What was done about it: words for the operator, one after the other."""


@dataclass(frozen=True)
class LineRow:
    """Words around those that a complaint is about."""

    number: int
    person: str | None
    name: str
    phrase: str
    words: str
    at: float


@dataclass(frozen=True)
class Complaint:
    """A complaint with what was said around it."""

    row: ComplaintRow
    lines: tuple[LineRow, ...]


def keep_complaint(database: Database, row: ComplaintRow, lines: Sequence[LineRow]) -> bool:
    """Keeps a complaint; says whether it is new: nobody complains twice of the same."""
    known = complaints.c
    same = select(known.id).where(
        known.by == row.by,
        known.about == row.about,
        known.table_id == row.table_id,
        known.number == row.number,
        known.settled.is_(None),
    )
    with database.write() as connection:
        if connection.execute(same).first() is not None:
            return False
        connection.execute(insert(complaints), vars(row))
        if lines:
            values = [{"complaint_id": row.id, **vars(line)} for line in lines]
            connection.execute(insert(complaint_lines), values)
        return True


def complaints_kept(database: Database, most: int, *, settled: bool = False) -> list[Complaint]:
    """Complaints that are open, the oldest first; or those that were settled, the latest first."""
    known = complaints.c
    query = select(complaints)
    if settled:
        query = query.where(known.settled.is_not(None)).order_by(known.settled.desc(), known.id)
    else:
        query = query.where(known.settled.is_(None)).order_by(known.made, known.id)
    return found(database, query.limit(most))


def complaint(database: Database, complaint_id: str) -> Complaint | None:
    """A complaint."""
    rows = found(database, select(complaints).where(complaints.c.id == complaint_id))
    return rows[0] if rows else None


def found(database: Database, query: object) -> list[Complaint]:
    """Complaints with their lines."""
    known = complaint_lines.c
    names = LineRow.__dataclass_fields__
    with database.read() as connection:
        rows = [ComplaintRow(**row._mapping) for row in connection.execute(query)]  # type: ignore[call-overload]
        lines: dict[str, list[LineRow]] = {row.id: [] for row in rows}
        around = select(known.complaint_id, *(known[name] for name in names))
        around = around.where(known.complaint_id.in_(lines)).order_by(known.number)
        for complaint_id, *values in connection.execute(around):
            lines[complaint_id].append(LineRow(*values))
    return [Complaint(row, tuple(lines[row.id])) for row in rows]


def note_outcome(database: Database, complaint_id: str, outcome: str) -> None:
    """Notes what was done about a complaint, behind what was done before."""
    known = complaints.c
    with database.write() as connection:
        before = connection.execute(select(known.outcome).where(known.id == complaint_id)).scalar()
        said = f"{before} {outcome}" if before else outcome
        connection.execute(update(complaints).where(known.id == complaint_id).values(outcome=said))


def settle(database: Database, complaint_id: str, at: float) -> bool:
    """Settles a complaint; says whether it was open."""
    known = complaints.c
    done = update(complaints).where(known.id == complaint_id, known.settled.is_(None))
    with database.write() as connection:
        return connection.execute(done.values(settled=at)).rowcount == 1


def open_complaints(database: Database) -> int:
    """How many complaints wait for an operator."""
    query = select(func.count()).select_from(complaints).where(complaints.c.settled.is_(None))
    with database.read() as connection:
        return connection.execute(query).scalar_one()


def purge_complaints(database: Database, settled_before: float, made_before: float) -> int:
    """Forgets complaints that were settled, or were made, before a time."""
    known = complaints.c
    old = or_(known.settled < settled_before, known.made < made_before)
    with database.write() as connection:
        return connection.execute(delete(complaints).where(old)).rowcount


# Operators.


def add_key(database: Database, hashed: str, kind: KeyKind, until: float, now: float) -> None:
    """Keeps the hash of a key that lets an operator in; those that are over are forgotten."""
    with database.write() as connection:
        connection.execute(delete(operator_keys).where(operator_keys.c.until < now))
        connection.execute(insert(operator_keys), {"hash": hashed, "kind": kind, "until": until})


def key_counts(database: Database, hashed: str, kind: str, now: float) -> bool:
    """Whether a key lets somebody in."""
    known = operator_keys.c
    query = select(known.until).where(known.hash == hashed, known.kind == kind, known.until >= now)
    with database.read() as connection:
        return connection.execute(query).first() is not None


def take_key(database: Database, hashed: str, now: float) -> bool:
    """Takes a link that is good once; says whether it was good."""
    known = operator_keys.c
    gone = delete(operator_keys).where(
        known.hash == hashed, known.kind == "link", known.until >= now
    )
    with database.write() as connection:
        return connection.execute(gone).rowcount == 1


def drop_keys(database: Database, hashed: str = "") -> int:
    """Takes a key away, or all of them; says how many."""
    query = delete(operator_keys)
    if hashed:
        query = query.where(operator_keys.c.hash == hashed)
    with database.write() as connection:
        return connection.execute(query).rowcount
