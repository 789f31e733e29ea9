"""Webhooks that tell a browser's player of their turns, and the calls that wait to be made."""

import sqlalchemy as sa
from alembic import op

revision = "0390"
down_revision = "0380"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "webhooks",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("session", sa.LargeBinary(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("delivered", sa.BigInteger()),
        sa.Column("failing_since", sa.BigInteger()),
        sa.Column("off", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_webhooks"),
    )
    op.create_index("ix_webhooks_session", "webhooks", ["session"])
    op.create_table(
        "webhook_calls",
        sa.Column("webhook", sa.Text(), nullable=False),
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("webhook", "match", "seat", "seq", name="pk_webhook_calls"),
    )
    op.create_index("ix_webhook_calls_due", "webhook_calls", ["due"])
