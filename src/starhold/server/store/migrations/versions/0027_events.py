"""Events: who takes part, their rounds and games; and notices that are about an event."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    op.add_column("tables", sa.Column("event", sa.String(24), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("sealed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "events",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("invite", sa.String(40), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False, server_default="0"),
        sa.Column("starts", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False, server_default="0"),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("reminded", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("series", sa.String(24), nullable=False, server_default=""),
        sa.Column("season", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("events_by_state", "events", ["state", "due"])
    op.create_index("ix_events_host", "events", ["host"])
    op.create_table(
        "entrants",
        sa.Column("event", sa.String(24), sa.ForeignKey("events.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("bot", sa.String(20), nullable=False, server_default=""),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
        sa.Column("division", sa.Integer, nullable=False, server_default="0"),
        sa.Column("seed", sa.Integer, nullable=False, server_default="0"),
        sa.Column("free", sa.Float, nullable=False, server_default="0"),
        sa.Column("held", sa.Float, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("event", "number"),
        sa.UniqueConstraint("event", "person", name="entered_once"),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_table(
        "event_rounds",
        sa.Column("event", sa.String(24), sa.ForeignKey("events.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(128), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("opened", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("event", "round"),
    )
    op.create_table(
        "event_games",
        sa.Column("event", sa.String(24), sa.ForeignKey("events.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("division", sa.Integer, nullable=False, server_default="0"),
        sa.Column("table_id", sa.String(24), nullable=False, unique=True),
        sa.Column("sitting", sa.Text, nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("ended", sa.Integer, nullable=False, server_default="0"),
        sa.Column("ranks", sa.Text, nullable=False, server_default="[]"),
        sa.Column("forfeits", sa.Text, nullable=False, server_default="[]"),
        sa.PrimaryKeyConstraint("event", "round", "number"),
    )
    op.create_index("ix_event_games_ended", "event_games", ["ended"])
    op.create_table(
        "reminders",
        sa.Column("event", sa.String(24), sa.ForeignKey("events.id"), nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("sent", sa.Float, nullable=False, server_default="0"),
        sa.Column("until", sa.Float, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("event", "person"),
    )
    op.create_index("ix_reminders_person", "reminders", ["person"])
