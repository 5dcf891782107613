"""People can agree to their rated games being published."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    op.add_column("people", sa.Column("published", sa.Boolean, nullable=False, server_default=sa.false()))
