"""When a table changed in a way that everybody may know: lists are made from it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("told", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET told = updated")
