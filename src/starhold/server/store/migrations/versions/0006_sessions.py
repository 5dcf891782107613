"""Sessions of their own, and the names that accounts have taken in every form that looks the same.

Before, a cookie named its person for a year. Guests, who have no other way back, may exchange theirs for a
session within a month; accounts log in.
"""

import time

import sqlalchemy as sa
from alembic import op

from starhold.server.people.confusables import keys

revision = "0006"
down_revision = "0005"

MONTH = 30 * 24 * 60 * 60


def _person() -> sa.Column[str]:
    return sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False, index=True)


def upgrade() -> None:
    op.add_column("people", sa.Column("cookie_until", sa.Float, nullable=False, server_default="0"))
    op.create_table("names", sa.Column("key", sa.String(512), primary_key=True), _person())
    op.create_table(
        "sessions",
        sa.Column("key", sa.String(64), primary_key=True),
        _person(),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False, index=True),
    )
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("created"))
    names = sa.table("names", sa.column("key"), sa.column("person"))
    connection = op.get_bind()
    connection.execute(
        sa.text("UPDATE people SET cookie_until = :until WHERE login IS NULL"), {"until": time.time() + MONTH}
    )
    # Where two accounts look alike already, the older has the name.
    accounts = sa.select(people.c.id, people.c.name).where(people.c.login.is_not(None))
    taken: dict[str, str] = {}
    for person, name in connection.execute(accounts.order_by(people.c.created)):
        for key in keys(name):
            taken.setdefault(key, person)
    if taken:
        connection.execute(names.insert(), [{"key": key, "person": person} for key, person in taken.items()])
