"""What a player answers beforehand is not chained either: the index of chained records says so."""

import sqlalchemy as sa
from alembic import op

revision = "0320"
down_revision = "0310"
branch_labels = None
depends_on = None

IS_CHAINED = sa.text("kind NOT IN ('step', 'undo', 'seal', 'unseal', 'prepare')")


def upgrade() -> None:
    op.drop_index("ix_journal_chained", "journal")
    op.create_index(
        "ix_journal_chained",
        "journal",
        ["match", "seq"],
        sqlite_where=IS_CHAINED,
        postgresql_where=IS_CHAINED,
    )
