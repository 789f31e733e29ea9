"""Chained records are found without a look at the steps of drafts that lie between them."""

import sqlalchemy as sa
from alembic import op

revision = "0310"
down_revision = "0300"
branch_labels = None
depends_on = None

IS_CHAINED = sa.text("kind NOT IN ('step', 'undo', 'seal', 'unseal')")


def upgrade() -> None:
    op.create_index(
        "ix_journal_chained",
        "journal",
        ["match", "seq"],
        sqlite_where=IS_CHAINED,
        postgresql_where=IS_CHAINED,
    )
