"""The tables of the database for the library of games."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from wondertable.store.marks import OWN
from wondertable.store.metadata import metadata

library = Table(
    "library",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String, nullable=False),
    Column("ended", Float, nullable=False),
    Column("length", Integer, nullable=False),
    Column("margin", Float, nullable=False),
    Column("open", Boolean, nullable=False),
)

Index("library_by_time", library.c.open, library.c.ended, library.c.table_id)

library_facts = Table(
    "library_facts",
    metadata,
    Column(
        "table_id", String, ForeignKey("library.table_id", ondelete="CASCADE"), primary_key=True
    ),
    Column("kind", String, primary_key=True),
    Column("value", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("ended", Float, nullable=False),
    Column("person", String, info=OWN),
)

Index(
    "library_facts_by_value",
    library_facts.c.kind,
    library_facts.c.value,
    library_facts.c.ended,
    library_facts.c.table_id,
)
Index("library_facts_by_person", library_facts.c.person)

collected = Table(
    "collected",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("list", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
)

library_days = Table(
    "library_days",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String, ForeignKey("library.table_id", ondelete="CASCADE"), nullable=False),
)
