"""Those who look for each other: a queue, friends, challenges."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Makes room for them."""
    op.create_table(
        "seekers",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("wish", sa.JSON, nullable=False),
        sa.Column("strengths", sa.JSON, nullable=False),
        sa.Column("house", sa.String, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("table_id", sa.String),
        sa.Column("seat", sa.Integer),
    )
    op.create_index("seekers_by_table", "seekers", ["table_id"])
    op.create_table(
        "pairings",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("bots", sa.JSON, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("opened", sa.Boolean, nullable=False),
    )
    for name in ("paired", "wants", "blocks"):
        op.create_table(
            name,
            sa.Column("person", sa.String, primary_key=True),
            sa.Column("other", sa.String, primary_key=True),
            sa.Column("at", sa.Float, nullable=False),
        )
        op.create_index(f"{name}_by_other", name, ["other"])
    op.create_table(
        "doors",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("handle", sa.String, nullable=False, unique=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("link", sa.String, nullable=False, unique=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("asks", sa.String, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("other", sa.String, nullable=False),
        sa.Column("other_name", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("opened", sa.Boolean, nullable=False),
        sa.CheckConstraint(
            "status IN ('open', 'accepted', 'declined', 'withdrawn')", name="answer"
        ),
    )
    op.create_index("challenges_by_person", "challenges", ["person"])
    op.create_index("challenges_by_other", "challenges", ["other"])
