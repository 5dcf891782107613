"""A running table says who owes a decision, so that nobody plays it again for a list."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("tables", sa.Column("glance", sa.Text))
