"""Each day has a challenge in each game: a try belongs to a day, a person and a game."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

COLUMNS = "table_id, state, margin, moves, course"


def upgrade() -> None:
    op.create_table(
        "tries_new",
        sa.Column("day", sa.String(10), sa.ForeignKey("days.day"), nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False, server_default=""),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("state", sa.String(8), nullable=False, server_default="open"),
        sa.Column("margin", sa.Integer, nullable=False, server_default="0"),
        sa.Column("moves", sa.Integer, nullable=False, server_default="0"),
        sa.Column("course", sa.String(40), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("day", "person", "game"),
    )
    chosen = ", ".join(f"tries.{name}" for name in COLUMNS.split(", "))
    op.execute(
        f"INSERT INTO tries_new (day, person, game, {COLUMNS})"
        f" SELECT tries.day, tries.person, tables.game, {chosen}"
        " FROM tries JOIN tables ON tables.id = tries.table_id"
    )
    op.drop_table("tries")
    op.rename_table("tries_new", "tries")
    op.create_index("ix_tries_person", "tries", ["person"])
