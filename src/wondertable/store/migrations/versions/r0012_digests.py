"""What reviews say of every seat, in short, for many games together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Makes room for them."""
    op.create_table(
        "digests",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("record", sa.String, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("text", sa.String, nullable=False),
    )
