"""Clubs, with tables and events of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("key", sa.String(512), nullable=False, unique=True),
        sa.Column("about", sa.String(240), nullable=False),
        sa.Column("entry", sa.String(8), nullable=False),
        sa.Column("invite", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("visited", sa.Float, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("club", sa.String(24), sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("club", "person"),
    )
    op.create_index("ix_members_person", "members", ["person"])
    for table in ("tables", "events"):
        op.add_column(table, sa.Column("club", sa.String(24), nullable=False, server_default=""))
        op.create_index(f"ix_{table}_club", table, ["club"])
