"""People find each other: tickets of those who look for a game, short codes, seats of bots to be taken."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("tables", sa.Column("takeover", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "tickets",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False, server_default=""),
    )
    op.create_index("ix_tickets_until", "tickets", ["until"])
    op.create_table(
        "codes",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_codes_table_id", "codes", ["table_id"])
