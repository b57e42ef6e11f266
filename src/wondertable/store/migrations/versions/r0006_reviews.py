"""Reviews of finished games, and what people found when they looked at their mistakes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Makes room for complete reviews, and for exercises that were tried."""
    op.create_table(
        "reviews",
        sa.Column("record", sa.String, primary_key=True),
        sa.Column("weights", sa.String, primary_key=True),
        sa.Column("plan", sa.String, primary_key=True),
        sa.Column(
            "table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("text", sa.String, nullable=False),
    )
    op.create_index("reviews_by_table", "reviews", ["table_id"])
    op.create_table(
        "lessons",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column(
            "table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("line", sa.Integer, primary_key=True),
        sa.Column("found", sa.String, nullable=False),
        sa.Column("tried", sa.String, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
