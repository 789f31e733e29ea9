"""After how many days an abandoned match may be claimed; never, for matches made before."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "matches", sa.Column("claim_days", sa.Integer, nullable=False, server_default="0")
    )
