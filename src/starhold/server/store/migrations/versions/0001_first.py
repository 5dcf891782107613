"""People, tables, seats, the log of entries, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _text(name: str, size: int, **more: object) -> sa.Column[str]:
    return sa.Column(name, sa.String(size), nullable=False, **more)  # type: ignore[arg-type]


def _table_key() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        _text("name", 64),
        sa.Column("login", sa.String(64), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        _text("game", 40),
        _text("rules_version", 20),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        _text("status", 12),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        _text("host", 24),
        _text("invite", 40),
        _text("seed", 128),
        _text("commitment", 64),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("rematch", sa.String(24)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "updated"])
    op.create_table(
        "seats",
        _table_key(),
        sa.Column("seat", sa.Integer, nullable=False),
        _text("kind", 8),
        sa.Column("person", sa.String(24), index=True),
        _text("name", 64),
        _text("bot", 20),
        _text("link", 40),
        _text("entropy", 200),
        sa.Column("orders", sa.Text, nullable=False),
        sa.Column("sleep_start", sa.Integer, nullable=False),
        sa.Column("sleep_end", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "entries",
        _table_key(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("client", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sa.UniqueConstraint("table_id", "client", name="entries_once"),
    )
    op.create_table(
        "chat",
        _table_key(),
        sa.Column("number", sa.Integer, nullable=False),
        _text("room", 12),
        _text("person", 24),
        _text("name", 64),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("client", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sa.UniqueConstraint("table_id", "person", "client", name="chat_once"),
    )
