"""The tables of those who look for each other: a queue, friends, challenges.

Rows between two people stand in the export of the one whose they are, and go with either.
"""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, CheckConstraint, Column, Float, Index, Integer, String, Table

from wondertable.store.marks import ABOUT, OWN, SECRET
from wondertable.store.metadata import metadata

seekers = Table(
    "seekers",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("game", String, nullable=False),
    Column("wish", JSON, nullable=False),
    Column("strengths", JSON, nullable=False),
    Column("house", String, nullable=False, info=SECRET),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("table_id", String),
    Column("seat", Integer),
)

Index("seekers_by_table", seekers.c.table_id)

pairings = Table(
    "pairings",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("bots", JSON, nullable=False),
    Column("made", Float, nullable=False),
    Column("opened", Boolean, nullable=False),
)

paired = Table(
    "paired",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("other", String, primary_key=True, info=ABOUT | SECRET),
    Column("at", Float, nullable=False),
)

Index("paired_by_other", paired.c.other)

doors = Table(
    "doors",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("handle", String, nullable=False, unique=True),
    Column("name", String, nullable=False),
    Column("link", String, nullable=False, unique=True, info=SECRET),
    Column("turn", Integer, nullable=False),
    Column("here", Boolean, nullable=False),
    Column("asks", String, nullable=False),
    Column("seen", Float, nullable=False),
)

wants = Table(
    "wants",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("other", String, primary_key=True, info=ABOUT | SECRET),
    Column("at", Float, nullable=False),
)

Index("wants_by_other", wants.c.other)

blocks = Table(
    "blocks",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("other", String, primary_key=True, info=ABOUT | SECRET),
    Column("at", Float, nullable=False),
)

Index("blocks_by_other", blocks.c.other)

challenges = Table(
    "challenges",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False, info=OWN),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("other", String, nullable=False, info=ABOUT | SECRET),
    Column("other_name", String, nullable=False),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("status", String, nullable=False),
    Column("table_id", String, nullable=False),
    Column("opened", Boolean, nullable=False),
    CheckConstraint("status IN ('open', 'accepted', 'declined', 'withdrawn')", name="answer"),
)

Index("challenges_by_person", challenges.c.person)
Index("challenges_by_other", challenges.c.other)
