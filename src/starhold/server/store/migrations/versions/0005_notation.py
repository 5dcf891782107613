"""Logs hold moves by their notation: a number means something only beside the rules that gave it out."""

import msgspec
import sqlalchemy as sa
from alembic import op

from starhold.kernel import registry
from starhold.kernel.errors import StarholdError

revision = "0005"
down_revision = "0004"

TABLES = sa.table("tables", sa.column("id"), sa.column("game"))
ENTRIES = sa.table("entries", sa.column("table_id"), sa.column("number"), sa.column("body"))


def upgrade() -> None:
    connection = op.get_bind()
    for table_id, name in connection.execute(sa.select(TABLES.c.id, TABLES.c.game)).all():
        notations = _notations(name)
        stored = sa.select(ENTRIES.c.number, ENTRIES.c.body).where(ENTRIES.c.table_id == table_id)
        for number, body in connection.execute(stored).all():
            entry = msgspec.json.decode(body)
            action = entry.get("action")
            # A game that is not installed keeps its numbers; they are read as well.
            if isinstance(action, int) and 0 <= action < len(notations):
                here = (ENTRIES.c.table_id == table_id) & (ENTRIES.c.number == number)
                written = msgspec.json.encode({**entry, "action": notations[action]}).decode()
                connection.execute(ENTRIES.update().where(here).values(body=written))


def _notations(name: str) -> list[str]:
    try:
        return [action.notation for action in registry.game(name).actions]
    except StarholdError:
        return []
