"""Links by their secret alone: one for another device may be good for many matches."""

from alembic import op

revision = "0370"
down_revision = "0360"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_links_hash", "links", ["hash"])
