"""Matches, their tokens and links, the journal and its snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_matches()
    create_tokens()
    create_links()
    create_journal()


def create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("match", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("watch", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("creator_side", sa.Text, nullable=False),
        sa.Column("creator_name", sa.Text, nullable=False),
        sa.Column("guest_name", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("creator_entropy", sa.LargeBinary, nullable=False),
        sa.Column("guest_entropy", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_matches"),
    )


def create_tokens() -> None:
    op.create_table(
        "tokens",
        sa.Column("match", sa.BigInteger, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("session", sa.LargeBinary),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("revoked", sa.BigInteger),
        sa.PrimaryKeyConstraint("match", "id", name="pk_tokens"),
    )
    op.create_index("ix_tokens_match_hash", "tokens", ["match", "hash"], unique=True)
    op.create_index("ix_tokens_session", "tokens", ["session"])


def create_links() -> None:
    op.create_table(
        "links",
        sa.Column("match", sa.BigInteger, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.Column("revoked", sa.BigInteger),
        sa.PrimaryKeyConstraint("match", "id", name="pk_links"),
    )
    op.create_index("ix_links_match_hash", "links", ["match", "hash"], unique=True)


def create_journal() -> None:
    op.create_table(
        "journal",
        sa.Column("match", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("key", sa.LargeBinary),
        sa.Column("v", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("head", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_journal"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_journal_match_seat_key", "journal", ["match", "seat", "key"], unique=True)
    op.create_table(
        "snapshots",
        sa.Column("match", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_snapshots"),
        sqlite_with_rowid=False,
    )
