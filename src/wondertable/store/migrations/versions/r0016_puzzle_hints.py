"""How many hints somebody was given for a puzzle."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Adds the column."""
    hints = sa.Column("hints", sa.Integer, nullable=False, server_default="0")
    op.add_column("puzzle_tries", hints)
