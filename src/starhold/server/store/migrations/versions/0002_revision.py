"""Which of two readings of a table is the newer; when its log last grew, by the database's clock."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("logged", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET logged = updated")
