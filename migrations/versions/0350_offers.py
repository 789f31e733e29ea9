"""Open matches that wait for anybody: each by the secret of its published invitation."""

import sqlalchemy as sa
from alembic import op

revision = "0350"
down_revision = "0340"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "offers",
        sa.Column("match", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("posted_at", sa.BigInteger(), nullable=False),
        sa.Column("lapses_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_offers"),
    )
    op.create_index("ix_offers_lapses_at", "offers", ["lapses_at"])
