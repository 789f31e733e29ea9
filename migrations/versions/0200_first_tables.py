"""Every table of version 0.2.0, made from nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0200"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_matches()
    create_tokens()
    create_links()
    create_journal()
    create_log_pages()
    create_addresses()
    create_outbox()
    create_askings()
    create_chat()
    create_notes()
    create_presence()
    create_rematches()
    create_pins()


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
        sa.Column("machine", sa.Text, nullable=False),
        sa.Column("claim_days", sa.Integer, nullable=False),
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
        sa.Column("expires", sa.BigInteger),
        sa.PrimaryKeyConstraint("match", "id", name="pk_tokens"),
    )
    op.create_index("ix_tokens_match_hash", "tokens", ["match", "hash"], unique=True)
    op.create_index("ix_tokens_session", "tokens", ["session"])
    op.create_index("ix_tokens_hash", "tokens", ["hash"])


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


def create_log_pages() -> None:
    op.create_table(
        "log_pages",
        sa.Column("match", sa.BigInteger, nullable=False),
        sa.Column("viewer", sa.Text, nullable=False),
        sa.Column("page", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", "viewer", "page", name="pk_log_pages"),
    )


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


def create_pins() -> None:
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
