"""Ties between people: follow and block. When people were here, and more of reports."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.create_table(
        "ties",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("whom", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", "whom"),
    )
    op.create_index("ix_ties_whom", "ties", ["whom"])
    op.add_column("people", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("place", sa.String(24), nullable=False, server_default=""))
    op.add_column("reports", sa.Column("kind", sa.String(12), nullable=False, server_default="other"))
    op.add_column("reports", sa.Column("lines", sa.Text, nullable=False, server_default=""))
    op.add_column("reports", sa.Column("outcome", sa.String(8), nullable=False, server_default=""))
    op.add_column("reports", sa.Column("heard", sa.Boolean, nullable=False, server_default=sa.false()))
