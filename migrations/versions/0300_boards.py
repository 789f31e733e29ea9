"""Boards that matches keep: of those of version 0.2 all have the standard one."""

import sqlalchemy as sa
from alembic import op

revision = "0300"
down_revision = "0200"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "boards",
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("sheet", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("digest", "game", name="pk_boards"),
    )
    op.add_column("matches", sa.Column("board", sa.Text, nullable=False, server_default=""))
