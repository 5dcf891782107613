"""Tables may forbid taking moves back; those that were made before allow it, as they did."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("takebacks", sa.Boolean, nullable=False, server_default=sa.true()))
