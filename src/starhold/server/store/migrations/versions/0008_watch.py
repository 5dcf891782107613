"""A private table is for those who are invited, unless it is open to spectators; none was said to be."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("watch", sa.Boolean, nullable=False, server_default=sa.false()))
