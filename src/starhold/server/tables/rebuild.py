"""Tables rebuilt from what the database stores."""

from typing import TYPE_CHECKING

from starhold.kernel import registry
from starhold.kernel.errors import StarholdError
from starhold.kernel.game import Game
from starhold.server.errors import OtherRules, TableUnreadable
from starhold.server.store.rows import OVER, StoredTable
from starhold.server.tables.table import Table

if TYPE_CHECKING:
    from starhold.server.store.store import Store


def read_table(store: "Store", table_id: str) -> Table:
    """Return a table as the database has it; in a thread, since a long game takes a while to replay."""
    return rebuilt(store.table(table_id, since=0))


def _other_rules(game: Game, stored: StoredTable, found: str = "") -> OtherRules:
    """Return the error of a table that the installed rules cannot continue."""
    table_id, version = stored.row.id, stored.row.rules_version
    return OtherRules(
        f"table {table_id}: {found}rules {version!r}, installed are {game.version!r}",
        table=table_id,
        game=game.name,
        version=version,
        known=game.version,
    )


def summary(stored: StoredTable) -> Table | None:
    """Return a table for a list, from its rows alone; None if that takes its log; raise as `rebuilt`."""
    row = stored.row
    if row.status in OVER:
        return Table(stored, registry.game(row.game))
    if row.version and (row.glance is None or row.glance.version != row.version):
        return None
    table = rebuilt(stored)
    if row.glance is not None:
        table.glance(row.glance)
    return table


def rebuilt(stored: StoredTable) -> Table:
    """Return a table from its rows and its whole log; raise OtherRules, TableUnreadable."""
    table_id, version = stored.row.id, stored.row.rules_version
    try:
        game = registry.game(stored.row.game)
        if version not in (game.version, *game.earlier):
            raise _other_rules(game, stored)
        return _replayed(stored, game)
    except OtherRules:
        raise
    except StarholdError as error:
        raise TableUnreadable(f"table {table_id}: {error}", table=table_id) from error


def _replayed(stored: StoredTable, game: Game) -> Table:
    table = Table(stored, game)
    try:
        for entry in stored.entries:
            table.read(entry, age=stored.age)
    except StarholdError as error:
        if table.rules_version != game.version:
            raise _other_rules(game, stored, f"{error}; ") from error
        raise
    return table
