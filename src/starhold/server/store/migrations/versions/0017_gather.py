"""A table may wait until all are ready; seats of a rematch are kept for those who are asked."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("tables", sa.Column("gather", sa.String(8), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("ready", sa.String(8), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("kept_for", sa.String(24)))
