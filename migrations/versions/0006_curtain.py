"""Two players on one device: sittings that end by themselves, and a PIN for each seat."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tokens", sa.Column("expires", sa.BigInteger))
    op.create_table(
        "pins",
        sa.Column("match", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("figures", sa.SmallInteger, nullable=False),
        sa.Column("wrong", sa.Integer, nullable=False),
        sa.Column("again", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_pins"),
    )
