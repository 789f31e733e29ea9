"""Who never got the answer that gave them a seat asks again by the same key, and gets it."""

import sqlalchemy as sa
from alembic import op

revision = "0330"
down_revision = "0320"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tokens", sa.Column("key", sa.LargeBinary()))
    op.create_index("ix_tokens_key", "tokens", ["key"], unique=True)
