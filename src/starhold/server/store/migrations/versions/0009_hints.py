"""A table says who may ask for hints; where nothing was said, those who play against bots alone."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.String(8), nullable=False, server_default="bots"))
