"""Static files of each release, so that its pages outlive an upgrade."""

import sqlalchemy as sa
from alembic import op

revision = "0340"
down_revision = "0330"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "static_files",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_static_files"),
    )
    op.create_table(
        "releases",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest", "name", name="pk_releases"),
    )
    op.create_index("ix_releases_hash", "releases", ["hash"])
