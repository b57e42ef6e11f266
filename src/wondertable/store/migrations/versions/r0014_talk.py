"""What people say at tables, complaints about it, and the library of games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Makes room for them."""
    make_talk()
    make_complaints()
    make_library()


def make_talk() -> None:
    """What is said, and who does not want to hear it."""
    op.create_table(
        "talk",
        table_key(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("phrase", sa.String, nullable=False),
        sa.Column("words", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("talk_by_person", "talk", ["person"])
    op.create_index("talk_by_time", "talk", ["at"])
    op.create_table(
        "talk_off",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("other", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("mutes_by_other", "mutes", ["other"])


def make_complaints() -> None:
    """Complaints, what an operator does about them, and how an operator is known."""
    op.create_table(
        "complaints",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("by", sa.String),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("note", sa.String, nullable=False),
        sa.Column("settled", sa.Float),
        sa.Column("outcome", sa.String, nullable=False),
    )
    op.create_index("complaints_by_time", "complaints", ["settled", "made"])
    op.create_index("complaints_by_about", "complaints", ["about"])
    op.create_table(
        "complaint_lines",
        sa.Column(
            "complaint_id",
            sa.String,
            sa.ForeignKey("complaints.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("phrase", sa.String, nullable=False),
        sa.Column("words", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "silenced",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "silenced_addresses",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "operator_keys",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def make_library() -> None:
    """Finished games that everybody may find, and what people collect of them."""
    op.create_table(
        "library",
        table_key(),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("margin", sa.Float, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
    )
    op.create_index("library_by_time", "library", ["open", "ended", "table_id"])
    op.create_table(
        "library_facts",
        table_key("library.table_id"),
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("value", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("person", sa.String),
    )
    op.create_index(
        "library_facts_by_value", "library_facts", ["kind", "value", "ended", "table_id"]
    )
    op.create_index("library_facts_by_person", "library_facts", ["person"])
    op.create_table(
        "collected",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("list", sa.String, primary_key=True),
        table_key(),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "library_days",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column(
            "table_id",
            sa.String,
            sa.ForeignKey("library.table_id", ondelete="CASCADE"),
            nullable=False,
        ),
    )


def table_key(of: str = "tables.id") -> sa.Column[str]:
    """A part of a key that goes with its table."""
    return sa.Column("table_id", sa.String, sa.ForeignKey(of, ondelete="CASCADE"), primary_key=True)
