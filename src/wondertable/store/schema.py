"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    UniqueConstraint,
)

from wondertable.store import schema_library, schema_talk
from wondertable.store.marks import ANONYMOUS, BESIDE, NOBODY, OWN, PASSING, SECRET
from wondertable.store.meeting_schema import blocks as blocks
from wondertable.store.meeting_schema import challenges as challenges
from wondertable.store.meeting_schema import doors as doors
from wondertable.store.meeting_schema import paired as paired
from wondertable.store.meeting_schema import pairings as pairings
from wondertable.store.meeting_schema import seekers as seekers
from wondertable.store.meeting_schema import wants as wants
from wondertable.store.metadata import metadata as metadata

PARTS = schema_library, schema_talk
"""Files of their own with more tables, entered in the same metadata."""

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("status", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False, info=SECRET),
    Column("seed_digest", String, nullable=False),
    Column("host", String, nullable=False, info=ANONYMOUS),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("used", JSON, nullable=False),
    Column("end_reason", String),
    Column("ranks", JSON, nullable=False),
    Column("rematch_of", String, ForeignKey("tables.id", ondelete="SET NULL"), unique=True),
    Column("request", JSON),
    Column("owner", String, info=NOBODY | SECRET),
    Column("epoch", Integer, nullable=False, server_default="0", info=SECRET),
    Column("clocked", Float, info=SECRET),
    CheckConstraint("status IN ('waiting', 'running', 'paused', 'over')", name="status"),
)

Index("tables_by_status", tables.c.status)
Index("tables_by_host", tables.c.host)
Index("tables_by_update", tables.c.updated)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False, info=BESIDE),
    Column("bot", String),
    Column("person", String, info=ANONYMOUS),
    Column("secret_hash", String, info=BESIDE | SECRET),
    Column("language", String, nullable=False),
    Column("handed_over", Boolean, nullable=False),
    CheckConstraint("kind IN ('person', 'bot', 'open', 'closed')", name="kind"),
)

Index("seats_by_person", seats.c.person)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("do", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("spent", Float, nullable=False),
    Column("note", String),
)

