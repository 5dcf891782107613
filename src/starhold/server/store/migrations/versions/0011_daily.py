"""One game a day is the same for everybody: the day's seed, and everybody's try that counts."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("seed", sa.String(128), nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), sa.ForeignKey("days.day"), nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("state", sa.String(8), nullable=False, server_default="open"),
        sa.Column("margin", sa.Integer, nullable=False, server_default="0"),
        sa.Column("moves", sa.Integer, nullable=False, server_default="0"),
        sa.Column("course", sa.String(40), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("day", "person"),
    )
    op.add_column("tables", sa.Column("daily", sa.String(10), nullable=False, server_default=""))
