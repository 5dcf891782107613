"""Accounts of a name alone: faces, four words, passkeys, who sees what, names that rest after a deletion."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    for column in (
        sa.Column("face", sa.Integer, nullable=False, server_default="0"),
        sa.Column("words", sa.String(200)),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
        sa.Column("presence", sa.String(8), nullable=False, server_default="friends"),
        sa.Column("games", sa.String(8), nullable=False, server_default="nobody"),
        sa.Column("invitations", sa.String(8), nullable=False, server_default="all"),
        sa.Column("ranking", sa.Boolean, nullable=False, server_default=sa.false()),
    ):
        op.add_column("people", column)
    op.create_table(
        "resting_names",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_resting_names_until", "resting_names", ["until"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("credential", sa.String(1400), nullable=False, unique=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False, server_default="0"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "ceremonies",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("challenge", sa.String(64), nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id")),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_ceremonies_person", "ceremonies", ["person"])
    op.create_index("ix_ceremonies_until", "ceremonies", ["until"])
