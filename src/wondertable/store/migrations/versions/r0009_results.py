"""Results of finished games, ratings that follow from them, and what people show of themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Makes room for them."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("bot", sa.String),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("pace", sa.String, nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("points", sa.JSON),
        sa.Column("total", sa.Integer),
        sa.Column("spent", sa.Float, nullable=False),
        sa.Column("choices", sa.Integer, nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("apart", sa.String, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("why", sa.String, nullable=False),
        sa.Column("number", sa.Integer),
        sa.Column("mean_before", sa.Float),
        sa.Column("sigma_before", sa.Float),
        sa.Column("mean", sa.Float),
        sa.Column("sigma", sa.Float),
    )
    op.create_index("results_by_person", "results", ["person", "ended", "table_id", "seat"])
    op.create_index("results_by_game", "results", ["game", "seats", "ended"])
    op.create_index("results_by_number", "results", ["number"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("pace", sa.String, primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("low", sa.Float),
    )
    op.create_index("ratings_by_low", "ratings", ["game", "pace", "low", "person"])
    op.create_table(
        "profiles",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("handle", sa.String, nullable=False, unique=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("ratings", sa.Boolean, nullable=False),
        sa.Column("games", sa.Boolean, nullable=False),
    )
