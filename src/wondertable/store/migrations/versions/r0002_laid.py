"""Choices that lie face down until all seats have chosen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Makes room for face-down choices."""
    op.create_table(
        "laid",
        sa.Column(
            "table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("do", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("spent", sa.Float, nullable=False),
        sa.Column("note", sa.String),
    )
