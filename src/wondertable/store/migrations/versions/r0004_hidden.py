"""Tables that somebody has taken out of the own list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Makes room for who hides which table."""
    op.create_table(
        "hidden",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column(
            "table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
    )
