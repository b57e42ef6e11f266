"""Tables, their seats, and their moves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes the first tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("seed_digest", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("used", sa.JSON, nullable=False),
        sa.Column("end_reason", sa.String),
        sa.Column("ranks", sa.JSON, nullable=False),
        sa.Column(
            "rematch_of", sa.String, sa.ForeignKey("tables.id", ondelete="SET NULL"), unique=True
        ),
        sa.CheckConstraint("status IN ('waiting', 'running', 'paused', 'over')", name="status"),
    )
    op.create_index("tables_by_status", "tables", ["status"])
    op.create_index("tables_by_host", "tables", ["host"])
    op.create_index("tables_by_update", "tables", ["updated"])
    op.create_table(
        "seats",
        sa.Column(
            "table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("bot", sa.String),
        sa.Column("person", sa.String),
        sa.Column("secret_hash", sa.String),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("handed_over", sa.Boolean, nullable=False),
        sa.CheckConstraint("kind IN ('person', 'bot', 'open', 'closed')", name="kind"),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "moves",
        sa.Column(
            "table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("do", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("spent", sa.Float, nullable=False),
        sa.Column("note", sa.String),
    )
