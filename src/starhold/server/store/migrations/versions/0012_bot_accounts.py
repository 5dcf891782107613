"""People may have programs that play for themselves, with a name and a token; seats tell whose they are."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("people", sa.Column("owner", sa.String(24)))
    op.create_index("ix_people_owner", "people", ["owner"])
    op.add_column("seats", sa.Column("owner", sa.String(64), nullable=False, server_default=""))
