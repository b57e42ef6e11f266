"""Tournaments with their entrants and the tables of their rounds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Makes room for them."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("plan", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.CheckConstraint("status IN ('open', 'running', 'over', 'cancelled')", name="stage"),
    )
    op.create_index("tournaments_by_update", "tournaments", ["updated"])
    op.create_table(
        "entrants",
        of_tournament(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String),
        sa.Column("bot", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer),
        sa.UniqueConstraint("tournament_id", "person", name="entrant_once"),
    )
    op.create_index("entrants_by_person", "entrants", ["person"])
    op.create_table(
        "meetings",
        of_tournament(),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("table_id", sa.String),
        sa.Column("places", sa.JSON),
        sa.Column("points", sa.JSON),
        sa.Column("reason", sa.String),
    )
    op.create_index("meetings_by_table", "meetings", ["table_id"], unique=True)


def of_tournament() -> sa.Column[str]:
    """Whose row it is; it goes with the tournament."""
    return sa.Column(
        "tournament_id",
        sa.String,
        sa.ForeignKey("tournaments.id", ondelete="CASCADE"),
        primary_key=True,
    )
