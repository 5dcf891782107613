"""Of several processes one at a time lets a table go on by itself."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("holder", sa.String(24), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
