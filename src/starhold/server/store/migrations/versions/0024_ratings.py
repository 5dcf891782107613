"""Ratings: tables that count for them, the rated games, and what people are rated."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    no = sa.false()
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=no))
    op.add_column("seats", sa.Column("wants_rated", sa.Boolean, nullable=False, server_default=no))
    op.add_column("tickets", sa.Column("rated", sa.Boolean, nullable=False, server_default=no))
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("state", sa.String(8), nullable=False, server_default=""),
        sa.Column("reason", sa.String(200), nullable=False, server_default=""),
        sa.UniqueConstraint("game", "number", name="rated_in_order"),
    )
    op.create_table(
        "rated_seats",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("rated_games.table_id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_rated_seats_player", "rated_seats", ["player"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("player", sa.String(24), nullable=False, unique=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("last", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", "game"),
    )
    op.create_index("ratings_by_game", "ratings", ["game", "last"])
