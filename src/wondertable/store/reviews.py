"""Writing reviews into the database, and what people learnt from them."""

from __future__ import annotations

from sqlalchemy import and_, select

from wondertable.store import schema
from wondertable.store.database import Database
from wondertable.store.rows import LessonRow, ReviewRow
from wondertable.store.upsert import put


def keep_review(database: Database, row: ReviewRow) -> None:
    """Keeps a complete review, in the place of one that could not be read."""
    with database.write() as connection:
        put(connection, schema.reviews, vars(row))


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
