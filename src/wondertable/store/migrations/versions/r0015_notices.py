"""What people want to hear, where they hear it, what is owed to them, and when they are away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Makes room for all of it."""
    op.create_table(
        "wishes",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("pace", sa.String, nullable=False),
        sa.Column("hour", sa.Integer, nullable=False),
        sa.Column("zone", sa.String, nullable=False),
        sa.Column("push", sa.Boolean, nullable=False),
        sa.Column("mail", sa.Boolean, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("digest", sa.Float),
        sa.Column("changed", sa.Float, nullable=False),
        sa.CheckConstraint("pace IN ('off', 'once', 'daily')", name="wish"),
    )
    op.create_index("wishes_by_digest", "wishes", ["digest"])
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("endpoint", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
        sa.Column("failed", sa.Integer, nullable=False),
    )
    op.create_index("subscriptions_by_person", "subscriptions", ["person"])
    op.create_table(
        "addresses",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("handle", sa.String, nullable=False, unique=True),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Float),
        sa.Column("hash", sa.String),
        sa.Column("until", sa.Float),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("refused", sa.Integer, nullable=False),
        sa.Column("off", sa.String, nullable=False),
    )
    owed = "state IN ('owed', 'listed', 'sent', 'seen', 'failed')"
    op.create_table(
        "outbox",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("subject", sa.String, primary_key=True),
        sa.Column("target", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE")),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.CheckConstraint(owed, name="state"),
    )
    op.create_index("outbox_by_due", "outbox", ["state", "due"])
    op.create_index("outbox_by_table", "outbox", ["table_id"])
    op.create_table(
        "vacations",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("start", sa.Float, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("vacations_by_end", "vacations", ["until"])
