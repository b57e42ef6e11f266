"""The tables of the database for what people say to each other, and for complaints about it."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table

from wondertable.store.marks import ABOUT, ANONYMOUS, BESIDE, NOBODY, OWN, SECRET
from wondertable.store.metadata import metadata

talk = Table(
    "talk",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("person", String, info=ANONYMOUS),
    Column("name", String, nullable=False, info=BESIDE),
    Column("phrase", String, nullable=False),
    Column("words", String, nullable=False),
    Column("at", Float, nullable=False),
)

Index("talk_by_person", talk.c.person)
Index("talk_by_time", talk.c.at)

talk_off = Table(
    "talk_off",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("since", Float, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("other", String, primary_key=True, info=ABOUT | SECRET),
    Column("name", String, nullable=False),
    Column("since", Float, nullable=False),
)

Index("mutes_by_other", mutes.c.other)

complaints = Table(
    "complaints",
    metadata,
    Column("id", String, primary_key=True),
    Column("made", Float, nullable=False),
    Column("by", String, info=ANONYMOUS),
    Column("about", String, nullable=False, info=ABOUT | SECRET),
    Column("name", String, nullable=False, info=NOBODY),
    Column("table_id", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("reason", String, nullable=False),
    Column("note", String, nullable=False),
    Column("settled", Float),
    Column("outcome", String, nullable=False),
)

Index("complaints_by_time", complaints.c.settled, complaints.c.made)
Index("complaints_by_about", complaints.c.about)

complaint_lines = Table(
    "complaint_lines",
    metadata,
    Column(
        "complaint_id", String, ForeignKey("complaints.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("number", Integer, primary_key=True),
    Column("person", String, info=ANONYMOUS | SECRET),
    Column("name", String, nullable=False, info=BESIDE),
    Column("phrase", String, nullable=False),
    Column("words", String, nullable=False),
    Column("at", Float, nullable=False),
)

silenced = Table(
    "silenced",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("until", Float, nullable=False),
)

silenced_addresses = Table(
    "silenced_addresses",
    metadata,
    Column("hash", String, primary_key=True, info=SECRET),
    Column("until", Float, nullable=False),
)

operator_keys = Table(
    "operator_keys",
    metadata,
    Column("hash", String, primary_key=True, info=SECRET),
    Column("kind", String, nullable=False),
    Column("until", Float, nullable=False),
)