laid = Table(
    "laid",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("do", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("spent", Float, nullable=False),
    Column("note", String),
)

hidden = Table(
    "hidden",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

boxes = Table(
    "boxes",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False, info=OWN),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("names", JSON, nullable=False),
    Column("view", Integer),
    Column("lines", JSON, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("updated", Float, nullable=False),
)

Index("boxes_by_person", boxes.c.person)
Index("boxes_by_update", boxes.c.updated)

reviews = Table(
    "reviews",
    metadata,
    Column("record", String, primary_key=True),
    Column("weights", String, primary_key=True),
    Column("plan", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("made", Float, nullable=False),
    Column("text", String, nullable=False),
)

Index("reviews_by_table", reviews.c.table_id)

digests = Table(
    "digests",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("record", String, nullable=False),
    Column("made", Float, nullable=False),
    Column("text", String, nullable=False),
)

lessons = Table(
    "lessons",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("found", String, nullable=False),
    Column("tried", String, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("updated", Float, nullable=False),
)

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("game", String, primary_key=True),
    Column("puzzle", String, primary_key=True),
    Column("day", Integer, primary_key=True),
    Column("found", String, nullable=False),
    Column("tried", String, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("updated", Float, nullable=False),
    Column("hints", Integer, nullable=False, server_default="0"),
)

Index("puzzle_tries_by_update", puzzle_tries.c.updated)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True, info=OWN),
    Column("name", String, nullable=False),
    Column("look", String, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

Index("people_by_look", people.c.look, unique=True)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False, info=OWN),
    Column("key", LargeBinary, nullable=False, info=SECRET),
    Column("count", Integer, nullable=False),
    Column("label", String, nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float),
)

Index("passkeys_by_person", passkeys.c.person)

sheets = Table(
    "sheets",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("hash", String, nullable=False, unique=True, info=SECRET),
    Column("made", Float, nullable=False),
    Column("used", Float),
)

codes = Table(
    "codes",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("handle", String, nullable=False, unique=True, info=SECRET),
    Column("hash", String, nullable=False, info=SECRET),
    Column("until", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)

ends = Table(
    "ends",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
)

told = Table(
    "told",
    metadata,
    Column("table_id", String, ForeignKey("ends.table_id", ondelete="CASCADE"), primary_key=True),
    Column("listener", String, primary_key=True),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, info=ANONYMOUS),
    Column("name", String, nullable=False, info=BESIDE),
    Column("bot", String),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("pace", String, nullable=False),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("reason", String, nullable=False),
    Column("place", Integer, nullable=False),
    Column("share", Float, nullable=False),
    Column("points", JSON),
    Column("total", Integer),
    Column("spent", Float, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("apart", String, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("why", String, nullable=False),
    Column("number", Integer),
    Column("mean_before", Float),
    Column("sigma_before", Float),
    Column("mean", Float),
    Column("sigma", Float),
)

Index("results_by_person", results.c.person, results.c.ended, results.c.table_id, results.c.seat)
Index("results_by_game", results.c.game, results.c.seats, results.c.ended)
Index("results_by_number", results.c.number)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("game", String, primary_key=True),
    Column("pace", String, primary_key=True),
    Column("mean", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Column("low", Float),
)

Index("ratings_by_low", ratings.c.game, ratings.c.pace, ratings.c.low, ratings.c.person)

profiles = Table(
    "profiles",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("handle", String, nullable=False, unique=True),
    Column("name", String, nullable=False),
    Column("ratings", Boolean, nullable=False),
    Column("games", Boolean, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String, primary_key=True),
    Column("title", String, nullable=False),
    Column("host", String, nullable=False, info=ANONYMOUS),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("plan", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("secret", String, nullable=False, info=SECRET),
    Column("status", String, nullable=False),
    Column("round", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    CheckConstraint("status IN ('open', 'running', 'over', 'cancelled')", name="stage"),
)

Index("tournaments_by_update", tournaments.c.updated)

entrants = Table(
    "entrants",
    metadata,
    Column(
        "tournament_id", String, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("number", Integer, primary_key=True),
    Column("person", String, info=ANONYMOUS),
    Column("bot", String),
    Column("name", String, nullable=False, info=BESIDE),
    Column("language", String, nullable=False),
    Column("since", Integer, nullable=False),
    Column("until", Integer),
    UniqueConstraint("tournament_id", "person", name="entrant_once"),
)

Index("entrants_by_person", entrants.c.person)

meetings = Table(
    "meetings",
    metadata,
    Column(
        "tournament_id", String, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("round", Integer, primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("board", Integer, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("table_id", String),
    Column("places", JSON),
    Column("points", JSON),
    Column("reason", String),
)

Index("meetings_by_table", meetings.c.table_id, unique=True)

wishes = Table(
    "wishes",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("pace", String, nullable=False),
    Column("hour", Integer, nullable=False),
    Column("zone", String, nullable=False),
    Column("push", Boolean, nullable=False),
    Column("mail", Boolean, nullable=False),
    Column("language", String, nullable=False),
    Column("digest", Float),
    Column("changed", Float, nullable=False),
    CheckConstraint("pace IN ('off', 'once', 'daily')", name="wish"),
)

Index("wishes_by_digest", wishes.c.digest)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False, info=OWN),
    Column("endpoint", String, nullable=False, info=SECRET),
    Column("key", String, nullable=False, info=SECRET),
    Column("auth", String, nullable=False, info=SECRET),
    Column("label", String, nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float),
    Column("failed", Integer, nullable=False),
)

Index("subscriptions_by_person", subscriptions.c.person)

addresses = Table(
    "addresses",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("address", String, nullable=False),
    Column("handle", String, nullable=False, unique=True, info=SECRET),
    Column("asked", Float, nullable=False),
    Column("confirmed", Float),
    Column("hash", String, info=SECRET),
    Column("until", Float),
    Column("tries", Integer, nullable=False),
    Column("refused", Integer, nullable=False),
    Column("off", String, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("subject", String, primary_key=True),
    Column("target", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE")),
    Column("turn", Integer, nullable=False),
    Column("decision", Integer, nullable=False),
    Column("state", String, nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    CheckConstraint("state IN ('owed', 'listed', 'sent', 'seen', 'failed')", name="state"),
)

Index("outbox_by_due", outbox.c.state, outbox.c.due)
Index("outbox_by_table", outbox.c.table_id)

vacations = Table(
    "vacations",
    metadata,
    Column("person", String, primary_key=True, info=OWN),
    Column("start", Float, primary_key=True),
    Column("until", Float, nullable=False),
)

Index("vacations_by_end", vacations.c.until)

processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("address", String, nullable=False),
    Column("session", String, nullable=False),
    Column("key", String, nullable=False, info=SECRET),
    Column("beat", Float, nullable=False),
    Column("at", Float, nullable=False),
    Column("leaving", Boolean, nullable=False),
    Column("gone", Boolean, nullable=False),
    info=PASSING,
)

chores = Table(
    "chores",
    metadata,
    Column("chore", String, primary_key=True),
    Column("at", Float, nullable=False),
    info=PASSING,
)

changes = Table(
    "changes",
    metadata,
    Column("what", String, primary_key=True),
    Column("number", Integer, nullable=False),
    info=PASSING,
)
