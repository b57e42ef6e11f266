"""Ends of tables that have still to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Makes room for them; everything that is over by now is told as well."""
    op.create_table(
        "ends",
        sa.Column(
            "table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_table(
        "told",
        sa.Column(
            "table_id",
            sa.String,
            sa.ForeignKey("ends.table_id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("listener", sa.String, primary_key=True),
    )
    op.execute(
        "INSERT INTO ends (table_id, version, tries) "
        "SELECT id, version, 0 FROM tables WHERE status = 'over'"
    )
