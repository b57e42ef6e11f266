"""What somebody at a table asks of the others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Makes room for a request."""
    op.add_column("tables", sa.Column("request", sa.JSON))
