"""Writing reviews into the database, and what people learnt from them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import and_, select

from wondertable.store import schema
from wondertable.store.database import Database
from wondertable.store.results import ResultRow
from wondertable.store.rows import DigestRow, LessonRow, ReviewRow
from wondertable.store.upsert import put


def keep_review(database: Database, row: ReviewRow, digests: Sequence[DigestRow] = ()) -> None:
    """Keeps a complete review with what it says in short, in the place of older ones."""
    with database.write() as connection:
        put(connection, schema.reviews, vars(row))
        for digest in digests:
            put(connection, schema.digests, vars(digest))


def digests_of(
    database: Database, person: str, game: str | None = None
) -> list[tuple[ResultRow, DigestRow]]:
    """The digests of a person's reviewed games with their results, the newest game first."""
    results, digests = schema.results.c, schema.digests.c
    same = and_(results.table_id == digests.table_id, results.seat == digests.seat)
    query = select(schema.results, digests.record, digests.made, digests.text).join_from(
        schema.results, schema.digests, same
    )
    query = query.where(results.person == person)
    if game is not None:
        query = query.where(results.game == game)
    query = query.order_by(results.ended.desc(), results.table_id, results.seat)
    with database.read() as connection:
        found = []
        for row in connection.execute(query):
            values = dict(row._mapping)
            rest = {name: values.pop(name) for name in ("record", "made", "text")}
            result = ResultRow(**values)
            found.append((result, DigestRow(result.table_id, result.seat, **rest)))
        return found


def load_review(database: Database, record: str, weights: str, plan: str) -> ReviewRow | None:
    """The review of a record by these weights and as thorough as this plan, if there is one."""
    known = schema.reviews.c
    query = select(schema.reviews).where(
        and_(known.record == record, known.weights == weights, known.plan == plan)
    )
    with database.read() as connection:
        row = connection.execute(query).one_or_none()
        return None if row is None else ReviewRow(**row._mapping)


def keep_lesson(database: Database, row: LessonRow) -> None:
    """Keeps how somebody came along with a choice."""
    with database.write() as connection:
        put(connection, schema.lessons, vars(row))


def lessons_of(database: Database, person: str, table_id: str) -> list[LessonRow]:
    """How somebody came along with the choices of a game, in their order."""
    known = schema.lessons.c
    query = select(schema.lessons).where(and_(known.person == person, known.table_id == table_id))
    with database.read() as connection:
        rows = connection.execute(query.order_by(known.line))
        return [LessonRow(**row._mapping) for row in rows]
