"""Mail addresses of seats, the outbox, and how often an address was asked to confirm."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_addresses()
    create_outbox()
    create_askings()


def create_addresses() -> None:
    op.create_table(
        "addresses",
        sa.Column("match", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("expires", sa.BigInteger),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_addresses"),
    )


def create_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("match", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "seq", name="pk_outbox"),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])


def create_askings() -> None:
    op.create_table(
        "askings",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", "id", name="pk_askings"),
    )
    op.create_index("ix_askings_asked", "askings", ["asked"])
