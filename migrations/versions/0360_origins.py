"""Where matches go on from: those before were all of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0360"
down_revision = "0350"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("origin", sa.Text, nullable=False, server_default=""))
