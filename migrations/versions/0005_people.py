"""Chat, private notes, when players were last seen, and rematches."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_chat()
    create_notes()
    create_presence()
    create_rematches()


def create_chat() -> None:
    op.create_table(
        "chat",
        sa.Column("match", sa.BigInteger, nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("writer", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("side", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "room", "n", name="pk_chat"),
    )
    columns = ["match", "writer", "key"]
    op.create_index("ix_chat_match_writer_key", "chat", columns, unique=True)


def create_notes() -> None:
    op.create_table(
        "notes",
        sa.Column("match", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_notes"),
    )


def create_presence() -> None:
    op.create_table(
        "presence",
        sa.Column("match", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_presence"),
    )


def create_rematches() -> None:
    op.create_table(
        "rematches",
        sa.Column("match", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("entropy", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_rematches"),
    )
