"""A token's copies in rematches are found by its hash, to be revoked together."""

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tokens_hash", "tokens", ["hash"])
