"""Which processes serve, and which of them a table belongs to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Makes room for them; every table belongs to nobody yet."""
    op.add_column("tables", sa.Column("owner", sa.String))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("clocked", sa.Float))
    op.create_table(
        "processes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("session", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("leaving", sa.Boolean, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_table(
        "chores",
        sa.Column("chore", sa.String, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "changes",
        sa.Column("what", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
