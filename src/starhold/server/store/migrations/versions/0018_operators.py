"""Operators: roles, bans with an end, what they did, reports, invitations, notices."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("people", sa.Column("role", sa.String(12), nullable=False, server_default=""))
    op.add_column("bans", sa.Column("until", sa.Float))
    op.add_column("bans", sa.Column("by", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "audit",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("at", sa.Float, nullable=False, index=True),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("act", sa.String(24), nullable=False),
        sa.Column("about", sa.String(80), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("detail", sa.String(200), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("at", sa.Float, nullable=False, index=True),
        sa.Column("reporter", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("quote", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("settled", sa.Float),
        sa.Column("by", sa.String(64), nullable=False, server_default=""),
        sa.Column("note", sa.String(200), nullable=False, server_default=""),
    )
    op.create_table(
        "invitations",
        sa.Column("code", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("note", sa.String(80), nullable=False),
        sa.Column("left", sa.Integer, nullable=False),
        sa.Column("until", sa.Float),
    )
    op.create_table(
        "notices",
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
    )
