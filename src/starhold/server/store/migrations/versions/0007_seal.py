"""Players seal their words for the dice before any word is known; words of before were said openly."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("seats", sa.Column("seal", sa.String(64), nullable=False, server_default=""))
