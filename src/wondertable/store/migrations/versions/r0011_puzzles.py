"""How people come along with puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Makes room for it."""
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("puzzle", sa.String, primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True),
        sa.Column("found", sa.String, nullable=False),
        sa.Column("tried", sa.String, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("puzzle_tries_by_update", "puzzle_tries", ["updated"])
