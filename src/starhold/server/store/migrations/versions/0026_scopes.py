"""Tokens of bot accounts have scopes; those that there are may do everything, as before."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    scopes = sa.Column("scopes", sa.String(80), nullable=False, server_default="play tables chat")
    op.add_column("sessions", scopes)
