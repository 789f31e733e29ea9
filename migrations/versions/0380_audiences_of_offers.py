"""Whom an open match is shown to: those before were for anybody."""

import sqlalchemy as sa
from alembic import op

revision = "0380"
down_revision = "0370"
branch_labels = None
depends_on = None


def upgrade() -> None:
    audience = sa.Column("audience", sa.Text, nullable=False, server_default="anybody")
    op.add_column("offers", audience)
